export const registrationEn = {
  title: 'Create an account',
  lead: 'Tell us who you are. Nothing is paid at this step.',
  fields: { company_name: 'Name of the business', name: 'Your name', email: 'Email' },
  unwritable:
    'Revenu Québec will not be able to take this name as it is ({characters}): your bills will bear another one, which you choose here or later.',
  propose: 'Write “{text}”',
  language: 'Language of our emails',
  languages: { fr: 'Français', en: 'English' },
  submit: 'Create the account',
  already: 'Already have an account?',
  signIn: 'Sign in',
  sent: {
    title: 'Check your email',
    text: 'A message is on its way to {email}.',
    password:
      'Sign in with the temporary password that is in it, and choose your own. If you had an account already, the message says how to get back in.',
    plan: 'Choose how Comptoir is installed, and add a card.',
    information: 'Fill in the merchant information, and your devices can be registered.',
    signIn: 'Go to the sign-in page',
    again: 'Use another email',
    resend: 'Send the message again',
    resent: 'A new message is on its way to {email}.',
    help: 'Nothing received? Check your junk mail, or call support: Monday to Friday, {hours}',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    registration: typeof registrationEn;
  }
}
