// The shapes of controls, drawn as what they are.

import { flagsOf } from "./data.js";
import { svg } from "./dom.js";
import { fitted } from "./lettering.js";

function box([x, y, width, height], style, radius = 0) {
  return svg("rect", { x, y, width, height, rx: radius, class: style });
}

/**
 * Draws a text in a frame; `anchor` is start, middle or end.
 *
 * A text that is too wide is cut. It is never smaller than others of its height.
 */
function words([x, y, width, height], text, style, anchor = "start", inset = 0, limit = 17) {
  if (!text || width <= 0) return null;
  const size = Math.max(7, Math.min(limit, height * 0.62));
  const line = fitted(text, width - 2 * inset + 1, size);
  const at = { start: x + inset, middle: x + width / 2, end: x + width - inset } [anchor];
  return svg("text", {
    x: at,
    y: y + height / 2 + size * 0.35,
    "font-size": size,
    "text-anchor": anchor,
    class: style,
  }, line);
}

const shapes = {
  button: ({ frame, text, isEnabled }) => [
    box(frame, "box button", Math.min(10, frame[3] / 4)),
    words(frame, text, isEnabled ? "tint" : "faint", "middle", 4),
  ],
  label: ({ room, text, view }) => words(room, text, "ink", view.align === "center" ? "middle" :
    "start"),
  textField: ({ frame, text }) => [box(frame, "box entry", 6), words(frame, text, "faint",
    "start", 8)],
  textView: ({ frame, text }) => [box(frame, "box entry", 4), words(frame, text, "faint", "start",
    8)],
  search: ({ frame, text }) => [
    box(frame, "box entry", 10), words(frame, "\u2315 " + (text || ""), "faint", "start", 8),
  ],
  row: ({ frame: [x, y, width, height], frame }) => [
    box(frame, "cell"),
    svg("line", { x1: x, x2: x + width, y1: y + height, y2: y + height, class: "line" }),
  ],
  item: ({ frame }) => box(frame, "box", 6),
  list: ({ frame }) => box(frame, "list"),
  image: ({ frame: [x, y, width, height], frame, text }) => [
    box(frame, "image", 3),
    svg("path", { d: `M${x},${y}l${width},${height}M${x + width},${y}l${-width},${height}`,
      class: "line" }),
    words([x, y + height / 2 - 8, width, 16], text, "faint", "middle", 2, 11),
  ],
  page: ({ frame: [x, y, width], frame, text }) => [
    box(frame, "list"), box([x, y, width, 22], "cell"),
    words([x, y, width, 22], "\ud83c\udf10 " + (text || ""), "faint", "start", 6, 12),
  ],
  navigationBar: ({ frame }) => box(frame, "chrome"),
  tabBar: ({ frame }) => box(frame, "chrome"),
  tab: ({ frame: [x, y, width, height], text, view }) => [
    svg("circle", {
      cx: x + width / 2,
      cy: y + height * 0.32,
      r: Math.min(9, height / 5),
      class: view.selected ? "tint-fill" : "box"
    }),
    words([x, y + height * 0.55, width, height * 0.4], text, view.selected ? "tint" : "faint",
      "middle", 2, 12),
  ],
  backButton: ({ room, text }) => words(room, "\u2039 " + (text || ""), "tint", "start", 6),
  barButton: ({ room, text }) => words(room, text, "tint", "middle"),
  alert: ({ frame }) => box(frame, "alert", 14),
  alertAction: ({ frame, text, isEnabled }) => [
    box(frame, "box action"), words(frame, text, isEnabled ? "tint" : "faint", "middle"),
  ],
  segments: ({ frame }) => box(frame, "box entry", 8),
  segment: ({ frame: [x, y, width, height], text, view }) => [
    box([x + 2, y + 2, width - 4, height - 4], view.selected ? "knob" : "clear", 6),
    words([x, y, width, height], text, view.selected ? "ink" : "faint", "middle", 4, 14),
  ],
  switch: ({ frame: [x, y, width, height], view }) => {
    const radius = Math.min(height, width) / 2;
    const end = view.on ? x + width - radius : x + radius;
    return [
      svg("rect", { x, y, width, height, rx: radius, class: view.on ? "on" : "box entry" }),
      svg("circle", { cx: end, cy: y + height / 2, r: Math.max(1, radius - 2),
        class: "knob" }),
    ];
  },
  slider: ({ frame: [x, y, width, height], view }) => [
    svg("line", { x1: x, x2: x + width, y1: y + height / 2, y2: y + height / 2,
      class: "track" }),
    svg("circle", { cx: x + width * (view.value || 0), cy: y + height / 2, r: Math.min(10,
      height / 2), class: "knob" }),
  ],
  stepper: ({ frame: [x, y, width, height], frame }) => [
    box(frame, "box entry", 8), words([x, y, width / 2, height], "\u2212", "ink", "middle"),
    words([x + width / 2, y, width / 2, height], "+", "ink", "middle"),
  ],
  pageControl: ({ frame: [x, y, width, height], view }) =>
    Array.from({ length: Math.min(view.count || 0, 20) }, (_, index) => svg("circle", {
      cx: x + width / 2 + (index - ((view.count || 1) - 1) / 2) * 14,
      cy: y + height / 2,
      r: 3.5,
      class: index === view.current ? "tint-fill" : "dot",
    })),
  picker: ({ frame: [x, y, width, height], frame, text }) => [
    box(frame, "box", 8), box([x + 6, y + height / 2 - 14, width - 12, 28], "cell", 6),
    words([x, y + height / 2 - 14, width, 28], text, "ink", "middle", 8),
  ],
};

/** The least distance of two texts, in points. */
const gap = 6;

/**
 * Returns the frame of a text with the free place beside it, up to its neighbours.
 *
 * The lab gives all letters one width, so the frame of a text is often narrower than its letters.
 */
export function roomFor([x, y, width, height], outer, others, isCentred) {
  const beside = others.filter(([, top, , tall]) => top < y + height && y < top + tall);
  const ends = beside.map(([at, , wide]) => at + wide).filter((end) => end <= x + 1);
  const starts = beside.map(([at]) => at).filter((start) => start >= x + width - 1);
  const left = Math.max(outer[0], ...ends.map((end) => end + gap));
  const right = Math.min(outer[0] + outer[2], ...starts.map((start) => start - gap));
  const grown = Math.max(0, isCentred ? Math.min(x - left, right - x - width) : right - x - width);
  return [isCentred ? x - grown : x, y, width + (isCentred ? 2 : 1) * grown, height];
}

/** Draws a view by its kind, its text in a room; null for a view that shows nothing of its own. */
export function shape(view, room = view.frame) {
  const draw = shapes[view.kind];
  if (!draw) return view.kind === "view" ? box(view.frame, "container", 2) : null;
  const isEnabled = !flagsOf(view).includes("disabled");
  const parts = draw({ frame: view.frame, room, text: view.text, isEnabled, view });
  return svg("g", { class: isEnabled ? "shape" : "shape off" }, parts);
}
