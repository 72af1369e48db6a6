import { numberFormat } from '@comptoir/domain/base/languages/formats';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

/** A text, or a number: an amount of dollars has two decimals, a count none. */
export type ReportCell = string | { readonly amount: number; readonly decimals: 0 | 2 };

export interface ReportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
  readonly total?: readonly ReportCell[] | undefined;
}

/** A part under a heading: sentences, then a table. */
export interface ReportPart {
  readonly heading: string;
  readonly texts?: readonly string[];
  readonly table?: ReportTable | undefined;
}

/** A report in words, in one language: what a document and a workbook are drawn from, and neither decides anything. */
export interface WrittenReport {
  readonly language: Language;
  readonly fileName: string;
  readonly title: string;
  readonly merchant: string;
  /** Subject of the report, as label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Name of the first sheet of the workbook. */
  readonly factsName: string;
  /** True when the facts have a page to themselves. */
  readonly hasCover: boolean;
  /** True for a document of the merchant's own, on upright paper. */
  readonly isUpright?: boolean;
  readonly parts: readonly ReportPart[];
}

/** An amount in cents as a cell. */
export const money = (cents: number): ReportCell => ({ amount: cents / 100, decimals: 2 });

export const count = (amount: number): ReportCell => ({ amount, decimals: 0 });

/** A cell as it is read: 12 345 678,90 $ · $12,345,678.90. */
export function writeCell(cell: ReportCell, language: Language): string {
  if (typeof cell === 'string') return cell;
  const { amount, decimals } = cell;
  const format = numberFormat(language, decimals === 2 ? { style: 'currency', currency: 'CAD' } : {});
  // a narrow space is in few fonts
  return format.format(amount).replaceAll('\u202F', '\u00A0');
}
