import type { Mail, Mailer, MailOutcome } from '../src/gateways/mailer/mailer.ts';

/** A mailer that keeps what it is given, or fails as it is set. */
export interface FakeMailer extends Mailer {
  /** The mails to an address, the oldest first. */
  mailsTo(address: string): readonly Mail[];
  /** Makes the next mails end so, instead of being taken. */
  fail(...outcomes: MailOutcome[]): void;
}

export function createFakeMailer(): FakeMailer {
  const mails: Mail[] = [];
  const failures: MailOutcome[] = [];
  return {
    send: async (mail) => {
      mails.push(mail);
      return failures.shift() ?? { kind: 'sent' };
    },
    mailsTo: (address) => mails.filter(({ to }) => to.address === address),
    fail: (...outcomes) => void failures.push(...outcomes),
  };
}

/** The temporary password in a mail. */
export const passwordIn = ({ text }: Mail): string => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
