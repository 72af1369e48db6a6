import { LONGEST_MAIL_LINE, MOST_MAIL_HEADERS } from '@comptoir/contract/help/support-mails';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { MailDelivery } from './inbound-mail.ts';

/**
 * Returns true when the domain that a mail says it is from vouches for it: by a valid signature, or because the server it came
 * from may send for it. The words are those of the service, among headers that the sender wrote: where several of one name
 * stand, each has to say so, and what says the contrary counts for more. A head that names several senders is vouched for by
 * none of them. Decision 180.
 */
export function isVouchedFor({ From, FromFull, Headers }: MailDelivery): boolean {
  // below what was cut away may stand what says the contrary
  if (Headers.length >= MOST_MAIL_HEADERS) return false;
  const valuesOf = (name: string): string[] =>
    Headers.flatMap((header) => (header.Name.toLowerCase() === name ? [header.Value] : []));
  const heads = [From, ...valuesOf('from')].filter((head) => head !== '');
  if (!heads.every((head) => namesAlone(head, FromFull.Email))) return false;
  const tests = valuesOf('x-spam-tests').map((value) => new Set(value.split(/[\s,]+/)));
  if (tests.length > 0 && tests.every((names) => names.has('DKIM_VALID_AU'))) return true;
  if (tests.some((names) => names.has('SPF_FAIL') || names.has('SPF_SOFTFAIL'))) return false;
  const results = valuesOf('received-spf');
  return results.length > 0 && results.every((result) => letsSend(result, FromFull.Email));
}

/** True when every address in the head of a mail is the one address, those in its sender's name among them. */
const namesAlone = (head: string, address: string): boolean =>
  head.length < LONGEST_MAIL_LINE &&
  head
    .split(/[\s<>()[\]",;:]+/)
    .filter((word) => word.includes('@'))
    .every((word) => normalEmail(word) === normalEmail(address));

/** The server may send for the domain in the envelope, and that is the domain in the letter's head. */
function letsSend(result: string, from: string): boolean {
  const words = result.split(/[\s;()]+/);
  const saidOf = (name: string): string[] =>
    words.flatMap((word) => (word.toLowerCase().startsWith(`${name}=`) ? [word.slice(name.length + 1)] : []));
  // one that stands there twice was written into the name of a server, or into an address
  const [envelope = '', ...others] = saidOf('envelope-from');
  const isOfEnvelope = saidOf('identity').every((identity) => identity.toLowerCase() === 'mailfrom');
  return (
    words.find((word) => word !== '')?.toLowerCase() === 'pass' &&
    others.length === 0 &&
    isOfEnvelope &&
    domainOf(envelope) !== '' &&
    domainOf(envelope) === domainOf(from)
  );
}

/** Of an address without quotes, in which another could stand. */
const domainOf = (address: string): string => /^<?[^"]*@([^@>"]+)>?$/.exec(normalEmail(address))?.[1] ?? '';
