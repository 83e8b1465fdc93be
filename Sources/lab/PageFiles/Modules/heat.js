// A heat map: a table whose cells have a colour and say their value with its interval.

import { html } from "./dom.js";
import { say } from "./texts.js";

/** Returns the level of a share from 0 to 9; more survival or fewer wrong rules are higher. */
export function heatLevel(percent, isWrong) {
  const worst = isWrong ? 10 : 100;
  const share = Math.min(1, Math.max(0, percent / worst));
  return Math.min(9, Math.floor((isWrong ? 1 - share : share) * 10));
}

/** Formats a percentage with one digit after the point. */
export function percentText(percent) {
  return (Math.round(percent * 10) / 10).toFixed(1);
}

const countedOutcomes = ["kept", "lost", "stolen", "multi", "ghost", "remade", "gone"];

/** Returns the numbers of rules by their outcome, in words. */
export function countsText(counts) {
  return countedOutcomes.filter((name) => counts[name] !== undefined)
    .map((name) => `${say("outcome." + name)} ${counts[name]}`).join(", ");
}

/** Returns the interval of a cell in words. */
export function boundsText({ interval }) {
  return interval.map(percentText).join("\u2013");
}

/** Returns the words about a cell: its share, its interval and its counts. */
export function cellText(cell) {
  if (!cell || typeof cell.percent !== "number") return say("noRules");
  const share = `${percentText(cell.percent)} %` + (cell.interval ? ` (${boundsText(cell)})` : "");
  return cell.title ? `${share}; ${cell.title}` : share;
}

/**
 * Draws a heat map; a cell is null, or has `percent`, `interval`, and its counts as a title.
 *
 * A title is shown to a mouse only, so a second table has the counts as text.
 */
export function heatMap(caption, corner, columns, rows, isWrong) {
  const hasCounts = rows.some(({ cells }) => cells.some((cell) => cell && cell.title));
  return [
    matrix({ class: "heat" }, html("caption", {}, caption), corner, columns, rows, (cell) =>
      heatCell(cell, isWrong)),
    hasCounts ? html("details", { class: "counts" }, html("summary", {}, say("countsOf")),
      html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": caption }, matrix({},
        html("caption", { class: "unseen" }, caption), corner, columns, rows, (cell) => html("td",
          {}, cellText(cell))))) : null,
  ];
}

/** Draws a table with heads of its columns and of its rows. */
function matrix(attributes, caption, corner, columns, rows, draw) {
  const head = (name) => html("th", { scope: "col" }, name);
  return html("table", attributes, caption,
    html("thead", {}, html("tr", {}, head(corner), columns.map(head))),
    html("tbody", {}, rows.map(({ name, cells }) => html("tr", {}, html("th", { scope: "row" },
      name), cells.map(draw)))));
}

function heatCell(cell, isWrong) {
  if (!cell || typeof cell.percent !== "number") return html("td", { class: "none" }, "\u2013");
  const bounds = cell.interval ? html("span", { class: "interval" }, boundsText(cell)) : null;
  return html("td", { class: "heat" + heatLevel(cell.percent, isWrong), title: cell.title },
    html("b", {}, percentText(cell.percent)), " ", bounds);
}
