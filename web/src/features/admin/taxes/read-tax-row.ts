import { MOST_RATE } from '@comptoir/domain/base/taxes/announce-row';
import { TAX_CLASSES, type Tax, type TaxClass } from '@comptoir/domain/base/taxes/tax-calendar';
import type { ReadForm } from '../../../shared/forms/schema-of.ts';
import type { NewTaxRow } from './taxes.api.ts';

/** A row as the form has it. */
export type TypedTaxRow = {
  readonly tax: Tax;
  readonly rate: string;
  readonly classes: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly source: string;
};

export const EMPTY_ROW: TypedTaxRow = { tax: 'gst', rate: '', classes: [], from: '', until: '', source: '' };

/** Classes that a change may be about: those that bear a tax. */
export const CHANGED_CLASSES = TAX_CLASSES.filter((of) => of !== 'zero-rated' && of !== 'exempt');

/** Rates are typed with up to four digits behind the point. */
const RATE = /^(\d{1,2})(?:[.,](\d{1,4}))?\s?%?$/;

/** A rate in millionths; null for what is none. */
function readRate(typed: string): number | null {
  const [, whole = '', part = ''] = RATE.exec(typed.trim()) ?? [];
  if (whole === '') return null;
  const rate = Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
  return rate <= MOST_RATE ? rate : null;
}

/** Reads a row for the API, or the faults of the form. */
export function readTaxRow(typed: TypedTaxRow): ReadForm<TypedTaxRow, Omit<NewTaxRow, 'id'>> {
  const rate = readRate(typed.rate);
  const classes: TaxClass[] = CHANGED_CLASSES.filter((of) => typed.classes.includes(of));
  const source = typed.source.trim();
  const faults = {
    ...(rate === null ? { rate: 'rate' } : {}),
    ...(classes.length === 0 ? { classes: 'classes' } : {}),
    ...(typed.from === '' ? { from: 'required' } : {}),
    ...(source.length < 3 ? { source: 'required' } : {}),
  };
  if (rate === null || Object.keys(faults).length > 0) return { faults };
  return { value: { tax: typed.tax, rate, classes, from: typed.from, until: typed.until || null, source } };
}
