import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';

/** A letter to the customer: a reminder that the estimate waits, and the confirmation of what was accepted. The first one is the estimate itself. */
export const customerLetter = z.strictObject({
  estimateId: z.uuid(),
  revision: z.int(),
  kind: z.enum(['reminder', 'accepted']),
});
export type CustomerLetter = z.infer<typeof customerLetter>;

/** Mail about a customer's answer, to everyone of the merchant. */
export const merchantMail = z.strictObject({ decisionId: z.uuid(), merchantId: z.uuid() });
export type MerchantMail = z.infer<typeof merchantMail>;

/** The same to one person, which is tried again when it could not be delivered. */
export const merchantLetter = merchantMail.extend({ userId: z.uuid() });
export type MerchantLetter = z.infer<typeof merchantLetter>;

export const SEND_CUSTOMER_LETTER = 'send-estimate-customer-letter';
/** The task that finds out whom of the merchant to write to, and the one that writes. */
export const ADDRESS_MERCHANT_MAIL = 'address-estimate-mail';
export const SEND_MERCHANT_LETTER = 'send-estimate-merchant-letter';

/** Puts a letter to a customer into the queue: it leaves once the transaction has committed. */
export const queueCustomerLetter = (tx: Transaction, letter: CustomerLetter): void =>
  enqueueJob(tx, { task: SEND_CUSTOMER_LETTER, payload: letter });

/** Puts a mail to the merchant's people into the queue. */
export const queueMerchantMail = (tx: Transaction, mail: MerchantMail): void =>
  enqueueJob(tx, { task: ADDRESS_MERCHANT_MAIL, payload: mail });

/** Puts one letter into the queue. */
export const queueMerchantLetter = (tx: Transaction, letter: MerchantLetter): void =>
  enqueueJob(tx, { task: SEND_MERCHANT_LETTER, payload: letter });
