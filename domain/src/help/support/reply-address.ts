import { normalEmail } from '../../base/sessions/normal-email.ts';

/**
 * The address that an answer to a mail is sent to: that of the mailbox with a secret behind a plus sign. `secret` in small letters
 * and digits, since mail servers may make capitals small.
 */
export function replyAddress(mailbox: string, secret: string): string {
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${secret}${mailbox.slice(at)}`;
}

/** The secret in an address that a mail came to; null when it is no such address of the mailbox. */
export function replySecretOf(mailbox: string, recipient: string): string | null {
  const at = mailbox.lastIndexOf('@');
  const [head, tail] = [`${mailbox.slice(0, at)}+`.toLowerCase(), mailbox.slice(at).toLowerCase()];
  const address = normalEmail(recipient);
  if (!address.startsWith(head) || !address.endsWith(tail)) return null;
  return secretIn(address.slice(head.length, address.length - tail.length));
}

/** Returns the part behind the plus sign of an address as a secret; null when it is none. */
export function secretIn(hash: string): string | null {
  const secret = hash.trim().toLowerCase();
  return /^[\da-f]{32}$/.test(secret) ? secret : null;
}
