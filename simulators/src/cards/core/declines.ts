/**
 * Refusal of a card. `severity`: whether trying again later may work (soft), never works (hard), or works once the holder has
 * identified himself (action). `code` and `declineCode` are what the two providers with published codes answer.
 */
export interface DeclineWords {
  severity: 'soft' | 'hard' | 'action';
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'authentication_required';
  declineCode: string | null;
  message: string;
}

export const DECLINES = {
  insufficient_funds: declined('soft', 'insufficient_funds', 'The card has insufficient funds.'),
  do_not_honor: declined('soft', 'do_not_honor', 'The card was declined.'),
  processing_error: other('soft', 'processing_error', 'An error occurred while the card was charged. Try again later.'),
  lost_card: declined('hard', 'lost_card', 'The card was declined.'),
  stolen_card: declined('hard', 'stolen_card', 'The card was declined.'),
  invalid_account: declined('hard', 'invalid_account', 'The card, or the account it belongs to, is invalid.'),
  expired_card: other('hard', 'expired_card', 'The card has expired.'),
  incorrect_cvc: other('hard', 'incorrect_cvc', 'The security code of the card is incorrect.'),
  authentication_required: other('action', 'authentication_required', 'The card holder has to authenticate.'),
} as const;

export type DeclineReason = keyof typeof DECLINES;

function declined(severity: 'soft' | 'hard', declineCode: string, message: string): DeclineWords {
  return { severity, code: 'card_declined', declineCode, message };
}

function other(severity: DeclineWords['severity'], code: DeclineWords['code'], message: string): DeclineWords {
  return { severity, code, declineCode: code === 'authentication_required' ? code : null, message };
}
