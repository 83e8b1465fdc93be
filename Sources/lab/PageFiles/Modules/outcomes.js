// The fates of rules when a screen changes, in the words of `lab mutate` and `lab impact`.

import { anchoredMatches, anchoredRule } from "./anchored.js";
import { ruleOf } from "./facts.js";
import { classesAndDepths, defaultPath, elementPosition } from "./paths.js";
import { pathPattern, ruleMiss } from "./circle.js";
import { elementIDs, lineUp, ownTextOf, rootView } from "./tree.js";

/** The outcomes: `wrong` ones count clicks on another element. */
export const outcomeNames = ["kept", "lost", "stolen", "multi", "ghost", "gone"];

/** Judges by the number of matches, and by the presence of the element. */
export function outcome(matches, includesOwn, isThere) {
  if (!isThere) return matches === 0 ? "gone" : "ghost";
  if (matches === 0) return "lost";
  if (matches > 1) return "multi";
  return includesOwn ? "kept" : "stolen";
}

/** The schemes that the page computes itself, by name; null for an element without such a rule. */
export const liveSchemes = {
  default: defaultPath,
  "classes and depths": classesAndDepths,
  identifier: (tree, id) => tree.nodes[id].identifier || null,
};

/** The number of elements up to which rules by all facts are computed: its square is the cost. */
const mostAnchored = 150;

/** Returns the schemes that the page computes for the elements of a screen. */
export function liveNames(tree, elements) {
  const isAnchored = tree.model !== undefined && elements.length <= mostAnchored;
  return Object.keys(liveSchemes).concat(isAnchored ? ["anchored"] : []);
}

/** Returns the schemes that only the lab computes for them. */
export function notLive(tree, elements) {
  const others = ["sensors", "mixpanel", "postHog", "growingIO", "amplitude"];
  return others.concat(liveNames(tree, elements).includes("anchored") ? [] : ["anchored"]);
}

/** Returns the elements that rules may match: those with rules, and new ones of their classes. */
export function candidateIDs(before, after, elements) {
  const own = new Set(elements);
  const classes = new Set(elements.map((id) => before.nodes[id].class));
  return elementIDs(after).filter((id) => (id < before.nodes.length ? own.has(id) :
    classes.has(after.nodes[id].class)));
}

/** Returns the outcome of each element's rule by a scheme; null for an element without its own. */
export function schemeOutcomes(before, after, elements, name) {
  if (name === "anchored") return anchoredOutcomes(before, after, elements);
  const write = liveSchemes[name];
  const texts = elements.map((id) => write(before, id));
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) || 0) + 1);
  const there = new Set(elementIDs(after));
  const places = new Map();
  for (const id of candidateIDs(before, after, elements)) {
    const text = write(after, id);
    if (text === null) continue;
    if (!places.has(text)) places.set(text, []);
    places.get(text).push(id);
  }
  return elements.map((id, at) => {
    if (texts[at] === null || counts.get(texts[at]) > 1) return null;
    const found = places.get(texts[at]) || [];
    return { result: outcome(found.length, found.includes(id), there.has(id)), found };
  });
}

const knownRules = new WeakMap();

/** Returns the rule by all facts for a view; a tree never changes once it is made. */
function ruleOfView(tree, id) {
  if (!knownRules.has(tree)) knownRules.set(tree, new Map());
  const known = knownRules.get(tree);
  if (!known.has(id)) known.set(id, anchoredRule(tree, id));
  return known.get(id);
}

function anchoredOutcomes(before, after, elements) {
  const there = new Set(elementIDs(after));
  const candidates = candidateIDs(before, after, elements);
  return elements.map((id) => {
    const rule = ruleOfView(before, id);
    if (!rule) return null;
    const found = anchoredMatches(rule, after, candidates);
    return { result: outcome(found.length, found.includes(id), there.has(id)), found, rule };
  });
}

/** Returns the class of a view's screen, also after its controller was renamed. */
function pageOf(tree, id) {
  const known = (tree.nodes[id].view || {}).page;
  const root = known === undefined ? rootView(tree, id) : lineUp(tree, id).find((one) =>
    (tree.nodes[one].view || {}).controller === known);
  return root === undefined ? known : tree.nodes[root].owner.class;
}

/** Returns the facts of an element that circled rules match. */
export function sightingOf(tree, id) {
  const { text, view } = tree.nodes[id];
  const hasOwnContent = view && view.content !== ownTextOf(view);
  return {
    page: pageOf(tree, id),
    path: defaultPath(tree, id),
    position: elementPosition(tree, id),
    content: hasOwnContent ? view.content : text,
  };
}

/** Returns the outcome of a circled rule, with the elements that it matches before and after. */
export function circledOutcome(before, after, elements, rule, seen = sightingOf) {
  if (rule.facts) {
    const made = ruleOf(rule.facts, before.model);
    return { old: anchoredMatches(made, before, elements),
      now: anchoredMatches(made, after, candidateIDs(before, after, elements)) };
  }
  const compiled = { ...rule, pattern: pathPattern(rule.path) };
  if (!compiled.pattern) return null;
  const matches = (tree, ids) => ids.filter((id) => !ruleMiss(compiled, seen(tree, id)));
  const old = matches(before, elements);
  const now = matches(after, candidateIDs(before, after, elements));
  return { old, now };
}
