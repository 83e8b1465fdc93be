// Places for labels in a picture: beside the texts of its elements, and beside one another.

import { svg } from "./dom.js";
import { boldLetters, fittedWords, plainLetters, textWidth } from "./lettering.js";

/** The width of the halo around the letters of a label. */
const halo = 2;
/** The size of labels in a picture that is drawn in its own size. */
const usualSize = 11;

/** The radii of a picture's round corners, as shares of its width and its height. */
export const cornerShares = [0.06, 0.03];

/** The shares of a label's width that are tried, the whole one first. */
const shares = [1, 0.7, 0.5, 0.35];
/** The letters that a shortened label keeps at least, so that it still tells its outcome. */
const fewest = 6;
/** The number of boxes up to which free places are searched. */
const mostBoxes = 500;

/** Returns the box of a drawn text: its left, top, right and bottom. */
export function textBox({ x, y, size, anchor, text, letters = plainLetters }) {
  const width = textWidth(text, size, letters);
  const left = x - width * ({ end: 1, middle: 0.5 } [anchor] || 0);
  return [left - halo, y - size * 0.8 - halo, left + width + halo, y + size * 0.25 + halo];
}

/** Returns the area that two boxes share. */
function covering(one, other) {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const tall = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** Returns the boxes of the texts of drawn views; texts of hidden views are not shown. */
function drawnTexts(roots) {
  const shown = roots.flatMap((root) => [...root.querySelectorAll("text")]).filter((one) =>
    !one.closest(".hidden"));
  return shown.map((one) => textBox({ x: Number(one.getAttribute("x")),
    y: Number(one.getAttribute("y")), size: Number(one.getAttribute("font-size")),
    anchor: one.getAttribute("text-anchor"), text: one.textContent }));
}

/** Returns the places of a label about a frame, the best first: above it, in it, below, beside. */
function placesAbout([x, y, width, height], wide, isAtEnd, fontSize) {
  const columns = [x + 2, x + width - wide - 2, x + (width - wide) / 2, x + width + 4,
    x - wide - 4];
  const rows = [y - 3, y + height + fontSize, y + fontSize + 1, y + height - 4,
    y + height / 2 + 4, y - 14, y + height + 2 * fontSize, y - 25, y + height + 3 * fontSize];
  if (isAtEnd) {
    columns.unshift(...columns.splice(1, 1));
    rows.unshift(...rows.splice(3, 1));
  }
  return rows.flatMap((row) => columns.map((column) => [column, row]));
}

/** Returns a function that places labels in a picture of drawn views, beside their texts. */
export function labelPlacer(roots, size, origin, fontSize) {
  let place = null;
  // Most pictures have no label, and need no boxes.
  return (frame, label, isAtEnd) => {
    place = place || freePlacer(drawnTexts(roots), size, origin, fontSize);
    return place(frame, label, isAtEnd);
  };
}

/** Returns how far the round corners of a picture reach into it at the height of a label. */
function cornerInset(y, [width, height], fontSize) {
  const [wide, tall] = [width * cornerShares[0], height * cornerShares[1]];
  const [, top, , bottom] = textBox({ x: 0, y, size: fontSize, text: "" });
  const rise = Math.min(1, Math.max(0, 1 - Math.min(top, height - bottom) / tall));
  return wide * (1 - Math.sqrt(1 - rise * rise));
}

/** Draws a label about a frame, in a free place; one that was cut has its whole text as a title. */
export function viewLabel(frame, words, place, isAtEnd) {
  const spot = place(frame, words, isAtEnd);
  return spot && [svg("text", { x: spot.x, y: spot.y, class: "halo", "font-size": spot.size },
    spot.text), spot.text === words ? null : svg("title", {}, words)];
}

const within = (value, least, most) => Math.max(least, Math.min(value, most));

/**
 * Returns a function that places labels in a picture of a size, beside the boxes of its texts;
 * a picture may begin left of its screen or above it.
 *
 * A label without a free place is shortened; one that finds none at all covers as little as it can.
 */
export function freePlacer(texts, [width, height], [left, top] = [0, 0], fontSize = usualSize) {
  const taken = [...texts];
  const placed = (frame, text, isAtEnd) => {
    const wide = textWidth(text, fontSize, boldLetters);
    return placesAbout(frame, wide, isAtEnd, fontSize).map(([column, row]) => {
      const y = within(row, top + fontSize, top + height - fontSize * 0.25 - halo);
      const inset = halo + cornerInset(y - top, [width, height], fontSize);
      const x = within(column, left + inset, left + width - wide - inset);
      const spot = { text, x, y, size: fontSize };
      return { ...spot, box: textBox({ ...spot, letters: boldLetters }) };
    });
  };
  return (frame, label, isAtEnd = false) => {
    const most = width * (1 - 2 * cornerShares[0]) - 2 * halo;
    const whole = Math.min(textWidth(label, fontSize, boldLetters), most);
    const spots = shares.map((share) => fittedWords(label, whole * share + 0.1, fontSize,
      boldLetters))
      .filter((text, at) => text !== "" && (at === 0 || text.length >= fewest))
      .flatMap((text) => placed(frame, text, isAtEnd));
    let best = null;
    // Among very many labels, the first place has to do: each search takes all of them.
    for (const spot of taken.length < mostBoxes ? spots : spots.slice(0, 1)) {
      const covered = taken.reduce((sum, one) => sum + covering(spot.box, one), 0);
      if (best === null || covered < best.covered) best = { ...spot, covered };
      if (covered === 0) break;
    }
    if (best) taken.push(best.box);
    return best;
  };
}
