/** Longer than any name of the demo world, with a word that has nowhere to break. */
const LONG_NAME = 'de la Haute-Côte-Nord et du Bas-Saint-Laurent, Microtorréfactionnistes associés inc.';
const LONG_MAILBOX = 'marie-philippe.desrosiers-beauchemin.';
const MILLIONS_OF_CENTS = 123_456_789;
const MANY = 12_345;

/** An answer of the server with names as long, amounts as large and counts as high as a screen may ever have to hold. What the code reads, such as a state or an id, stays. */
export function swellAnswer(answer: unknown, key = ''): unknown {
  if (Array.isArray(answer)) return answer.map((one) => swellAnswer(one, key));
  if (typeof answer === 'string') return swellText(answer);
  if (typeof answer === 'number') return swellNumber(answer, key);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, swellAnswer(value, name)]));
}

/** Words that a person wrote begin with a capital; states, ids and dates do not. */
const isWritten = (text: string): boolean => /^\p{Lu}\p{Ll}[^/]*$/u.test(text) && text.length < 60;

function swellText(text: string): string {
  if (/^\S+@\S+\.\w+$/.test(text)) return LONG_MAILBOX + text;
  return isWritten(text) ? `${text} ${LONG_NAME}` : text;
}

function swellNumber(number: number, key: string): number {
  if (number === 0 || !Number.isInteger(number)) return number;
  if (/cents$/i.test(key)) return Math.sign(number) * (MILLIONS_OF_CENTS + Math.abs(number));
  return /count$/i.test(key) ? number + MANY : number;
}
