export const ownershipEn = {
  title: 'Ownership of {name}',
  lead: '{offeredBy} offers {place} to {email}. Answer by {day}: nothing changes before you accept.',
  toBusinesses: 'Your businesses',
  signIn: 'Sign in',
  hasAccount: 'There is an account for {email} by now: sign in with it to answer.',
  unknown: {
    title: 'No such offer',
    text: 'This offer is not for the email that you signed in with, or there is none. Open it from the mail with the account it was sent to.',
    link: 'This link leads nowhere: it was replaced, or part of it is missing. Open it from the latest mail.',
  },
  ended: {
    accepted: 'This offer was accepted. The business is its new owner’s.',
    declined: 'This offer was declined. Nothing has changed.',
    withdrawn: 'This offer was withdrawn. Nothing has changed.',
    expired: 'This offer has expired. Ask {offeredBy} for another one.',
    lapsed: 'This offer does not hold: {offeredBy} is no longer the owner of {name}.',
  },
  what: {
    title: 'What happens when you accept',
    owner: 'You own the business: subscription, people, certificates and codes are yours to decide.',
    offerer: {
      manager: '{name} stays as a manager.',
      reader: '{name} stays as a reader.',
      accountant: '{name} stays as an accountant.',
      gone: '{name} leaves the business.',
      sold: '{name} has sold the business and leaves it, with all sessions that showed it.',
    },
    cardGone:
      'The seller’s saved card is deleted. The subscription goes on: add your card under Payment, or the next invoice cannot be charged.',
    cardStays: 'The saved card and the subscription stay with the business; you may replace the card under Payment.',
    owed: 'Invoices of Comptoir are still to be paid.',
    owedByYou:
      'Invoices of Comptoir are still to be paid: the card that you add is charged for them. Settle with the seller who bears them.',
    evidence: 'Bills, chains, activity log, audit trail and exports stay with the business as they are.',
  },
  taxes: {
    title: 'GST and QST numbers',
    certified:
      'Its devices are certified under the business’s QST number, which stays. Accept only if the business goes on under its numbers, as when you buy the shares of a company. If you carry on under your own numbers, you are another operator to Revenu Québec: decline, sign up a business of your own and enrol the devices there.',
    open: 'No device is certified yet. Once you have accepted, put your own GST, QST and file numbers and authorization code into the merchant information, before any device is certified.',
  },
  links: {
    title: 'What stays linked',
    devices:
      '{count, plural, =0 {No device is linked} one {# device, with its key to Comptoir} other {# devices, with their keys to Comptoir}}',
    provider: 'The connection to the point-of-sale provider',
    noProvider: 'No point-of-sale provider is connected',
    partner: 'The partner who looks after the business: {name}',
    noPartner: 'No partner looks after the business',
  },
  people: {
    title: 'Who stays',
    lead: 'Untick whom you do not want to keep: they lose their access as you accept. You can change this later under Contacts.',
    none: 'Nobody else has access.',
    ofProvider: 'Owner at the point-of-sale provider: stays as long as the provider says so.',
    rights: { owner: 'owner', manager: 'manager', accountant: 'accountant', reader: 'reader' },
  },
  answer: {
    title: 'Your answer',
    password: 'Your password',
    passwordHint: 'A browser left open is not enough to take over a business.',
    newPassword: 'Choose a password',
    rule: 'You sign in with it and {email}. At least 12 characters: a sentence that only you know is best.',
    tooShort: 'Too short: at least 12 characters',
    tooLong: 'Too long: at most 1,024 characters',
    tooCommon: 'Too common: this is among the first passwords that are tried',
    accept: 'Accept the ownership',
  },
  decline: {
    open: 'Decline',
    title: 'Decline the ownership of {name}?',
    text: '{offeredBy} is told by email and stays the owner.',
    keep: 'Keep the offer',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    ownership: typeof ownershipEn;
  }
}
