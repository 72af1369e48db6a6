import type { AnnualFigures } from '@comptoir/contract/sales/annual-reports';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { daysOfYear, monthsOf, type FiscalYear } from '@comptoir/domain/sales/reports/fiscal-year';
import { outagesOf } from '@comptoir/domain/sales/reports/outages-of';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MerchantRow } from '../../base/merchants/read-merchant.ts';
import {
  listCertificatesOf,
  listChainHeads,
  listInformationChanges,
  listLateBills,
  sumEarlierRefunds,
  type YearBounds,
} from './annual.queries.ts';
import { listLaneEvents } from './reports.queries.ts';
import { filterOfPeriod } from './report-filter.ts';
import { along, NOTHING, totalOf, viewDimensions } from './report-sales.ts';
import { viewTaxes } from './report-taxes.ts';
import { listDeviceNames, listSalesGroups } from './sales-days.queries.ts';

/** No one reads more of them. */
const MOST_LISTED = 50;

interface Made {
  readonly merchant: MerchantRow;
  readonly wanted: FiscalYear;
  readonly now: Date;
}

/** Everything of a year, from the merchant's days and from what is rare among its bills. `tx` sees one moment. */
export async function makeAnnualFigures(tx: Transaction, made: Made): Promise<AnnualFigures> {
  const { merchant, wanted, now } = made;
  const { id: merchantId, timeZone } = merchant;
  const whole = daysOfYear(wanted);
  const period = { from: whole.from, to: earlier(whole.to, dayIn(timeZone, now)) };
  const before = daysOfYear({ ...wanted, year: wanted.year - 1 });
  const bounds = {
    merchantId,
    start: midnightOf(period.from, timeZone),
    end: midnightOf(dayAfter(period.to), timeZone),
  };
  const [groups, groupsBefore, devices] = await Promise.all([
    listSalesGroups(tx, filterOfPeriod(merchantId, timeZone, period)),
    listSalesGroups(tx, filterOfPeriod(merchantId, timeZone, before)),
    listDeviceNames(tx, merchantId),
  ]);
  const { authority, total, months, quarters } = await viewTaxes(tx, { merchantId, timeZone, period, groups });
  const sold = new Map(along(groups, 'month').map(({ key, sums }) => [key, sums]));
  return {
    ...wanted,
    ...period,
    timeZone,
    madeAt: now.toISOString(),
    company: companyOf(merchant),
    total: totalOf(groups),
    before: { ...before, total: totalOf(groupsBefore) },
    months: monthsOf(period).map((month) => ({ month, ...(sold.get(month) ?? NOTHING) })),
    taxes: { total, months, quarters },
    ...viewDimensions(groups, devices),
    authority,
    ...(await readWhatIsRare(tx, { bounds, period, now })),
  };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

const companyOf = ({ companyName, fileNumber, qstNumber, gstNumber }: MerchantRow): AnnualFigures['company'] => ({
  name: companyName,
  fileNumber,
  qstNumber,
  gstNumber,
});

type Rare = Pick<
  AnnualFigures,
  'informationChanges' | 'certificates' | 'earlierRefunds' | 'outages' | 'late' | 'proof'
>;

async function readWhatIsRare(
  tx: Transaction,
  { bounds, period, now }: { bounds: YearBounds; period: ReportPeriod; now: Date },
): Promise<Rare> {
  const end = bounds.end < now ? bounds.end : now;
  const [changes, certificates, earlierRefunds, events, late, heads] = await Promise.all([
    listInformationChanges(tx, bounds),
    listCertificatesOf(tx, bounds),
    sumEarlierRefunds(tx, { ...bounds, stamp: `${period.from.replaceAll('-', '')}000000` }),
    listLaneEvents(tx, { ...bounds, end }),
    listLateBills(tx, { ...bounds, now, limit: MOST_LISTED }),
    listChainHeads(tx, bounds),
  ]);
  const proven = heads.map(({ deviceId: _deviceId, ...head }) => head);
  return {
    informationChanges: changes.map(({ at, fields }) => ({ at: at.toISOString(), fields })),
    certificates: certificates.map(({ notBefore, notAfter, revokedAt, ...of }) => ({
      ...of,
      notBefore: notBefore.toISOString(),
      notAfter: notAfter.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
    earlierRefunds: earlierRefunds ?? { bills: 0, soldCents: 0 },
    outages: sumOutages(outagesOf(events, { start: bounds.start, end })),
    late: {
      bills: late[0]?.count ?? 0,
      oldest: late.map(({ count: _count, signedAt, settledAt, ...of }) => ({
        ...of,
        signedAt: signedAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      })),
    },
    proof: { root: proofRoot(proven), devices: proven },
  };
}

function sumOutages(outages: readonly { from: Date; to: Date }[]): AnnualFigures['outages'] {
  const longest = outages.toSorted((a, b) => length(b) - length(a)).slice(0, MOST_LISTED);
  return {
    count: outages.length,
    minutes: Math.round(outages.reduce((sum, outage) => sum + length(outage), 0) / 60_000),
    longest: longest.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  };
}

const length = ({ from, to }: { from: Date; to: Date }): number => to.getTime() - from.getTime();

type Head = AnnualFigures['proof']['devices'][number];

/**
 * SHA-256 over a line for each device, by which anyone computes it again: its number, the first and the last place of its chain, and the
 * last signature, which holds all before it. Null where there is no bill.
 */
function proofRoot(heads: readonly Head[]): string | null {
  if (heads.length === 0) return null;
  const lines = heads.map(
    ({ number, firstPosition, lastPosition, lastSignature }) =>
      `${number ?? ''} ${firstPosition}-${lastPosition} ${lastSignature}\n`,
  );
  return createHash('sha256').update(lines.join(''), 'utf8').digest('hex');
}
