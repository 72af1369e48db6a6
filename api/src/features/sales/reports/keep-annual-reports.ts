import { TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { z } from 'zod';
import { enqueueJobs, enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { keepReport, listReaders, listReportable, readPositions } from './annual-reports.store.ts';
import { makeAnnualFigures } from './make-annual-figures.ts';
import { SEND_ANNUAL_LETTER, type AnnualLetter } from './send-annual-letter.ts';

export interface KeepDeps {
  readonly database: Database;
  readonly now: () => Date;
}

/** The task that makes and keeps the report of one merchant. */
export const KEEP_ANNUAL_REPORT = 'keep-annual-report';

export const annualJob = z.strictObject({ merchantId: z.uuid(), year: z.int() });

/** By then every bill of the year had its 48 hours, whenever it was made. */
const FIRST_DAY = '01-05';
/** Who registers later with bills of last year has the report on the screen, and no letter. */
const LAST_DAY = '01-31';

/** Orders the reports of the year that is over, each on the fifth of January by the merchant's clock, of those that sold something in it. */
export async function keepAnnualReports({ database, now }: KeepDeps): Promise<void> {
  for (const zone of TIME_ZONES) {
    const today = dayIn(zone, now());
    const day = today.slice(5);
    if (day < FIRST_DAY || day > LAST_DAY) continue;
    const year = Number(today.slice(0, 4)) - 1;
    await database.transaction({ role: 'system' }, async (tx) => {
      const [start, end] = [midnightOf(`${year}-01-01`, zone), midnightOf(`${year + 1}-01-01`, zone)];
      const due = await listReportable(tx, { zone, year, start, end });
      const jobs = due.map(({ merchantId }) => ({
        key: `annual ${merchantId} ${year}`,
        payload: { merchantId, year },
      }));
      enqueueKeyedJobs(tx, { task: KEEP_ANNUAL_REPORT, jobs });
    });
  }
}

/** Makes and keeps the report of one merchant, and orders the letters about it in the same transaction: once, however many servers do. */
export async function keepAnnualReport(
  { database, now }: KeepDeps,
  { merchantId, year }: z.output<typeof annualJob>,
): Promise<void> {
  const merchant = await readMerchant(database, { role: 'system' }, merchantId);
  const madeAt = now();
  const made = await database.transaction({ role: 'system' }, async (tx) => {
    // one moment for all of it: what comes behind these places is no part of the report
    tx.write({ text: 'set transaction isolation level repeatable read, read only' });
    const positions = await readPositions(tx, merchantId);
    const report = await makeAnnualFigures(tx, { merchant, wanted: { year, firstMonth: 1 }, now: madeAt });
    return { madeAt, report, positions };
  });
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await keepReport(tx, { merchantId, year, kept: made })) await orderLetters(tx, merchantId, year);
  });
}

async function orderLetters(tx: Transaction, merchantId: string, year: number): Promise<void> {
  const payloads = (await listReaders(tx, merchantId)).map(
    ({ address, name, language, companyName }): AnnualLetter => ({
      to: { address, name },
      language,
      companyName,
      year,
    }),
  );
  enqueueJobs(tx, { task: SEND_ANNUAL_LETTER, payloads });
}
