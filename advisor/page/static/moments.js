// What can be tapped now. What is tapped becomes a line as it would be typed.

import { button, cardPad, h, page, saidCards, total } from "./dom.js";

/** What was tapped so far, for the revision of the game it belongs to. */
let pick = { revision: -1 };

export function picked(revision) {
  if (pick.revision !== revision) pick = fresh(revision);
  return pick;
}

function fresh(revision) {
  return { revision, names: [], counts: {}, order: [], tools: {}, province: null, title: null, other: null, sub: null };
}

/** What was tapped so far is on its way, so nothing is lost when the game goes on. */
export function sent() {
  pick.isSent = true;
}

/** Whether something was tapped and not sent, and the game has gone on. */
export function isLost(revision) {
  return pick.revision >= 0 && pick.revision !== revision && !pick.isSent && Boolean(pick.order.length || pick.names.length);
}

export function chooseProvince(revision, province) {
  pick = { ...fresh(revision), province };
}

/** The buttons of a moment; `tell` records a line, `again` draws them anew. */
export function moment(state, tell, again, isOpen) {
  const now = state.moment;
  const chosen = picked(state.revision);
  const kinds = { players, me, titles, hand, tiles, share: hand, lot, split: lot, answer: options, choice: options, turn, tile, holds };
  const make = kinds[now.kind];
  if (!make) return state.asks === "join" ? h("p", {}, page.labels.typed) : null;
  return make(now, chosen, tell, () => again(), isOpen, state);
}

function names(kind, values, tapped, props = () => ({})) {
  return h("div", { class: "choices", role: "group" },
    values.map((value) => button(page.words[kind][value], () => tapped(value), { "data-key": value, class: value, ...props(value) })));
}

function takeCardBack(chosen) {
  const card = chosen.order.pop();
  chosen.counts[card] -= 1;
  if (!chosen.counts[card]) delete chosen.counts[card];
}

function takeBack(chosen, again) {
  if (!chosen.names.length && !chosen.order.length) return null;
  return button(page.labels.take_back, () => {
    if (chosen.order.length) takeCardBack(chosen);
    else chosen.names.pop();
    again();
  }, { class: "quiet", "data-key": "back" });
}

function players(now, chosen, tell, again) {
  const toggled = (general) => {
    chosen.names = chosen.names.includes(general) ? chosen.names.filter((one) => one !== general) : [...chosen.names, general];
    again();
  };
  return [
    names("generals", now.generals, toggled, (general) => ({ "aria-pressed": `${chosen.names.includes(general)}` })),
    h("div", { class: "choices" },
      button(page.labels.all_four, () => tell(now.generals.join(" ")), { class: "main", "data-key": "all" }),
      button(page.labels.done, () => tell(chosen.names.join(" ")), { class: "main", disabled: chosen.names.length < now.fewest, "data-key": "done" })),
  ];
}

function me(now, chosen, tell) {
  return names("generals", now.generals, tell);
}

function titles(now, chosen, tell, again) {
  const left = now.options.filter((title) => !chosen.names.includes(title));
  const who = now.slots[chosen.names.length];
  const tapped = (title) => {
    chosen.names.push(title);
    const rest = now.options.filter((one) => !chosen.names.includes(one));
    if (rest.length === 1 && chosen.names.length === now.slots.length - 1) chosen.names.push(rest[0]);
    if (chosen.names.length === now.slots.length) tell(chosen.names.join(" "));
    else again();
  };
  return [h("p", {}, page.words.generals[who] + page.words.colon + page.labels.which_title), names("titles", left, tapped), takeBack(chosen, again)];
}

function tiles(now, chosen, tell, again) {
  const where = now.slots[chosen.names.length];
  const soFar = chosen.names.map((troop, at) => `${page.words.provinces[now.slots[at]]} ${page.words.troops[troop]}`).join(", ");
  if (!where) return [h("p", { class: "so-far" }, soFar), takeBack(chosen, again)];
  const tapped = (troop) => {
    chosen.names.push(troop);
    if (chosen.names.length === now.slots.length) tell(chosen.names.join(" "));
    else again();
  };
  return [h("p", {}, h("b", {}, page.words.provinces[where]), ` (${chosen.names.length + 1}/${now.slots.length})`),
    names("troops", now.options, tapped), takeBack(chosen, again), h("p", { class: "so-far" }, soFar)];
}

const isKoku = (card) => card.startsWith("koku");

function pad(cards, chosen, again, after = () => {}, props = {}) {
  return cardPad(cards, chosen.counts, (card) => {
    chosen.counts[card] = (chosen.counts[card] || 0) + 1;
    chosen.order.push(card);
    after();
    again();
  }, props);
}

function hand(now, chosen, tell, again) {
  const count = (of) => Object.entries(chosen.counts).filter(([card]) => isKoku(card) === of).reduce((sum, [, n]) => sum + n, 0);
  const complete = () => {
    if (count(false) === now.troops && count(true) === now.koku) tell(saidCards(chosen.counts));
  };
  // Buttons stay where they are: what is complete can be tapped no more.
  const isFull = (card) => (isKoku(card) ? count(true) >= now.koku : count(false) >= now.troops);
  const cards = now.cards.filter(({ card }) => now.koku || !isKoku(card))
    .map(({ card, left }) => ({ card, left: isFull(card) ? chosen.counts[card] || 0 : left }));
  const said = page.words.cards;
  return [
    pad(cards, chosen, again, complete),
    h("p", { class: "so-far" }, `${total(chosen.counts)} / ${now.troops + now.koku}`,
      chosen.order.length ? `: ${Object.entries(chosen.counts).map(([card, n]) => (n > 1 ? `${n} × ${said[card]}` : said[card])).join(", ")}` : ""),
    takeBack(chosen, again)];
}

function lot(now, chosen, tell, again) {
  const isSplit = now.kind === "split";
  const done = () => {
    const first = `${chosen.title} ${saidCards(chosen.counts)}`.trim();
    tell(isSplit ? `${first} / ${other()}` : first);
  };
  // With more tiles than lots, that of the other lot is to be told too.
  const others = now.titles.filter((title) => title !== chosen.title);
  const other = () => (others.length === 1 ? others[0] : chosen.other);
  const isTold = chosen.title && (!isSplit || (other() && other() !== chosen.title));
  return [
    names("titles", now.titles, (title) => { chosen.title = title; again(); }, (title) => ({ "aria-pressed": `${chosen.title === title}` })),
    pad(now.cards, chosen, again, () => {}, { showLeft: true }),
    isSplit ? h("p", {}, page.labels.other_lot) : null,
    isSplit && chosen.title && others.length > 1
      ? h("div", { class: "choices", role: "group" }, others.map((title) =>
        button(page.words.titles[title], () => { chosen.other = title; again(); }, { "data-key": `other ${title}`, "aria-pressed": `${chosen.other === title}` })))
      : null,
    h("div", { class: "choices" },
      button(page.labels.done, done, { class: "main", disabled: !isTold, "data-key": "done" }), takeBack(chosen, again)),
  ];
}

function options(now, chosen, tell) {
  return h("div", { class: "choices stacked" },
    now.options.map(({ line, label }) => button(label, () => tell(line), { "data-key": line, class: "main" })));
}

function turn(now, chosen, tell, again, isOpen, state) {
  const { labels, words } = page;
  const isMine = now.general === state.me;
  if (chosen.province) {
    const asked = state.board.find(({ province }) => province === chosen.province);
    return payment(now, chosen, tell, again, isMine && isOpen ? state.mine : null, asked);
  }
  if (chosen.sub === "golden") {
    const spots = now.golden.map(([province, number]) =>
      button(`${words.provinces[province]} ${number}`, () => tell(`gold ${province} ${number}`), { "data-key": `${province} ${number}` }));
    return [h("div", { class: "choices" }, spots), button(labels.take_back, () => { chosen.sub = null; again(); }, { class: "quiet" })];
  }
  if (chosen.sub === "draw") {
    const cards = now.cards.filter(({ card }) => !isKoku(card));
    return [cardPad(cards, {}, (card) => tell(`draw ${card}`)), button(labels.take_back, () => { chosen.sub = null; again(); }, { class: "quiet" })];
  }
  const draw = () => { if (isMine) { chosen.sub = "draw"; again(); } else tell("draw"); };
  return [
    now.provinces.length ? h("p", {}, labels.which_province) : null,
    h("div", { class: "choices" },
      button(labels.passes, () => tell("pass"), { class: "main", "data-key": "pass" }),
      now.golden.length ? button(labels.turn_golden, () => { chosen.sub = "golden"; again(); }, { "data-key": "golden" }) : null,
      now.draws ? button(labels.draws, draw, { "data-key": "draw" }) : null),
  ];
}

function payment(now, chosen, tell, again, mine, asked) {
  const { labels, words } = page;
  const known = now.known.map(({ card }) => card);
  const cards = mine ? mine.cards : [...now.cards].sort((one, other) => known.includes(other.card) - known.includes(one.card));
  const tools = (mine ? mine.tiles : now.tiles).map(({ tile, left }) => ({ card: tile, left }));
  if (now.joker) tools.push({ card: now.joker, left: 1 });
  const called = { ...words.tiles, [now.joker]: words.titles.hatamoto };
  const tapped = (tool) => { chosen.tools[tool] = (chosen.tools[tool] || 0) + 1; again(); };
  const used = Object.entries(chosen.tools).flatMap(([tool, count]) => Array(count).fill(tool));
  const pay = () => tell([chosen.province, saidCards(chosen.counts), ...used].filter(Boolean).join(" "));
  return [
    h("p", {}, h("b", {}, `${words.generals[now.general]}${words.colon}${words.provinces[chosen.province]}, ${asked.demand}`)),
    h("p", {}, labels.put_down),
    pad(cards, chosen, again, () => {}, { showLeft: Boolean(mine) }),
    tools.length ? cardPad(tools, chosen.tools, tapped, { names: called }) : null,
    h("div", { class: "choices" },
      button(labels.pay, pay, { class: "main", disabled: !total(chosen.counts) && !used.length, "data-key": "pay" }),
      button(labels.take_back, () => {
        if (chosen.order.length) takeCardBack(chosen);
        else if (used.length) chosen.tools = {};
        else chosen.province = null;
        again();
      }, { class: "quiet", "data-key": "back" })),
  ];
}

function tile(now, chosen, tell, again) {
  const bonus = now.bonus || chosen.title;
  const said = (troop) => tell(["tile", bonus, troop ? `next ${troop}` : ""].filter(Boolean).join(" "));
  if (!bonus) {
    const tapped = (value) => {
      chosen.title = value;
      if (now.troops.length) again();
      else tell(`tile ${value}`);
    };
    return [h("p", {}, page.labels.bonus), names("tiles", now.bonuses, tapped)];
  }
  if (!now.troops.length) return [h("div", { class: "choices" }, button(page.words.tiles[bonus], () => said(null), { class: "main" }))];
  return [h("p", {}, now.bonus ? "" : `${page.words.tiles[bonus]}. `, page.labels.next_tile), names("troops", now.troops, said),
    now.bonus ? null : button(page.labels.take_back, () => { chosen.title = null; again(); }, { class: "quiet" })];
}

function holds(now, chosen, tell, again) {
  const done = () => tell(`${now.general} ${saidCards(chosen.counts) || "none"}`);
  return [
    pad(now.cards, chosen, again),
    h("div", { class: "choices" },
      button(total(chosen.counts) ? page.labels.done : page.labels.nothing, done, { class: "main", "data-key": "done" }), takeBack(chosen, again)),
  ];
}
