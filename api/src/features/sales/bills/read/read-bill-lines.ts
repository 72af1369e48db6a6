import { planOnce } from '../../../../platform/database/plan-once.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import {
  listBillsByAmount,
  listBillsByAuthorityNumber,
  listBillsByNumber,
  listBillsByState,
  listUnansweredBills,
} from './bill-search.queries.ts';
import { isRare, type BillFilter } from './bill-filter.ts';
import { listBillLines, type BillLine, type BillPlace } from './bills.queries.ts';

const DAY_MS = 86_400_000;

/** Days from its place that a page is looked for in, before it is looked for everywhere: each month that is opened has its price. */
const REACHES_DAYS = [31, 366];

/** A page, and when it is asked for. */
export type Page = BillPlace & { readonly now: Date };

/** A page of what a filter leaves, in the order of its direction. */
export async function readBillLines(tx: Transaction, filter: BillFilter, page: Page): Promise<BillLine[]> {
  planOnce(tx);
  return isRare(filter) ? findBillLines(tx, filter, page) : readInStretches(tx, { filter, page, list: listBillLines });
}

/** A page by a statement that reads a stretch of time: short ones first. */
export async function readInStretches<Line>(
  tx: Transaction,
  { filter, page, list }: { filter: BillFilter; page: Page; list: ListLines<Line> },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const stretch of stretchesOf(filter, page)) {
    const missing = { ...page, limit: page.limit - lines.length };
    lines.push(...(await list(tx, { ...filter, ...stretch }, missing)));
    if (lines.length >= page.limit) break;
  }
  return lines;
}

type ListLines<Line> = (tx: Transaction, filter: BillFilter, page: BillPlace) => Promise<Line[]>;

type Stretch = Pick<BillFilter, 'start' | 'end'>;

/** The times of a filter one after the other as a page meets them, short ones first: together they are the filter's. */
function stretchesOf(filter: Stretch, page: Page): Stretch[] {
  const earliest = filter.start === '-infinity' ? -Infinity : filter.start.getTime();
  const latest = filter.end === 'infinity' ? Infinity : filter.end.getTime();
  const place = page.cursor?.signedAt.getTime() ?? Math.min(page.now.getTime(), latest);
  const [first, last, sign] = page.direction === 'older' ? [latest, earliest, -1] : [earliest, latest, 1];
  const between = REACHES_DAYS.map((days) => place + sign * days * DAY_MS).filter((at) => at > earliest && at < latest);
  const bounds = [first, ...between];
  return bounds.map((from, index) => stretchOf(from, bounds[index + 1] ?? last));
}

function stretchOf(one: number, other: number): Stretch {
  const [start, end] = [Math.min(one, other), Math.max(one, other)];
  return {
    start: start === -Infinity ? '-infinity' : new Date(start),
    end: end === Infinity ? 'infinity' : new Date(end),
  };
}

/** Finds a page of bills by the typed text, which may mean several things: each is found by itself, and the bills go into one page. */
async function findBillLines(tx: Transaction, filter: BillFilter, page: BillPlace): Promise<BillLine[]> {
  const { search } = filter;
  if (filter.isUnanswered) return listUnansweredBills(tx, filter, page);
  if (!search) return listBillsByState(tx, filter, page);
  const { number, psiNoTrans, amountCents: amount } = search;
  const found = await Promise.all([
    number === null ? [] : listBillsByNumber(tx, filter, { ...page, number }),
    psiNoTrans === null ? [] : listBillsByAuthorityNumber(tx, filter, { ...page, psiNoTrans }),
    amount === null ? [] : listBillsByAmount(tx, filter, { ...page, amount }),
  ]);
  const byId = new Map(found.flat().map((line) => [line.id, line]));
  const sign = page.direction === 'older' ? -1 : 1;
  return [...byId.values()].toSorted((a, b) => sign * compare(a, b)).slice(0, page.limit);
}

const compare = (a: BillLine, b: BillLine): number =>
  a.signedAt.getTime() - b.signedAt.getTime() || (a.id < b.id ? -1 : 1);
