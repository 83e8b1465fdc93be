// The state of the page in its address, so that every view has a link.

import { stepNumber } from "./data.js";

/** The parts of an address, in their order. */
export const routeParts = ["scenario", "study", "rule", "step", "range", "at", "hidden", "tab",
  "view", "record", "edits", "filter", "result", "sort"];

/** Reads the part of an address after `#`. */
export function readRoute(hash) {
  const route = {};
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [name, value] = part.split("=", 2);
    if (routeParts.includes(name) && value !== undefined) route[name] = decoded(value);
  }
  return givenParts(route);
}

/** Returns the parts of a route that have a value; an empty one is as if it were absent. */
export function givenParts(route) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== undefined
    && value !== ""));
}

/** Returns the number that a part of an address writes in digits; null for any other text. */
export function numberIn(text) {
  return /^\d+$/.test(String(text)) ? Number(text) : null;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return text;
  }
}

/** Writes the part of an address after `#`; empty values are left out. */
export function writeRoute(route) {
  const given = givenParts(route);
  const parts = routeParts.filter((name) => name in given);
  return "#" + parts.map((name) => name + "=" + encoded(String(given[name]))).join("&");
}

/** Encodes a value, but leaves paths readable. */
function encoded(text) {
  return encodeURIComponent(text).replace(/%2F/g, "/").replace(/%3A/g, ":");
}

/** Returns the index of the scenario in an address: its path, or its number from 1; else -1. */
export function scenarioIndex(scenarios, name) {
  if (name === undefined) return -1;
  const byPath = scenarios.findIndex((scenario) => scenario.path === name);
  if (byPath >= 0) return byPath;
  const number = numberIn(name);
  return number >= 1 && number <= scenarios.length ? number - 1 : -1;
}

/** Writes a range of steps for an address, with numbers from 1: `3-7`. */
export function writtenRange(range) {
  return range ? `${range[0] + 1}-${range[1] + 1}` : "";
}

/** Returns the range in an address; null for one without the chosen step, or beyond the steps. */
export function rangeOf(text, step, count) {
  const found = /^(\d+)-(\d+)$/.exec(text || "");
  if (!found) return null;
  const [from, to] = [Number(found[1]) - 1, Number(found[2]) - 1];
  return from >= 0 && from <= step && step <= to && to < count ? [from, to] : null;
}

/** Returns the index of the step in an address: its number from 1, or its name; else the first. */
export function stepIndex(steps, name) {
  const number = numberIn(name);
  if (number >= 1) {
    const next = steps.findIndex((_, index) => stepNumber(steps, index) >= number);
    return next < 0 ? steps.length - 1 : next;
  }
  const byName = steps.findIndex((step) => step.name !== undefined && step.name === name);
  return Math.max(byName, 0);
}
