// The state of a drawn part that no data has: open details, scroll positions, focus, visited cells.

const scrolling = ".film, .steps, #panel, .views, .scroll, .study, pre";

/** Returns the state of a part, to be restored in its next drawing. */
function stateOf(root) {
  const focused = document.activeElement;
  const hasFocus = focused !== root && root.contains(focused);
  return {
    open: all(root, "details").map((one) => one.open),
    scrolls: scrollers(root).map((one) => [one.scrollLeft, one.scrollTop]),
    visited: all(root, "[role=grid]").map((grid) => all(grid, "td").findIndex((cell) => cell
      .tabIndex === 0)),
    focus: hasFocus ? [focused.localName, all(root, focused.localName).indexOf(focused),
      focused.selectionStart, focused.selectionEnd] : null,
  };
}

function all(root, selector) {
  return [...root.querySelectorAll(selector)];
}

function scrollers(root) {
  return [root, ...all(root, scrolling)];
}

/** Restores a state in a part with the same structure. */
function restore(root, { open, scrolls, visited, focus }) {
  all(root, "details").forEach((one, at) => {
    if (at < open.length) one.open = open[at];
  });
  all(root, "[role=grid]").forEach((grid, at) => visit(all(grid, "td"), visited[at]));
  if (focus && !root.contains(document.activeElement)) {
    const [name, at, start, end] = focus;
    const control = all(root, name)[at];
    if (control) control.focus({ preventScroll: true });
    if (control && typeof start === "number") control.setSelectionRange(start, end);
  }
  // Each position takes a layout, and most parts are not scrolled.
  scrollers(root).forEach((one, at) => {
    const by = scrolls[at] || [0, 0];
    if (by[0] > 0 || by[1] > 0) [one.scrollLeft, one.scrollTop] = by;
  });
  return true;
}

/** Makes a cell the one that the Tab key leads to, and tells about it. */
function visit(cells, at) {
  if (!(at > 0) || !cells[at]) return;
  cells[0].tabIndex = -1;
  cells[at].tabIndex = 0;
  cells[at].dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

const keys = new WeakMap();

/**
 * Takes the state of a part before it is drawn again; returns a function that restores it.
 *
 * A part with another key than at the last drawing has new content, and starts without that state.
 */
export function keep(root, key) {
  const state = keys.get(root) === key ? stateOf(root) : null;
  keys.set(root, key);
  return () => state && restore(root, state);
}

/** Draws a part that fills the page, and keeps its state and the scroll position of the page. */
export function keepingPage(root, key, draw) {
  const restorePart = keep(root, key);
  const place = [scrollX, scrollY];
  draw();
  if (restorePart()) scrollTo(...place);
}
