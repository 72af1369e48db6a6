import { z } from 'zod';
import { PROGRESS_STEPS } from '@comptoir/domain/help/installation/progress';
import { MISSING, STEP_STATES } from '@comptoir/domain/help/installation/progress-facts';
import { endpoint, instant, merchantScope } from '../endpoint.ts';

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

/** Source: spec §2 "Functionality check". */
export const confirmFunctionality = endpoint({
  method: 'POST',
  path: '/registration-progress/functionality',
  access: 'edit-progress',
  summary: 'Confirm the functionality check',
  description: 'Refused in the field `step` as `bills-first` while the bills of the check are not accepted.',
  query: merchantScope,
  reply: progressView,
});

/**
 * How transmission stands. `acceptedToday`: of the bills made today in the merchant's zone, with what they add to the sales.
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
