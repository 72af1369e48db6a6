import { z } from 'zod';
import { endpoint, instant, merchantScope, plainText } from '../endpoint.ts';

/** Parts of a card that may be shown. Its number never reaches us. */
const cardFace = z.strictObject({
  brand: plainText(40).min(1),
  last4: z.string().regex(/^\d{4}$/),
  expMonth: z.number().int().min(1).max(12),
  expYear: z.number().int().min(2000).max(2999),
});
export type CardFace = z.infer<typeof cardFace>;

/** The saved card; without a face as long as the provider has not said what it is: Clover may do so with the first charge. */
export const cardView = z.strictObject({
  brand: cardFace.shape.brand.nullable(),
  last4: cardFace.shape.last4.nullable(),
  expMonth: cardFace.shape.expMonth.nullable(),
  expYear: cardFace.shape.expYear.nullable(),
  isExpired: z.boolean(),
  savedAt: instant,
});
export type CardView = z.infer<typeof cardView>;

export const getCard = endpoint({
  method: 'GET',
  path: '/card',
  access: 'read-card',
  summary: 'The saved card',
  description: 'What may be shown of the card. Its number never reaches Comptoir.',
  query: merchantScope,
  reply: z.strictObject({ card: cardView.nullable() }),
});

export const beginCardEntry = endpoint({
  method: 'POST',
  path: '/card/entry',
  access: 'edit-card',
  summary: 'Begin to enter a card in the provider’s fields',
  description:
    'What a page needs to show the provider’s own fields: the adapter (`kind`), its public key or frame, a secret ' +
    'of this entry, and the versions of the texts to accept.',
  refusals: ['payments-not-configured', 'payments-unavailable'],
  query: merchantScope,
  reply: z.strictObject({
    fields: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('frame'), url: z.url() }),
      z.strictObject({ kind: z.literal('clover'), scriptUrl: z.url(), publicKey: z.string(), merchantId: z.string() }),
      z.strictObject({
        kind: z.literal('stripe'),
        scriptUrl: z.url(),
        publicKey: z.string(),
        clientSecret: z.string(),
      }),
    ]),
    termsVersion: z.string(),
    privacyVersion: z.string(),
  }),
});
export type CardEntry = z.infer<typeof beginCardEntry.reply>;

export const saveCard = endpoint({
  method: 'POST',
  path: '/card',
  access: 'edit-card',
  summary: 'Save the card',
  description:
    '`token` is what the provider’s fields gave. The terms of use and the privacy policy are accepted in their ' +
    'present versions. `card` is only shown.',
  refusals: [
    'card-declined',
    'card-not-accepted',
    'payments-not-configured',
    'payments-unavailable',
    'terms-not-accepted',
  ],
  query: merchantScope,
  body: z.strictObject({
    token: plainText(500).min(1),
    acceptedTermsVersion: plainText(32),
    acceptedPrivacyVersion: plainText(32),
    card: cardFace.optional(),
  }),
  reply: cardView,
});

export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/card',
  access: 'edit-card',
  summary: 'Delete the saved card',
  query: merchantScope,
  reply: z.null(),
});

export const receivePaymentWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/payments',
  access: 'public',
  summary: 'Events of the provider of card payments',
  description:
    'Recognized by the provider’s signature in the headers. An event is a hint only: the server asks the provider ' +
    'what happened.',
  refusals: ['payments-not-configured', 'webhook-not-recognized'],
  body: z.object({ id: plainText(255), type: plainText(255) }),
  reply: z.null(),
});
