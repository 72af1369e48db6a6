import { domainOf, isPublicDomain, mailboxOf } from '../../base/mail/mail-caps.ts';

/** A mail that waits for an administrator. `from` is in the form of `normalEmail`. */
export interface WaitingMail {
  readonly id: string;
  readonly from: string;
}

/** Most mails of one sender that wait, so that no one fills the list by themselves. */
const MOST_OF_MAILBOX = 20;
const MOST_OF_DOMAIN = 100;

/**
 * The ids of the mails that make room for one more from an address: the oldest of its own mailbox, or of its domain. The newest of each
 * stay, and those of others are never touched. `waiting` comes newest first.
 */
export function makeRoom(waiting: readonly WaitingMail[], from: string): string[] {
  const beyond = (most: number, isTheirs: (mail: WaitingMail) => boolean): string[] =>
    waiting
      .filter(isTheirs)
      .slice(most - 1)
      .map(({ id }) => id);
  const [mailbox, domain] = [mailboxOf(from), domainOf(from)];
  const ofMailbox = beyond(MOST_OF_MAILBOX, (mail) => mailboxOf(mail.from) === mailbox);
  if (isPublicDomain(domain)) return ofMailbox;
  return [...new Set([...ofMailbox, ...beyond(MOST_OF_DOMAIN, (mail) => domainOf(mail.from) === domain)])];
}
