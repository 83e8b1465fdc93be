// The identities over time: which ids the events carry, and at which step they change.

import { button, fill, html } from "./dom.js";
import { json, properties } from "./data.js";
import { say } from "./texts.js";

/** Returns the rows of the table: an id, with its values and the steps from which they hold. */
export function identityRows(data, scenario) {
  const rows = new Map();
  scenario.steps.forEach((step, index) => {
    for (const event of step.events) {
      const envelope = properties(data, event.envelope);
      const device = properties(data, event.properties).$device_id;
      const all = { ...envelope, ...(device === undefined ? {} : { $device_id: device }) };
      const flat = Object.entries(all).flatMap(([key, value]) => key === "identities" && value
        ? Object.entries(value).map(([name, id]) => ["identities." + name, id]) : [
          [key, value]
        ]);
      for (const [key, value] of flat) {
        if (key === "type") continue;
        const spans = rows.get(key) || [];
        const last = spans[spans.length - 1];
        if (!last || json(last.value) !== json(value)) {
          spans.push({ value, step: index, event: event.name });
        }
        rows.set(key, spans);
      }
    }
  });
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, spans]) => ({ key, spans }));
}

/** Draws the table of identities; a changed value is marked with the step that brought it. */
export function drawIdentity(place, data, scenario, select) {
  const rows = identityRows(data, scenario);
  const cell = (span, index) => html("li", { class: index > 0 ? "changed" : "" },
    button({ class: "link" }, () => select(span.step), say("step", span.step + 1)), " ",
    index > 0 ? html("b", {}, say("newValue"), " ") : null, html("code", {}, typeof span.value ===
      "string" ? span.value : json(span.value)));
  fill(place, rows.length === 0 ? html("p", { class: "empty" }, say("noEvents"))
    : html("table", { class: "identity" }, html("caption", { class: "unseen" }, say("identity")),
      html("tbody", {}, rows.map(({ key, spans }) =>
        html("tr", {}, html("th", { scope: "row" }, key), html("td", {}, html("ol", {}, spans
          .map(cell))))))));
}
