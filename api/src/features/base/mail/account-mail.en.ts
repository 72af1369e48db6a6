/** What a mail is written from. `password` is empty where none goes with it. */
export interface MailFacts {
  readonly email: string;
  readonly invitedBy: string;
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
  emailLabel: 'E-mail',
  invitation: ({ invitedBy }: MailFacts): MailText => ({
    subject: 'Your access to Comptoir',
    before: [
      `${invitedBy} invites you to Comptoir, the portal where a business follows its devices and its bills sent to Revenu Québec.`,
      'Sign in with your e-mail and this temporary password. It works once, within seven days; you then choose a password of your own.',
    ],
    button: 'Sign in',
    after: [
      'If the seven days are over, use “Forgot your password?” on the sign-in page.',
      'If you do not know why you get this, simply ignore it.',
    ],
  }),
  'merchant-invitation': ({ invitedBy }: MailFacts): MailText => ({
    subject: 'Sign your business up with Comptoir',
    before: [
      `${invitedBy} invites your business to Comptoir, the portal where a business follows its devices and its bills sent to Revenu Québec. They will look after your account and see how it stands.`,
      'To accept, sign in with your e-mail and this temporary password. It works once, within seven days; you then choose a password of your own.',
    ],
    button: 'Sign in',
    after: [
      'If the seven days are over, ask for another invitation or sign up by yourself.',
      'If you do not want this, ignore this mail: nothing is created, and what was entered is deleted.',
    ],
  }),
  welcome: (_facts: MailFacts): MailText => ({
    subject: 'Welcome to Comptoir',
    before: [
      'Somebody, probably you, is signing a business up with this e-mail. To confirm it, sign in with your e-mail and this temporary password. It works once, within seven days; you then choose a password of your own.',
      'After that, you choose how Comptoir is installed, add a card and subscribe.',
    ],
    button: 'Sign in',
    after: [
      'If the seven days are over, sign up again.',
      'If it was not you, ignore this mail: nothing is created, and what was entered is deleted.',
    ],
  }),
  'already-registered': (_facts: MailFacts): MailText => ({
    subject: 'You already have an account',
    before: [
      'Somebody, probably you, has just signed up with your e-mail. You already have a Comptoir account, and nothing about it has changed.',
    ],
    button: 'Sign in',
    after: [
      'If you no longer know your password, use “Forgot your password?” on the sign-in page.',
      'To sign up another business, use another e-mail.',
    ],
  }),
  'temporary-password': (_facts: MailFacts): MailText => ({
    subject: 'Your temporary password',
    before: [
      'You asked for a new way in. Sign in with your e-mail and this temporary password. It works once, within the hour; you then choose a password of your own.',
    ],
    button: 'Sign in',
    after: ['If you did not ask for it, ignore this mail: your present password keeps working.'],
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
      'You can turn it on again in your profile. If you did not ask for this, tell the administrators of Comptoir at once.',
    ],
  }),
  'email-changed': ({ email }: MailFacts): MailText => ({
    subject: 'Your e-mail for Comptoir was changed',
    before: [
      `From now on you sign in to Comptoir with ${email}. Somebody who looks after your business’s contacts changed it, and all your sessions have been closed.`,
    ],
    button: 'Sign in',
    after: [
      'Your password stays the same. If this is a mistake, ask your business to change it back, or write to support.',
    ],
  }),
};

export type AccountMailTexts = typeof accountMailEn;
