export const signInEn = {
  title: 'Sign in',
  lead: 'Your bills, your devices and your transmissions to Revenu Québec, in one place.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  required: 'This field is required',
  unavailable: 'You could not be signed in. Try again in a moment.',
  provider: 'Already a customer? Sign in from your provider’s portal.',
  providerLink: 'Open the Clover portal',
  arrival:
    'You come from Clover. Sign in here with your Comptoir e-mail and password, or start again from your provider’s portal.',
  promise: {
    title: 'Every bill, delivered and proven.',
    chain: 'Each bill signed and chained at the till',
    offline: 'Sales go on when the connection does not',
    log: 'Each transmission in your log, as it happens',
  },
  reset: {
    title: 'Forgot your password?',
    text: 'Passwords are not yet recovered on this site. Our support team gives you a temporary password, Monday to Friday, 8:00 to 16:30.',
    provider: 'If you usually come from Clover, your provider’s portal still opens your session.',
    back: 'Back to sign-in',
  },
} as const;
