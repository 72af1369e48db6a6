import { idApprl } from '@comptoir/websrm/requests/formats';
import { z } from 'zod';
import { countTimes, timesSchema } from '../../shared/waiting-faults.ts';

export const REQUESTS = ['certificats', 'utilisateur', 'transaction', 'document'] as const;

const scope = {
  times: timesSchema,
  request: z.enum(REQUESTS).optional(),
  deviceNumber: idApprl.optional(),
};

/** One scripted misfortune, for the requests that match `request` and `deviceNumber`, as many `times`. */
export const faultSchema = z.discriminatedUnion('fault', [
  /** Answers after `value` milliseconds. */
  z.strictObject({ fault: z.literal('slow'), value: z.int().min(1).max(600_000), ...scope }),
  /** Stamps `value` minutes away from the true time. */
  z.strictObject({ fault: z.literal('skew'), value: z.int().min(-100_000).max(100_000), ...scope }),
  /** Answers with this error of the catalogue; whether the bill is kept follows from its return code. */
  z.strictObject({ fault: z.literal('error'), value: z.string().regex(/^JW00B999\d{3}E$/), ...scope }),
  /** Takes the request and never answers. Nothing is kept. */
  z.strictObject({ fault: z.literal('timeout'), ...scope }),
  /** Keeps the bill, then hangs up without a reply. */
  z.strictObject({ fault: z.literal('drop'), ...scope }),
  /** Answers a web page, as an overloaded gateway does. Nothing is kept. */
  z.strictObject({ fault: z.literal('html503'), ...scope }),
  /** Revokes the certificate that calls. */
  z.strictObject({ fault: z.literal('revoke'), ...scope }),
]);

export type FaultRequest = z.infer<typeof faultSchema>;

/** A fault that waits for its requests. `remaining` null: for ever. */
export interface Fault {
  id: number;
  fault: FaultRequest['fault'];
  value: string | number | null;
  remaining: number | null;
  request: (typeof REQUESTS)[number] | null;
  deviceNumber: string | null;
}

export function toFault(id: number, input: FaultRequest): Fault {
  return {
    id,
    fault: input.fault,
    value: 'value' in input ? input.value : null,
    remaining: countTimes(input.times),
    request: input.request ?? null,
    deviceNumber: input.deviceNumber ?? null,
  };
}
