import type { MailReturn } from '@comptoir/domain/base/mail/mail-outcome';
import type { MailReport, PostedReport } from './inbound-mail.ts';

const LONGEST_DETAIL = 500;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** No mail to these addresses arrives, ever. */
const FOR_GOOD: ReadonlySet<string> = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'Unconfirmed']);
/** Types reported as a bounce that are the answer of a machine to a mail that arrived. */
const ARRIVED: ReadonlySet<string> = new Set([
  'AutoResponder',
  'AddressChange',
  'ChallengeVerification',
  'Subscribe',
  'Unsubscribe',
]);

/** A report in the form of Postmark's webhooks. What left carries a name of ours, which every report about it repeats. */
export function readReport({ RecordType, Type, Details, Description, Metadata }: PostedReport): MailReport | null {
  const outcome = outcomeOf(RecordType, Type);
  if (!outcome || !UUID.test(Metadata.mail)) return null;
  return { mailId: Metadata.mail.toLowerCase(), outcome, detail: plain(Details || Description || Type || RecordType) };
}

function outcomeOf(recordType: string, type: string): MailReturn | null {
  if (recordType === 'SpamComplaint' || type === 'SpamComplaint') return 'complaint';
  if (recordType !== 'Bounce' || ARRIVED.has(type)) return null;
  return FOR_GOOD.has(type) ? 'bounced' : 'bounced-for-now';
}

/** On one line, and not between the two halves of a character. */
const plain = (words: string): string =>
  words
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DETAIL)
    .replace(/[\uD800-\uDBFF]$/, '');
