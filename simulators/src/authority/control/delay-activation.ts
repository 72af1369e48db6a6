import { authorizationCode } from '@comptoir/websrm/requests/formats';
import { z } from 'zod';
import type { Authority } from '../authority.ts';

/** A code that was given out just now and becomes known after that many minutes; 0 makes it known at once. */
export const activationSchema = z.strictObject({ authorizationCode, minutes: z.int().min(0).max(100_000) });

export type ActivationDelay = z.infer<typeof activationSchema>;

/** The real service may take up to 90 minutes to know a fresh code. Source: SRM-3. */
export function delayActivation(authority: Authority, delay: ActivationDelay): { activeAt: string } {
  const activeAt = new Date(Date.now() + delay.minutes * 60_000).toISOString();
  authority.commit({ kind: 'code-activation', code: delay.authorizationCode.toUpperCase(), activeAt });
  return { activeAt };
}
