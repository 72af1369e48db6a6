export const partnerListEn = {
  title: 'Partners',
  lead: 'Companies that look after merchants.',
  filters: 'Search partners',
  search: 'Name of the partner',
  create: 'Add a partner',
  edit: 'Change…',
  editNamed: 'Change {name}',
  columns: {
    name: 'Partner',
    contact: 'Email',
    merchants: 'Merchants',
    registering: 'Sign-ups',
    waiting: 'Waiting',
    devicesInTrouble: 'To review',
    unpaidMerchants: 'Unpaid',
    state: 'Status',
  },
  active: 'Active',
  suspended: 'Suspended',
  unknown: 'Not given',
  form: {
    lead: 'Its people are invited under Management, Users; merchants are assigned to it from the merchant list.',
    name: 'Name',
    contactEmail: 'Contact email (optional)',
    telephone: 'Phone (optional)',
    language: 'Language of what is sent to it',
    tooLong: 'This text is too long.',
    add: 'Add',
    save: 'Save',
  },
  suspend: {
    title: 'Suspend {name}?',
    menu: 'Suspend…',
    do: 'Suspend',
    people:
      '{users, plural, =0 {No one signs in for this partner.} one {# person is signed out at once, and can no longer sign in.} other {# people are signed out at once, and can no longer sign in.}} Anything they are doing on behalf of a merchant ends too.',
    merchants:
      '{merchants, plural, =0 {It has no merchant.} one {Its merchant stays with it and goes on as before.} other {Its # merchants stay with it and go on as before.}}',
    done: '{name} is suspended.',
  },
  reinstate: {
    title: 'Reinstate {name}?',
    menu: 'Reinstate…',
    do: 'Reinstate',
    people:
      '{users, plural, =0 {No one signs in for this partner yet.} one {# person can sign in again.} other {# people can sign in again.}}',
    merchants:
      '{merchants, plural, =0 {It has no merchant.} one {It sees its merchant again.} other {It sees its # merchants again.}}',
    done: '{name} is active again.',
  },
  overview: 'Overview',
  overviewOf: 'Overview of {name}',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    partnerList: typeof partnerListEn;
  }
}
