export const EN = {
  lang: 'en-CA',
  title: 'Card',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'Security code',
  cvcHint: 'Three digits on the back, or four on the front of an American Express card.',
  postalCode: 'Postal code',
  testOnly: 'Simulated card network: test numbers only. Nothing leaves this machine.',
  notAllowed: 'These fields may only be shown in the portal.',
  notAllowedDetail: 'The card simulator does not know the page that asks for them.',
  errors: {
    number: {
      required: 'Enter the card number.',
      incorrect_number: 'This is not a card number. Check the digits.',
      not_a_test_card: 'Only test numbers can be used here.',
    },
    expiry: {
      required: 'Enter the expiry date.',
      invalid: 'Enter the month and the year, such as 09/29.',
      expired: 'This card has expired.',
    },
    cvc: { required: 'Enter the security code.', invalid: 'The security code has three or four digits.' },
    postalCode: { required: 'Enter the postal code.', invalid: 'Enter the postal code, such as G1R 4P5.' },
  },
  confirmTitle: 'Confirm the payment',
  confirmAsks: (amount: string, last4: string) =>
    `Your bank asks: may ${amount} be charged to the card ending in ${last4}?`,
  confirm: 'Confirm',
  refuse: 'Refuse',
  confirmed: 'The payment is confirmed.',
  refused: 'The payment is refused.',
  nothingToConfirm: 'There is nothing to confirm.',
};

export type CardFormTexts = typeof EN;
