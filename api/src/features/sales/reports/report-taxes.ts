import type { TaxFigures, TaxReport } from '@comptoir/contract/sales/reports';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { quarterOf, taxOfSum } from '@comptoir/domain/sales/reports/tax-of-sum';
import { parseMoney } from '@comptoir/websrm/requests/values';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MerchantScope } from '../../base/access/merchant-scope.ts';
import { compareWithGiven } from './give-report.ts';
import type { GivenFigures } from './annual-reports.store.ts';
import { readPeriod, type Asked } from './read-period.ts';
import { filterOfPeriod, type ReportDeps } from './report-filter.ts';
import { listSalesGroups, type SalesGroup } from './sales-days.queries.ts';
import { listCounters, listOpenBills, sumByState, type CounterLine, type StateSum } from './tax-report.queries.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** No one reads more of them; their sum says what the others come to. */
const MOST_BILLS = 200;

/** Reports both taxes that a merchant owes, and whether Revenu Québec has the bills they are owed on. @throws AppError validation-failed */
export const reportTaxes = (deps: ReportDeps, scope: MerchantScope, period: ReportPeriod): Promise<TaxReport> =>
  readPeriod(deps, { scope, period }, readTaxes);

/** The same inside a transaction that sees one moment. */
export async function readTaxes(tx: Transaction, asked: Asked): Promise<TaxReport> {
  const { merchantId, timeZone, period } = asked;
  const groups = await listSalesGroups(tx, filterOfPeriod(merchantId, timeZone, period));
  const taxes = await viewTaxes(tx, { merchantId, timeZone, period, groups });
  return { ...taxes, given: await compareWithGiven(tx, asked, { name: 'taxes', now: taxesGiven(taxes) }) };
}

/** Returns the figures of a tax report that are remembered once it was given out. */
export const taxesGiven = ({ total }: Pick<TaxReport, 'total'>): GivenFigures => ({
  netCents: total.salesCents,
  gstCents: total.gstCents,
  qstCents: total.qstCents,
  soldCents: total.soldCents,
});

interface Taxed {
  readonly merchantId: string;
  readonly timeZone: MerchantTimeZone;
  readonly period: ReportPeriod;
  /** The figures of the period, of the same snapshot. */
  readonly groups: readonly SalesGroup[];
}

/** Both taxes of a period by month and quarter, held against the authority. */
export async function viewTaxes(
  tx: Transaction,
  { merchantId, timeZone, period, groups }: Taxed,
): Promise<Omit<TaxReport, 'given'>> {
  const months = groups.filter(({ by }) => by === 'month');
  const days = groups.filter(({ by }) => by === 'day');
  const total = sumOf(
    groups.filter(({ by }) => by === 'total'),
    days,
  );
  const sumOfMonths = (of: readonly SalesGroup[]): TaxFigures =>
    sumOf(
      of,
      days.filter(({ key }) => of.some((month) => key.startsWith(month.key))),
    );
  return {
    from: period.from,
    to: period.to,
    timeZone,
    total,
    months: months.map((month) => ({ month: month.key, ...sumOfMonths([month]) })),
    quarters: byQuarter(months).map(([quarter, of]) => ({ quarter, ...sumOfMonths(of) })),
    authority: await holdAgainstAuthority(tx, { merchantId, timeZone, period, soldCents: total.soldCents }),
  };
}

function byQuarter(months: readonly SalesGroup[]): [string, SalesGroup[]][] {
  const quarters = new Map<string, SalesGroup[]>();
  for (const month of months) {
    const quarter = quarterOf(month.key);
    quarters.set(quarter, [...(quarters.get(quarter) ?? []), month]);
  }
  return [...quarters];
}

/** Sums groups; `days` are those that they are of, for the rates of each. */
function sumOf(groups: readonly SalesGroup[], days: readonly SalesGroup[]): TaxFigures {
  const sum = (of: (group: SalesGroup) => number): number => groups.reduce((total, group) => total + of(group), 0);
  const inOne = taxOfSum(
    days.map(({ key, gstBaseCents, qstBaseCents }) => ({ day: key, gst: gstBaseCents, qst: qstBaseCents })),
    taxCalendar(),
  );
  return {
    salesCents: sum(({ grossCents, refundedCents }) => grossCents + refundedCents),
    gstCents: sum(({ gstCents }) => gstCents),
    qstCents: sum(({ qstCents }) => qstCents),
    gstBaseCents: sum(({ gstBaseCents }) => gstBaseCents),
    qstBaseCents: sum(({ qstBaseCents }) => qstBaseCents),
    gstOfBaseCents: inOne.gst,
    qstOfBaseCents: inOne.qst,
    soldCents: sum(({ soldCents }) => soldCents),
  };
}

interface Held {
  readonly merchantId: string;
  readonly timeZone: MerchantTimeZone;
  readonly period: ReportPeriod;
  readonly soldCents: number;
}

async function holdAgainstAuthority(
  tx: Transaction,
  { merchantId, timeZone, period, soldCents }: Held,
): Promise<TaxReport['authority']> {
  const bounds = {
    merchantId,
    start: midnightOf(period.from, timeZone),
    end: midnightOf(dayAfter(period.to), timeZone),
  };
  const year = Number(period.to.slice(0, 4));
  const ofYear = {
    merchantId,
    year,
    start: midnightOf(`${year}-01-01`, timeZone),
    end: midnightOf(`${year + 1}-01-01`, timeZone),
  };
  const [states, bills, counters] = await Promise.all([
    sumByState(tx, bounds),
    listOpenBills(tx, bounds, MOST_BILLS),
    listCounters(tx, ofYear),
  ]);
  const all = addStates(states, (state) => state === null);
  const outstanding = addStates(states, (state) => state !== null && OUTSTANDING.has(state));
  const refused = addStates(states, (state) => state === 'refused');
  const accepted = all.cents - outstanding.cents - refused.cents;
  return {
    acceptedBills: all.bills - outstanding.bills - refused.bills,
    acceptedCents: accepted,
    outstandingBills: outstanding.bills,
    outstandingCents: outstanding.cents,
    refusedBills: refused.bills,
    refusedCents: refused.cents,
    unexplainedCents: soldCents - accepted - outstanding.cents,
    bills: bills.map(({ signedAt, ...bill }) => ({ ...bill, signedAt: signedAt.toISOString() })),
    counters: counters.flatMap((line) => countersOf(line, year)),
  };
}

const OUTSTANDING: ReadonlySet<string> = new Set(['waiting', 'sending', 'unknown']);

function addStates(states: readonly StateSum[], isWanted: (state: StateSum['state']) => boolean) {
  const wanted = states.filter(({ state }) => isWanted(state));
  return {
    bills: wanted.reduce((sum, { bills }) => sum + bills, 0),
    cents: wanted.reduce((sum, { soldCents }) => sum + soldCents, 0),
  };
}

/** `SV` and `ST` of a report: how many payments, and their sum after tax; nothing of one that does not state them. Source: SRM-47. */
function countersOf({ document, receivedAt, ...line }: CounterLine, year: number): TaxReport['authority']['counters'] {
  const stated = new Map(document.split(';').map((part) => [part.slice(0, 2), part.slice(3)]));
  const [payments, sold] = [stated.get('SV') ?? '', stated.get('ST') ?? ''];
  if (!/^\d{1,9}$/.test(payments) || !isMoney(sold)) return [];
  const counters = { payments: Number(payments), soldCents: parseMoney(sold) };
  return [{ ...line, ...counters, year, receivedAt: receivedAt.toISOString() }];
}

const isMoney = (text: string): boolean => /^(?:\+|-(?!0+\.00$))\d{9}\.\d\d$/.test(text);
