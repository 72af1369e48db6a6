import { z } from 'zod';
import { documentType } from './terminal-state.ts';
import { plannedStep, unpaidFacts } from './unpaid-bill.ts';

const at = z.iso.datetime();
const signature = z.string().length(88);

const authorityError = z.object({
  id: z.string(),
  codRetour: z.string().nullable(),
  message: z.string(),
  explanation: z.object({ fr: z.string(), en: z.string() }).nullable(),
  merchantField: z.string().nullable(),
});

/** The contract's result of a bill, read more loosely: a journal outlives the words of one version of the contract. */
const result = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('accepted'),
    noTrans: z.string(),
    actu: signature.nullable(),
    psiNoTrans: z.string().nullable(),
    psiDatTrans: z.string().nullable(),
    noLot: z.string().nullable(),
    errors: z.array(authorityError),
  }),
  z.object({ state: z.literal('waiting'), noTrans: z.string(), actu: signature.nullable() }),
  z.object({
    state: z.literal('refused'),
    noTrans: z.string(),
    actu: signature.nullable(),
    by: z.enum(['relay', 'authority']),
    reason: z.string().nullable(),
    errors: z.array(authorityError),
  }),
  z.object({ state: z.literal('not-known'), noTrans: z.string(), actu: signature.nullable() }),
]);
export type Result = z.infer<typeof result>;
export type AuthorityError = z.infer<typeof authorityError>;

/** The terminal got its certificate. A device number that is new to the journal begins a chain, at `head` when the relay knows one. */
const linked = z.object({
  kind: z.literal('linked'),
  at,
  deviceNumber: z.string(),
  thumbprint: z.string(),
  head: signature.nullable(),
  lastNoTrans: z.string().nullable(),
});

/**
 * A bill was signed. `text` is the exact JSON that every later request carries; `replaces` is the bill that it replaces.
 * `recovered`: this folder had lost it, and Comptoir gave it back. `unpaid`: it waits for its payment. `closes`: bills, by number and time,
 * that no longer do. `plan`: the plan that it is a step of. `signs`: the document of a contract that it is. `creditedLines`: which line
 * of its bill each item of a credit note gives back, from 0; older journals do not say.
 */
const signed = z.object({
  kind: z.literal('signed'),
  at,
  noTrans: z.string(),
  actu: signature,
  signedAt: at,
  origin: z.enum(['sale', 'refund', 'reprint', 'unpaid', 'ended']),
  replaces: signature.nullable(),
  text: z.string(),
  recovered: z.boolean().optional(),
  unpaid: unpaidFacts.optional(),
  closes: z.array(z.string()).optional(),
  plan: z.string().optional(),
  signs: z.uuid().optional(),
  creditedLines: z.array(z.number().int().min(0)).optional(),
});

/** Several bills are made together; written before the first of them is signed. */
const planned = z.object({ kind: z.literal('planned'), at, id: z.string(), steps: z.array(plannedStep).min(2) });

/** The relay answered. `chainHead` is absent when the answer does not state it. */
const answered = z.object({
  kind: z.literal('answered'),
  at,
  results: z.array(result),
  chainHead: signature.nullable().optional(),
});

/** A bill came out of the printer. */
const printed = z.object({
  kind: z.literal('printed'),
  at,
  id: z.uuid(),
  noTrans: z.string(),
  actu: signature,
  document: z.enum(['FAC', 'RPR', 'DUP', 'PSP', 'ANN']),
});

const wentOffline = z.object({ kind: z.literal('went-offline'), at, id: z.uuid() });
const cameOnline = z.object({ kind: z.literal('came-online'), at, id: z.uuid(), waiting: z.number().int() });

/** Comptoir has bills of this terminal that its folder, put back to an older copy, no longer has; nothing is signed before they are back. */
const foundBehind = z.object({ kind: z.literal('found-behind'), at });
const caughtUp = z.object({ kind: z.literal('caught-up'), at });

/** An employee begins to work at the terminal, or ends. */
const shiftBegan = z.object({ kind: z.literal('shift-began'), at, user: z.string() });
const shiftEnded = z.object({ kind: z.literal('shift-ended'), at });

/** An administrator wants bills in spite of the clock: how far it is ahead of Comptoir's, and the last bill that the next ones may bear the time of. */
const clockConfirmed = z.object({
  kind: z.literal('clock-confirmed'),
  at,
  id: z.uuid(),
  minutes: z.number().int(),
  by: z.string().nullable(),
  aheadMs: z.number().int().nullable(),
  lastSignedAt: at.nullable(),
});

/** A user report was shown, or a third party declared; it is to be sent. */
const reportMade = z.object({
  kind: z.literal('report-made'),
  at,
  id: z.uuid(),
  type: documentType.default('user-report'),
  document: z.string(),
});
/** End of a report: the authority has answered it, with its number unless it refused, or Comptoir cannot read it. */
const reportAnswered = z.object({
  kind: z.literal('report-answered'),
  at,
  id: z.uuid(),
  standing: z.enum(['taken', 'refused', 'unread']).default('taken'),
  number: z.string().nullable().default(null),
});

/** Comptoir knows which bill a document of a contract is. */
const documentReported = z.object({ kind: z.literal('document-reported'), at, id: z.uuid(), actu: signature });

/** The relay has these events of the terminal. */
const reported = z.object({ kind: z.literal('reported'), at, ids: z.array(z.uuid()) });

/** Comptoir cannot read these events; they are kept, and sent again when someone asks how the terminal stands. */
const eventsRefused = z.object({ kind: z.literal('events-refused'), at, ids: z.array(z.uuid()) });

/** One line of a terminal's journal: what happened, never changed afterwards. Times are instants. */
export const journalEntry = z.discriminatedUnion('kind', [
  linked,
  signed,
  planned,
  answered,
  printed,
  wentOffline,
  cameOnline,
  foundBehind,
  caughtUp,
  shiftBegan,
  shiftEnded,
  clockConfirmed,
  reportMade,
  reportAnswered,
  documentReported,
  reported,
  eventsRefused,
]);
export type JournalEntry = z.infer<typeof journalEntry>;
export type SignedEntry = z.infer<typeof signed>;
export type AnsweredEntry = z.infer<typeof answered>;

/** An entry before the journal dates it. */
export type Undated<Entry extends JournalEntry = JournalEntry> = Entry extends JournalEntry ? Omit<Entry, 'at'> : never;
