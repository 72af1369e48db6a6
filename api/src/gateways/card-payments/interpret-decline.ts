import type { ChargeOutcome } from './card-payments.ts';

/**
 * Interprets Clover's and Stripe's codes for a refused card: `decline_code` says more than `code` where both are there. A code
 * in neither list may work another day, as often as the schedule of attempts allows. Source: CLV-15, CLV-16.
 */
export function interpretDecline(words: { code: string; declineCode?: string | undefined }): ChargeOutcome {
  // Stripe's library gives an empty text for none.
  const code = words.declineCode || words.code;
  if (code === 'authentication_required' || words.code === 'authentication_required')
    return { kind: 'action-required', code: 'authentication_required' };
  return { kind: 'declined', decline: isHard(code) || isHard(words.code) ? 'hard' : 'soft', code };
}

const isHard = (code: string): boolean => HARD.has(code);

/** The same card will never work: it is lost, over, wrong, not for this, or not there any more. */
const HARD: ReadonlySet<string> = new Set([
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'fraudulent',
  'invalid_account',
  'card_not_supported',
  'currency_not_supported',
  'transaction_not_allowed',
  'stop_payment_order',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'expired_card',
  'incorrect_cvc',
  'invalid_cvc',
  'incorrect_number',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_card_type',
  'card_on_file_missing',
  'token_already_used',
  'payment_method_unexpected_state',
  'resource_missing',
]);
