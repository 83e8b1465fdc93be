// A heat map: a table whose cells have a colour and say their value with its interval.

import { html } from "./dom.js";

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

/** Draws a heat map; a cell is null, or has `percent`, `interval`, and details for its title. */
export function heatMap(caption, corner, columns, rows, isWrong) {
  return html("table", { class: "heat" }, html("caption", {}, caption),
    html("thead", {}, html("tr", {}, html("th", { scope: "col" }, corner), columns.map((name) =>
      html("th", { scope: "col" }, name)))),
    html("tbody", {}, rows.map(({ name, cells }) => html("tr", {}, html("th", { scope: "row" },
      name), cells.map((cell) => heatCell(cell, isWrong))))));
}

function heatCell(cell, isWrong) {
  if (!cell || typeof cell.percent !== "number") return html("td", { class: "none" }, "\u2013");
  const [low, high] = cell.interval || [];
  const bounds = low === undefined ? null : html("span", { class: "interval" },
    `${percentText(low)}\u2013${percentText(high)}`);
  return html("td", { class: "heat" + heatLevel(cell.percent, isWrong), title: cell.title },
    html("b", {}, percentText(cell.percent)), " ", bounds);
}
