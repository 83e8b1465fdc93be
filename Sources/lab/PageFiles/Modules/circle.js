// Circled rules: their patterns, their misses with the failing step, and how they are written.

import { lengthOfClassName } from "./names.js";

/** Parses a path in which `[*]` stands for any index; null for an invalid one. */
export function pathPattern(text) {
  const steps = [];
  let rest = text;
  for (;;) {
    const length = lengthOfClassName(rest, false);
    if (length < 0) return null;
    const name = rest.slice(0, length);
    rest = rest.slice(length);
    const number = "(?:0|[1-9]\\d*)";
    const index = new RegExp(`^\\[(\\*|${number}(?::${number})?|(?:header|footer):${number})\\]`)
      .exec(rest);
    if (!index && rest.startsWith("[")) return null;
    steps.push({ name, index: index ? index[1] : undefined });
    rest = index ? rest.slice(index[0].length) : rest;
    if (rest === "") return steps;
    if (!rest.startsWith("/")) return null;
    rest = rest.slice(1);
  }
}

/** Writes a step of a pattern. */
export function stepText({ name, index }) {
  return index === undefined ? name : `${name}[${index}]`;
}

/** Writes a pattern. */
export function patternText(pattern) {
  return pattern.map(stepText).join("/");
}

function stepMatches(step, text) {
  return step.index === "*" ? text.split("[", 1)[0] === step.name : stepText(step) === text;
}

/**
 * Returns the first step of a pattern that a path does not have; null for a match.
 *
 * A step has two conditions, its class and its place.
 */
export function pathMiss(pattern, path) {
  const found = path.split("/");
  let count = 0;
  while (count < pattern.length && count < found.length &&
    stepMatches(pattern[count], found[count])) count += 1;
  const [step, other] = [pattern[count], found[count]];
  if (!step && other === undefined) return null;
  const isKin = step && other !== undefined && step.name === other.split("[", 1)[0];
  return {
    part: step ? stepText(step) : "the end of the path",
    reason: other === undefined ? "the path ends before" : `the step is ${other}`,
    held: 2 * count + (isKin ? 1 : 0),
  };
}

/** Returns the reason why an element does not match a rule; null if it does. */
export function ruleMiss(rule, sighting) {
  const miss = pathMiss(rule.pattern, sighting.path);
  if (miss) return miss;
  if (rule.page !== undefined && rule.page !== sighting.page) {
    return { part: `page ${rule.page}`, held: 1000,
      reason: `the screen is ${sighting.page === undefined ? "unknown" : sighting.page}` };
  }
  if (rule.position !== undefined && rule.position !== sighting.position) {
    const reason = sighting.position === undefined ? "the element has no position" :
      `the position is ${sighting.position}`;
    return { part: `position ${rule.position}`, reason, held: 1001 };
  }
  if (rule.content !== undefined && rule.content !== sighting.content) {
    const reason = sighting.content === undefined ? "the element has no content" :
      `the content is "${sighting.content}"`;
    return { part: `content "${rule.content}"`, reason, held: 1002 };
  }
  return null;
}

/** Returns the pattern for all cells or tabs at a position; null for a path with neither. */
export function anyPosition(pattern, position) {
  const cells = pattern.map(({ index }) => /^\d+:\d+$/.test(index || ""));
  const last = pattern.length - 1;
  let place = cells.lastIndexOf(true);
  if (place < 0 && position !== undefined && pattern[last].index === position) place = last;
  if (place < 0) return null;
  return pattern.map((step, at) => (at === place ? { ...step, index: "*" } : step));
}

/** True if a rule by path is for every row, item or tab of which an element is one. */
export function isForEveryPlace({ path, position }, sighting) {
  const isOpen = position === undefined && sighting.position !== undefined;
  return path.includes("[*]") || (isOpen && !path.includes(`[${sighting.position}]`));
}

/** Writes a rule as a line of a file of rules. */
export function ruleText({ name, page, path, position, content }) {
  const members = [["name", name], ["page", page], ["path", path], ["position", position],
    ["content", content]];
  const written = members.filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${written.join(", ")} }`;
}

/** Returns the name of an event for an element: its identifier or text in letters and digits. */
export function eventName(sighting, identifier) {
  const words = (identifier || sighting.content || "").split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = words.map((word) => word[0].toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(name) ? "Click" + name.slice(0, 60) : "CircledClick";
}

/** Returns the rules by which a person can circle an element: this one, any place, this text. */
export function suggestedRules(sighting, identifier) {
  const pattern = pathPattern(sighting.path);
  if (!pattern || sighting.page === undefined) return [];
  const name = eventName(sighting, identifier);
  const { page, path, position, content } = sighting;
  const rules = [["thisElement", { name, page, path, position }]];
  if (position !== undefined) {
    const any = anyPosition(pattern, position);
    rules.push(["anyPosition", { name, page, path: any ? patternText(any) : path }]);
  }
  if (content) rules.push(["thisContent", { name, page, path, position, content }]);
  return rules.map(([kind, rule]) => ({ kind, rule, text: ruleText(rule) }));
}
