/**
 * States of a merchant: still registering, or registered and active or not. The database makes the same of the two flags.
 * Source: spec §4.
 */
export const MERCHANT_STATES = ['registering', 'active', 'inactive'] as const;
export type MerchantState = (typeof MERCHANT_STATES)[number];

export function merchantState({
  subscriptionCompleted,
  active,
}: {
  readonly subscriptionCompleted: boolean;
  readonly active: boolean;
}): MerchantState {
  if (!subscriptionCompleted) return 'registering';
  return active ? 'active' : 'inactive';
}
