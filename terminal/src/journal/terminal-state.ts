import { DOCUMENT_KINDS } from '@comptoir/contract/sales/device-reports';
import { z } from 'zod';
import { billPlan, unpaidBill } from './unpaid-bill.ts';

/**
 * A bill whose fate is not settled. `here`: the relay has not acknowledged it. `there`: the relay has it and the authority's
 * answer is due. `refused`: to be rebuilt with the next request. `stuck`: rebuilding does not help, a person must look.
 */
const openBill = z.strictObject({
  actu: z.string(),
  noTrans: z.string(),
  signedAt: z.string(),
  origin: z.enum(['sale', 'refund', 'reprint', 'unpaid', 'ended']),
  place: z.enum(['here', 'there', 'refused', 'stuck']),
  /** Rebuilds so far. */
  rebuilds: z.number().int(),
  /** Reason for its refusal: the relay's, or the authority's error. */
  reason: z.string().nullable(),
  text: z.string(),
});
export type OpenBill = z.infer<typeof openBill>;

const terminalEvent = z.discriminatedUnion('event', [
  z.strictObject({ id: z.string(), occurredAt: z.string(), event: z.literal('till-went-offline') }),
  z.strictObject({ id: z.string(), occurredAt: z.string(), event: z.literal('till-came-online'), waiting: z.number() }),
  z.strictObject({
    id: z.string(),
    occurredAt: z.string(),
    event: z.literal('till-clock-confirmed'),
    by: z.string().nullable(),
    minutes: z.number(),
  }),
  z.strictObject({
    id: z.string(),
    occurredAt: z.string(),
    event: z.literal('document-produced'),
    noTrans: z.string(),
    document: z.enum(['FAC', 'RPR', 'DUP', 'PSP', 'ANN']),
  }),
]);

const count = z.number().int();

/** Counters of a terminal for a civil year. */
const counters = z.strictObject({
  transactions: count,
  payments: count,
  beforeTaxCents: count,
  gstCents: count,
  qstCents: count,
  totalCents: count,
  adjustmentCents: count,
});

/** The last document that came out, and what the authority said of it as far as it did. */
const lastDocument = z.strictObject({
  actu: z.string(),
  noTrans: z.string(),
  datTrans: z.string(),
  total: z.string(),
  form: z.enum(['PAP', 'ELE', 'PEL']),
  accepted: z.strictObject({ psiNoTrans: z.string(), psiDatTrans: z.string() }).nullable(),
});

/** Documents that a terminal signs and sends besides bills. */
export const documentType = z.enum(DOCUMENT_KINDS);

/** Last declaration of a usual third party on a terminal. `number`: the authority's. */
const declaredSeller = z.strictObject({
  id: z.string(),
  qstNumber: z.string(),
  document: z.string(),
  standing: z.enum(['waiting', 'taken', 'refused', 'unread']),
  number: z.string().nullable(),
});
export type DeclaredSeller = z.infer<typeof declaredSeller>;

const clockConfirmation = z.strictObject({
  at: z.string(),
  aheadMs: z.number().nullable(),
  lastSignedAt: z.string().nullable(),
});
export type ClockConfirmation = z.infer<typeof clockConfirmation>;

const unprintedBill = z.strictObject({ actu: z.string(), noTrans: z.string(), signedAt: z.string() });

/** Everything a terminal knows, all of it derived from its journal. */
export const terminalState = z.strictObject({
  deviceNumber: z.string().nullable(),
  /** Signature of the last link; null before the first one. */
  chainHead: z.string().nullable(),
  chainLength: z.number().int(),
  /** Time of signing the last link; the next one is never earlier. */
  lastSignedAt: z.string().nullable(),
  /** Number behind the hyphen of the last new bill. */
  counter: z.number().int(),
  /** Number of the last sale, what `refund` and `reprint` mean without an argument. */
  lastSale: z.string().nullable(),
  /** Oldest first, in the order of the chain. */
  open: z.array(openBill),
  /** Signed and not yet on paper, as after a crash. */
  unprinted: z.array(unprintedBill),
  /** Bills that wait for their payment, oldest first. */
  unpaid: z.array(unpaidBill),
  /** Bills that are being made together; null when none are. */
  plan: billPlan.nullable(),
  accepted: z.number().int(),
  refused: z.number().int(),
  /** Comptoir has bills of this terminal that it lacks: what it signed now would be off the chain. */
  isBehind: z.boolean(),
  /** Counters of this year and the year before, by year. */
  counters: z.record(z.string(), counters),
  lastDocument: lastDocument.nullable(),
  /** User reports and declarations that the authority does not have yet, oldest first. */
  reports: z.array(z.strictObject({ id: z.string(), type: documentType.default('user-report'), document: z.string() })),
  /** Usual third parties, as each was last declared here, oldest first. */
  sellers: z.array(declaredSeller).default([]),
  /** Documents of contracts that it signed, oldest first; `isReported` once Comptoir knows which bill each is. */
  contractDocuments: z
    .array(z.strictObject({ id: z.string(), actu: z.string(), noTrans: z.string(), isReported: z.boolean() }))
    .default([]),
  /** User who works at the terminal, and since when; null between shifts. */
  shift: z.strictObject({ user: z.string(), beganAt: z.string() }).nullable(),
  /** Last yes of an administrator: to a difference from Comptoir's time, and to bills that bear the time of the one dated `lastSignedAt`. */
  clockConfirmation: clockConfirmation.nullable().default(null),
  /** Since when the relay does not answer. */
  offlineSince: z.string().nullable(),
  /** Events that the relay does not have yet. */
  events: z.array(terminalEvent),
  /** Those among its events that the relay could not read. */
  refusedEvents: z.array(terminalEvent),
  /** The authority's error that says that the certificate no longer counts. */
  certificateError: z.string().nullable(),
});
export type TerminalState = z.infer<typeof terminalState>;

export const NEW_TERMINAL: TerminalState = {
  deviceNumber: null,
  chainHead: null,
  chainLength: 0,
  lastSignedAt: null,
  counter: 0,
  lastSale: null,
  open: [],
  unprinted: [],
  unpaid: [],
  plan: null,
  accepted: 0,
  refused: 0,
  isBehind: false,
  counters: {},
  lastDocument: null,
  reports: [],
  sellers: [],
  contractDocuments: [],
  shift: null,
  clockConfirmation: null,
  offlineSince: null,
  events: [],
  refusedEvents: [],
  certificateError: null,
};

/** Reasons why a terminal's certificate no longer counts. */
export type CertificateTrouble =
  | { readonly kind: 'expired'; readonly day: string }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'refused'; readonly id: string };
