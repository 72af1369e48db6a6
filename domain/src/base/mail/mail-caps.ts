/**
 * Cause of a mail to an address of the causer's choice, each with a cap a day. Those of strangers and those of signed-in users
 * are counted apart: a flood of registrations does not keep a merchant from inviting a contact. Figures: decision 43.
 */
export type MailCause = 'stranger' | 'user' | 'bill';

/** By what mails are counted: who gets them, the domain of that address, who causes them, and all together. */
export type MailCount = 'recipient' | 'domain' | 'sender' | 'all';

const CAPS: Readonly<Record<MailCause, Readonly<Record<MailCount | 'publicDomain', number>>>> = {
  stranger: { recipient: 10, domain: 100, publicDomain: 2000, sender: 50, all: 5000 },
  // Bills that a merchant sends to customers: by hand, and apart, so that they take nothing from its other mails.
  bill: { recipient: 10, domain: 50, publicDomain: 2000, sender: 50, all: 20_000 },
  user: { recipient: 20, domain: 200, publicDomain: 4000, sender: 200, all: 20_000 },
};

/** Mails a day, by what they are counted by. A domain where anybody has a mailbox stands for many people, and has its own figure. */
export function dailyMailCap(cause: MailCause, count: MailCount, domain: string): number {
  return CAPS[cause][count === 'domain' && isPublicDomain(domain) ? 'publicDomain' : count];
}

/** True when anybody may have a mailbox at a domain, so that it stands for many people. */
export const isPublicDomain = (domain: string): boolean => PUBLIC_DOMAINS.has(domain);

/** The largest domains where anybody may have a mailbox, those of Québec's access providers among them. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.ca',
  'live.com',
  'live.ca',
  'msn.com',
  'outlook.fr',
  'hotmail.fr',
  'yahoo.com',
  'yahoo.ca',
  'yahoo.fr',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'aol.com',
  'gmx.com',
  'videotron.ca',
  'bell.net',
  'sympatico.ca',
  'cogeco.ca',
  'rogers.com',
  'telus.net',
  'globetrotter.net',
  'shaw.ca',
]);

/** The domain of an address, as it is counted. */
export function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domain === 'googlemail.com' ? 'gmail.com' : domain;
}

/**
 * The mailbox behind an address, as mails to it are counted: what follows a plus sign is the owner's own sorting, and Gmail reads no
 * points. `email` is in the form of `normalEmail`.
 */
export function mailboxOf(email: string): string {
  const domain = domainOf(email);
  const whole = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const sorting = whole.indexOf('+', 1);
  const local = sorting === -1 ? whole : whole.slice(0, sorting);
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}
