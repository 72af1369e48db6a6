export const impersonationEn = {
  move: 'Change partner…',
  act: 'Log in as…',
  money: 'Account and invoices',
  title: 'Log in as {name}',
  lead: 'For 30 minutes, you see and do in Comptoir what this merchant does.',
  visible: 'The merchant sees your reason, when you begin and end, and what you do, in the activity log.',
  closed: 'Cards, access codes and profiles stay closed.',
  reason: 'Reason',
  reasonHint: 'For example: help with the certificate, request by phone.',
  reasonShort: 'Give a reason of at least 5 characters',
  start: 'Start',
  banner: 'You are acting for {name}',
  bannerUnnamed: 'You are acting for a merchant',
  region: 'Acting for a merchant',
  left: 'Time left: {time}',
  end: 'End',
  endFailed: 'This could not be ended. Try again.',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    impersonation: typeof impersonationEn;
  }
}
