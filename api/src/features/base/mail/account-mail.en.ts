/** Facts that a mail is written from. `password` is empty where none goes with it. */
export interface MailFacts {
  readonly email: string;
  /** Address that was given up; empty where none was. */
  readonly formerEmail: string;
  readonly invitedBy: string;
  /** Name of the merchant or partner that the mail is about; empty where it is about none. */
  readonly business: string;
}

/** A mail in words: paragraphs before and after the password, and where its button leads. */
export interface MailText {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
}

export const accountMailEn = {
  passwordLabel: 'Temporary password',
  emailLabel: 'Email',
  invitation: ({ invitedBy }: MailFacts): MailText => ({
    subject: 'Your access to Comptoir',
    before: [
      `${invitedBy} invites you to Comptoir, the portal where a business tracks its devices and the bills it sends to Revenu Québec.`,
      'Sign in with your email and this temporary password. It works once, within seven days; you then choose a password of your own.',
    ],
    button: 'Sign in',
    after: [
      'If the seven days are over, use “Forgot your password?” on the sign-in page.',
      'If you do not know why you get this, simply ignore it.',
    ],
  }),
  'invitation-to-account': ({ invitedBy, business }: MailFacts): MailText => ({
    subject: `${business} in your Comptoir account`,
    before: [
      `${invitedBy} invites you to ${business} on Comptoir. You already have an account: your email and your password stay as they are.`,
      'Sign in as usual, then choose this business in the menu that bears the name of yours. It waits there until you open it or decline it.',
    ],
    button: 'Sign in',
    after: [
      'If you do not know why you get this, decline it there or simply ignore it: nobody sees anything of your other businesses.',
    ],
  }),
  'merchant-invitation': ({ invitedBy }: MailFacts): MailText => ({
    subject: 'Sign up your business with Comptoir',
    before: [
      `${invitedBy} invites your business to Comptoir, the portal where a business tracks its devices and the bills it sends to Revenu Québec. They will look after your account and see how it stands.`,
      'To accept, sign in with your email and this temporary password. It works once, within seven days; you then choose a password of your own.',
    ],
    button: 'Sign in',
    after: [
      'If the seven days are over, ask for another invitation or sign up by yourself.',
      'If you do not want this, ignore this email: nothing is created, and what was entered is deleted.',
    ],
  }),
  welcome: (_facts: MailFacts): MailText => ({
    subject: 'Welcome to Comptoir',
    before: [
      'Someone, probably you, is signing up a business with this email. To confirm it, sign in with your email and this temporary password. It works once, within seven days; you then choose a password of your own.',
      'After that, you choose how Comptoir is installed, add a card and subscribe.',
    ],
    button: 'Sign in',
    after: [
      'If the seven days are over, sign up again.',
      'If it was not you, ignore this email: nothing is created, and what was entered is deleted.',
    ],
  }),
  'already-registered': (_facts: MailFacts): MailText => ({
    subject: 'You already have an account',
    before: [
      'Someone, probably you, has just signed up with your email. You already have a Comptoir account, and nothing about it has changed.',
    ],
    button: 'Sign in',
    after: [
      'If you no longer know your password, use “Forgot your password?” on the sign-in page.',
      'To add another business, sign in and open “Your businesses” in the menu of your account.',
    ],
  }),
  'temporary-password': (_facts: MailFacts): MailText => ({
    subject: 'Your temporary password',
    before: [
      'You asked to get back into your account. Sign in with your email and this temporary password. It works once, within the hour; you then choose a password of your own.',
    ],
    button: 'Sign in',
    after: ['If you did not ask for it, ignore this email: your current password keeps working.'],
  }),
  'password-changed': (_facts: MailFacts): MailText => ({
    subject: 'Your password was changed',
    before: [
      'The password of your Comptoir account has just been changed, and all its other sessions have been closed.',
    ],
    button: 'Ask for a temporary password',
    after: ['If it was not you, ask for a temporary password at once and choose another password.'],
  }),
  'second-factor-removed': (_facts: MailFacts): MailText => ({
    subject: 'Two-step sign-in was turned off',
    before: [
      'An administrator has turned two-step sign-in off for your Comptoir account. Your password alone lets you in.',
    ],
    button: 'Sign in',
    after: [
      'You can turn it on again in your profile. If you did not ask for this, write to the administrators of Comptoir at once.',
    ],
  }),
  'email-changed': ({ email }: MailFacts): MailText => ({
    subject: 'Your email for Comptoir was changed',
    before: [
      `From now on you sign in to Comptoir with ${email}. Someone who manages your business’s contacts changed it, and all your sessions have been closed.`,
    ],
    button: 'Sign in',
    after: [
      'Your password stays the same. If this is a mistake, ask your business to change it back, or write to support.',
    ],
  }),
  'accounts-joined': ({ email, formerEmail }: MailFacts): MailText => ({
    subject: 'Your Comptoir accounts were joined',
    before: [
      `From now on you sign in to Comptoir with ${email} and its password, and find all your businesses there. ${formerEmail} opens nothing any more, and its sessions have been closed.`,
    ],
    button: 'Sign in',
    after: [
      'Two-step sign-in goes on if either account had it.',
      'If you did not do this, choose another password at once and write to support.',
    ],
  }),
};

export type AccountMailTexts = typeof accountMailEn;
