// Rules by all facts: the evidence for each candidate, and the answer with its reasons.
// `Tests/Page/agreement.js` compares every answer with that of `AnchoredRule`.

import { factsName, factsOf, ruleFor, ruleOf } from "./facts.js";
import { naturalExp, rounded } from "./natural.js";
import { peersOf, sameOrAbsent, sharesStrongFact, sightAround } from "./signals.js";
import { commonCount } from "./tokens.js";
import { say } from "./texts.js";

/** The places of the identifier, the actions and the outlets among names. */
const anchoringNames = [0, 1, 2];
const outletPlace = 2;

/** Returns the share of two sets that agrees; of outlets, one in common is enough. */
function agreement(mine, theirs, oneIsEnough) {
  const common = commonCount(mine, theirs);
  if (oneIsEnough) return common > 0 ? 1 : 0;
  return common / (mine.length + theirs.length - common);
}

function addNames(rule, candidate, amounts) {
  rule.element.names.forEach((mine, place) => {
    const theirs = candidate.names[place];
    if (mine === undefined && theirs === undefined) return;
    if (mine === undefined) amounts.namesNew += 1;
    else if (theirs === undefined) amounts.namesMissing += 1;
    else {
      const share = agreement(mine, theirs, place === outletPlace);
      amounts.namesAgree += share * rule.names[place];
      amounts.namesDiffer += 1 - share;
      if (share === 1 && anchoringNames.includes(place) && rule.names[place] > 1) {
        amounts.anchored = 1;
      }
    }
  });
}

function addWords(rule, candidate, amounts) {
  rule.element.words.forEach((mine, place) => {
    const theirs = candidate.words[place];
    if (mine === undefined && theirs === undefined) return;
    if (mine === undefined) amounts.wordsNew += 1;
    else if (theirs === undefined) amounts.wordsMissing += 1;
    else if (mine[0] === theirs[0]) {
      amounts.wordsAgree += rule.words[place];
      if (place === 0 && rule.words[place] > 1) amounts.anchored = 1;
    }
  });
}

/** Compares two sets; the order of the sums is that of the facts. */
function overlap(rule, part, theirs) {
  const mine = rule.element[part];
  if (theirs.length === 0) return [0, 0, mine.length === 0 ? 0 : 1, 0];
  if (mine.length === 0) return [0, 0, 0, 1];
  const all = new Set(theirs);
  let [shared, lost, common] = [0, 0, 0];
  mine.forEach((one, at) => {
    if (all.has(one)) {
      shared += rule[part][at];
      common += 1;
    } else {
      lost += rule[part][at];
    }
  });
  const { newFact, mostDistinct } = rule.model;
  const share = shared > 0 ? shared / (shared + lost + newFact * (theirs.length - common)) : 0;
  return [share * Math.min(mostDistinct, shared), 1 - share, 0, 0];
}

function addPlace(rule, candidate, count, amounts) {
  const isElsewhere = !sameOrAbsent(candidate.screen, rule.element.screen);
  amounts.otherScreen = isElsewhere ? 1 : 0;
  amounts.sideDiffers = sameOrAbsent(candidate.side, rule.element.side) ? 0 : 1;
  if (sameOrAbsent(candidate.path, rule.element.path)) amounts.pathAgrees = rule.path;
  else amounts.pathDiffers = 1;
  const identity = Math.max(amounts.namesAgree, amounts.wordsAgree, amounts.insideAgrees, amounts
    .aroundAgrees);
  if (identity < rule.model.leastIdentity) {
    const isSameCount = count === rule.count && !isElsewhere;
    amounts[isSameCount ? "placeOnly" : "placeOnlyOfOtherCount"] = 1;
  }
  amounts.knownAsOther = isKnownAsOther(rule, candidate) ? 1 : 0;
}

/** True if a candidate has a name or a text by which the rule knew another element. */
function isKnownAsOther(rule, candidate) {
  return candidate.all.some((one) => rule.known.has(one) && !rule.element.all.includes(one));
}

/** Returns the score of a candidate: the sum of weighted evidence, as a logarithm of odds. */
function scoreOf(rule, candidate, count) {
  const { weights, start } = rule.model;
  const amounts = Object.fromEntries(weights.map(([name]) => [name, 0]));
  addNames(rule, candidate, amounts);
  addWords(rule, candidate, amounts);
  for (const part of ["inside", "around", "above"]) {
    const [agrees, differs, missing, isNew] = overlap(rule, part, candidate[part]);
    Object.assign(amounts, { [part + "Agrees"]: agrees, [part + "Differs"]: differs });
    if (part !== "around") {
      Object.assign(amounts, { [part + "Missing"]: missing, [part + "New"]: isNew });
    }
  }
  addPlace(rule, candidate, count, amounts);
  return weights.reduce((sum, [name, weight]) => sum + weight * amounts[name], start);
}

/** Returns the candidates of a screen, each with its place, score and confidence. */
export function confidences(rule, sight) {
  const all = sight.byRole.get(rule.element.role) || [];
  const places = all.filter((place) => {
    const one = sight.elements[place];
    return sameOrAbsent(one.screen, rule.element.screen) || (rule.looksElsewhere &&
      sharesStrongFact(one, rule.element));
  });
  const count = all.filter((place) => sameOrAbsent(sight.elements[place].className, rule.element
    .className)).length;
  const scores = places.map((place) => scoreOf(rule, sight.elements[place], count));
  const top = Math.max(0, ...scores);
  const sum = scores.reduce((all_, score) => all_ + naturalExp(score - top), naturalExp(-top));
  return places.map((place, at) => ({ place, score: scores[at],
    confidence: naturalExp(scores[at] - top) / sum }));
}

/** Returns the answer of a rule on a screen: its kind, place and confidence. */
export function verdictOf(rule, sight) {
  const all = confidences(rule, sight).sort((a, b) => b.confidence - a.confidence || a.place - b
    .place);
  const best = all[0];
  if (!best) return { kind: "noCandidate" };
  const { leastConfidence } = rule.model;
  const { place, confidence } = best;
  if (confidence >= leastConfidence) return { kind: "found", place, confidence };
  // Without its rivals, the best candidate would be found.
  const alone = 1 / (1 + naturalExp(-best.score));
  const isUndecided = alone >= leastConfidence && all.length > 1;
  return { kind: isUndecided ? "undecided" : "tooDifferent", confidence };
}

/** Returns the rule by all facts for a view; null if they do not tell it from the others. */
export function anchoredRule(tree, id, elsewhere = false) {
  const sight = sightAround(tree, id);
  if (!sight || !sight.places.has(id)) return null;
  const place = sight.places.get(id);
  const rule = ruleOf(factsOf(sight, sight.elements[place], elsewhere), tree.model);
  const own = confidences(rule, sight).find((one) => one.place === place);
  return own && own.confidence >= tree.model.leastOwnConfidence ? rule : null;
}

/** Returns the views of some that a rule matches. */
export function anchoredMatches(rule, tree, ids) {
  const verdicts = new Map();
  return ids.filter((id) => {
    const sight = tree.nodes[id].role === rule.element.role ? sightAround(tree, id) : null;
    if (!sight || !sight.places.has(id)) return false;
    if (!verdicts.has(sight)) verdicts.set(sight, verdictOf(rule, sight));
    const { kind, place } = verdicts.get(sight);
    return kind === "found" && place === sight.places.get(id);
  });
}

/** Returns the confidence of the rule for a view in its own element; undefined without one. */
export function ownConfidence(tree, id) {
  const sight = sightAround(tree, id);
  if (!sight || !sight.places.has(id)) return undefined;
  const element = sight.elements[sight.places.get(id)];
  const elements = [element, ...peersOf(sight, element)];
  const byRole = new Map([[element.role, elements.map((_, place) => place)]]);
  return confidences(ruleFor(sight, element), { elements, byRole })[0].confidence;
}

/** Explains the answer about a view; null for a view that is not a candidate. */
export function explanationOf(rule, tree, id) {
  const sight = sightAround(tree, id);
  if (!sight || !sight.places.has(id)) return null;
  const place = sight.places.get(id);
  const own = confidences(rule, sight).find((one) => one.place === place);
  if (!own) return null;
  const verdict = verdictOf(rule, sight);
  const isOther = verdict.kind === "found" && verdict.place !== place;
  return { kind: isOther ? "other" : verdict.kind, confidence: own.confidence,
    share: percent(isOther ? verdict.confidence : own.confidence),
    ...comparison(rule, sight.elements[place]) };
}

function percent(share) {
  return rounded(share * 100);
}

const nameWords = ["identifier", "actions", "outlets", "tag", "reuse identifier"];
const wordWords = ["text", "label", "placeholder", "image"];

/** Returns the facts that agree and differ: keys of texts, with numbers for parts of sets. */
function comparison(rule, candidate) {
  const found = { agrees: [], differs: [] };
  const note = (word, isSame) => found[isSame ? "agrees" : "differs"].push([word]);
  const compare = (word, mine, theirs) => {
    if (mine !== undefined || theirs !== undefined) note(word, sameOrAbsent(mine, theirs));
  };
  const written = (tokens) => tokens && tokens.map((one) => one.fact).join("\n");
  [["names", nameWords], ["words", wordWords]].forEach(([part, words]) => {
    words.forEach((word, at) => {
      const [mine, theirs] = [rule.element[part][at], candidate[part][at]].map(written);
      if (mine !== undefined || theirs !== undefined) note(word, mine === theirs);
    });
  });
  for (const [word, part] of [["content", "inside"], ["surroundings", "around"], ["containers",
    "above"]]) {
    const [mine, theirs] = [rule.element[part], candidate[part]];
    const common = commonCount(mine, theirs);
    const all = mine.length + theirs.length - common;
    if (all === 0) continue;
    if (common === 0 || common === all) note(word, common === all);
    else found.differs.push([word, common, all]);
  }
  compare("path", rule.element.path, candidate.path);
  compare("side", rule.element.side, candidate.side);
  compare("screen", rule.element.screen, candidate.screen);
  if (isKnownAsOther(rule, candidate)) note("a name or text of another element", false);
  return found;
}

/** Writes an explanation in the language of the page; in English it is that of the lab. */
export function explanationText({ kind, share, agrees, differs }) {
  const words = (facts) => facts.map(([word, common, all]) => say("fact." + word) + (common ===
    undefined ? "" : say("partAgrees", common, all))).join(", ");
  return [say("anchored." + kind, share), agrees.length > 0 ? say("agree", words(agrees)) : "",
    differs.length > 0 ? say("differ", words(differs)) : ""].filter(Boolean).join("; ");
}

/** Returns the reason why a view is not the one that a rule means; null if it is. */
export function anchoredMiss(rule, tree, id) {
  const { role } = tree.nodes[id];
  const { facts } = rule;
  const miss = (part, reason, held = 0) => ({ part, reason, held });
  if (role !== facts.role) return miss(`role ${facts.role}`, `the element is a ${role}`);
  const sight = sightAround(tree, id);
  const place = sight ? sight.places.get(id) : undefined;
  if (place === undefined) return miss(factsName(facts), "no click on the element gives an event");
  const explanation = explanationOf(rule, tree, id);
  if (!explanation) {
    return miss(`${facts.role} on ${facts.page}`, `the screen is ${sight.elements[place].screen}`);
  }
  if (explanation.kind === "found") return null;
  return miss(factsName(facts), explanationText(explanation), 1 + Math.trunc(1000 * explanation
    .confidence));
}
