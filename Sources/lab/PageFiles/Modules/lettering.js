// The widths of texts in pictures, and texts that fit a width.

/** The size in pixels at which letters are measured. */
const measured = 100;
let pen = null;

/** Characters without a width of their own, which change the one before them. */
const joiners = /\p{M}|\u200d/u;
/** Characters that are as wide as high: those of East Asia, and emoji. */
const wideLetters = new RegExp("[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff"
  + "\\ufe30-\\ufe6f\\uff01-\\uff60]");

/** Returns the width of a character in ems where no page measures it. */
function plainWidth(character) {
  if (joiners.test(character)) return 0;
  return character.codePointAt(0) > 0xffff || wideLetters.test(character) ? 1 : 0.54;
}

/** Returns a function that measures characters in ems in the font of the page, each once. */
function measuring(weight, factor) {
  const known = new Map();
  return (character) => {
    if (typeof getComputedStyle === "undefined") return plainWidth(character) * factor;
    if (!known.has(character)) {
      pen = pen || document.createElement("canvas").getContext("2d");
      pen.font = `${weight} ${measured}px ${getComputedStyle(document.body).fontFamily}`;
      known.set(character, pen.measureText(character).width / measured);
    }
    return known.get(character);
  };
}

/** The widths of characters in ems, as the browser draws them. */
export const plainLetters = measuring("normal", 1);
/** The widths of bold characters in ems, as the browser draws them. */
export const boldLetters = measuring("bold", 1.2);

/** Returns the width of a text; kerning and joined letters make it a little narrower. */
export function textWidth(text, size, letters = plainLetters) {
  let width = 0;
  for (const character of text) width += letters(character);
  return width * size;
}

/** Returns the beginning of a text that fits a width, with an ellipsis if it is cut. */
export function fitted(text, width, size, letters = plainLetters) {
  const line = text.replace(/\s+/g, " ");
  let [start, wide] = ["", 0];
  const room = width - letters("\u2026") * size;
  for (const character of line) {
    wide += letters(character) * size;
    if (wide <= room) start += character;
    if (wide > width) return start === "" ? "" : start + "\u2026";
  }
  return line;
}

/**
 * Returns the beginning of a label that fits a width, cut between words.
 *
 * A name that is cut could be the name of another rule: `R10` would become `R1`.
 */
export function fittedWords(text, width, size, letters = plainLetters) {
  const line = fitted(text, width, size, letters);
  if (line === text || !line.includes(" ")) return line;
  return line.slice(0, line.lastIndexOf(" ") + 1) + "\u2026";
}

/** The characters after which a name may continue on the next line. */
const breakable = /[\s:_./)\]-]/;

/** Returns how many of the next letters of a text are its next line. */
function lineLength(letters, width, size) {
  let wide = 0;
  const count = letters.findIndex((letter) => {
    wide += plainLetters(letter) * size;
    return wide > width;
  });
  if (count < 0) return letters.length;
  const end = letters.slice(0, count).reverse().findIndex((letter) => breakable.test(letter));
  return Math.max(1, end < 0 ? count : count - end);
}

/** Returns the lines of a text within a width; names are broken where their words end. */
export function wrapped(text, width, size) {
  const lines = [];
  for (let rest = [...text]; rest.length > 0;) {
    lines.push(rest.splice(0, lineLength(rest, width, size)).join("").trim());
  }
  return lines;
}
