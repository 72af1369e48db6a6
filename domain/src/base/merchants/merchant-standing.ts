import type { Role } from '../access/access.ts';
import { EXPIRY_WARNING_DAYS } from '../certificates/certificate-state.ts';

/** State of the subscription of a merchant; `none` before there is one. */
export const SUBSCRIPTION_STANDINGS = ['none', 'active', 'pausing', 'paused'] as const;
export type SubscriptionStanding = (typeof SUBSCRIPTION_STANDINGS)[number];

/**
 * Payment standings of a merchant, the worst first: an invoice of which every attempt failed, one whose card was refused for
 * good, a season's pause, no card on file, all paid up; `none` before there is a subscription. The database makes the same of
 * its parts.
 */
export const PAYMENT_STANDINGS = ['past-due', 'refused', 'paused', 'no-card', 'paid-up', 'none'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** Certificate standings of a merchant's devices: some sign no more, some not for much longer, all do; `none` without a device. */
export const CERTIFICATE_STANDINGS = ['ended', 'expiring', 'valid', 'none'] as const;
export type CertificateStanding = (typeof CERTIFICATE_STANDINGS)[number];

const DAY_MS = 86_400_000;

/** Returns the end before which a certificate is warned of. */
export const certificateWarningAt = (now: Date): Date => new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY_MS);

/**
 * Returns the standing of a merchant's certificates by the instant until which all its devices may sign: null without a device,
 * `lacking` when one has no certificate that holds.
 */
export function certificateStanding(until: Date | 'lacking' | null, now: Date): CertificateStanding {
  if (until === null) return 'none';
  if (until === 'lacking' || until <= now) return 'ended';
  return until <= certificateWarningAt(now) ? 'expiring' : 'valid';
}

/** Returns the payment standing as a role sees it: a partner does not learn if there is a card. */
export const paymentAsSeenBy = (role: Role, standing: PaymentStanding): PaymentStanding =>
  role === 'partner' && standing === 'no-card' ? 'paid-up' : standing;

/** The standings behind those that someone asks for: a partner's paid-up ones are also those without a card. */
export function paymentsAskedBy(role: Role, standings: readonly PaymentStanding[]): PaymentStanding[] {
  if (role !== 'partner') return [...standings];
  const seen = standings.filter((standing) => standing !== 'no-card');
  return seen.includes('paid-up') ? [...seen, 'no-card'] : seen;
}
