import { expect, it } from 'vitest';
import { aMerchant, aToken } from '../../../test/factories.ts';
import { readStoredSession } from './stored-session.ts';

it('reads token and merchant', () => {
  localStorage.setItem('JWT', aToken());
  localStorage.setItem('Merchant', JSON.stringify(aMerchant()));
  expect(readStoredSession(localStorage)).toMatchObject({
    claims: { role: 'merchant' },
    merchant: { company_name: 'Bistro du Quai' },
  });
});

it.each(['', '{', 'null', '7', '"text"', '{}'])('leaves out a stored merchant that is none: %s', (text) => {
  localStorage.setItem('JWT', aToken());
  localStorage.setItem('Merchant', text);
  expect(readStoredSession(localStorage).merchant).toBeNull();
});

it('knows no one without a token that holds, whatever merchant is stored', () => {
  localStorage.setItem('Merchant', JSON.stringify(aMerchant()));
  expect(readStoredSession(localStorage)).toEqual({ token: null, claims: null, merchant: null });
  localStorage.setItem('JWT', aToken({ exp: 1 }));
  expect(readStoredSession(localStorage)).toEqual({ token: null, claims: null, merchant: null });
});
