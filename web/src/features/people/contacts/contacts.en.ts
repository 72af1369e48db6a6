export const contactsEn = {
  title: 'Contacts',
  lead: 'Who may sign in for {name}, and what each may do there.',
  leadNobody: 'The people who may sign in.',
  leadPartner: 'The people of your team who may sign in, and those of the merchant in view.',
  own: 'Your team',
  ofMerchant: 'People of {name}',
  ofMerchantLead: 'The merchant adds and changes its own people.',
  caption: 'People who may sign in',
  empty: 'No one may sign in here yet.',
  add: {
    open: 'Add a contact',
    title: 'Add a contact',
    lead: 'The person gets a temporary password by email, valid for seven days, and chooses their own the first time they sign in. Someone who has an account keeps theirs.',
    send: 'Send the invitation',
  },
  edit: {
    title: 'Edit {name}',
    lead: 'With another email, the person is signed out everywhere and notified at both addresses.',
    save: 'Save',
  },
  right: {
    title: 'Right of {name}',
    lead: 'The change applies at once, also to those who are signed in.',
    save: 'Save',
  },
  confirm: {
    title: 'Confirm {name}?',
    lead: 'Someone opened the app from your Clover account under this name, and Clover did not say who it was. Confirm only a person you know, in the browser they use: this access holds there.',
    save: 'Confirm',
  },
  rights: {
    label: 'Right',
    names: { owner: 'Owner', manager: 'Manager', reader: 'Reader', accountant: 'Accountant' },
    meanings: {
      owner: 'Everything: subscription, invoices and card, people, certificates and the authorization code, seasons.',
      manager: 'Devices, employees, sending bills and your business’s information. No money, no people, no code.',
      reader: 'Looks at bills, devices, employees and the activity log. Changes nothing.',
      accountant:
        'Bills, reports, taxes, proofs and exports, and the accounts that sales are booked on. No devices, people or subscription.',
    },
  },
  remove: {
    title: 'Remove {name}?',
    text: '{email} is signed out at once and can no longer sign in. What the person did stays in the activity log. You can invite the address again later.',
    keep: 'Keep',
    confirm: 'Remove',
  },
  ownership: {
    title: 'Ownership transfer',
    lead: 'Hand the business over, or sell it. The other person accepts before anything changes.',
    open: 'Transfer the ownership',
    offered: 'Offered to {name} ({email}) until {day}. Nothing changes before they accept.',
    ended: {
      accepted: 'The last offer, to {name}, was accepted on {day}.',
      declined: 'The last offer, to {name}, was declined on {day}.',
      withdrawn: 'The last offer, to {name}, was withdrawn on {day}.',
      expired: 'The last offer, to {name}, expired on {day} without an answer.',
      lapsed: 'The last offer, to {name}, does not hold: {offeredBy} is no longer an owner.',
    },
    becomes: {
      label: 'Then you',
      names: {
        manager: 'stay as a manager',
        reader: 'stay as a reader',
        accountant: 'stay as an accountant',
        gone: 'leave the business',
        sold: 'have sold it',
      },
      meanings: {
        manager: 'Devices, employees, bills and the business’s information. The card stays.',
        reader: 'You look, and change nothing. The card stays.',
        accountant: 'Bills, reports and exports. The card stays.',
        gone: 'You no longer see anything of it. The card stays the business’s.',
        sold: 'You leave, and your saved card is deleted as they accept: it is never charged for this business again. Bills, log and proofs stay with the business.',
      },
    },
    taxes:
      'The business keeps its GST and QST numbers. A buyer who carries on under other numbers signs up a business of their own instead.',
    shown: 'They see its name and city, your name, and the names and rights of the people who stay. They have 14 days.',
    password: 'Your password',
    send: 'Send the offer',
    withdraw: 'Withdraw the offer',
    withdrawTitle: 'Withdraw the offer to {name}?',
    withdrawText: 'The link no longer works, and {email} is told. You stay the owner.',
    keep: 'Keep it',
  },
  actions: {
    right: 'Right',
    rightNamed: 'Change the right of {name}',
    confirm: 'Confirm',
    confirmNamed: 'Confirm {name}',
    refuse: 'Refuse',
    refuseNamed: 'Refuse {name}',
    edit: 'Edit',
    editNamed: 'Edit {name}',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    invite: 'Invite again',
    inviteNamed: 'Invite {name} again',
    invited: 'Invitation sent to {name}',
    notInvited: 'The invitation to {name} could not be sent',
  },
  form: {
    name: 'Name',
    username: 'Username',
    usernameHint: 'Short, and different for each person of your business',
    email: 'Email',
    emailFixed: {
      own: 'Another owner can change your email for you.',
      provider: 'Clover says that the business is this person’s: their email stays.',
    },
    language: 'Language of the email',
    tooLong: 'Too long',
    taken: {
      email: 'This email already has an account',
      username: 'Someone of your business already has this username',
    },
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    contacts: typeof contactsEn;
  }
}
