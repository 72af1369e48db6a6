import { z } from 'zod';
import { PROGRESS_STEPS } from '@comptoir/domain/help/installation/progress';
import { MISSING, STEP_STATES } from '@comptoir/domain/help/installation/progress-facts';
import { COMPARED, VERDICTS } from '@comptoir/domain/help/installation/compare-receipts';
import { CHECK_OUTCOMES, CHECK_STATES } from '@comptoir/domain/help/installation/functionality-check';
import { TRANSMISSION_STATES } from '@comptoir/domain/sales/bills/transmission-state';
import { endpoint, instant, merchantScope, repeated } from '../endpoint.ts';

/**
 * The way from sign-up to the first real bill. A step is `done`, `open` (the person can do it now), `waiting` (someone else
 * has to, or time has to pass) or `blocked` (an earlier step comes first). `missing`: what exactly, as codes that `web` words.
 */
export const progressView = z.strictObject({
  steps: z.array(
    z.strictObject({
      step: z.enum(PROGRESS_STEPS),
      state: z.enum(STEP_STATES),
      missing: z.array(z.enum(MISSING)),
      doneAt: instant.nullable(),
    }),
  ),
  /** Fully registered: every step was done once. It stays so. Source: spec §4 `subscriptionCompleted`. */
  subscriptionCompleted: z.boolean(),
});
export type ProgressView = z.infer<typeof progressView>;

export const getProgress = endpoint({
  method: 'GET',
  path: '/registration-progress',
  access: 'read-progress',
  summary: 'Registration, step by step',
  description:
    'The steps from sign-up to the first real bill, each `done`, `open`, `waiting` or `blocked`, and what is missing.',
  query: merchantScope,
  reply: progressView,
});

/** A bill of the functionality check; `getBill` has its document. */
const checkedBill = z
  .strictObject({
    id: z.uuid(),
    noTrans: z.string().describe('Its number, as the terminal gave it.'),
    signedAt: instant,
    state: z.enum(TRANSMISSION_STATES).describe('Where it stands with the authority.'),
  })
  .nullable()
  .describe('Null while it is not made.');

/** Source: spec §2 "Functionality check". */
export const functionalityView = z.strictObject({
  state: z.enum(CHECK_STATES),
  receipt: checkedBill,
  refund: checkedBill,
  comparisons: z
    .array(
      z.strictObject({
        bill: z.enum(['receipt', 'refund']),
        what: z.enum(COMPARED),
        expected: z.string().nullable().describe('Amounts as `5.75`; null where there is nothing to show.'),
        found: z.string().nullable(),
        verdict: z.enum(VERDICTS).describe('`pending` while the authority has not answered.'),
      }),
    )
    .describe('What the server compares of both, from their exact signed text; of a verification, what it found.'),
  result: z
    .strictObject({
      outcome: z.enum(CHECK_OUTCOMES),
      checkedAt: instant,
      checkedBy: z.string().describe('Who had both receipts on the screen and asked for it.'),
      checkedByRole: z.enum(['admin', 'partner', 'merchant']),
    })
    .nullable()
    .describe('How the two were verified; null while they were not.'),
});
export type FunctionalityView = z.infer<typeof functionalityView>;

export const getFunctionalityCheck = endpoint({
  method: 'GET',
  path: '/registration-progress/functionality',
  access: 'read-progress',
  summary: 'The functionality check',
  description:
    'The $5 receipt and its refund that count now, each thing the server compares of them, and how their verification ended.',
  query: merchantScope,
  reply: functionalityView,
});

export const verifyFunctionality = endpoint({
  method: 'POST',
  path: '/registration-progress/functionality',
  access: 'edit-progress',
  summary: 'Verify the functionality check',
  description:
    'Compares the receipt and the refund that a person has on the screen with what they have to be, and keeps the result with who ' +
    'and when. Refused in the field `receiptId` as `bills-first` while the authority does not have both, and as `other-bills` when ' +
    'they are not the two that count now. A merchant passes once; two that failed stay so, and new ones are made.',
  query: merchantScope,
  body: z.strictObject({ receiptId: z.uuid(), refundId: z.uuid() }),
  reply: functionalityView,
});

/** Count of the steps of its registration that a merchant has done, and the next one. */
const merchantProgress = z.strictObject({
  merchantId: z.uuid(),
  done: z.number().int(),
  steps: z.number().int(),
  nextStep: z.enum(PROGRESS_STEPS).nullable().describe('What the merchant can do now; null when nothing is left.'),
});
export type MerchantProgress = z.infer<typeof merchantProgress>;

export const listProgress = endpoint({
  method: 'GET',
  path: '/registration-progress/merchants',
  access: 'list-merchants',
  summary: 'How far the registrations of several merchants have come',
  description:
    'Of up to 50 merchants that the caller looks after, in the order in which they are named; others are left out.',
  query: z.strictObject({ merchantIds: repeated(z.uuid()).describe('May be repeated; the first 50 are looked up.') }),
  reply: z.strictObject({ items: z.array(merchantProgress) }),
});

/**
 * State of transmission. `acceptedToday`: of the bills made today in the merchant's zone, with what they add to the sales.
 * `refusedToday`: of the same, by the authority.
 */
export const transmissionHealthView = z.strictObject({
  acceptedToday: z.number().int(),
  acceptedTodayCents: z.number().int(),
  lastAcceptedAt: instant.nullable(),
  waiting: z.number().int(),
  oldestWaitingAt: instant.nullable(),
  refusedToday: z.number().int(),
  /** By the tills of the merchant; null when nothing was sent in the last day. */
  isAuthorityReachable: z.boolean().nullable(),
});
export type TransmissionHealthView = z.infer<typeof transmissionHealthView>;

export const getTransmissionHealth = endpoint({
  method: 'GET',
  path: '/transmission-health',
  access: 'read-transactions',
  summary: 'How transmission stands',
  description:
    'Of the bills made today in the merchant’s time zone, and of all that wait: what `listBills` lists for that day and state.',
  query: merchantScope,
  reply: transmissionHealthView,
});
