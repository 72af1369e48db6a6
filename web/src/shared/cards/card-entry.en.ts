/** Words of the card entry and of a saved card. */
export const cardEntryEn = {
  frame: 'Card fields of the payment provider',
  save: 'Save the card',
  cancel: 'Cancel',
  unavailable: 'The card fields could not be loaded. Check your connection, then reload the page.',
  face: '{brand} ending in {last4}',
  faceless: 'Card',
  expires: 'Expires {month}/{year}',
  expired: 'Expired',
  fields: {
    CARD_NUMBER: 'Card number',
    CARD_DATE: 'Expiry (MM/YY)',
    CARD_CVV: 'Security code',
    CARD_POSTAL_CODE: 'Postal code',
  },
  consent: {
    terms: {
      label: 'I accept the terms of use, and that the card is charged for each invoice.',
      read: 'Read the terms of use',
    },
    privacy: { label: 'I accept the privacy policy.', read: 'Read the privacy policy' },
    required: 'Accept the terms of use and the privacy policy to add a card.',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    cardEntry: typeof cardEntryEn;
  }
}
