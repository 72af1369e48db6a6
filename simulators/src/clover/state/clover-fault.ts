import { z } from 'zod';
import { timesSchema, type Waiting } from '../../shared/waiting-faults.ts';
import { cloverIdSchema } from '../clover-id.ts';

/** Kinds of request that a fault can be limited to. */
export const ROUTES = [
  'authorize',
  'token',
  'refresh',
  'merchant',
  'address',
  'properties',
  'employees',
  'current_employee',
  'roles',
  'devices',
  'tax_rates',
  'items',
  'categories',
  'modifier_groups',
  'tenders',
  'orders',
  'payments',
  'refunds',
  'credits',
  'billing_info',
] as const;

export type RouteName = (typeof ROUTES)[number];

const scope = {
  times: timesSchema,
  /** Matching requests that go through first, such as the first page of a list. */
  after: z.int().positive().optional(),
  route: z.enum(ROUTES).optional(),
  merchant: cloverIdSchema.optional(),
};

/** One scripted misfortune, for the requests that match `route` and `merchant`, as many `times`. */
export const cloverFaultSchema = z.discriminatedUnion('fault', [
  /** Answers with this status instead. */
  z.strictObject({
    fault: z.literal('status'),
    value: z.union([z.literal(401), z.literal(403), z.literal(429), z.literal(500), z.literal(503)]),
    ...scope,
  }),
  /** Answers after `value` milliseconds. */
  z.strictObject({ fault: z.literal('slow'), value: z.int().min(1).max(600_000), ...scope }),
  /** Does not say who consented to a token. */
  z.strictObject({
    fault: z.literal('nobody-named'),
    ...scope,
    route: z.literal('current_employee').default('current_employee'),
  }),
  /** Takes the request and never answers. Nothing is done. */
  z.strictObject({ fault: z.literal('timeout'), ...scope }),
  /** Hangs up at once. Nothing is done. */
  z.strictObject({ fault: z.literal('down'), ...scope }),
  /** Does what is asked, such as using up a refresh token, then hangs up without an answer. */
  z.strictObject({ fault: z.literal('drop'), ...scope }),
  /** Answers 200 with a body that ends in the middle. Nothing is done. */
  z.strictObject({ fault: z.literal('malformed'), ...scope }),
]);

export type CloverFault = Waiting<z.infer<typeof cloverFaultSchema>>;
