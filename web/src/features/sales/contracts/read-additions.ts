import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import type { EstimateTaxes } from '@comptoir/domain/sales/estimates/estimate-content';

interface Addition {
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly taxes: EstimateTaxes;
}

/**
 * What was ordered besides, as it is typed: on each line `3 x Vin: 22.00`, or `Pain: 4.50 NON`. Behind the price which taxes it bears, when
 * they are not both; in either language, or as the till has them. Null when a line is none.
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
  const [, item = '', word = ''] = /^(.*[\d$])\s*([a-z]*)$/i.exec(line) ?? [];
  const priced = readItem(item);
  const taxes = TAXES.get(word.toUpperCase());
  return priced && taxes ? { ...priced, taxes } : null;
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
