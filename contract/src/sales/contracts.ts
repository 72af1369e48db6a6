import { CONTRACT_DOCUMENT_KINDS, CONTRACT_DOCUMENT_STATES } from '@comptoir/domain/sales/contracts/contract-document';
import { CONTRACT_STATES } from '@comptoir/domain/sales/contracts/contract-state';
import { ESTIMATE_TAXES } from '@comptoir/domain/sales/estimates/estimate-content';
import { z } from 'zod';
import { drawnText, endpoint, instant, merchantScope, pageOf, plainText, repeated } from '../endpoint.ts';
import { documentOrder, orderLine, wholeCents } from './contract-order.ts';
import { includedDrinks, itemClass } from './estimate-content.ts';

const ofContract = z.strictObject({ id: z.uuid() });
const ofDocument = z.strictObject({ id: z.uuid(), documentId: z.uuid().describe('One of its documents.') });
const day = z.iso.date();

const payment = z.strictObject({
  index: z.number().int().describe('Which payment of the schedule.'),
  kind: z.enum(['deposit', 'instalment', 'balance']),
  dueOn: day.nullable().describe('Null: once the contract was agreed.'),
  cents: wholeCents.describe('What is left of it.'),
});

/** A payment of the schedule, as it was agreed. `asked`: a till was asked to take all of it, and none has signed it yet. */
const scheduled = z.strictObject({
  ...payment.shape,
  cents: wholeCents,
  leftCents: wholeCents.describe('What is left of it.'),
  state: z.enum(['due', 'asked', 'paid']),
});

/** A contract as a line of a list. */
export const contractRow = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(CONTRACT_STATES),
  estimateId: z.uuid(),
  customer: z.strictObject({ name: z.string(), company: z.string() }),
  occasion: z.strictObject({ name: z.string(), date: day }),
  totalCents: wholeCents,
  paidCents: wholeCents.describe('What was paid with documents that a till has signed, less what it gave back.'),
  dueCents: wholeCents,
  next: payment.nullable().describe('The next payment of the schedule that is still due.'),
  toSign: z.number().int().describe('How many documents wait for a till.'),
});
export type ContractRow = z.infer<typeof contractRow>;

/** Document that a till was asked to sign, and the bill that it signed. */
export const contractDocumentView = z.strictObject({
  id: z.uuid(),
  kind: z.enum(CONTRACT_DOCUMENT_KINDS),
  state: z.enum(CONTRACT_DOCUMENT_STATES),
  totalCents: wholeCents,
  paidCents: wholeCents,
  dueOn: day.nullable(),
  askedAt: instant,
  till: z.string().nullable().describe('The till that began to sign it, or signed it.'),
  bill: z
    .strictObject({
      id: z.uuid(),
      noTrans: z.string(),
      signedAt: instant,
      totalCents: z.number().int(),
      paidCents: z.number().int(),
      isAsAsked: z.boolean().describe('Whether it is what was asked for, to the cent.'),
    })
    .nullable(),
});
export type ContractDocumentView = z.infer<typeof contractDocumentView>;

export const contractView = z.strictObject({
  ...contractRow.shape,
  revision: z.number().int().describe('The revision of the estimate that holds.'),
  agreedCents: wholeCents.describe('What it comes to, whatever became of the contract.'),
  persons: z.number().int(),
  terms: z.string(),
  lines: z.array(orderLine),
  serviceCents: wholeCents,
  returnedCents: wholeCents.describe('What was given back of payments.'),
  additionCents: wholeCents.describe('What was sold besides on the day, in none of the other amounts.'),
  payments: z.array(scheduled).describe('The schedule; none once it was cancelled.'),
  agreedAt: instant,
  reason: z.string().nullable().describe('Why it was cancelled.'),
  documents: z.array(contractDocumentView).describe('Oldest first.'),
});
export type ContractView = z.infer<typeof contractView>;

export const listContracts = endpoint({
  method: 'GET',
  path: '/contracts',
  access: 'read-estimates',
  summary: 'Contracts of a caterer',
  description: 'By number, the last one first. `q` is part of a number, of the customer or of the event.',
  query: z.strictObject({
    ...merchantScope.shape,
    q: plainText(100).optional(),
    states: repeated(z.enum(CONTRACT_STATES)),
    cursor: plainText(400).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(contractRow),
});

export const getContract = endpoint({
  method: 'GET',
  path: '/contracts/:id',
  access: 'read-estimates',
  summary: 'A contract with its documents',
  params: ofContract,
  query: merchantScope,
  reply: contractView,
});

export const askInstalment = endpoint({
  method: 'POST',
  path: '/contracts/:id/instalments',
  access: 'edit-estimates',
  summary: 'Have a till take a payment',
  description: 'A payment of the schedule by its index, or an amount. The till signs it; nothing is signed here.',
  refusals: ['contract-not-open', 'more-than-is-due', 'nothing-due'],
  params: ofContract,
  query: merchantScope,
  body: z.union([
    z.strictObject({ payment: z.number().int().min(0).max(20) }),
    z.strictObject({ cents: wholeCents.min(1) }),
  ]),
  reply: contractView,
});

/** Item that was ordered besides on the day. */
export const additionalItem = z.strictObject({
  description: drawnText(plainText(128).trim().min(2)),
  quantity: z.number().int().min(1).max(9_999_999).describe('Hundredths.'),
  unitCents: wholeCents,
  taxes: z.enum(ESTIMATE_TAXES),
  taxClass: itemClass,
  drinks: includedDrinks,
});

export const askFinal = endpoint({
  method: 'POST',
  path: '/contracts/:id/final',
  access: 'edit-estimates',
  summary: 'Have a till take the last payment',
  description: 'All that is left to be paid. `items` were ordered besides on the day: they are a sale of their own.',
  refusals: ['contract-not-open', 'nothing-due'],
  params: ofContract,
  query: merchantScope,
  body: z.strictObject({ items: z.array(additionalItem).max(50).default([]) }),
  reply: contractView,
});

export const cancelContract = endpoint({
  method: 'POST',
  path: '/contracts/:id/cancel',
  access: 'edit-estimates',
  summary: 'Cancel a contract',
  description:
    'One that no till has signed is cancelled at once; the till signs the end of another. `keptCents`: what the terms ' +
    'let the business keep of what was paid; the till gives the rest back.',
  refusals: ['contract-not-open', 'document-at-a-till', 'more-than-is-due'],
  params: ofContract,
  query: merchantScope,
  body: z.strictObject({ reason: drawnText(plainText(120).trim().min(2)), keptCents: wholeCents.default(0) }),
  reply: contractView,
});

export const withdrawDocument = endpoint({
  method: 'POST',
  path: '/contracts/:id/documents/:documentId/withdraw',
  access: 'edit-estimates',
  summary: 'Take back the last document that waits for a till',
  refusals: ['document-at-a-till', 'document-not-waiting'],
  params: ofDocument,
  query: merchantScope,
  reply: contractView,
});

/** Document that a till may sign now. */
export const toSign = z.strictObject({
  id: z.uuid(),
  dueOn: day.nullable(),
  order: documentOrder,
  refersTo: z
    .string()
    .nullable()
    .describe('The exact signed text of the document that it follows; null for the first of a contract.'),
});
export type ToSign = z.infer<typeof toSign>;

export const listToSign = endpoint({
  method: 'GET',
  path: '/device/v1/to-sign',
  access: 'device',
  summary: 'What waits for the calling till to be signed',
  description:
    'Of each contract the next document alone, and none that another linked till has begun. At most a hundred, by the day ' +
    'on which they are due.',
  reply: z.strictObject({ items: z.array(toSign) }),
});

export const reportToSign = endpoint({
  method: 'POST',
  path: '/device/v1/to-sign/:id',
  access: 'device',
  summary: 'Begin to sign a document, or say which bill it is',
  description:
    'Without `noTrans` the till says that it is about to sign: from then on no other linked till may. With it, the till says ' +
    'which of its bills the document is, as often as it takes; `bill-missing` asks it to say so again once the bill is here.',
  refusals: ['document-at-a-till', 'document-not-waiting'],
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ noTrans: plainText(10).min(1).nullable() }),
  reply: z.strictObject({ state: z.enum(['taken', 'signed', 'bill-missing']) }),
});

export const askInstalmentAtTill = endpoint({
  method: 'POST',
  path: '/device/v1/to-sign/instalments',
  access: 'device',
  summary: 'Ask for the next payment of a contract, at the till',
  description:
    'For a customer who pays before anyone in the portal asked for it: the next payment of the schedule then waits to be signed.',
  refusals: ['contract-not-open', 'not-found', 'nothing-due'],
  body: z.strictObject({ contract: plainText(20).min(1).describe('Its number, `C-2026-0018`.') }),
  reply: z.null(),
});
