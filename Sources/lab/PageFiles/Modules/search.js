// The search over a report: titles, causes, events, reasons, classes, identifiers and rules.

import { said } from "./sentences.js";

const joinedText = (parts) => parts.flat().filter(Boolean).join("\n").toLowerCase();

/** Returns the words of a search. */
export function searchWords(text) {
  return (text || "").toLowerCase().split(/\s+/).filter((word) => word !== "");
}

function headWords({ path, title, cause, reason, tags = [], rules = [] }) {
  return joinedText([path, title, cause ? [cause.message, said(cause.message)] : [],
    reason, tags, rules.map(({ name }) => name)]);
}

function stepWords({ verb, name, events, decisions = [], crash, fault, miss, notes = [] }) {
  const reasons = decisions.filter((one) => one.reason);
  return joinedText([verb, said(verb), name, crash, fault && fault.message, miss, notes,
    events.map((event) => event.name),
    reasons.map((one) => [one.reason, one.because, said(one.because)])]);
}

function screenWords(data, { nodes, controller }) {
  const views = nodes.filter((_, at) => at % 2 === 0).map((number) => data.views[number]);
  return joinedText([controller, views.map((view) => [view.class, view.identifier, view
    .controller])]);
}

/**
 * Returns a function that searches a scenario for words.
 *
 * It returns null if a word is nowhere in it, else the first step that has a word which the title
 * and the causes lack, or -1. The texts are made once, and screens are searched once for each word.
 */
export function searcher(data) {
  const texts = new Map();
  const text = (of, make) => {
    if (!texts.has(of)) texts.set(of, make(of));
    return texts.get(of);
  };
  return (words) => {
    const screens = words.map((word) => (data.screens || []).map((screen) => text(screen, () =>
      screenWords(data, screen)).includes(word)));
    return (scenario) => {
      const head = text(scenario, headWords);
      let first = -1;
      for (const [at, word] of words.entries()) {
        if (head.includes(word)) continue;
        const found = scenario.steps.findIndex((step) => text(step, stepWords).includes(word)
          || step.screens.some((screen) => screens[at][screen]));
        if (found < 0) return null;
        if (first < 0) first = found;
      }
      return first;
    };
  };
}
