/** Names of the values of a changed field in English, for words of the program. */
export const changedValuesEn = {
  method: {
    password: 'password',
    'password and second step': 'password and second step',
    'temporary password': 'temporary password',
    provider: 'point-of-sale provider',
    'another business': 'another business of theirs',
  },
  right: { owner: 'owner', manager: 'manager', reader: 'reader', accountant: 'accountant' },
  role: { admin: 'administrator', partner: 'partner', merchant: 'merchant' },
  state: {
    open: 'to pay',
    charging: 'being charged',
    unknown: 'being verified',
    paid: 'paid',
    refused: 'declined',
    'past-due': 'past due',
    credited: 'credited',
    held: 'on hold',
    unexpected: 'unexpected',
    refunding: 'being refunded',
    refunded: 'refunded',
    kept: 'kept',
    active: 'active',
    pausing: 'pause planned',
    paused: 'paused',
    suspended: 'suspended',
    invited: 'invited',
    'to-confirm': 'to be confirmed',
    removed: 'removed',
  },
  sub_sector: { food_truck: 'food truck', bar: 'bar', restaurant: 'restaurant' },
  time_zone: { 'America/Montreal': 'Eastern (Montréal)', 'America/Halifax': 'Atlantic (Magdalen Islands)' },
} as const;

/** A field whose values are words of the program. */
export type WordedField = keyof typeof changedValuesEn;

/** The words of each of its values. */
export type ChangedValues = {
  readonly [Field in WordedField]: Readonly<Record<keyof (typeof changedValuesEn)[Field], string>>;
};
