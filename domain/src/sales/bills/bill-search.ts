/** Meanings that a searched text may have: any of them. */
export interface BillSearch {
  /** The beginning of a number of ours, as tills write it. */
  readonly number: string | null;
  /** A number of the authority's, in its form. */
  readonly psiNoTrans: string | null;
  /** An amount due, in cents, without its sign: a refund is looked for by what was paid. */
  readonly amountCents: number | null;
}

/** Reads what was typed into the search; null when nothing was. Of a text that is none of the three, no bill is found. */
export function readBillSearch(typed: string): BillSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  return { number: readNumber(text), psiNoTrans: readAuthorityNumber(text), amountCents: readAmount(text) };
}

/** Every text that begins with `number` sorts from it up to here: no number holds a tilde. */
export const endOfPrefix = (number: string): string => `${number}~`;

function readNumber(text: string): string | null {
  const number = text.replace(/^#\s*/, '');
  return /^[\dA-Za-z.-]{1,10}$/.test(number) ? number.toUpperCase() : null;
}

/** Sixteen letters and digits, by four or together. Source: SRM-33. */
function readAuthorityNumber(text: string): string | null {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[\dA-Z]{16}$/.test(plain) ? (plain.match(/.{4}/g)?.join('-') ?? null) : null;
}

/** As either language writes it: `37,35`, `37.35`, `$37.35`, `1 234,50 $`, `1,234.50`. */
const AMOUNT = /^[-−]?\$?(?<dollars>\d{1,3}(?:[ ,]\d{3})+|\d{1,9})(?:[.,](?<cents>\d{2}))?\$?$/;

const withoutBlanks = (text: string, around: string): string =>
  text
    .split(around)
    .map((part) => part.trim())
    .join(around);

function readAmount(text: string): number | null {
  const plain = withoutBlanks(text, '$').replaceAll(/[\u00a0\u202f]/g, ' ');
  const { dollars, cents = '00' } = AMOUNT.exec(plain)?.groups ?? {};
  return dollars === undefined ? null : Number(dollars.replaceAll(/[ ,]/g, '')) * 100 + Number(cents);
}
