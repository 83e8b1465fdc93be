// Names of classes in paths: the rules of `ViewPath.ClassName`, for classes that a person types.

const letters = /^[\p{Alphabetic}\p{N}]/u;

/** Returns the characters that a reader sees; an accent belongs to its letter. */
export function characters(text) {
  const isPlain = /^[\u0020-\u007e]*$/.test(text);
  if (isPlain || typeof Intl.Segmenter === "undefined") return Array.from(text);
  return Array.from(new Intl.Segmenter("en").segment(text), (one) => one.segment);
}

/** True for letters, digits and the signs of dotted names. */
function isPartOfName(character) {
  return letters.test(character) || [".", "_", "$"].includes(character);
}

/** Returns a dotted name without its module; `.Inner` and `Int...` are unchanged. */
function withoutFirstPart(name) {
  const dot = name.indexOf(".");
  if (dot <= 0 || dot === name.length - 1 || name[dot + 1] === ".") return name;
  return name.slice(dot + 1);
}

/** Returns a class name without its Swift modules, those of generic arguments included. */
export function withoutModules(className) {
  if (!className.includes(".")) return className;
  const stripped = [];
  let name = [];
  for (const character of characters(className)) {
    if (isPartOfName(character)) {
      name.push(character);
      continue;
    }
    stripped.push(...withoutFirstPart(name), character);
    name = [];
  }
  return stripped.concat(withoutFirstPart(name)).join("");
}

/** Returns the length of the class name at the start of a text; -1 without a valid one. */
export function lengthOfClassName(text, hyphenEndsName) {
  let open = 0;
  let at = 0;
  for (; at < text.length; at += 1) {
    const one = text[at];
    if ("/[]&".includes(one) || one === "\u007f" || one < " ") break;
    if ((one === " " || one === ">") && open === 0) break;
    if (one === "-" && open === 0 && hyphenEndsName) break;
    if (one === "<") open += 1;
    if (one === ">" && text[at - 1] !== "-") open -= 1;
  }
  return at === 0 || open > 0 ? -1 : at;
}

/** Returns a name with `_` in place of the characters that paths do not permit. */
function repairedName(name) {
  return characters(name).map((one) => (isPartOfName(one) ? one : "_")).join("");
}

/** Returns the name of a class in paths. */
export function pathName(className) {
  const name = withoutModules(className);
  return lengthOfClassName(name, false) === name.length ? name : repairedName(name);
}

/** Returns the name of a screen in paths, from its alias. */
export function aliasName(alias) {
  if (alias === "") return "_";
  return lengthOfClassName(alias, false) === alias.length ? alias : repairedName(alias);
}
