export const auditEn = {
  title: 'Audit trail',
  lead: 'What administrators and partners did, and every sign-in. No row can be changed or removed.',
  caption: 'Audit trail, newest first',
  download: 'Export (CSV)',
  filters: {
    label: 'Filter the audit trail',
    text: 'Name, email, address or request',
    group: 'Action',
    allGroups: 'All actions',
    merchant: 'Merchant',
    allMerchants: 'All merchants',
    since: 'From',
    until: 'To',
    clear: 'Clear filters',
    person: 'Only what one person did, and what was done to them.',
  },
  groups: {
    'sign-in': 'Sign-in',
    account: 'Account security',
    people: 'Users and contacts',
    impersonation: 'Impersonation',
    prices: 'Prices and codes',
    texts: 'Texts and settings',
    money: 'Billing and payments',
    devices: 'Devices and certificates',
    merchant: 'Merchant account',
    support: 'Support',
    operations: 'Operations',
  },
  columns: { at: 'Date', who: 'Who', what: 'Action', about: 'About', where: 'Address' },
  stranger: 'Not signed in',
  actingFor: 'on behalf of {merchant}',
  account: 'Account {name}',
  roles: { admin: 'Administrator', partner: 'Partner', merchant: 'Merchant' },
  details: {
    title: 'Row of the audit trail',
    at: 'Date',
    who: 'Who',
    what: 'Action',
    merchant: 'Merchant',
    subject: 'Subject',
    address: 'Address',
    browser: 'Browser',
    request: 'Request',
    position: 'Position in the chain',
    waiting: 'Within a minute',
    changes: 'What changed',
    field: 'Field',
    before: 'Before',
    after: 'After',
    none: 'This action changes no field.',
    person: 'Everything about this person',
  },
  chain: {
    unchecked:
      'The chain holds {links, plural, one {# row} other {# rows}}. It is verified for the first time tonight.',
    holds:
      'Chain verified until {until}: {links, plural, one {# row} other {# rows}}, nothing altered. {waiting, plural, =0 {} one {# newer row follows.} other {# newer rows follow.}}',
    broken:
      'The chain does not hold: {faults, plural, one {# fault} other {# faults}} found on {at}. The server’s log and the runbook say what to do.',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    audit: typeof auditEn;
  }
}
