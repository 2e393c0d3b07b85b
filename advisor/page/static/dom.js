// Small helpers: nodes, sheets, and parts of the page that are drawn again only when they differ.

export const page = { words: null, labels: null, state: null, role: null };

/** Text in which no line begins with a mark that belongs to the word before it: '33 %', '« oui »'. */
const stuck = (text) => text.replace(/ (?=[%×:;?!»])|(?<=[«×±]) /g, "\u00a0");

/** A node with its properties and children. Text never becomes markup. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  const shown = children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
  node.append(...shown.map((child) => (typeof child === "string" ? stuck(child) : child)));
  return node;
}

export function button(label, onclick, props = {}) {
  return h("button", { type: "button", onclick, ...props }, label);
}

const drawn = new Map();

/** Draw a part of the page if what it shows has changed; the key that had the focus keeps it. */
export function part(id, shown, make) {
  const text = JSON.stringify(shown);
  if (drawn.get(id) === text) return;
  drawn.set(id, text);
  const place = document.getElementById(id);
  const held = place.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  place.replaceChildren(...[make()].flat(Infinity).filter(Boolean));
  if (held) place.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
}

/** An answer that the server has laid out. */
export function sheet(parts) {
  return (parts || []).map((piece) => {
    if (piece.line !== undefined) return h("p", { class: `tone-${piece.tone}` }, piece.line);
    if (piece.rows) {
      const rows = piece.rows.map((row) =>
        h("div", { class: "row" },
          h("dt", {}, row.label),
          h("dd", {}, row.lead ? h("b", {}, row.lead) : null, row.text)));
      return h("dl", {}, rows);
    }
    const head = h("tr", {}, piece.headings.map((text) => h("th", { scope: "col" }, text)));
    const rows = piece.figures.map((row) =>
      h("tr", {}, h("th", { scope: "row" }, row[0]), row.slice(1).map((text) => h("td", {}, text))));
    // With large letters a table may be wider than the screen: it is then moved, also by keys.
    return h("div", { class: "scrolled", tabindex: "0", role: "group", "aria-label": piece.headings[0] },
      h("table", {}, h("thead", {}, head), h("tbody", {}, rows)));
  });
}

/** Show something over the page until it is closed. */
export function open(title, ...content) {
  const dialog = document.getElementById("dialog");
  dialog.replaceChildren(h("h2", {}, title), ...content.flat(Infinity).filter(Boolean),
    button(page.labels.close, () => dialog.close(), { class: "wide" }));
  dialog.setAttribute("aria-label", title);
  if (!dialog.open) dialog.showModal();
}

export function shut() {
  document.getElementById("dialog").close();
}

/** Say something where it is seen and read aloud. */
export function say(...content) {
  document.getElementById("said").replaceChildren(...content.flat(Infinity).filter(Boolean));
}

/** Send JSON to the server; its answer, or null where it cannot be reached. */
export async function send(path, body) {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const said = await answer.json().catch(() => ({ error: "answer" }));
    return { status: answer.status, ...said };
  } catch {
    return null;
  }
}

function counter(chosen, left) {
  if (chosen) return h("b", { class: "count" }, left ? `${chosen}/${left}` : `${chosen}`);
  return left > 1 ? h("span", { class: "count left" }, `×${left}`) : null;
}

/** Cards that count up as they are tapped: `counts` holds how often each was. */
export function cardPad(cards, counts, tapped, extra = {}) {
  return h("div", { class: "pad", role: "group" },
    cards.map(({ card, left }) => {
      const chosen = counts[card] || 0;
      const name = extra.names?.[card] ?? page.words.cards[card];
      return button(
        // A double card may be broken after its plus.
        [h("span", {}, name.replace("+", "+\u200b")), counter(chosen, extra.showLeft ? left : 0)],
        () => tapped(card),
        {
          class: `card ${card.startsWith("koku") ? "koku" : ""} ${chosen ? "chosen" : ""}`,
          disabled: chosen >= left,
          "data-key": `card ${card}`,
          "aria-label": chosen ? name + page.words.colon + chosen : name,
        });
    }));
}

/** Cards as they are said in a line: troops before koku, so that no number is taken for a count. */
export function saidCards(counts) {
  const named = Object.entries(counts).flatMap(([card, count]) => Array(count).fill(card));
  const koku = named.filter((card) => card.startsWith("koku")).map((card) => card.slice(5));
  return [...named.filter((card) => !card.startsWith("koku")), ...koku].join(", ");
}

export function total(counts) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
