import { z } from 'zod';
import { instant, plainText } from '../endpoint.ts';

/** Most events that a call may carry. */
export const MOST_DEVICE_EVENTS = 1000;

/** Events that a terminal may report for the activity log. It makes the `id`; `occurredAt` is by its own clock. */
export const deviceEvent = z.discriminatedUnion('event', [
  z.strictObject({ id: z.uuid(), occurredAt: instant, event: z.literal('till-went-offline') }),
  z.strictObject({
    id: z.uuid(),
    occurredAt: instant,
    event: z.literal('till-came-online'),
    waiting: z.number().int().min(0),
  }),
  z.strictObject({
    id: z.uuid(),
    occurredAt: instant,
    event: z.literal('till-clock-confirmed'),
    by: plainText(64).min(1).nullable(),
    minutes: z.number().int().min(-100_000_000).max(100_000_000),
  }),
  z.strictObject({
    id: z.uuid(),
    occurredAt: instant,
    event: z.literal('document-produced'),
    noTrans: plainText(10).min(1),
    document: z.enum(['FAC', 'RPR', 'DUP', 'PSP', 'ANN']),
  }),
]);
export type DeviceEvent = z.infer<typeof deviceEvent>;

/** Outcome of an event of a call. `new` and `known` are kept for good; `refused` cannot be read, and is not kept. */
export const deviceEventResult = z.strictObject({
  id: z.uuid().nullable().describe('Null where the event has none that can be read.'),
  state: z.enum(['new', 'known', 'refused']),
  skewMs: z
    .number()
    .int()
    .nullable()
    .describe('How far its time is ahead of `receivedAt`, below zero behind; null of what is refused.'),
  fields: z
    .array(z.strictObject({ path: z.string(), rule: z.string() }))
    .describe('What cannot be read of it; empty of what is kept.'),
});
export type DeviceEventResult = z.infer<typeof deviceEventResult>;

/** Schema of a value that is no event: it is refused by itself. Named by its types, since the document may hold nothing that says nothing. */
export const ANYTHING = [
  z.looseObject({}),
  z.array(z.unknown()),
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
] as const;
