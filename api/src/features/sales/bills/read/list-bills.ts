import type { BillRow } from '@comptoir/contract/sales/bills';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { Database } from '../../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../../base/access/merchant-scope.ts';
import { readMerchant } from '../../../base/merchants/read-merchant.ts';
import { sumDays } from '../../reports/sum-days.ts';
import { decodeBillCursor, encodeBillCursor, type BillCursor, type Direction } from './bill-cursor.ts';
import { filterOf, type BillFilter, type WantedBills } from './bill-filter.ts';
import { sumBillLines, type BillLine, type BillSums } from './bills.queries.ts';
import { readBillLines } from './read-bill-lines.ts';

export interface BillPage {
  readonly items: BillRow[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

/** A page of a merchant's bills, newest first, with the ways to both sides. @throws AppError validation-failed */
export async function listBills(
  { database, now }: { database: Database; now: () => Date },
  scope: MerchantScope,
  wanted: WantedBills & WantedPlace & { limit: number },
): Promise<BillPage> {
  const filter = await readListFilter(database, scope, wanted);
  const cursor = placeOf(wanted, filter.zone);
  const direction = cursor?.direction ?? 'older';
  const lines = await database.transaction(scopeOf(scope), (tx) =>
    readBillLines(tx, filter, { direction, cursor, limit: wanted.limit + 1, now: now() }),
  );
  const hasMore = lines.length > wanted.limit;
  const page = lines.slice(0, wanted.limit);
  const newestFirst = direction === 'older' ? page : page.toReversed();
  // newer than what was jumped to, nothing may be: the newest then
  if (direction === 'newer' && lines.length === 0) return listBills({ database, now }, scope, withoutPlace(wanted));
  // a reader with a cursor came from the other side, or has left what is newer behind by jumping to a day
  const goesOn = (to: Direction): boolean => (to === direction ? hasMore : cursor !== null);
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)];
  return {
    items: newestFirst.map(rowOf),
    nextCursor: oldest && goesOn('older') ? encodeBillCursor('older', oldest) : null,
    previousCursor: newest && goesOn('newer') ? encodeBillCursor('newer', newest) : null,
  };
}

/** Start of a page: behind a bill, or with the last bill of a day. */
interface WantedPlace {
  readonly cursor?: string | undefined;
  readonly at?: string | undefined;
}

/** Before every id there is: what is signed at that instant is not in the page. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

function placeOf({ cursor, at }: WantedPlace, zone: BillFilter['zone']): BillCursor | null {
  if (cursor) return decodeBillCursor(cursor);
  return at ? { direction: 'older', signedAt: midnightOf(dayAfter(at), zone), id: FIRST_ID } : null;
}

const withoutPlace = <Wanted extends WantedPlace>({ cursor: _cursor, at: _at, ...wanted }: Wanted) => wanted;

/** Counts the bills that a filter leaves, and sums them. @throws AppError validation-failed */
export async function sumBills(database: Database, scope: MerchantScope, wanted: WantedBills): Promise<BillSums> {
  const filter = await readFilter(database, scope, wanted);
  const sums = await database.transaction(scopeOf(scope), (tx) =>
    isOfWholeDays(filter) ? sumDays(tx, filter) : sumBillLines(tx, filter),
  );
  return sums ?? { count: 0, countedBills: 0, receivedCents: 0, returnedCents: 0, soldCents: 0 };
}

/** True when the merchant's days hold all that a filter asks for: a search or a state is of single bills. */
const isOfWholeDays = ({ search, states, isUnanswered }: BillFilter): boolean =>
  search === null && states === null && !isUnanswered;

/** Reads the filter of a list. Without a day it is all the same when days begin: the merchant need not be read for it. */
async function readListFilter(
  database: Database,
  scope: MerchantScope,
  wanted: WantedBills & WantedPlace,
): Promise<BillFilter> {
  if (wanted.from || wanted.to || wanted.at) return readFilter(database, scope, wanted);
  return filterOf(wanted, { id: scope.merchantId, timeZone: 'America/Montreal' });
}

/** Reads the filter of a call, by the clock of the merchant. */
async function readFilter(database: Database, scope: MerchantScope, wanted: WantedBills): Promise<BillFilter> {
  return filterOf(wanted, await readMerchant(database, scopeOf(scope), scope.merchantId));
}

/** A line as the portal gets it. */
export const rowOf = ({ signedAt, ...line }: BillLine): BillRow => ({ ...line, signedAt: signedAt.toISOString() });
