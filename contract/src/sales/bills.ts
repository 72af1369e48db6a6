import { TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { BILL_KINDS } from '@comptoir/domain/sales/bills/bill-kind';
import { PAYMENT_CODES } from '@comptoir/domain/sales/bills/payment-method';
import { TRANSMISSION_STATES } from '@comptoir/domain/sales/bills/transmission-state';
import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { signedDocument } from './bill-result.ts';
import { HOW_ORDERED } from '../base/exports.ts';
import { endpoint, instant, merchantScope, plainText, repeated, rowFormat } from '../endpoint.ts';

export const waitingTransactions = endpoint({
  method: 'GET',
  path: '/transactions/waiting',
  access: 'read-transactions',
  summary: 'Bills waiting for the authority',
  description: 'How many bills the authority does not have yet, and how urgent that is.',
  query: merchantScope,
  reply: z.strictObject({
    count: z.number().int(),
    oldestAt: instant.nullable(),
    urgency: z.enum(['calm', 'warning', 'urgent', 'late']),
    authorityReachable: z.boolean(),
  }),
});

const payment = z.enum(PAYMENT_CODES);

/** A bill as a row of a list. Source: spec §1 "transaction history". */
export const billRow = z.strictObject({
  id: z.uuid(),
  noTrans: z.string().describe('Its number, as the terminal gave it.'),
  signedAt: instant.describe('When it was made, by the terminal’s clock.'),
  totalCents: z.number().int().describe('What is due, in cents; negative when money goes back.'),
  kind: z.enum(BILL_KINDS).describe('What it is. A training bill is of that kind, whatever else it is.'),
  payment: payment.describe('How it is paid, by the authority’s code (`modPai`); `SOB` where nothing is paid yet.'),
  employee: z.string().nullable().describe('Who made it; null when the bill names no one.'),
  deviceId: z.uuid(),
  deviceName: z.string(),
  state: z.enum(TRANSMISSION_STATES).describe('Where it stands with the authority.'),
  psiNoTrans: z.string().nullable().describe('The authority’s number of the bill; null until it gave one.'),
  noLot: z.string().nullable().describe('The authority’s number of the batch that it came with.'),
});
export type BillRow = z.infer<typeof billRow>;

/** Filter of bills; fields left out ask for all. Days are those of the merchant's zone, both included. */
const billFilter = merchantScope.extend({
  q: plainText(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  deviceIds: repeated(z.uuid()),
  employees: repeated(plainText(64)),
  kinds: repeated(z.enum(BILL_KINDS)),
  payments: repeated(payment),
  states: repeated(z.enum(TRANSMISSION_STATES)),
});

const WHAT_IS_FOUND =
  '`q` finds the beginning of our number, the authority’s number, an amount due as either language writes it, or a mention of the ' +
  'document by its whole text, with or without its accents (`PROBLEME DE COMMUNICATION`). Days are ' +
  'those of the merchant’s zone, both included. Filters may be repeated.';

export const listBills = endpoint({
  method: 'GET',
  path: '/bills',
  access: 'read-bills',
  summary: 'Bills of a merchant, newest first',
  description:
    `Newest first. ${WHAT_IS_FOUND} \`nextCursor\` leads to older bills and \`previousCursor\` to newer ones; each is null ` +
    'when there are none. What the portal asks merchants to pay is not here: see `listInvoices`.',
  query: billFilter.extend({
    at: z.iso.date().describe('A day to jump to: the page begins with its last bill.').optional(),
    cursor: plainText(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(25),
  }),
  reply: z.strictObject({
    items: z.array(billRow),
    nextCursor: z.string().nullable(),
    previousCursor: z.string().nullable(),
  }),
});

export const sumBills = endpoint({
  method: 'GET',
  path: '/bills/summary',
  access: 'read-bills',
  summary: 'How many bills a filter leaves, and what they add up to',
  description:
    `${WHAT_IS_FOUND} A sum holds real receipts, credit notes and their corrections after tax, of several instalments the first ` +
    'alone. It never holds training bills, reproductions, duplicates, table bills, estimates, quotes, nor bills that the ' +
    'authority refused, which are made again under another number.',
  query: billFilter,
  reply: z.strictObject({
    count: z.number().int().describe('How many bills the filter leaves.'),
    countedBills: z.number().int().describe('How many of them are in the sums.'),
    receivedCents: z.number().int().describe('What came in, after tax.'),
    returnedCents: z.number().int().describe('What went back, after tax; zero or negative.'),
    soldCents: z.number().int().describe('Both together.'),
  }),
});
export type BillSummary = z.infer<typeof sumBills.reply>;

export const exportBills = endpoint({
  method: 'GET',
  path: '/bills/export',
  access: 'read-bills',
  summary: 'All bills of a filter as a file',
  description:
    `${WHAT_IS_FOUND} All of them, newest first, out of one snapshot and without a limit; as \`ndjson\` each with its exact signed ` +
    'text. The last line says of which business they are, how many, the last id and a hash of what came before: a file without it ' +
    'was cut. Texts are in the language of `Accept-Language`.',
  replyForm: 'rows',
  query: billFilter.extend({ format: rowFormat.default('csv') }),
  reply: z.null(),
});

export const orderBillExport = endpoint({
  method: 'POST',
  path: '/bills/exports',
  access: 'read-bills',
  summary: 'Has an export of bills made',
  description: `The same file as of \`exportBills\`. ${HOW_ORDERED}`,
  refusals: ['exports-under-way'],
  query: merchantScope,
  body: billFilter.omit({ merchantId: true }).extend({ format: rowFormat.default('csv') }),
  reply: z.strictObject({ id: z.uuid() }),
});

/** A request to the authority that carried a bill, and how it ended; `reply` is null while it is under way, or lost with its server. */
export const billAttempt = z.strictObject({
  startedAt: instant.describe('The first of them, where several are one.'),
  times: z.number().int().min(1).describe('Attempts in a row that came to nothing in the same way are one.'),
  lastStartedAt: instant.describe('The last of them.'),
  trigger: z.string().describe('What it was sent for: a sale, the end of a shift, the button, a retry.'),
  inBatch: z.boolean().describe('Whether the bill went in a batch instead of by itself.'),
  reply: z
    .strictObject({
      receivedAt: instant,
      outcome: z
        .enum(['answer', 'unavailable', 'unknown'])
        .describe('An answer, none that could be had, or a reply that was lost.'),
      httpStatus: z.number().int().nullable(),
      detail: z.string().nullable().describe('Why there is no answer.'),
      body: z.string().nullable().describe('What the authority wrote, to the byte.'),
    })
    .nullable(),
});
export type BillAttempt = z.infer<typeof billAttempt>;

/** A link of the terminal's chain beside a bill. */
const neighbour = z
  .strictObject({ id: z.uuid(), noTrans: z.string(), document: signedDocument })
  .nullable()
  .describe('Null at the end of what the server has.');

/** A bill with all that is known of it. */
export const billView = z.strictObject({
  bill: billRow,
  timeZone: z.enum(TIME_ZONES),
  position: z.number().int().describe('Its place in the terminal’s chain, from 1.'),
  document: signedDocument,
  receivedAt: instant.describe('When the server got it.'),
  settledAt: instant.nullable().describe('When the authority’s answer came; null while it waits.'),
  attestedAt: instant
    .nullable()
    .describe('When the terminal brought back an answer that the server had lost; null for one that it heard itself.'),
  psiDatTrans: z.string().nullable().describe('When the authority took it, as it writes dates (yyyyMMddHHmmss).'),
  errors: z.array(authorityError).describe('What the authority remarked.'),
  attempts: z.array(billAttempt).describe('Oldest first.'),
  refersTo: z
    .array(z.strictObject({ noTrans: z.string(), datTrans: z.string(), bill: billRow.nullable() }))
    .describe('The bills that it names, as it names them; `bill` is null when the server does not have it.'),
  referredBy: z.array(billRow).describe('The bills that name it, oldest first.'),
  creditedBeyondCents: z
    .number()
    .int()
    .nonnegative()
    .describe(
      'By how much the credit notes of this bill, or of the one that it credits, exceed what that bill came to; 0 when they do not.',
    ),
  copies: z
    .array(billRow)
    .describe('Other printings of the same bill: its reproductions, or the one that it reproduces.'),
  previous: neighbour,
  next: neighbour,
  certificates: z
    .array(z.strictObject({ thumbprint: z.string(), certificate: z.string() }))
    .describe('In PEM, those that it and its neighbours were signed with, as far as the server has them.'),
  receipt: z
    .strictObject({
      deviceNumber: z.string(),
      addressLines: z.array(z.string()),
      phone: z.string().nullable(),
      qrUrl: z.string().nullable().describe('Where the authority shows the bill; null without its certificate.'),
      earlier: z.array(signedDocument).describe('The bills that its references lead to, on which its mentions depend.'),
    })
    .describe('What it is printed from, beside its document.'),
});
export type BillView = z.infer<typeof billView>;

export const getBill = endpoint({
  method: 'GET',
  path: '/bills/:id',
  access: 'read-bills',
  summary: 'A bill, its life and its proof',
  description:
    'Its exact signed text, each request that carried it with the reply, the bills linked with it, and its neighbours in the chain ' +
    'with the certificates that verify them.',
  params: z.strictObject({ id: z.uuid() }),
  query: merchantScope,
  reply: billView,
});
