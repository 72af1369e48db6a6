import type { CertificateState } from '../../base/certificates/certificate-state.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';

/** Wish about the certificate in use, for the till. */
export type RenewalWish = 'none' | 'possible' | 'due' | 'requested';

/**
 * Checks that a certificate in a state may be replaced (`REM`): from half of its life on, while it still counts. One that
 * expired or was revoked proves nothing any more and replaces nothing: the till enrols again. Source: SRM-4, SRM-27.
 */
export function decideRenewal(
  state: CertificateState,
): Result<null, 'device-has-no-certificate' | 'certificate-not-renewable'> {
  if (state === 'renewable' || state === 'expiring') return accept(null);
  return refuse(state === 'valid' ? 'certificate-not-renewable' : 'device-has-no-certificate');
}

/** Returns the wish that the till learns: a user asked for the renewal, it is due (the last 90 days), or it is possible. Source: SRM-27. */
export function renewalWish(state: CertificateState, isRequested: boolean): RenewalWish {
  if (!decideRenewal(state).ok) return 'none';
  if (isRequested) return 'requested';
  return state === 'expiring' ? 'due' : 'possible';
}

const DAY_MS = 86_400_000;

/** Days before the end of a certificate at which its merchant is written to, once each. Source: SRM-27 (chosen). */
export const EXPIRY_REMINDER_DAYS = [7, 30, 90] as const;

/** The reminder whose time has come, by its days: the last one whose day is reached. Null before the first and after the end. */
export function dueReminder(notAfter: Date, now: Date): (typeof EXPIRY_REMINDER_DAYS)[number] | null {
  const left = notAfter.getTime() - now.getTime();
  if (left <= 0) return null;
  return EXPIRY_REMINDER_DAYS.find((days) => left <= days * DAY_MS) ?? null;
}

/** Longest time until a fresh authorization code is known to the authority: 90 minutes. Source: SRM-3. */
export const CODE_ACTIVATION_MS = 90 * 60_000;

/** Returns the time until which a code on file since then may not be active yet; null once it must be, or when its age is unknown. */
export function codeActiveBy(setAt: Date | null, now: Date): Date | null {
  if (!setAt) return null;
  const activeBy = new Date(setAt.getTime() + CODE_ACTIVATION_MS);
  return activeBy > now ? activeBy : null;
}
