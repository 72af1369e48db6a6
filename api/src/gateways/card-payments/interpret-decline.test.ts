import { describe, expect, it } from 'vitest';
import { interpretDecline } from './interpret-decline.ts';

describe('interpretDecline', () => {
  it.each([
    'lost_card',
    'stolen_card',
    'pickup_card',
    'restricted_card',
    'fraudulent',
    'invalid_account',
    'stop_payment_order',
    'revocation_of_authorization',
    'transaction_not_allowed',
  ])('a card declined for %s never works again', (declineCode) => {
    expect(interpretDecline({ code: 'card_declined', declineCode })).toEqual({
      kind: 'declined',
      decline: 'hard',
      code: declineCode,
    });
  });

  it.each([
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
    'resource_missing',
    'payment_method_unexpected_state',
  ])('%s is of a card that never works again', (code) => {
    expect(interpretDecline({ code, declineCode: 'generic_decline' })).toMatchObject({ decline: 'hard' });
    expect(interpretDecline({ code })).toEqual({ kind: 'declined', decline: 'hard', code });
  });

  it.each(['insufficient_funds', 'do_not_honor', 'generic_decline', 'try_again_later', 'something-new'])(
    'a card declined for %s may work another day',
    (declineCode) => {
      expect(interpretDecline({ code: 'card_declined', declineCode })).toEqual({
        kind: 'declined',
        decline: 'soft',
        code: declineCode,
      });
    },
  );

  it('takes an empty reason for none', () => {
    expect(interpretDecline({ code: 'processing_error', declineCode: '' })).toEqual({
      kind: 'declined',
      decline: 'soft',
      code: 'processing_error',
    });
  });

  it.each([
    { code: 'authentication_required' },
    { code: 'card_declined', declineCode: 'authentication_required' },
    { code: 'authentication_required', declineCode: 'do_not_honor' },
  ])('a card holder who has to say yes is no refusal of the card: %j', (words) => {
    expect(interpretDecline(words)).toEqual({ kind: 'action-required', code: 'authentication_required' });
  });
});
