import { BATCH_STATES } from '@comptoir/domain/sales/transmissions/batch-state';
import { WAITING_REASONS } from '@comptoir/domain/sales/transmissions/why-waiting';
import { TRANSMISSION_STATES } from '@comptoir/domain/sales/bills/transmission-state';
import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { CERTIFICATE_STATES } from './devices.ts';
import { endpoint, instant, merchantScope } from '../endpoint.ts';

/** A batch that a person asked for. */
export const batchView = z.strictObject({
  id: z.uuid(),
  state: z
    .enum(BATCH_STATES)
    .describe(
      '`running`, or how it ended: everything `sent`, `unanswered` by the authority with bills left, or `cancelled`.',
    ),
  requestedAt: instant,
  requestedBy: z.string().describe('Who asked for it, by name.'),
  endedAt: instant.nullable(),
  planned: z.number().int().describe('How many bills it is about: those that waited when it was asked for.'),
  oldestAt: instant.describe('When the oldest of them was made.'),
  leftWaiting: z.number().int().nullable().describe('How many of them still waited when it ended.'),
  accepted: z.number().int().describe('How many of them the authority has, as of now.'),
  refused: z.number().int().describe('How many of them the authority refused, as of now.'),
  waiting: z.number().int().describe('How many of them wait, as of now: also after its end they go by themselves.'),
});
export type BatchView = z.infer<typeof batchView>;

/** The lane of a device: what of it waits for the authority, and why. */
export const transmissionLane = z.strictObject({
  deviceId: z.uuid(),
  deviceName: z.string(),
  deviceNumber: z.string().nullable(),
  isLinked: z.boolean().describe('Whether a terminal calls for it. What it submitted before is sent in either case.'),
  certificate: z.strictObject({
    state: z
      .enum(CERTIFICATE_STATES)
      .describe('Where its newest certificate stands; bills signed before its end count.'),
    notAfter: instant.nullable().describe('Until when it is valid.'),
  }),
  waiting: z.number().int().describe('How many of its bills the authority does not have yet.'),
  oldestAt: instant.nullable().describe('When the oldest of them was made: within 48 hours it must arrive.'),
  reason: z.enum(WAITING_REASONS).nullable().describe('Why they wait; null when nothing does.'),
  failures: z.number().int().describe('How many requests in a row the authority did not answer.'),
  nextAttemptAt: instant
    .nullable()
    .describe('When the server tries by itself; null when it waits for a sale, the end of a shift or a batch.'),
  lastAttempt: z
    .strictObject({
      startedAt: instant,
      httpStatus: z.number().int().nullable(),
      detail: z.string().nullable().describe('What went wrong, in the words of the network.'),
      errors: z.array(authorityError).describe('Why the authority did not take them, when it said so.'),
    })
    .nullable()
    .describe('Its last request to the authority, when that failed.'),
});
export type TransmissionLane = z.infer<typeof transmissionLane>;

export const listTransmissions = endpoint({
  method: 'GET',
  path: '/transmissions',
  access: 'read-transactions',
  summary: 'The lanes of a merchant, and its last batches',
  description:
    'A lane per device: what waits on it, for how long, why, and when it is tried next. Then the last batches, newest first.',
  query: merchantScope,
  reply: z.strictObject({ lanes: z.array(transmissionLane), batches: z.array(batchView) }),
});

/** Plan of a batch: the bills that it would send. */
const batchPlan = z.strictObject({
  count: z.number().int(),
  oldestAt: instant.nullable(),
  devices: z.array(z.strictObject({ deviceId: z.uuid(), deviceName: z.string(), count: z.number().int() })),
});
export type BatchPlan = z.infer<typeof batchPlan>;

/** Source: spec §1, §4. */
export const createBatch = endpoint({
  method: 'POST',
  path: '/transmissions/batches',
  access: 'transmit-transactions',
  summary: 'Send waiting bills now',
  description:
    'Sends every lane with waiting bills, each oldest first, and answers at once: `getBatch` follows it. With `dryRun` it only says ' +
    'what would be sent. While a batch of the merchant runs, that one is the answer. What fails goes by itself later.',
  query: merchantScope,
  body: z.strictObject({ dryRun: z.boolean().default(false) }),
  reply: z.strictObject({
    plan: batchPlan,
    batch: batchView.nullable().describe('Null for a dry run while none runs, and when nothing waits.'),
  }),
});

const batch = z.strictObject({ id: z.uuid() });

/** Outcome of one bill of a batch. */
const batchBill = z.strictObject({
  billId: z.uuid(),
  noTrans: z.string(),
  deviceName: z.string(),
  signedAt: instant,
  totalCents: z.number().int(),
  state: z.enum(TRANSMISSION_STATES).describe('Where it stands with the authority, as of now.'),
  noLot: z.string().nullable().describe('The authority’s number of the request that it came with.'),
  errors: z.array(authorityError).describe('What the authority remarked.'),
});
export type BatchBill = z.infer<typeof batchBill>;

export const getBatch = endpoint({
  method: 'GET',
  path: '/transmissions/batches/:id',
  access: 'read-transactions',
  summary: 'A batch, bill by bill',
  description:
    'Its bills, the oldest first, each with what became of it. `next` is what `after` takes for more of them.',
  params: batch,
  query: merchantScope.extend({
    after: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  reply: z.strictObject({
    batch: batchView,
    bills: z.array(batchBill),
    next: z.number().int().nullable().describe('Null when these are the last.'),
  }),
});

export const cancelBatch = endpoint({
  method: 'POST',
  path: '/transmissions/batches/:id/cancel',
  access: 'transmit-transactions',
  summary: 'End a batch',
  description:
    'A request under way is waited for and recorded. What is left rests for 15 minutes, unless a sale or another batch sends it, ' +
    'and goes by itself then. One that has ended stays as it ended.',
  params: batch,
  query: merchantScope,
  reply: batchView,
});

/** Outcomes of the bills that were made in an hour. */
const transmissionHour = z.strictObject({
  hourAt: instant.describe('When the hour began.'),
  accepted: z.number().int(),
  waiting: z.number().int(),
  refused: z.number().int(),
});
export type TransmissionHour = z.infer<typeof transmissionHour>;

export const getTransmissionHours = endpoint({
  method: 'GET',
  path: '/transmission-hours',
  access: 'list-merchants',
  summary: 'Transmissions of the last 24 hours, by the hour',
  description:
    'Of all merchants that the caller looks after, or of a partner’s, by the hour in which bills were made; the last one has not ended.',
  refusals: ['not-found'],
  query: z.strictObject({ partnerId: z.uuid().optional() }),
  reply: z.strictObject({ hours: z.array(transmissionHour) }),
});
