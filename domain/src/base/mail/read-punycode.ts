const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Beyond it stands no sign of Unicode in a name of sixty letters. */
const MOST = 1_000_000_000;

/**
 * The letters of a name that `xn--` stands before, or null where it stands for none. `written`: in small letters, at most 59 of them.
 * `read_punycode()` of the database does the same. Source: RFC 3492.
 */
export function readPunycode(written: string): string | null {
  const parting = Math.max(0, written.lastIndexOf('-'));
  const letters = Array.from(written.slice(0, parting));
  let [code, bias] = [128, 72];
  let [rest, place] = [written.slice(parting === 0 ? 0 : parting + 1), 0];
  while (rest !== '') {
    const read = readNumber(rest, bias);
    if (!read) return null;
    const length = letters.length + 1;
    bias = nextBias(read.value, { length, isFirst: place === 0 });
    place += read.value;
    code += Math.floor(place / length);
    place %= length;
    if (!isSign(code)) return null;
    letters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
    rest = rest.slice(read.taken);
  }
  return letters.join('');
}

/** A number of variable length at the beginning of a text. */
function readNumber(text: string, bias: number): { readonly value: number; readonly taken: number } | null {
  let [value, weight] = [0, 1];
  for (let taken = 1; taken <= text.length; taken += 1) {
    const digit = DIGITS.indexOf(text.charAt(taken - 1));
    if (digit < 0) return null;
    value += digit * weight;
    const threshold = Math.min(26, Math.max(1, 36 * taken - bias));
    if (digit < threshold) return { value, taken };
    weight *= 36 - threshold;
    if (value > MOST || weight > MOST) return null;
  }
  return null;
}

function nextBias(value: number, { length, isFirst }: { readonly length: number; readonly isFirst: boolean }): number {
  let delta = Math.floor(value / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let steps = 0;
  for (; delta > 455; steps += 36) delta = Math.floor(delta / 35);
  return steps + Math.floor((36 * delta) / (delta + 38));
}

/** Neither a sign of control nor half of one. */
const isSign = (code: number): boolean => code > 0x9f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
