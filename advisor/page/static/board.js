// The board and the players: our own drawing. A general has a colour and two letters, a golden kamon a star.

import { button, h, page } from "./dom.js";

const LETTERS = { honda: "Ho", ii: "Ii", sakakibara: "Sk", sakai: "Sa" };

export function kamon(general, golden) {
  return h("span", { class: `kamon ${general} ${golden ? "golden" : ""}`, "aria-hidden": "true" },
    LETTERS[general], golden ? "★" : null);
}

function place(province, number) {
  const taken = province.kamons[number];
  if (taken) return kamon(taken.general, taken.golden);
  const isNext = number === province.kamons.length;
  return h("span", { class: isNext ? "free next" : "free", "aria-hidden": "true" }, `${province.favour[number]}`);
}

function described(province) {
  const { words, labels } = page;
  const kamons = province.kamons.map((one) => words.generals[one.general] + (one.golden ? ` ${labels.golden}` : ""));
  const tile = province.tile ? `${labels.top_tile} ${words.troops[province.tile]}` : "";
  const price = province.demand || labels.full;
  return [words.provinces[province.province], kamons.join(", "), tile, price].filter(Boolean).join(words.semicolon);
}

export function board(provinces, tapped, chosen) {
  const { words, labels } = page;
  return [
    h("h2", {}, labels.board),
    h("div", { class: "board" }, provinces.map((province) =>
      button([
        h("span", { class: "name" }, words.provinces[province.province]),
        h("span", { class: "places" }, [0, 1, 2, 3].map((number) => place(province, number))),
        h("span", { class: "asks" },
          province.tile ? h("b", {}, words.troops[province.tile] + (province.bonus ? ` / ${words.tiles[province.bonus]}` : "")) : null,
          ` ${province.demand || (province.kamons.length > 3 ? labels.full : "")}`),
      ], () => tapped(province), {
        class: `province ${chosen === province.province ? "chosen" : ""}`,
        "aria-label": described(province),
        "data-key": province.province,
      }))),
  ];
}

export function players(list, due, me) {
  const { words, labels } = page;
  const order = Object.keys(words.titles);
  const sorted = [...list].sort((one, other) => order.indexOf(one.title) - order.indexOf(other.title));
  return [
    h("h2", {}, labels.players),
    h("ul", { class: "players" }, sorted.map((player) =>
      h("li", { class: player.general === due ? "due" : "", "aria-current": player.general === due ? "true" : null },
        kamon(player.general, false),
        h("span", { class: "who" },
          h("b", {}, words.generals[player.general], player.general === me ? " •" : ""),
          player.title ? ` ${words.titles[player.title]}` : ""),
        h("span", { class: "favour" }, player.favour === null ? "?" : `${player.favour}`, h("small", {}, ` ${labels.favour}`)),
        h("small", { class: "rest" },
          [player.cards,
            player.kamons,
            player.tiles.length ? player.tiles.map((tile) => words.tiles[tile]).join(", ") : null]
            .filter(Boolean).join(" · "))))),
  ];
}
