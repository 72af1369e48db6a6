import { INFORMATION_NAMES } from '../merchants/merchant-information.ts';

/** Names of the fields that a line of the log may show before and after, in English. */
export const changedFieldsEn = {
  ...INFORMATION_NAMES.en,
  accounts: 'accounts',
  anchor: 'first day',
  billed: 'months billed',
  brand: 'card brand',
  cancelled: 'cancelled',
  creditedCents: 'amount refunded',
  creditNumber: 'credit note number',
  details: 'details',
  email: 'email',
  expiresAt: 'valid until',
  expMonth: 'card’s last month',
  expYear: 'card’s last year',
  firstMonth: 'first month of the fiscal year',
  hasSecondFactor: 'second factor',
  id: 'record number',
  isProviderOwner: 'owner at the point-of-sale provider',
  isTraiteur: 'caterer',
  last4: 'last four digits',
  linked: 'linked',
  merchantId: 'merchant',
  method: 'way of signing in',
  name: 'name',
  note: 'note',
  partner: 'partner',
  partnerId: 'partner',
  prices: 'prices',
  reason: 'reason',
  requireShift: 'a shift before the first bill',
  right: 'right',
  role: 'role',
  startsAt: 'begins',
  state: 'state',
  technician: 'technician',
  username: 'username',
};

/** A field whose change a line of the log may show. */
export type ChangedField = keyof typeof changedFieldsEn;
