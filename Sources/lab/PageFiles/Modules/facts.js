// Rules by all facts in files: `AnchoredFacts`, and the rule that facts make.

import { compareTexts, naturalLog } from "./natural.js";
import { elementSignals, peersOf, tokensOf } from "./signals.js";
import { commonCount, kindNumber, stableText, stableToken, token, tokenOf } from "./tokens.js";

const nameKeys = ["identifier", "actions", "outlets", "tag", "reuseIdentifier"];
const wordKeys = ["text", "label", "placeholder", "image"];

/** Returns the numbers of others that have an element's facts, in the order of the facts. */
function sharedCounts(element, peers) {
  const meets = (part) => element[part].map((value, at) => (value === undefined ? 0 : peers.filter(
    (one) => one[part][at] !== undefined && commonCount(value, one[part][at]) > 0).length));
  const sets = (part) => {
    const counts = new Map();
    for (const one of peers) {
      for (const fact of one[part]) counts.set(fact, (counts.get(fact) || 0) + 1);
    }
    return element[part].map((fact) => counts.get(fact) || 0);
  };
  return { others: peers.length, names: meets("names"), words: meets("words"),
    inside: sets("inside"), around: sets("around"), above: sets("above"),
    path: peers.filter((one) => one.path.normalize() === element.path.normalize()).length };
}

const textsOfTokens = new WeakMap();

/** Returns the facts of a screen that have a text in files; of two equal texts, the first. */
function writableFacts(sight) {
  if (textsOfTokens.has(sight)) return textsOfTokens.get(sight);
  const all = new Map();
  for (const node of sight.nodes) {
    const more = [token("class", node.className)];
    if (node.reuse !== undefined) more.push(token("reuse", node.reuse));
    for (const one of tokensOf(node).concat(more)) {
      const key = one.fact.normalize();
      if (!all.has(key)) all.set(key, one);
    }
  }
  textsOfTokens.set(sight, new Set(all.values()));
  return textsOfTokens.get(sight);
}

function compareFacts(one, other) {
  return kindNumber(one.kind) - kindNumber(other.kind) || compareTexts(one.text, other.text);
}

/** Returns the facts of an element for a file of rules. */
export function factsOf(sight, element, elsewhere) {
  const node = sight.nodes[element.number];
  const peers = peersOf(sight, element);
  const counts = sharedCounts(element, peers);
  const writable = writableFacts(sight);
  const counted = (part) => Object.fromEntries(element[part].map((one, at) => [one, counts[part][
    at]]).filter(([one]) => writable.has(one)).map(([one, count]) => [one.fact, count]));
  const numbers = counts.names.concat(counts.words, counts.path);
  const own = new Set(element.all);
  const known = [...new Set(peers.flatMap((one) => one.all))].filter((one) => !own.has(one) &&
    writable.has(one)).sort(compareFacts);
  return {
    page: sight.screen, role: node.role, class: node.className, path: node.path, side: node.side,
    identifier: node.identifier, actions: node.actions.slice().sort(compareTexts),
    outlets: node.outlets.slice().sort(compareTexts), tag: node.tag, reuseIdentifier: node.reuse,
    text: node.content, label: node.label, placeholder: node.placeholder, image: node.image,
    shared: Object.fromEntries(nameKeys.concat(wordKeys, "path").map((key, at) => [key,
      numbers[at]]).filter(([, count]) => count > 0)),
    inside: counted("inside"), around: counted("around"), above: counted("above"),
    others: peers.length,
    alike: 1 + peers.filter((one) => one.className === node.className).length,
    known: known.map((one) => one.fact), elsewhere,
  };
}

/** Returns a rule for an element whose facts so many others had when the rule was made. */
function weighted(element, counts, model, rest) {
  const weight = (count) => Math.min(model.mostDistinct, naturalLog((counts.others + 2) / (count +
    0.1)));
  const weights = Object.fromEntries(["names", "words", "inside", "around", "above"].map((part) => [
    part, counts[part].map(weight)]));
  return { element, model, ...weights, path: weight(counts.path), ...rest };
}

/** Returns the rule for an element of a screen, without the facts of a file. */
export function ruleFor(sight, element) {
  const peers = peersOf(sight, element);
  return weighted(element, sharedCounts(element, peers), sight.tree.model, {
    count: 1 + peers.filter((one) => one.className === element.className).length,
    known: new Set(peers.flatMap((one) => one.all)), looksElsewhere: false,
  });
}

/** Returns the rule that facts make, with the weights of its facts. */
export function ruleOf(facts, model) {
  const element = signalsOfFacts(facts, model);
  const counted = (part) => {
    const counts = new Map(Object.entries(facts[part] || {}).map(([fact, count]) => [stableToken(
      tokenOf(fact)), count]));
    return element[part].map((one) => counts.get(one) || 0);
  };
  const shared = (key) => (facts.shared || {})[key] || 0;
  return weighted(element, {
    others: facts.others, names: nameKeys.map(shared), words: wordKeys.map(shared),
    inside: counted("inside"), around: counted("around"), above: counted("above"),
    path: shared("path"),
  }, model, {
    facts, count: facts.alike, looksElsewhere: facts.elsewhere === true,
    known: new Set((facts.known || []).map((fact) => stableToken(tokenOf(fact)))),
  });
}

function signalsOfFacts(facts, { groups }) {
  const tokens = (part) => Object.keys(facts[part] || {}).map((fact) => stableToken(tokenOf(fact)));
  const content = stableText(facts.text);
  const label = stableText(facts.label);
  const node = {
    role: facts.role, className: facts.class, path: facts.path, side: facts.side,
    identifier: facts.identifier, tag: facts.tag, reuse: facts.reuseIdentifier,
    image: facts.image, actions: facts.actions || [], outlets: facts.outlets || [], content,
    ownText: groups.titled.includes(facts.role) ? content : undefined, label,
    hasOwnLabel: label !== undefined, placeholder: stableText(facts.placeholder),
    isCell: groups.cells.includes(facts.role),
  };
  return elementSignals(node, facts.page, { inside: tokens("inside"), around: tokens("around"),
    above: tokens("above") });
}

/** Returns the role and the best name of the element that facts describe. */
export function factsName(facts) {
  const inner = Object.entries(facts.inside || {}).map(([fact, count]) => [tokenOf(fact), count])
    .filter(([one]) => one.kind === "text").sort((a, b) => a[1] - b[1] || compareFacts(a[0], b[0]));
  const quoted = [facts.text, facts.label, inner.length > 0 ? inner[0][0].text : undefined]
    .filter((one) => one !== undefined).map((one) => `"${one}"`);
  const identifier = facts.identifier === undefined ? undefined : "#" + facts.identifier;
  const names = [identifier, (facts.outlets || [])[0], (facts.actions || [])[0], ...quoted];
  return facts.role + " " + (names.find((one) => one !== undefined) || facts.path);
}

/** Writes a rule by all facts as a line of a file of rules. */
export function factsText(name, facts) {
  const text = (key) => (facts[key] === undefined ? undefined : `${key}: ` + JSON.stringify(facts[
    key]));
  const list = (key) => (facts[key].length === 0 ? undefined : `${key}: [` + facts[key].map((
    one) => JSON.stringify(one)).join(", ") + "]");
  const object = (key, members) => (members.length === 0 ? undefined : `${key}: { ` + members
    .join(", ") + " }");
  const counted = (key) => object(key, Object.entries(facts[key]).map(([fact, count]) => [tokenOf(
    fact), count]).sort((a, b) => compareFacts(a[0], b[0])).map(([one, count]) => `${JSON
    .stringify(one.fact)}: ${count}`));
  const parts = [
    `name: ${JSON.stringify(name)}`, "scheme: \"anchored\"", text("page"), text("role"),
    text("class"), text("path"), text("side"), text("identifier"), list("actions"),
    list("outlets"), facts.tag === undefined ? undefined : `tag: ${facts.tag}`,
    text("reuseIdentifier"), text("text"), text("label"), text("placeholder"), text("image"),
    object("shared", Object.entries(facts.shared).map(([key, count]) => `${key}: ${count}`)),
    counted("inside"), counted("around"), counted("above"), `others: ${facts.others}`,
    `alike: ${facts.alike}`, list("known"), facts.elsewhere ? "elsewhere: true" : undefined,
  ];
  return `{ ${parts.filter((part) => part !== undefined).join(", ")} }`;
}
