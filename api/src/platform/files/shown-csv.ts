import * as csv from '@comptoir/domain/base/files/csv';
import type { SheetCell } from '@comptoir/domain/base/files/csv';
import { showAddresses } from '@comptoir/domain/base/mail/show-addresses';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

type Row = readonly SheetCell[];

const shown = (row: Row): Row => row.map((cell) => (typeof cell === 'string' ? showAddresses(cell) : cell));

/** A line of a file, addresses as they were typed. */
export const csvLine = (row: Row, language: Language): string => csv.csvLine(shown(row), language);

/** Rows as a spreadsheet file, addresses as they were typed. */
export const toCsv = (rows: readonly Row[], language: Language): string => csv.toCsv(rows.map(shown), language);
