import type * as cards from '../../../money/cards.ts';
import type { ExamplesOf } from '../example.ts';

const face = { brand: 'Visa', last4: '4242', expMonth: 11, expYear: 2029 };
const card = { ...face, isExpired: false, savedAt: '2026-06-20T17:45:00.000Z' };

export const cardExamples: ExamplesOf<typeof cards> = {
  getCard: { reply: { card } },
  beginCardEntry: {
    reply: {
      fields: {
        kind: 'clover',
        scriptUrl: 'https://checkout.clover.com/sdk.js',
        publicKey: 'a1b2c3d4e5f6',
        merchantId: 'RCTST0000008099',
      },
      termsVersion: '2026-01',
      privacyVersion: '2026-01',
    },
  },
  saveCard: {
    body: {
      token: 'clv_1TSTSxxxxxxxxxxxxxxxxxxxx',
      acceptedTermsVersion: '2026-01',
      acceptedPrivacyVersion: '2026-01',
      card: face,
    },
    reply: card,
  },
  deleteCard: {},
  receivePaymentWebhook: { body: { id: 'evt_0001', type: 'payment_intent.succeeded' } },
};
