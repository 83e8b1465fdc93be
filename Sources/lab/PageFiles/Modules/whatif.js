// What-if: one edit of the shown screen, as a new version of the app makes it, and the rules that
// it breaks. The library judges each edit; the page looks it up.

import { longTable } from "./cut.js";
import { screenNodes, viewName } from "./data.js";
import { button, fill, html, section } from "./dom.js";
import { screenEdits } from "./edits.js";
import { outcomeMark } from "./outcomemark.js";
import { say } from "./texts.js";

/** Returns an edit in words, as seen from its view. */
export function editWords(nodes, { kind, site, variant, other }) {
  const name = (place) => (nodes[place] ? viewName(nodes[place].view) : "");
  const key = kind === "REORDER" && other < 0 ? "edit.REORDER.front" : `edit.${kind}.${variant}`;
  return say(key, nodes[site].view.class, name(other));
}

/** Returns the name of an outcome in the texts of the page: `kept`, `gone`. */
function outcomeKey(outcome) {
  return outcome === "GONE-OK" ? "gone" : outcome.toLowerCase();
}

/** Returns the views whose rules an edit breaks: those of paths, and those of circled rules. */
function brokenViews(edits, { rule }) {
  return rule < edits.rules.length ? [edits.rules[rule]] : edits.circled[rule - edits.rules.length];
}

/** Returns the marks of a picture: the views whose rules are not kept, each once. */
export function whatIfMarks(data, screen, whatIf) {
  const edits = screen === whatIf.screen ? screenEdits(data, screen) : null;
  if (!edits || whatIf.edit === null) return [];
  const marks = new Map(edits.list[whatIf.edit].broken.flatMap((one) => brokenViews(edits, one)
    .map((place) => [place, outcomeKey(one.outcome)])));
  return [...marks].map(([place, outcome]) => [place, outcome, say("outcome." + outcome)]);
}

/** Draws the form of an edit, and its consequences. */
export function drawWhatIf(place, data, scenario, screen, state, actions) {
  const edits = screenEdits(data, screen);
  if (!edits || edits.list.length === 0) {
    const reason = screen === null || screen === undefined ? "noScreen.foreground" : "noEdits";
    fill(place, html("p", { class: "empty" }, say(reason)), wayBack(state, actions));
    return;
  }
  const { whatIf } = state;
  if (whatIf.screen !== screen) Object.assign(whatIf, { screen, edit: null });
  const nodes = screenNodes(data, screen);
  fill(place, html("p", { class: "quiet" }, say("whatIfIntro")),
    editForm(nodes, edits, state, actions), wayBack(state, actions),
    whatIf.edit === null ? null : consequences(scenario, nodes, edits, edits.list[whatIf.edit],
      whatIf, actions));
}

/** A button that returns to the edit of another picture, while this one has none. */
function wayBack({ whatIf }, actions) {
  if (!whatIf.left || whatIf.edit !== null) return null;
  return html("p", {}, button({ class: "link", id: "edits-left" }, () => actions.returnTo(whatIf
    .left), say("editsLeft", whatIf.left.step)));
}

function choice(label, id, values, chosen, words, change) {
  return html("label", { class: "field" }, html("span", {}, label), html("select", { id,
    on: { change: (event) => change(Number(event.target.value)) },
  }, values.map((value) => html("option", { value, selected: value === chosen }, words(value)))));
}

/** Draws the views that the app's file has, and the edits of the chosen one. */
function editForm(nodes, edits, { view, whatIf }, actions) {
  const sites = [...new Set(edits.list.map(({ site }) => site))];
  const isSystem = nodes[view] !== undefined && !sites.includes(view);
  const site = isSystem || !nodes[view] ? sites[0] : view;
  const own = edits.list.map((_, at) => at).filter((at) => edits.list[at].site === site);
  const edit = [whatIf.chosen, whatIf.edit].find((one) => own.includes(one)) ?? own[0];
  const count = (at) => edits.list[at].broken.length;
  return html("form", { class: "edit", on: { submit: (event) => {
    event.preventDefault();
    whatIf.edit = edit;
    actions.showEdits();
  } } },
  choice(say("view"), "edit-view", sites, site, (one) => "\u00a0".repeat(Math.min(nodes[one].depth,
    12)) + viewName(nodes[one].view), actions.chooseHere),
  choice(say("edit"), "edit-kind", own, edit, (at) => editWords(nodes, edits.list[at]) + (count(
    at) > 0 ? ` \u00b7 ${say("breaks", count(at))}` : ""), (at) => {
    whatIf.chosen = at;
    actions.redraw();
  }),
  html("button", { type: "submit", id: "edit-apply" }, say("apply")),
  isSystem ? html("p", { class: "quiet", id: "edit-refusal" }, say("refused.system", viewName(nodes[
    view].view))) : null);
}

function consequences(scenario, nodes, edits, edit, whatIf, actions) {
  const link = (place) => button({ class: "link" }, () => actions.chooseHere(place), viewName(nodes[
    place].view));
  const undo = () => {
    whatIf.edit = null;
    actions.showEdits();
    // The button is gone with the edit.
    document.getElementById("edit-apply").focus();
  };
  return [
    html("ol", { class: "edits" }, html("li", {}, link(edit.site), say("colon"), editWords(nodes,
      edit))),
    html("div", { class: "bar" }, button({ id: "edit-undo" }, undo, say("undo"))),
    brokenTable(edits, edit, link),
    circledTable(scenario.rules || [], edits, edit, link),
  ];
}

function matchWords(link, match) {
  if (match === -2) return say("newView");
  return match < 0 ? "" : link(match);
}

/** The rules by path that an edit breaks; each is that of one element. */
function brokenTable(edits, { broken }, link) {
  const own = broken.filter(({ rule }) => rule < edits.rules.length);
  const kept = edits.rules.filter((place) => place >= 0).length - own.length;
  const row = ({ rule, outcome, match }) => [link(edits.rules[rule]), outcomeMark(outcomeKey(
    outcome)), matchWords(link, match)];
  return own.length === 0 ? html("p", { class: "good" }, say("allKept")) : section(
    say("movedRules"), html("p", { class: "quiet" }, say("keptRules", kept)), longTable(say(
      "movedRules"), [say("element"), say("outcome"), say("nowMatches")], own, row, {
      class: "outcomes" }));
}

/** The rules of the scenario; one may match nothing on this screen. */
function circledTable(rules, edits, { broken }, link) {
  const row = ({ name }, at) => {
    const before = edits.circled[at] || [];
    const found = broken.find(({ rule }) => rule === edits.rules.length + at);
    const fate = before.length === 0 ? say("matchesNothing") : outcomeMark(found ? outcomeKey(found
      .outcome) : "kept");
    return [name, before.map((place) => [link(place), " "]), fate, found ? matchWords(link, found
      .match) : ""];
  };
  return rules.length === 0 ? null : section(say("circledRules"), longTable(say("circledRules"), [
    say("rule"), say("before"), say("outcome"), say("nowMatches")], rules, row, {
    class: "circled" }));
}
