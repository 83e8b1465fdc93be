// A heat map with many cells: arrow keys visit them, and a line tells about the chosen one.

import { html } from "./dom.js";
import { boundsText, cellText, heatLevel, percentText } from "./heat.js";
import { say } from "./texts.js";

/** The width of an interval in points from which a share is only a hint. */
const wide = 10;

const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  Home: [0, -Infinity], End: [0, Infinity] };

/** Returns the place that a key leads to, within a number of rows and columns; null for others. */
export function nextCell([row, column], key, rows, columns) {
  const move = moves[key];
  if (!move) return null;
  const within = (place, count) => Math.max(0, Math.min(count - 1, place));
  return [within(row + move[0], rows), within(column + move[1], columns)];
}

/** True for a share of few rules, whose interval is wide. */
export function isUnsure({ interval }) {
  return Boolean(interval) && interval[1] - interval[0] > wide;
}

/** Draws a heat map; a cell is null, or has `percent`, `interval`, and words about its counts. */
export function drawGrid(caption, corner, columns, rows, isWrong) {
  const line = html("p", { class: "readout" }, say("gridHint"));
  const cells = rows.map((row) => row.cells.map((cell) => gridCell(cell, isWrong)));
  const tell = (row, column) => {
    const text = cellText(rows[row].cells[column]);
    line.textContent = `${rows[row].name} \u00b7 ${columns[column]}: ${text}`;
  };
  const placeOf = (target) => {
    const cell = target.closest("td");
    const row = cells.findIndex((all) => all.includes(cell));
    return row < 0 ? null : [row, cells[row].indexOf(cell)];
  };
  const point = (event) => {
    const place = placeOf(event.target);
    if (place) tell(...place);
  };
  const press = (event) => {
    const place = placeOf(event.target);
    const next = place && nextCell(place, event.key, rows.length, columns.length);
    if (!next) return;
    event.preventDefault();
    cells[place[0]][place[1]].tabIndex = -1;
    const cell = cells[next[0]][next[1]];
    cell.tabIndex = 0;
    cell.focus();
  };
  if (cells[0] && cells[0][0]) cells[0][0].tabIndex = 0;
  const table = html("table", { class: "heat grid", role: "grid", on: { keydown: press,
    focusin: point, mouseover: point } }, html("caption", {}, caption),
  html("thead", {}, html("tr", {}, html("th", { scope: "col" }, corner), columns.map((name) =>
    html("th", { scope: "col" }, html("span", { class: "upright" }, name))))),
  html("tbody", {}, rows.map(({ name }, row) => html("tr", {}, html("th", { scope: "row" }, name),
    cells[row]))));
  return html("div", { class: "gridded" }, html("div", { class: "scroll" }, table), line);
}

function gridCell(cell, isWrong) {
  if (!cell) return html("td", { class: "none", tabindex: -1 }, "\u2013");
  const level = "heat" + heatLevel(cell.percent, isWrong);
  const attributes = { class: level + (isUnsure(cell) ? " unsure" : ""), tabindex: -1 };
  return html("td", attributes, html("b", {}, percentText(cell.percent)),
    cell.interval ? html("span", { class: "unseen" }, ` (${boundsText(cell)})`) : null);
}
