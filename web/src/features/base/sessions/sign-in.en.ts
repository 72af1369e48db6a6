export const signInEn = {
  title: 'Sign in',
  lead: 'Your bills, your devices and your transmissions to Revenu Québec, in one place.',
  parting: {
    ended: 'Your session has ended. Sign in again and you will be back where you were.',
    kept: 'What you had typed is kept in this tab.',
    elsewhere: 'You signed out in another tab.',
  },
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  unavailable: 'You could not be signed in. Try again in a moment.',
  invalidHint:
    'Check the email and the password, capital letters included. Forgotten it? <reset>Ask for a temporary password</reset>. If you usually open Comptoir from Clover, use <provider>the Clover portal</provider>.',
  wait: 'You can try again in {time}.',
  newHere: 'New here?',
  register: 'Create an account',
  provider: 'Already a customer? Sign in from your provider’s portal.',
  providerLink: 'Open the Clover portal',
  code: {
    lead: 'Your account asks for a second step. Open your authenticator app and type the code for Comptoir.',
    leadRecovery: 'Type one of the recovery codes you kept when you set up two-step sign-in. Each works once.',
    label: 'Six-digit code',
    labelRecovery: 'Recovery code',
    submit: 'Confirm',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    back: 'Back',
  },
  promise: {
    title: 'Every bill, delivered and proven.',
    chain: 'Every bill signed and chained on the device',
    offline: 'Sales go on when the connection does not',
    log: 'Each transmission in your log, as it happens',
  },
  reset: {
    title: 'Forgot your password?',
    text: 'Enter your email and we will send you a temporary password, valid for one hour.',
    submit: 'Send a temporary password',
    failed: 'The request could not be sent. Try again in a moment.',
    provider: 'If you usually come from Clover, your provider’s portal still opens your session.',
    back: 'Back to sign-in',
    sentTitle: 'Check your email',
    sentText: 'If there is an account for {email}, a temporary password is on its way.',
    sentWait: 'The message comes within a few minutes. If you do not see it, check your junk mail.',
    sentUse: 'Sign in with the temporary password within one hour: you then choose a new one.',
    sentOld: 'Until you use it, your current password keeps working.',
    sentHelp: 'Didn’t get it? Support is available Monday to Friday, {hours}',
    again: 'Use another email',
  },
  switch: {
    title: 'Change sessions?',
    text: 'You are signed in as {present}. Clover has just signed in {other}.',
    advice: 'If you did not ask for that, stay in your session.',
    stay: 'Stay signed in as {name}',
    change: 'Continue as {name}',
  },
  clover: {
    title: 'Sign in with Clover',
    departing: 'Connecting to Clover…',
    failedTitle: 'Signing in with Clover did not work',
    cameBack: 'Clover sent you back without giving access to your merchant.',
    unknown: 'Clover did not sign you in.',
    retry: 'Try again',
    withEmail: 'Sign in with an email',
    help: 'If it happens again, support is available Monday to Friday, {hours}',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    signIn: typeof signInEn;
  }
}
