import { MOST_DRINKS, MOST_OF_A_DRINK, type IncludedDrink } from '@comptoir/domain/sales/estimates/included-drinks';
import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import type { TaxClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { foldText } from '@comptoir/domain/base/search/fold-text';
import type { EstimateTaxes } from '@comptoir/domain/sales/estimates/estimate-content';

interface Addition {
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly taxes: EstimateTaxes;
  readonly taxClass?: TaxClass;
  readonly drinks?: IncludedDrink[];
}

/**
 * Reads additional orders: on each line `3 x Vin: 22.00`, or `Pain: 4.50 NON`. Behind the price which taxes it bears, when they are not both,
 * and its class, when it is no meal: `3 x Vin: 22.00 vin`; in either language, or as the till has them. Last what drinks come with one, `20 x Entrée: 15.00; 2 x Bière`. Null when a line is none.
 */
export function readAdditions(typed: string): Addition[] | null {
  const lines = typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [readAddition(line.trim())]));
  return lines.some((line) => line === null) ? null : lines.flatMap((line) => line ?? []);
}

const TAXES: ReadonlyMap<string, EstimateTaxes> = new Map([
  ['', 'FP'],
  ['FP', 'FP'],
  ...['F', 'TPS', 'GST'].map((word) => [word, 'F'] as const),
  ...['P', 'TVQ', 'QST'].map((word) => [word, 'P'] as const),
  ['NON', 'NON'],
]);

function readAddition(line: string): Addition | null {
  const [head = '', ...under] = line.split(';').map((part) => part.trim());
  const end = endOfPrice(head);
  const priced = readItem(head.slice(0, end));
  const { taxes, taxClass } = readWords(head.slice(end));
  const drinks = readDrinks(under);
  if (!priced || !taxes || !drinks) return null;
  return { ...priced, taxes, ...(taxClass ? { taxClass } : {}), ...(drinks.length === 0 ? {} : { drinks }) };
}

/** Words for the classes, folded. */
const CLASSES: ReadonlyMap<string, TaxClass> = new Map([
  ...['repas', 'meal'].map((word) => [word, 'meal'] as const),
  ...['boisson', 'drink'].map((word) => [word, 'drink'] as const),
  ...['biere', 'beer', 'vin', 'wine', 'cidre', 'cider'].map((word) => [word, 'beer-wine-cider'] as const),
  ...['spiritueux', 'spirits'].map((word) => [word, 'spirits'] as const),
  ...['autre', 'other'].map((word) => [word, 'other'] as const),
  ...['detaxe', 'zero-rated'].map((word) => [word, 'zero-rated'] as const),
  ...['exonere', 'exempt'].map((word) => [word, 'exempt'] as const),
]);

/** Taxes and class that are said behind a price, each at most once; taxes undefined where a word is none. */
function readWords(typed: string): { taxes: EstimateTaxes | undefined; taxClass: TaxClass | undefined } {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const classes = words.flatMap((word) => CLASSES.get(foldText(word)) ?? []);
  const [taxes = '', ...rest] = words.filter((word) => !CLASSES.has(foldText(word)));
  const isUnderstood = rest.length === 0 && classes.length <= 1;
  return { taxes: isUnderstood ? TAXES.get(taxes.toUpperCase()) : undefined, taxClass: classes[0] };
}

/** The place behind the last digit, or the sign of the dollar: words follow it. */
function endOfPrice(typed: string): number {
  let end = typed.length;
  while (end > 0 && !/[\d$]/.test(typed.charAt(end - 1))) end -= 1;
  return end;
}

/** The drinks behind an item; null where one is none, or there are too many. */
function readDrinks(typed: readonly string[]): IncludedDrink[] | null {
  const drinks = typed.flatMap((one) => readDrink(one) ?? []);
  return drinks.length < typed.length || drinks.length > MOST_DRINKS ? null : drinks;
}

/** `2 x Bière`, or one by its name alone. */
function readDrink(typed: string): IncludedDrink | null {
  const [, count = '1', description = typed] = /^(\d{1,3})\s*[x×]\s+(\S[^]*)/i.exec(typed) ?? [];
  const quantity = Number(count);
  return description.length >= 2 && quantity >= 1 && quantity <= MOST_OF_A_DRINK ? { description, quantity } : null;
}

function readItem(item: string): Omit<Addition, 'taxes'> | null {
  const colon = item.lastIndexOf(':');
  const head = item.slice(0, Math.max(colon, 0)).trim();
  const [, count = '1', description = head] = /^([\d.,]+)\s*[x×]\s+(\S[^]*)/i.exec(head) ?? [];
  const quantity = parseAmount(count) ?? 0;
  const unitCents =
    parseAmount(
      item
        .slice(colon + 1)
        .replaceAll('$', '')
        .trim(),
    ) ?? -1;
  return description.length >= 2 && quantity > 0 && unitCents >= 0 ? { description, quantity, unitCents } : null;
}
