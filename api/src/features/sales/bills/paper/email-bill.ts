import type { emailBill as endpoint } from '@comptoir/contract/sales/bill-documents';
import type { z } from 'zod';
import { AppError } from '../../../../platform/http/app-error.ts';
import { enqueueJob } from '../../../../platform/jobs/enqueue-job.ts';
import { writeLog } from '../../../base/record/write-log.ts';
import { limitCausedMail } from '../../../base/mail/limit-mail.ts';
import { prepareBillDocument } from './prepare-bill-document.ts';
import { SEND_BILL_LETTER, type BillLetter } from './send-bill-letter.ts';
import type { BillAsked, ViewBillDeps } from '../read/view-bill.ts';

/** Bill to send, its sender and its address. `bcc`: the address of the merchant's user who sends it; null for an administrator. */
export interface EmailBillInput extends BillAsked {
  readonly userId: string;
  readonly bcc: string | null;
  readonly body: z.output<(typeof endpoint)['body']>;
}

/**
 * Orders the letter with a bill to its customer. It leaves once that is committed, with a line of the activity log that says where it went.
 * @throws AppError not-found, bill-not-for-customer, mail-limit-reached
 */
export async function emailBill(deps: ViewBillDeps, { body, userId, bcc, ...asked }: EmailBillInput): Promise<void> {
  const { database, now } = deps;
  const { merchantId, scope, id } = asked;
  const { view, isForCustomer } = await prepareBillDocument(deps, asked);
  if (!isForCustomer) throw new AppError('bill-not-for-customer');
  await limitCausedMail(database, { cause: 'bill', senders: [merchantId], to: body.to, now: now() });
  await database.transaction(scope, async (tx) => {
    const record = { event: 'bill-emailed', facts: { noTrans: view.bill.noTrans, to: body.to } } as const;
    writeLog(tx, [{ merchantId, deviceId: view.bill.deviceId, userId, occurredAt: now(), record }]);
    const payload: BillLetter = { merchantId, billId: id, ...body, bcc };
    enqueueJob(tx, { task: SEND_BILL_LETTER, payload });
  });
}
