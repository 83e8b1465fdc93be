// Facts of elements as tokens: sorted by 64-bit hashes, because sums of weights need that order.

import { characters } from "./names.js";
import { hash64 } from "./natural.js";

/** The kinds of facts with their numbers in hashes, as `SignalToken.Kind` has them. */
const tokenKinds = ["identifier", "label", "text", "placeholder", "image", "action", "outlet",
  "reuse", "header", "class", "tag"];
/** The kinds that tell elements of one screen apart, and those that tell elements of an app. */
const namedKinds = ["identifier", "label", "text", "placeholder", "action", "outlet"];
const strongKinds = ["identifier", "text", "action", "outlet"];
const knownTokens = new Map();

/** Returns the token of a fact: equal facts have one object. */
export function token(kind, text) {
  const fact = `${kind} ${text}`;
  if (!knownTokens.has(fact)) {
    const [high, low] = hash64(tokenKinds.indexOf(kind), text);
    knownTokens.set(fact, { fact, kind, text, high, low, isNamed: namedKinds.includes(kind),
      isStrong: strongKinds.includes(kind) });
  }
  return knownTokens.get(fact);
}

/** Returns the token of a fact as files have it, such as `text Buy`. */
export function tokenOf(fact) {
  const end = fact.indexOf(" ");
  return token(fact.slice(0, end), fact.slice(end + 1));
}

/** Returns the number of a kind, by which facts are sorted in files. */
export function kindNumber(kind) {
  return tokenKinds.indexOf(kind);
}

/** Returns tokens in the order of their hashes, each once. */
export function tokenSet(tokens) {
  return [...new Set(tokens)].sort((a, b) => a.high - b.high || a.low - b.low);
}

/** Returns the number of tokens that two sets have in common. */
export function commonCount(mine, theirs) {
  const all = new Set(theirs);
  return mine.reduce((count, one) => count + (all.has(one) ? 1 : 0), 0);
}

/** Numbers that are letters of Chinese, Japanese and cuneiform, besides those of `\p{N}`. */
const numberLetters = "\u3405\u3483\u382a\u3b4d\u4e00\u4e03\u4e07\u4e09\u4e24\u4e5d\u4e8c\u4e94" +
  "\u4e96\u4eac\u4ebf\u4ec0\u4edf\u4ee8\u4f0d\u4f70\u4fe9\u5006\u5104\u5146\u5169\u516b\u516d" +
  "\u5341\u5343-\u5345\u534c\u53c1-\u53c4\u56db\u58f1\u58f9\u5e7a\u5efe\u5eff\u5f0c-\u5f0e\u5f10" +
  "\u62d0\u62fe\u634c\u67d2\u6d1e\u6f06\u7396\u767e\u7695\u79ed\u8086\u842c\u8cae\u8cb3\u8d30" +
  "\u920e\u94a9\u9621\u9646\u964c\u9678\u96f6\uf96b\uf973\uf978\uf9b2\uf9d1\uf9d3\uf9fd" +
  "\u{12038}\u{12039}\u{12079}\u{12226}\u{1222b}\u{1230b}\u{1230d}\u{12399}\u{20001}\u{20064}" +
  "\u{200e2}\u{20121}\u{2092a}\u{20983}\u{2098c}\u{2099c}\u{20aea}\u{20afd}\u{20b19}\u{22390}" +
  "\u{22998}\u{23b1b}\u{2626d}\u{2f890}";
const startsWithNumber = new RegExp(`^[\\p{N}${numberLetters}]`, "u");
const startsWithLetter = /^\p{Alphabetic}/u;

/** True for a character that counts as a number. */
export function isNumberSign(character) {
  return startsWithNumber.test(character);
}

/** Returns a text in which numbers do not count, unless it has no letters; else undefined. */
export function stableText(text) {
  if (text === undefined || text === "") return undefined;
  const all = characters(text);
  const isMixed = all.some((one) => startsWithLetter.test(one)) && all.some(isNumberSign);
  if (!isMixed) return text;
  const numbers = all.map(isNumberSign);
  return all.map((one, at) => {
    if (!numbers[at]) return one;
    return numbers[at - 1] ? "" : "0";
  }).join("");
}

/** Returns a fact without its numbers, if it is a word that users see. */
export function stableToken(one) {
  if (!["text", "label", "placeholder"].includes(one.kind)) return one;
  return token(one.kind, stableText(one.text) || one.text);
}
