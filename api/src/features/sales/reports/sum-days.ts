import type { Transaction } from '../../../platform/database/database.ts';
import { sumSales, type DaySums, type SalesFilter } from './sales-days.queries.ts';

export type { DaySums, SalesFilter };

/** Sums the bills of whole days, from the merchant's days. It agrees with the bills one by one, to the cent. */
export const sumDays = (tx: Transaction, filter: SalesFilter): Promise<DaySums | null> => sumSales(tx, filter);
