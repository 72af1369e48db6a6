import type { ErrorReply } from '@comptoir/contract/errors';
import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import { expect, it } from 'vitest';
import { aMerchant, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ payments: null });

it.each([
  ['/card/entry', {}],
  ['/card', { token: 't', acceptedTermsVersion: LEGAL_VERSIONS.terms, acceptedPrivacyVersion: LEGAL_VERSIONS.privacy }],
  ['/webhooks/payments', { id: 'evt', type: 'charge.succeeded' }],
])('without a provider, POST %s says that payments are not set up', async (url, payload) => {
  const merchant = await aMerchant(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const reply = await test.app.inject({ method: 'POST', url: `/api${url}`, headers: bearer(token), payload });
  expect([reply.statusCode, reply.json<ErrorReply>().error.code]).toEqual([503, 'payments-not-configured']);
  const card = await test.app.inject({ method: 'GET', url: '/api/card', headers: bearer(token) });
  expect(card.json()).toEqual({ card: null });
});
