import { describe, expect, it } from 'vitest';
import { aMerchant, aSessionView, aToken, id } from '../../../test/factories.ts';
import { deriveSession } from './session.ts';
import { readWebToken } from './web-token.ts';

function claims(overrides: Parameters<typeof aToken>[0] = {}) {
  const read = readWebToken(aToken(overrides));
  if (!read) throw new Error('the token cannot be read');
  return read;
}

describe('deriveSession', () => {
  it('has every field of the specification', () => {
    const session = deriveSession({ claims: claims(), user: null, merchant: null });
    expect(session).toMatchObject({
      email: 'merchant@comptoir.test',
      role: 'merchant',
      firstSessionLogin: false,
      user: null,
      merchant: null,
      isUserAdmin: false,
      isUserPartner: false,
      partnerId: null,
      impersonateMerchantId: null,
      isSelfInstallSelected: true,
      isTraiteur: false,
      isFullRegistered: false,
    });
  });

  it('takes the flags from the merchant and the user', () => {
    const merchant = aMerchant({ isTraiteur: true, subscriptionCompleted: true });
    const user = aSessionView({ firstSessionLogin: true });
    expect(deriveSession({ claims: claims(), user, merchant })).toMatchObject({
      isTraiteur: true,
      isFullRegistered: true,
      firstSessionLogin: true,
    });
  });

  it('gives a partner the id of the token, and no one else one', () => {
    const partnerId = id(9);
    const of = (role: 'admin' | 'partner') =>
      deriveSession({ claims: claims({ role, partnerId }), user: null, merchant: null });
    expect(of('partner')).toMatchObject({ isUserPartner: true, isUserAdmin: false, partnerId });
    expect(of('admin')).toMatchObject({ isUserPartner: false, isUserAdmin: true, partnerId: null });
  });

  it('names the merchant that someone acts for', () => {
    const session = deriveSession({ claims: claims({ impersonateMerchantId: id(5) }), user: null, merchant: null });
    expect(session.impersonateMerchantId).toBe(id(5));
  });

  it.each([
    [null, {}],
    ['choose-password', { firstSessionLogin: true, secondFactor: 'required' }],
    ['set-second-factor', { secondFactor: 'required' }],
    [null, { secondFactor: 'set' }],
  ] as const)('stands before the gate %s', (gate, view) => {
    expect(deriveSession({ claims: claims(), user: aSessionView(view), merchant: null }).gate).toBe(gate);
  });

  it('stands before no gate that is not known', () => {
    expect(deriveSession({ claims: claims(), user: null, merchant: null }).gate).toBeNull();
  });
});
