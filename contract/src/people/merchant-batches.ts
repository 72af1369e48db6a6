import {
  MERCHANT_BATCH_ACTIONS,
  MERCHANT_BATCH_REASONS,
  MERCHANT_BATCH_STATES,
} from '@comptoir/domain/people/merchant-batches/merchant-batch';
import { z } from 'zod';
import { endpoint, instant } from '../endpoint.ts';
import { messageSubject, messageText } from './message-templates.ts';

const of = {
  selectionId: z.uuid().describe('Of `createSelection`.'),
  count: z.number().int().min(1).describe('How many there are, as it was confirmed.'),
};
const both = <Text extends z.ZodType>(text: Text) => z.strictObject({ fr: text, en: text });

/** Action on each merchant of a selection. */
const order = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('assign-partner'), ...of, partnerId: z.uuid().nullable() }),
  z.strictObject({
    action: z.literal('message'),
    ...of,
    subject: both(messageSubject),
    text: both(messageText),
  }),
]);
export type MerchantBatchOrder = z.infer<typeof order>;

const counts = z.strictObject({
  all: z.number().int(),
  waiting: z.number().int(),
  done: z.number().int(),
  unchanged: z.number().int().describe('Who had already what was to be done.'),
  refused: z.number().int(),
  failed: z.number().int(),
  cancelled: z.number().int(),
});

export const merchantBatchView = z.strictObject({
  id: z.uuid(),
  action: z.enum(MERCHANT_BATCH_ACTIONS),
  /** The partner that they are assigned to, or the subject of the message in French; null for no partner. */
  about: z.string().nullable(),
  askedBy: z.string(),
  askedAt: instant,
  endedAt: instant.nullable(),
  state: z.enum(MERCHANT_BATCH_STATES),
  counts,
});
export type MerchantBatchView = z.infer<typeof merchantBatchView>;

const id = z.strictObject({ id: z.uuid() });

export const startMerchantBatch = endpoint({
  method: 'POST',
  path: '/merchant-batches',
  access: 'edit-partners',
  summary: 'Do something to every merchant of a selection',
  description:
    'A job does it, each merchant once: `assign-partner` has a partner look after it (null: none), under the rules of `moveMerchant`; ' +
    '`message` writes to its owners, in the language of each, with placeholders filled as `createMessageTemplate` says; the text is kept as it was ' +
    'confirmed. One selection is acted on once: asked again, it answers with what is under way.',
  refusals: ['not-found', 'selection-changed'],
  body: order,
  reply: merchantBatchView,
});

export const listMerchantBatches = endpoint({
  method: 'GET',
  path: '/merchant-batches',
  access: 'edit-partners',
  summary: 'What was done to many merchants at once',
  description: 'The newest twenty.',
  reply: z.strictObject({ items: z.array(merchantBatchView) }),
});

/** A merchant to which it was not done. */
const leftMerchant = z.strictObject({
  merchantId: z.uuid(),
  companyName: z.string(),
  outcome: z.enum(['unchanged', 'refused', 'failed', 'cancelled']),
  reason: z.enum(MERCHANT_BATCH_REASONS).nullable(),
});
export type LeftMerchant = z.infer<typeof leftMerchant>;

export const getMerchantBatch = endpoint({
  method: 'GET',
  path: '/merchant-batches/:id',
  access: 'edit-partners',
  summary: 'How far a batch is, and to whom it was not done',
  description: '`left` names the first hundred; the file of `exportMerchantBatch` has all.',
  params: id,
  reply: merchantBatchView.extend({ left: z.array(leftMerchant) }),
});
export type MerchantBatchDetails = z.infer<typeof getMerchantBatch.reply>;

export const cancelMerchantBatch = endpoint({
  method: 'POST',
  path: '/merchant-batches/:id/cancel',
  access: 'edit-partners',
  summary: 'End a batch before it is through',
  description:
    'What was done stays; those whose turn has not come are left as they are. Of one that has ended, nothing changes.',
  params: id,
  reply: merchantBatchView,
});

export const exportMerchantBatch = endpoint({
  method: 'GET',
  path: '/merchant-batches/:id/failures',
  access: 'edit-partners',
  summary: 'To whom a batch was not done, and why, for a spreadsheet',
  replyForm: 'csv',
  params: id,
  reply: z.null(),
});
