// The identities over time: which ids the events carry, and what each change of them did.

import { button, fill, html, section, table } from "./dom.js";
import { json, properties, stepNumber } from "./data.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

/** The first words of steps that can change ids: changes of the device, and calls of the app. */
export const identityVerbs = {
  device: ["install", "update", "uninstall", "reinstall", "reissuePushToken", "reboot", "erase",
    "restore", "reflash", "resetAdvertisingID", "resetLocationAndPrivacy", "os",
    "limitAdTracking", "clock", "network", "disk"],
  app: ["login", "logout", "identify", "resetAnonymousIdentity", "forgetAnonymousID", "bind",
    "unbind"],
};
const changing = new Set(Object.values(identityVerbs).flat());

/** Returns the ids that an event carries, as pairs. */
function idsOf(data, event) {
  const device = properties(data, event.properties).$device_id;
  return Object.entries({ ...properties(data, event.envelope), ...(device === undefined ? {}
    : { $device_id: device }) });
}

/** Returns the pairs of ids by step; a step without ids is left out. */
function idsBySteps(data, scenario) {
  const all = scenario.steps.map((step, index) => [index, step.events.flatMap((event) => idsOf(
    data, event))]);
  return new Map(all.filter(([, ids]) => ids.length > 0));
}

/** Returns the rows of the table: an id, with its values and the steps from which they hold. */
export function identityRows(data, scenario) {
  const bySteps = idsBySteps(data, scenario);
  const [start] = bySteps.keys();
  const rows = new Map();
  for (const [step, ids] of bySteps) {
    for (const [key, value] of ids) {
      const spans = rows.get(key) || [];
      const last = spans[spans.length - 1];
      if (last && json(last.value) === json(value)) continue;
      const isBack = spans.some((span) => json(span.value) === json(value));
      const isFirst = step === start && !last;
      spans.push({ value, step, kind: isFirst ? "first" : isBack ? "back" : "new" });
      rows.set(key, spans);
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, spans]) => ({ key, spans }));
}

/**
 * Returns the changes with the step whose events show their effects, and these effects.
 *
 * Changes without an event between them have one effect. The first events of a scenario have no
 * earlier ids to compare with.
 */
export function identityChanges(data, scenario) {
  const bySteps = idsBySteps(data, scenario);
  const spans = identityRows(data, scenario).flatMap((row) => row.spans.map((span) => ({
    key: row.key, ...span })));
  const changes = [];
  let [open, last] = [null, null];
  scenario.steps.forEach((step, index) => {
    if (changing.has(step.verb.split(" ", 1)[0])) {
      if (!open) changes.push(open = { steps: [], before: last, next: null, effects: [] });
      open.steps.push(index);
    }
    if (!bySteps.has(index)) return;
    if (open) {
      open.next = index;
      if (last !== null) open.effects = effectsAt(spans, bySteps, last, index);
    }
    [open, last] = [null, index];
  });
  return changes;
}

/** Returns the ids that are new, came back or are gone at a step with events. */
function effectsAt(spans, bySteps, last, index) {
  const carried = new Map(bySteps.get(index));
  // The other ids are not part of every event.
  const isLasting = (key) => key === "login_id" || key.startsWith("identities.");
  const gone = [...new Map(bySteps.get(last))].filter(([key]) => isLasting(key)
    && !carried.has(key)).map(([key, value]) => ({ key, value, kind: "gone" }));
  return spans.filter(({ step }) => step === index).map(({ key, value, kind }) => ({ key, value,
    kind })).concat(gone);
}

/** Draws the ids with the steps that brought them, and the changes with their effects. */
export function drawIdentity(place, data, scenario, select) {
  const rows = identityRows(data, scenario);
  const link = (step) => button({ class: "link" }, () => select(step), say("step",
    stepNumber(scenario.steps, step)));
  const list = (parts) => html("ol", {}, parts.map((part) => html("li", {}, part)));
  const ids = html("table", { class: "identity" }, html("caption", { class: "unseen" }, say(
    "identity")), html("tbody", {}, rows.map(({ key, spans }) => html("tr", {}, html("th", {
    scope: "row" }, key), html("td", {}, list(spans.map((span) => [link(span.step), " ", idWords(
    span)])))))));
  const change = ({ steps }) => list(steps.map((step) => [link(step), " ", html("code", {},
    said(scenario.steps[step].verb))]));
  fill(place, rows.length === 0 ? html("p", { class: "empty" }, say("noEvents")) : ids,
    changeTable(identityChanges(data, scenario), change, link, list));
}

function changeTable(changes, change, link, list) {
  if (changes.length === 0) return null;
  const effect = ({ before, next, effects }) => {
    if (next === null) return say("noLaterIDs");
    if (before === null) return [link(next), " ", say("noEarlierIDs")];
    return [link(next), " ", effects.length === 0 ? say("sameIDs") : list(effects.map((one) => [
      idWords(one), " ", html("span", { class: "quiet" }, one.key)]))];
  };
  return section(say("identityChanges"), table(say("identityChanges"), [say("kindOfChange"), say(
    "nextIDs")], changes.map((one) => [change(one), effect(one)]), { class: "identity" }));
}

/** An id with the word for its fate; the first one has none. */
function idWords({ kind, value }) {
  const id = html("code", {}, typeof value === "string" ? value : json(value));
  if (kind === "first") return id;
  return html("span", { class: "changed" }, html("b", {}, say("id." + kind)), " ", id);
}
