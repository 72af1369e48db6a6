import { z } from 'zod';
import { endpoint, instant, merchantScope, plainText } from './endpoint.ts';

/** The saved card as it may be shown. Its number never reaches us. */
export const cardView = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  isExpired: z.boolean(),
  savedAt: instant,
});
export type CardView = z.infer<typeof cardView>;

export const getCard = endpoint({
  method: 'GET',
  path: '/card',
  access: 'read-card',
  summary: 'The saved card',
  query: merchantScope,
  reply: z.strictObject({ card: cardView.nullable() }),
});

/**
 * What the browser needs to show the provider's own fields: the adapter (`kind`), its public key or frame, and a secret of
 * this one entry. Versions of the texts to be accepted come along. Refused as `payments-not-configured`.
 */
export const beginCardEntry = endpoint({
  method: 'POST',
  path: '/card/entry',
  access: 'edit-card',
  summary: 'Begin to enter a card in the provider’s fields',
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

/**
 * Saves the card that the provider's fields gave a token for. The terms of use and the privacy policy must be accepted in
 * their present versions; versions and moment are kept. Refused as `card-not-accepted`, `payments-unavailable`, or by field.
 */
export const saveCard = endpoint({
  method: 'POST',
  path: '/card',
  access: 'edit-card',
  summary: 'Save the card',
  query: merchantScope,
  body: z.strictObject({
    token: plainText(500).min(1),
    acceptedTermsVersion: plainText(32),
    acceptedPrivacyVersion: plainText(32),
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
