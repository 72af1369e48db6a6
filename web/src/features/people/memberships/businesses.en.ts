export const businessesEn = {
  title: 'Your businesses',
  lead: 'Every place that your email opens, as it stands now. Sales of a week ago are those of the same hours.',
  administration: 'Administration of Comptoir',
  inView: 'In view',
  notShown: 'Not for your right',
  invitedBy: 'invited by {name}',
  offered: '{offeredBy} offers you the ownership of {name} until {day}.',
  seeOffer: 'See the offer',
  columns: {
    name: 'Business',
    today: 'Sales today',
    weekBefore: 'A week ago',
    waiting: 'To send',
    owed: 'To pay',
    needs: 'To do',
  },
  roles: { admin: 'Administrator', partner: 'Partner', merchant: 'Merchant' },
  rights: { owner: 'Owner', manager: 'Manager', accountant: 'Accountant', reader: 'Reader' },
  state: { invited: 'Invited', suspended: 'Suspended' },
  needs: {
    refused: '{count, plural, one {# refused bill} other {# refused bills}}',
    certificates: '{count, plural, one {# certificate to renew} other {# certificates to renew}}',
    owed: 'Invoice to pay',
    registration: 'Registration to finish',
    none: 'Nothing',
    notShown: 'To do: not for your right',
  },
  actions: { open: 'Open', accept: 'Accept and open', decline: 'Decline', leave: 'Leave' },
  leave: {
    title: 'Leave {name}?',
    text: 'You no longer see anything of {name}. What you did stays in its activity log. Only a new invitation lets you in again.',
    stay: 'Stay',
    confirm: 'Leave',
  },
  decline: {
    title: 'Decline the invitation of {name}?',
    text: '{name} is told so in its activity log, and may invite you again.',
    stay: 'Keep it',
    confirm: 'Decline',
  },
  inHeader: {
    label: 'Business: {name}. Open another one',
    search: 'Find a business',
    none: 'None has this name or city',
    all: 'All your businesses',
    invitations: '{count, plural, one {# invitation waits} other {# invitations wait}}',
    heldBack:
      'This tab still shows {name}, because something here is not saved. Another tab has opened another business.',
    follow: 'Open it here too',
    closed: 'You no longer have access to the business that you were in. This is the one that you used last.',
    understood: 'Understood',
    joinable: 'There is an account with {email}. If it is yours, prove it once: one sign-in then opens both.',
    join: 'Use one sign-in',
  },
  add: {
    open: 'Add a business',
    title: 'Add a business',
    lead: 'It opens with the same email and password. Its information, its plan and its devices are its own.',
    name: 'Name of the business',
    tooLong: 'Too long',
    send: 'Add',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    businesses: typeof businessesEn;
  }
}
