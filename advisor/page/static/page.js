// The page of a game: it is let in by the key of its link, shows every change at once, and tells what is tapped.

import { board, players } from "./board.js";
import { button, h, open, page, part, say, send, sheet, shut } from "./dom.js";
import { cover, drawMine, isOpen } from "./mine.js";
import { chooseProvince, isLost, moment, picked, sent } from "./moments.js";
import { justThisTurn } from "./turn.js";

const RETRY = 2000;
const DOUBLE = 600;
let unsent = null;
let isOnline = false;

async function start() {
  page.words = await (await fetch("/words.json")).json();
  page.labels = page.words.labels;
  document.title = page.labels.title;
  document.documentElement.lang = page.words.language;
  document.getElementById("title").textContent = page.labels.title;
  const key = decodeURIComponent(location.hash.slice(1));
  // The key stays out of the address that others may see.
  history.replaceState(null, "", "/");
  const answer = await send("/enter", key ? { key } : {});
  if (!answer || answer.status !== 200) {
    refused(answer ? answer.text : page.labels.offline);
    return;
  }
  page.role = answer.role;
  if (!answer.game) {
    justThisTurn();
    return;
  }
  unsent = JSON.parse(sessionStorage.getItem("unsent"));
  listen();
  if (unsent) deliver();
}

function listen() {
  const events = new EventSource("/events");
  events.onmessage = (event) => {
    page.state = JSON.parse(event.data);
    isOnline = true;
    draw();
  };
  events.onerror = () => {
    isOnline = false;
    draw();
    if (events.readyState === EventSource.CLOSED) setTimeout(comeBack, RETRY);
  };
}

/** Listen again, unless the laptop has begun anew and gives out other links. */
async function comeBack() {
  const answer = await send("/enter", {});
  if (answer?.status === 403) refused(answer.text);
  else listen();
}

function refused(text) {
  document.getElementById("line").replaceChildren(h("p", { class: "tone-bad" }, text));
}

/** Record a line. It is sent until it is answered, and recorded once however often it arrives. */
function tell(line) {
  if (unsent || !page.state || isDoubleTap(line)) return;
  unsent = { line, revision: page.state.revision, entry: crypto.getRandomValues(new Uint32Array(4)).join("-") };
  sessionStorage.setItem("unsent", JSON.stringify(unsent));
  sent();
  deliver();
}

/** A second tap on the same button, which would say the same for the next player. */
let before = { line: null, at: 0 };
function isDoubleTap(line) {
  const now = performance.now();
  const again = before.line === line && now - before.at < DOUBLE;
  before = { line, at: now };
  return again;
}

async function deliver() {
  draw();
  const answer = await send("/tell", unsent);
  if (answer === null) {
    isOnline = false;
    draw();
    setTimeout(deliver, RETRY);
    return;
  }
  unsent = null;
  sessionStorage.removeItem("unsent");
  if (answer.taken) {
    cover.hints = 0;
    cover.more = false;
    shut();
  }
  if (answer.stale) say(h("p", { class: "tone-bad" }, page.labels.stale));
  else if (answer.error) say(h("p", { class: "tone-bad" }, answer.text || page.labels.unreadable));
  else say(answer.taken ? sheet(answer.sheet) : h("div", { class: "refused" }, sheet(answer.sheet)),
    answer.confirm ? button(page.labels.confirm, () => tell(answer.confirm), { class: "main" }) : null);
  draw();
  // The answer and the next question stand above.
  window.scrollTo(0, 0);
}

async function ask(title, line) {
  open(title, h("p", {}, page.labels.thinking));
  const answer = await send("/ask", { line });
  open(title, answer ? sheet(answer.sheet) : h("p", {}, page.labels.offline));
}

function draw() {
  const state = page.state;
  const { labels } = page;
  part("line", [isOnline, unsent, page.role, state?.guest], () => [
    isOnline ? null : h("p", { class: "tone-bad" }, state ? labels.offline : labels.connecting),
    unsent && !isOnline ? h("p", {}, `${labels.unsent} ${unsent.line}`) : null,
    page.role === "guest" ? h("p", { class: "quiet" }, state?.guest || labels.guest) : null,
  ]);
  if (!state) return;
  const isOwner = page.role === "owner";
  if (isOwner && !unsent && isLost(state.revision)) say(h("p", { class: "tone-bad" }, labels.stale));
  const chosen = isOwner ? picked(state.revision) : {};
  document.body.classList.toggle("busy", Boolean(unsent));
  document.body.dataset.revision = state.revision;
  document.getElementById("title").textContent = state.round || labels.title;
  part("asked", [state.question, state.score], () => [
    h("h2", { class: "question" }, state.question),
    (state.score || []).map((line) => h("p", {}, line)),
  ]);
  if (isOwner) {
    part("moment", [state.moment, state.revision, chosen, state.mine && isOpen() ? state.mine : null], () => moment(state, tell, draw, isOpen()));
    drawMine(state, tell, draw);
  }
  part("lots", state.lots, () => (state.lots?.length ? [h("h2", {}, labels.table), sheet(state.lots)] : null));
  part("board", [state.board, chosen.province, state.revision], () => (state.board ? board(state.board, tapProvince, chosen.province) : null));
  part("players", [state.players, state.due], () => (state.players ? players(state.players, state.due, state.me) : null));
  part("undo", [state.undo, state.revision, isOwner], () => (isOwner && state.undo
    ? button(labels.undo + page.words.colon + state.undo, () => tell("undo"), { "data-key": "undo", class: "undo quiet" }) : null));
  part("told", [state.told, state.undo, state.revision, Boolean(state.board)], () => [
    state.told.length ? h("ul", { class: "told" }, state.told.map((line) => h("li", {}, line))) : null,
    isOwner ? tools(state) : null,
  ]);
}

function tapProvince(province) {
  const state = page.state;
  if (page.role !== "owner") return;
  const name = province.province;
  if (state.moment.kind === "turn" && state.moment.provinces.includes(name)) {
    chooseProvince(state.revision, name);
    draw();
    window.scrollTo(0, 0);
    if (state.due !== state.me) return;
    say(button(page.labels.afford, () => ask(page.words.provinces[name], `afford ${name}`), { class: "quiet", "data-key": "afford" }));
    return;
  }
  questions(name);
}

function questions(name) {
  const title = page.words.provinces[name];
  open(title,
    button(page.labels.afford, () => ask(title, `afford ${name}`), { class: "wide" }),
    button(page.labels.every_way, () => ask(title, `afford ${name} all`), { class: "wide" }),
    page.state.thought?.advice ? button(page.labels.why_not, () => ask(title, `why ${name}`), { class: "wide" }) : null);
}

function tools(state) {
  const { labels } = page;
  return h("div", { class: "choices" },
    state.told.length ? button(labels.history, history_, { "data-key": "history" }) : null,
    state.board ? [
      button(labels.score, () => ask(labels.score, "score"), { "data-key": "score" }),
      button(labels.odds, () => ask(labels.odds, "odds"), { "data-key": "odds" }),
      state.thought?.advice ? button(labels.more, () => ask(labels.advice, "explain"), { "data-key": "explain" }) : null,
      h("a", { href: "/position.json", download: "position.json", class: "button" }, labels.save_position),
    ] : null,
    button(labels.invite, () => open(labels.invite, h("p", {}, labels.invited), h("img", { src: "/guest.svg", alt: labels.invite, class: "code" })), { "data-key": "invite" }));
}

async function history_() {
  const { labels } = page;
  const answer = await send("/ask", { line: "history" });
  if (!answer) return;
  open(labels.history, button(labels.redo, () => tell("redo"), { class: "wide" }),
    h("ol", { class: "history" }, answer.sheet.map(({ line }, index) =>
      h("li", {}, button(line.trim(), () => correct(index + 1), { "aria-label": labels.correct + page.words.colon + line.trim() }))).reverse()));
}

async function correct(number) {
  const { labels } = page;
  if (!isOpen()) {
    // A line may hold my cards.
    open(`${labels.correct}${page.words.colon}${number}`, h("p", {}, labels.covered), button(labels.keep_open, () => { cover.kept = true; draw(); correct(number); }, { class: "wide main" }));
    return;
  }
  const answer = await send("/ask", { line: `edit ${number}` });
  const field = h("input", { type: "text", "aria-label": labels.correct, value: answer?.sheet?.[0]?.line || "" });
  open(`${labels.correct}${page.words.colon}${number}`, field,
    button(labels.save, () => { shut(); tell(`edit ${number} ${field.value}`); }, { class: "wide main" }));
}

start();
