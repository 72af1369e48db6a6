import { z } from 'zod';
import { timesSchema, type Waiting } from '../../shared/waiting-faults.ts';
import { FACES } from './cards-state.ts';

/** Kinds of request that a fault can be limited to. */
export const ROUTES = ['card', 'charge', 'refund', 'lookup'] as const;

export type RouteName = (typeof ROUTES)[number];

const face = z.enum(FACES).optional();
const ofRequest = { times: timesSchema, face, route: z.enum(ROUTES).optional() };
const ofFace = { times: timesSchema, face };

/** Misfortunes of requests, for those that match `face` and `route`, as many `times`. */
const requestFaultSchemas = [
  /** Does what is asked, such as charging, and never answers. */
  z.strictObject({ fault: z.literal('silence'), ...ofRequest }),
  /** Does what is asked, then hangs up without an answer. */
  z.strictObject({ fault: z.literal('drop'), ...ofRequest }),
  /** Takes the request and never answers. Nothing is done. */
  z.strictObject({ fault: z.literal('timeout'), ...ofRequest }),
  /** Hangs up at once. Nothing is done. */
  z.strictObject({ fault: z.literal('down'), ...ofRequest }),
  /** Answers with a gateway's page. Nothing is done. */
  z.strictObject({ fault: z.literal('html503'), ...ofRequest }),
  /** Answers that there were too many requests, or an error of the provider's own. Nothing is done. */
  z.strictObject({ fault: z.literal('status'), value: z.union([z.literal(429), z.literal(500)]), ...ofRequest }),
  /** Does what is asked only after `value` milliseconds, then answers. A request with the same key meanwhile is answered that it must wait. */
  z.strictObject({ fault: z.literal('slow'), value: z.int().min(1).max(600_000), ...ofRequest }),
] as const;

/** One scripted misfortune. */
export const cardFaultSchema = z.discriminatedUnion('fault', [
  ...requestFaultSchemas,
  /** Declines a charge that the card itself would have passed. */
  z.strictObject({ fault: z.literal('decline-soft'), ...ofFace }),
  z.strictObject({ fault: z.literal('decline-hard'), ...ofFace }),
  /** Clover's fields give a token that does not say which card it stands for. */
  z.strictObject({ fault: z.literal('faceless-token'), ...ofFace }),
  z.strictObject({ fault: z.literal('webhook-duplicate'), ...ofFace }),
  /** Described only after the next one that is not held back. */
  z.strictObject({ fault: z.literal('webhook-late'), ...ofFace }),
  z.strictObject({ fault: z.literal('webhook-lost'), ...ofFace }),
]);

export type CardFault = Waiting<z.infer<typeof cardFaultSchema>>;

export type RequestFault = Extract<CardFault, { route?: RouteName | undefined }>;

type OtherFault = Exclude<CardFault, RequestFault>['fault'];

const OTHERS: Readonly<Record<OtherFault, true>> = {
  'decline-soft': true,
  'decline-hard': true,
  'faceless-token': true,
  'webhook-duplicate': true,
  'webhook-late': true,
  'webhook-lost': true,
};

export function isRequestFault(fault: CardFault): fault is RequestFault {
  return !Object.hasOwn(OTHERS, fault.fault);
}
