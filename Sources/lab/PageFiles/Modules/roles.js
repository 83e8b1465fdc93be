// The keys of controls by their roles, as the authoring practices of WAI-ARIA have them.

const ends = { Home: -Infinity, End: Infinity };
const pages = { PageUp: -10, PageDown: 10 };

/** The moves of each role; a slider's arrows up and its page up lead to larger values. */
const roleMoves = {
  tab: { ArrowLeft: -1, ArrowRight: 1, ...ends },
  radio: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, ...ends },
  slider: { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10,
    ...ends },
  option: { ArrowUp: -1, ArrowDown: 1, ...pages, ...ends },
  treeitem: { ArrowUp: -1, ArrowDown: 1, ...pages, ...ends },
};
const rings = ["tab", "radio"];

/** Returns the place that a key leads to among a number of places; -1 for a key of others. */
export function nextPlace(role, key, place, count) {
  const move = roleMoves[role][key];
  if (move === undefined || count === 0) return -1;
  const next = place + move;
  if (rings.includes(role) && Number.isFinite(move)) return (next + count) % count;
  return Math.max(0, Math.min(count - 1, next));
}

/** Lets keys move within a control; `place` and `count` are read at each key. */
export function moveByKeys(element, role, { place, count, choose }) {
  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextPlace(role, event.key, place(), count());
    if (next < 0) return;
    // The keys of the page leave out an event that a control has taken.
    event.preventDefault();
    choose(next);
  });
  return element;
}
