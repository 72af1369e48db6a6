/**
 * Ways that a mail comes back after the mail server had taken it: `bounced` for good, as no one has that address; `bounced-for-now`, as
 * when a mailbox is full; `complaint` where who got it marked it as spam.
 */
export const MAIL_RETURNS = ['bounced', 'bounced-for-now', 'complaint'] as const;
export type MailReturn = (typeof MAIL_RETURNS)[number];

/** Outcomes of a mail that is not where it should be: `refused` for good at once, `unavailable` and `unknown` to be tried again, or it came back. */
export const MAIL_OUTCOMES = ['refused', 'unavailable', 'unknown', ...MAIL_RETURNS] as const;
export type MailOutcomeName = (typeof MAIL_OUTCOMES)[number];
