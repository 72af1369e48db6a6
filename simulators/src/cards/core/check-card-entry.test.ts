import { describe, expect, it } from 'vitest';
import { checkCardEntry } from './check-card-entry.ts';

const NOW = new Date('2030-06-30T12:00:00Z');
const ENTRY = { number: '4242 4242 4242 4242', expMonth: '6', expYear: '30', cvc: '123', postalCode: 'g1r4p5' };
const check = (changes: object = {}) => checkCardEntry({ ...ENTRY, ...changes }, NOW);

describe('the fields of a card', () => {
  it('are taken in the usual forms, and the card is good to the end of its month', () => {
    const facts = { magic: 'ok-visa', brand: 'visa', last4: '4242', expMonth: 6, expYear: 2030 };
    expect(check()).toEqual({ ok: true, value: facts });
    expect(check({ expMonth: ' 06 ', expYear: '2030', number: '4242-4242-4242-4242' })).toEqual({
      ok: true,
      value: facts,
    });
    expect(check({ postalCode: '90210' })).toEqual({ ok: true, value: facts });
  });

  it.each([
    [{ number: '' }, { number: 'required' }],
    [{ number: '4242424242424241' }, { number: 'incorrect_number' }],
    [{ number: 'abcd' }, { number: 'incorrect_number' }],
    [{ number: '4111111111111111' }, { number: 'not_a_test_card' }],
    [{ expMonth: '', expYear: '' }, { expiry: 'required' }],
    [{ expMonth: '13' }, { expiry: 'invalid' }],
    [{ expYear: '203' }, { expiry: 'invalid' }],
    [{ expMonth: '5' }, { expiry: 'expired' }],
    [{ cvc: '' }, { cvc: 'required' }],
    [{ cvc: '12' }, { cvc: 'invalid' }],
    [{ number: '378282246310005', cvc: '123' }, { cvc: 'invalid' }],
    [{ postalCode: ' ' }, { postalCode: 'required' }],
    [{ postalCode: 'ABC' }, { postalCode: 'invalid' }],
    [
      { cvc: '', postalCode: '' },
      { cvc: 'required', postalCode: 'required' },
    ],
  ])('%j is refused: %j', (changes, errors) => {
    expect(check(changes)).toEqual({ ok: false, reason: errors });
  });
});
