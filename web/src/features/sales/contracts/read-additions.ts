import { MOST_DRINKS, MOST_OF_A_DRINK, type IncludedDrink } from '@comptoir/domain/sales/estimates/included-drinks';
import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import type { EstimateTaxes } from '@comptoir/domain/sales/estimates/estimate-content';

interface Addition {
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly taxes: EstimateTaxes;
  readonly drinks?: IncludedDrink[];
}

/**
 * Reads additional orders: on each line `3 x Vin: 22.00`, or `Pain: 4.50 NON`. Behind the price which taxes it bears, when they are not both;
 * in either language, or as the till has them. Last what drinks come with one, `20 x Entrée: 15.00; 2 x Bière`. Null when a line is none.
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
  const [, item = '', word = ''] = /^(.*[\d$])\s*([a-z]*)$/i.exec(head) ?? [];
  const priced = readItem(item);
  const taxes = TAXES.get(word.toUpperCase());
  const drinks = under.flatMap((typed) => readDrink(typed) ?? []);
  if (!priced || !taxes || drinks.length < under.length || drinks.length > MOST_DRINKS) return null;
  return { ...priced, taxes, ...(drinks.length === 0 ? {} : { drinks }) };
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
