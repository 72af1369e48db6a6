import { z } from 'zod';
import { instant } from '../endpoint.ts';

const amount = z.number().int();

/** A bill of a report, as a row of it. */
export const reportBill = z.strictObject({
  id: z.uuid(),
  noTrans: z.string(),
  deviceName: z.string(),
  signedAt: instant,
  soldCents: amount,
});

/** By what a report differs from what it was. */
export const changes = z.strictObject({
  madeAt: instant.describe('When the earlier report was made.'),
  soldCents: amount.describe('After tax, in the earlier report.'),
  added: z.array(reportBill).describe('Bills of its days that came later; the oldest 200.'),
  refused: z.array(reportBill).describe('Bills in the earlier report that were refused later; the oldest 200.'),
  differenceCents: amount.describe('What both come to, those that are not listed too.'),
  unexplainedCents: amount.describe(
    'What is left: days that begin elsewhere because the merchant has moved to another zone.',
  ),
});
export type ReportChanges = z.infer<typeof changes>;

/** Changes of a report since the last file of its period was made, with its figures of then. */
export const givenChanges = changes
  .extend({ netCents: amount, gstCents: amount, qstCents: amount })
  .describe(
    'What has changed since the last file of this period was made, with its figures of then; null while the period runs, and when none was made.',
  );
export type GivenChanges = z.infer<typeof givenChanges>;
