// Just this turn: a board is put together as it lies, and one turn or lot is advised. The position stays on
// this device, and can be saved and opened as position.json.

import { board } from "./board.js";
import { button, cardPad, h, open, page, part, say, send, sheet, shut } from "./dom.js";

/** Every piece of a kind, by its name in position files. */
const all = (kind) => Object.keys(page.words[kind]);
let position = null;
let isThinking = false;
/** Which parts are folded out. */
const unfolded = new Set(["players"]);

function empty() {
  return { format: 1, players: all("generals"), me: null, titles: {}, hand: [], tiles: [], board: {}, favour: {} };
}

export function justThisTurn() {
  try { show(JSON.parse(localStorage.getItem("position")) || empty()); } catch { show(empty()); }
}

/** Draw a position from elsewhere; an error where it has another shape, and nothing of it is kept then. */
function show(read) {
  const before = position;
  position = { ...empty(), ...read };
  try {
    const lists = [position.players, position.hand, position.tiles, ...Object.values(position.board).map((site) => site.kamons || [])];
    if (!lists.every((list) => Array.isArray(list) && list.every((name) => typeof name === "string"))) throw new TypeError();
    if (!position.players.every((general) => all("generals").includes(general))) throw new TypeError();
    changed();
  } catch (error) {
    position = before;
    localStorage.removeItem("position");
    throw error;
  }
}

function changed() {
  localStorage.setItem("position", JSON.stringify(position));
  draw();
}

function draw() {
  const { labels } = page;
  part("asked", "turn", () => h("h2", { class: "question" }, labels.this_turn));
  part("moment", [position, [...unfolded]], form);
  part("board", position.board, () => board(shownBoard(), describe, null));
  part("told", [position, isThinking], actions);
}

function shownBoard() {
  return Object.entries(page.words.favour).map(([province, favour]) => {
    const site = position.board[province] || {};
    const kamons = (site.kamons || []).map((kamon) => ({ general: kamon.replace("*", ""), golden: kamon.endsWith("*") }));
    return { province, favour, kamons, tile: site.tile?.split("/")[0] || null, bonus: null, demand: null };
  });
}

function folded(name, title, ...content) {
  const node = h("details", { open: unfolded.has(name) }, h("summary", { "data-key": name }, title), ...content.flat(Infinity).filter(Boolean));
  node.addEventListener("toggle", () => (node.open ? unfolded.add(name) : unfolded.delete(name)));
  return node;
}

function form() {
  const { labels, words } = page;
  const isEven = Boolean(position.sharing);
  return [
    folded("players", labels.who_plays,
      toggles(all("generals"), "generals", (one) => position.players.includes(one), (one) => {
        position.players = position.players.includes(one) ? position.players.filter((other) => other !== one) : all("generals").filter((other) => other === one || position.players.includes(other));
        for (const field of ["titles", "favour"]) delete position[field][one];
        if (position.me === one) position.me = null;
      }),
      h("h3", {}, labels.who_are_you),
      toggles(position.players, "generals", (one) => position.me === one, (one) => { position.me = one; }),
      toggles(["odd_year", "even_year"], null, (one) => (one === "even_year") === isEven, (one) => {
        if (one === "even_year") position.sharing = position.sharing || { cards: [] };
        else delete position.sharing;
      })),
    folded("titles", `${labels.titles}, ${labels.favour}`, position.players.map((general) => [
      h("h3", {}, words.generals[general]),
      toggles(all("titles"), "titles", (title) => position.titles[general] === title, (title) => {
        for (const who of Object.keys(position.titles)) if (position.titles[who] === title) delete position.titles[who];
        position.titles[general] = title;
      }),
      number(labels.favour, position.favour[general], (value) => { position.favour[general] = value; }),
    ]), number(labels.koku_deck, position.koku_deck, (value) => { position.koku_deck = value; })),
    folded("hand", labels.my_hand, counting(position.hand), h("h3", {}, labels.my_tiles), tilesPad()),
    isEven ? folded("share", labels.to_share, counting(position.sharing.cards)) : null,
    isEven ? folded("offer", labels.on_offer, offer()) : null,
  ];
}

function toggles(values, kind, isOn, tapped) {
  return h("div", { class: "choices", role: "group" }, values.map((value) =>
    button(kind ? page.words[kind][value] : page.labels[value], () => { tapped(value); changed(); },
      { "aria-pressed": `${isOn(value)}`, "data-key": `${kind} ${value}` })));
}

function number(label, value, set) {
  const field = h("input", { type: "number", inputmode: "numeric", min: 0, max: 400, value: value ?? "" });
  field.addEventListener("change", () => { set(field.value === "" ? undefined : Number(field.value)); changed(); });
  return h("label", { class: "field" }, label, field);
}

function counting(cards) {
  const counts = {};
  for (const card of cards) counts[card] = (counts[card] || 0) + 1;
  const all = Object.keys(page.words.cards).map((card) => ({ card, left: 12 }));
  return [cardPad(all, counts, (card) => { cards.push(card); changed(); }),
    cards.length ? button(page.labels.remove, () => { cards.pop(); changed(); }, { class: "quiet" }) : null];
}

function tilesPad() {
  const counts = {};
  for (const tile of position.tiles) counts[tile] = (counts[tile] || 0) + 1;
  const all = Object.keys(page.words.tiles).map((card) => ({ card, left: 8 }));
  return [cardPad(all, counts, (tile) => { position.tiles.push(tile); changed(); }, { names: page.words.tiles }),
    position.tiles.length ? button(page.labels.remove, () => { position.tiles.pop(); changed(); }, { class: "quiet" }) : null];
}

function offer() {
  const year = position.sharing;
  const lot = year.offered;
  return [
    toggles(all("titles"), "titles", (title) => lot?.title === title, (title) => {
      if (lot?.title === title) { delete year.offered; delete year.refused; } else year.offered = { title, cards: lot?.cards || [] };
    }),
    lot ? counting(lot.cards) : null,
    lot ? [h("h3", {}, page.labels.refused_by), toggles(position.players, "generals", (one) => (year.refused || []).includes(one), (one) => {
      year.refused = (year.refused || []).includes(one) ? year.refused.filter((other) => other !== one) : [...(year.refused || []), one];
    })] : null,
  ];
}

/** A province as it lies: kamons from the left, and the troop on its top tile. */
function describe(province) {
  const { labels, words } = page;
  const name = province.province;
  const site = (position.board[name] = position.board[name] || {});
  const kamons = (site.kamons = site.kamons || []);
  const again = () => { changed(); describe(province); };
  open(words.provinces[name],
    h("p", {}, kamons.map((kamon) => words.generals[kamon.replace("*", "")] + (kamon.endsWith("*") ? ` ${labels.golden}` : "")).join(", ") || "–"),
    kamons.length < 4 ? h("div", { class: "choices" }, position.players.flatMap((general) => [
      button(words.generals[general], () => { kamons.push(general); again(); }),
      button(`${words.generals[general]} ★`, () => { kamons.push(`${general}*`); again(); }, { "aria-label": `${words.generals[general]} ${labels.golden}` })])) : null,
    kamons.length ? button(labels.remove, () => { kamons.pop(); again(); }, { class: "wide quiet" }) : null,
    kamons.length < 3 ? [h("h3", {}, labels.top_tile), h("div", { class: "choices" }, all("troops").map((troop) =>
      button(words.troops[troop], () => { site.tile = troop; changed(); shut(); }, { "aria-pressed": `${site.tile === troop}` })))] : null);
}

function described() {
  const board = {};
  for (const [name, site] of Object.entries(position.board)) {
    const kamons = site.kamons || [];
    if (kamons.length || site.tile) board[name] = { ...(kamons.length ? { kamons } : {}), ...(kamons.length < 3 && site.tile ? { tile: site.tile } : {}) };
  }
  return JSON.stringify({ ...position, board });
}

async function advise() {
  isThinking = true;
  draw();
  say(h("p", {}, page.labels.thinking), h("progress", { "aria-label": page.labels.thinking }));
  const answer = await send("/advise", described());
  isThinking = false;
  draw();
  if (!answer) say(h("p", { class: "tone-bad" }, page.labels.offline));
  else if (answer.problems) say(h("ul", { class: "refused" }, answer.problems.map((text) => h("li", {}, text))));
  else say(sheet(answer.sheet));
  document.getElementById("said").scrollIntoView({ block: "start" });
}

function actions() {
  const { labels } = page;
  const file = h("input", { type: "file", accept: ".json,application/json", "aria-label": labels.open_position });
  file.addEventListener("change", async () => {
    try {
      show(JSON.parse(await file.files[0].text()));
      say();
    } catch {
      say(h("p", { class: "tone-bad" }, labels.no_position));
      draw();
    }
  });
  return h("div", { class: "choices" },
    button(labels.advise, advise, { class: "main", disabled: isThinking, "data-key": "advise" }),
    h("a", { class: "button", download: "position.json", href: `data:application/json;charset=utf-8,${encodeURIComponent(described())}` }, labels.save_position),
    h("label", { class: "field" }, labels.open_position, file),
    button(labels.start_again, () => { position = empty(); say(); changed(); }, { class: "quiet", "data-key": "again" }));
}
