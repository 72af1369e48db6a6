/**
 * Reason that no card was saved: something that was typed is wrong, the bank said no to a card that was typed right, or nothing
 * can be said because no one answered.
 */
export type CardRefusal = 'incorrect' | 'declined' | 'unavailable';

/** Codes with which a bank declines, in the words of all three providers. */
const DECLINES: ReadonlySet<string> = new Set([
  'authentication_required',
  'card_declined',
  'card_not_supported',
  'do_not_honor',
  'expired_card',
  'insufficient_funds',
  'invalid_account',
  'issuer_declined',
  'lost_card',
  'setup_intent_authentication_failure',
  'stolen_card',
]);

const SILENCES: ReadonlySet<string> = new Set(['unavailable', 'processing_error']);

/** Reads a provider’s code; one that is not known is about what was typed. */
export function readCardRefusal(code: string): CardRefusal {
  if (SILENCES.has(code)) return 'unavailable';
  return DECLINES.has(code) ? 'declined' : 'incorrect';
}
