// Tables of many rows: the first rows at once, and the others on demand.

import { append, html, table } from "./dom.js";
import { say } from "./texts.js";

/** The number of rows that a table shows at once. */
export const firstRows = 60;

/** Makes a table of items; a line below it says how many rows are left out, and shows them. */
export function longTable(caption, head, items, rowOf, attributes) {
  const [first, rest] = [items.slice(0, firstRows), items.slice(firstRows)];
  const start = table(caption, head, first.map(rowOf), attributes);
  if (rest.length === 0) return start;
  const more = html("details", { class: "more", on: { toggle: () => {
    // The rows are made when they are wanted, as there may be thousands.
    if (!more.open || more.childElementCount > 1) return;
    const rows = rest.map((item, at) => rowOf(item, firstRows + at));
    append(more, table(caption, head, rows, attributes));
  } } }, html("summary", {}, say("moreRows", rest.length)));
  return [start, more];
}
