// What is mine: my hand, the advice and my chances, covered until a button is held.

import { button, h, page, part, sheet } from "./dom.js";

export const cover = { held: false, pointer: null, kept: false, hints: 0, withHints: false, more: false };

export function isOpen() {
  return cover.held || cover.kept;
}

function reveal() {
  document.getElementById("covered").hidden = !isOpen();
}

// The finger may leave the button, or the button may be drawn anew under it; another finger may tap meanwhile.
for (const over of ["pointerup", "pointercancel", "blur"]) {
  window.addEventListener(over, (event) => {
    if (over !== "blur" && event.pointerId !== cover.pointer) return;
    cover.held = false;
    reveal();
  });
}

export function drawMine(state, tell, again) {
  const thought = state.thought || {};
  const line = thought.advice?.line;
  part("hold", [Boolean(state.mine), cover.kept, line], () => (state.mine ? buttons(line, tell, again) : null));
  part("thinking", [thought.thinking, thought.of, thought.done], () => (thought.thinking ? progress(thought) : null));
  part("covered", [state.mine, state.hand, thought, cover.hints, cover.withHints, cover.more],
    () => (state.mine ? open(state, thought, again) : null));
  reveal();
}

function buttons(line, tell, again) {
  const { labels } = page;
  const hold = (held) => { cover.held = held; reveal(); };
  const key = (held) => (event) => {
    if (event.key === " " || event.key === "Enter") { event.preventDefault(); hold(held); }
  };
  return h("div", { class: "choices" },
    button(labels.hold, () => {}, {
      "data-key": "hold", class: "hold", onpointerdown: (event) => { cover.pointer = event.pointerId; hold(true); },
      onkeydown: key(true), onkeyup: key(false), oncontextmenu: (event) => event.preventDefault(),
    }),
    button(cover.kept ? labels.cover : labels.keep_open, () => { cover.kept = !cover.kept; again(); },
      { "data-key": "keep", "aria-pressed": `${cover.kept}` }),
    line ? button(labels.play_it, () => tell(line), { "data-key": "play", class: "main" }) : null);
}

function progress(thought) {
  const { labels } = page;
  return [h("span", {}, thought.of ? labels.playing_out : labels.thinking),
    thought.of ? h("progress", { max: thought.of, value: thought.done, "aria-label": labels.playing_out }) : null];
}

function open(state, thought, again) {
  const { labels, words } = page;
  const advice = thought.advice;
  const chances = thought.chances;
  return [
    h("p", {}, h("b", {}, labels.hand + words.colon), state.hand),
    thought.missing ? h("p", {}, thought.missing) : null,
    advice ? advised(advice, again) : null,
    chances && !(cover.withHints && cover.hints < 2) ? h("div", { class: "chances" }, h("h3", {}, labels.chances),
      Object.entries(chances).sort((one, other) => other[1] - one[1]).map(([general, chance]) =>
        h("label", {}, h("span", {}, words.generals[general]),
          h("progress", { max: 1, value: chance }), h("span", {}, `${Math.round(chance * 100)} %`)))) : null,
  ];
}

function advised(advice, again) {
  const { labels } = page;
  if (cover.withHints && cover.hints < advice.hints.length) {
    return [
      h("p", { class: "headline" }, advice.hints[cover.hints]),
      h("div", { class: "choices" },
        button(labels.hint, () => { cover.hints += 1; again(); }, { "data-key": "hint" }),
        button(labels.whole, () => { cover.hints = advice.hints.length; again(); }, { "data-key": "whole" })),
    ];
  }
  return [
    advice.first ? h("p", { class: "tone-first" }, advice.first) : null,
    h("p", { class: "headline" }, advice.headline),
    cover.more ? sheet(advice.sheet.filter(({ line }) => line === undefined || ![advice.headline, advice.first].includes(line))) : null,
    h("div", { class: "choices" },
      button(cover.more ? labels.close : labels.more, () => { cover.more = !cover.more; again(); }, { "data-key": "more", "aria-expanded": `${cover.more}` }),
      button(labels.hint, () => { cover.withHints = !cover.withHints; cover.hints = 0; again(); }, { "data-key": "hints", "aria-pressed": `${cover.withHints}` })),
  ];
}
