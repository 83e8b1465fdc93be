// Numbers and texts with the library's bits: logarithms by series, 64-bit hashes, order of texts.

const bits = new DataView(new ArrayBuffer(8));
/** ln 2 in two parts, as in `Natural`: small multiples of the first are exact. */
const [lnHigh, lnLow] = [0.6931471803691238, 1.9082149292705877e-10];

/** Returns 2 to the power of an integer, exactly. */
function powerOfTwo(exponent) {
  bits.setBigUint64(0, BigInt(exponent + 1023) << 52n);
  return bits.getFloat64(0);
}

/** Rounds to the nearest integer; halves away from zero. */
export function rounded(number) {
  return number < 0 ? -Math.round(-number) : Math.round(number);
}

/** Returns e to the power of a number up to 700. */
export function naturalExp(exponent) {
  if (!(exponent > -700)) return 0;
  const twos = rounded(exponent / (lnHigh + lnLow));
  const rest = exponent - twos * lnHigh - twos * lnLow;
  let sum = 1;
  let term = 1;
  for (let number = 1; number <= 16; number += 1) {
    term *= rest / number;
    sum += term;
  }
  return powerOfTwo(twos) * sum;
}

/** Returns the logarithm of a positive number. */
export function naturalLog(number) {
  bits.setFloat64(0, number);
  const high = bits.getUint32(0);
  let twos = (high >>> 20) - 1023;
  bits.setUint32(0, (high & 0xfffff) | 0x3ff00000);
  let part = bits.getFloat64(0);
  if (part > 1.4142135623730951) [twos, part] = [twos + 1, part / 2];
  const ratio = (part - 1) / (part + 1);
  const square = ratio * ratio;
  let sum = 0;
  let power = ratio;
  for (let odd = 1; odd <= 25; odd += 2) {
    sum += power / odd;
    power *= square;
  }
  return 2 * sum + twos * lnLow + twos * lnHigh;
}

const encoder = new TextEncoder();

/** Returns FNV-1a of a number and the UTF-8 of a text: the high and the low 32 bits. */
export function hash64(kind, text) {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  const add = (byte) => {
    low = (low ^ byte) >>> 0;
    // The prime is 2 to the power of 40, plus 435.
    const product = low * 435;
    const carry = Math.floor(product / 0x100000000);
    high = (Math.imul(high, 435) + carry + (low << 8)) >>> 0;
    low = product >>> 0;
  };
  add(kind);
  for (const byte of encoder.encode(text)) add(byte);
  return [high, low];
}

/** True for texts that Swift calls equal: accents may be parts of their letters or signs. */
export function sameText(one, other) {
  if (one === other) return true;
  return one !== undefined && other !== undefined && one.normalize() === other.normalize();
}

/** Compares texts by their characters' numbers, as Swift does; UTF-16 has another order. */
export function compareTexts(one, other) {
  const [left, right] = [Array.from(one.normalize()), Array.from(other.normalize())];
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    if (left[at] !== right[at]) return left[at].codePointAt(0) - right[at].codePointAt(0);
  }
  return left.length - right.length;
}
