/** Words of the table of people that several screens show. */
export const peopleEn = {
  columns: {
    name: 'Name',
    username: 'Username',
    email: 'Email',
    right: 'Right',
    state: 'Account',
  },
  self: 'You',
  noEmail: 'None, signs in from Clover',
  state: { invited: 'Invited', active: 'Active', suspended: 'Suspended', 'to-confirm': 'To confirm' },
  rights: { owner: 'Owner', manager: 'Manager', reader: 'Reader', accountant: 'Accountant' },
  providerOwner: 'Owner at Clover',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    people: typeof peopleEn;
  }
}
