import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Transaction } from '../../../platform/database/database.ts';
import { selectLogHeads, type LogHead } from './log-heads.store.ts';

export type { LogHead } from './log-heads.store.ts';

/**
 * The sealed heads of a merchant's log from one day to another, both included, in order, for anyone who may see the merchant. A day that is not
 * sealed yet, or from before its first line, has none.
 */
export const listLogHeads = (tx: Transaction, merchantId: string, days: { from: Day; to: Day }): Promise<LogHead[]> =>
  selectLogHeads(tx, merchantId, days);
