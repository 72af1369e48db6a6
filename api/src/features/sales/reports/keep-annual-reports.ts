import { TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { daysOfYear, yearEndedBefore, type FiscalYear } from '@comptoir/domain/sales/reports/fiscal-year';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { enqueueJobs, enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { keepReport, listReaders, listReportable, readPositions } from './annual-reports.store.ts';
import { makeAnnualFigures } from './make-annual-figures.ts';
import { SEND_ANNUAL_LETTER, type AnnualLetter } from './send-annual-letter.ts';

export type KeepDeps = Pick<Dependencies, 'database' | 'now'>;

/** The task that makes and keeps the report of one merchant. */
export const KEEP_ANNUAL_REPORT = 'keep-annual-report';

/** A server of the release before orders calendar years alone, and does not say so. */
export const annualJob = z.strictObject({ merchantId: z.uuid(), year: z.int(), firstMonth: z.int().default(1) });

/** By then every bill of the year had its 48 hours, whenever it was made. */
const FIRST_DAY = 5;

/**
 * Orders the reports of the fiscal years that ended with the last month, each on the fifth by the merchant's clock, of those that sold
 * something in it. Who registers a month later with bills of that year has the report on the screen, and no letter.
 */
export async function keepAnnualReports({ database, now }: KeepDeps): Promise<void> {
  for (const zone of TIME_ZONES) {
    const today = dayIn(zone, now());
    if (Number(today.slice(8)) < FIRST_DAY) continue;
    const of = yearEndedBefore(today);
    const { from, to } = daysOfYear(of);
    await database.transaction({ role: 'system' }, async (tx) => {
      const [start, end] = [midnightOf(from, zone), midnightOf(dayAfter(to), zone)];
      const due = await listReportable(tx, { zone, ...of, start, end });
      const jobs = due.map(({ merchantId }) => ({
        key: `annual ${merchantId} ${of.year}-${of.firstMonth}`,
        payload: { merchantId, ...of },
      }));
      enqueueKeyedJobs(tx, { task: KEEP_ANNUAL_REPORT, jobs });
    });
  }
}

/** Makes and keeps the report of one merchant, and orders the letters about it in the same transaction: once, however many servers do. */
export async function keepAnnualReport(
  { database, now }: KeepDeps,
  { merchantId, ...of }: z.output<typeof annualJob>,
): Promise<void> {
  const merchant = await readMerchant(database, { role: 'system' }, merchantId);
  const madeAt = now();
  const made = await database.transaction({ role: 'system' }, async (tx) => {
    // one moment for all of it: what comes behind these places is no part of the report
    tx.write({ text: 'set transaction isolation level repeatable read, read only' });
    const positions = await readPositions(tx, merchantId);
    const report = await makeAnnualFigures(tx, { merchant, wanted: of, now: madeAt });
    return { madeAt, report, positions };
  });
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await keepReport(tx, { merchantId, of, kept: made })) await orderLetters(tx, merchantId, of);
  });
}

async function orderLetters(tx: Transaction, merchantId: string, of: FiscalYear): Promise<void> {
  const payloads = (await listReaders(tx, merchantId)).map(
    ({ address, name, language, companyName }): AnnualLetter => ({
      to: { address, name },
      language,
      companyName,
      ...of,
    }),
  );
  enqueueJobs(tx, { task: SEND_ANNUAL_LETTER, payloads });
}
