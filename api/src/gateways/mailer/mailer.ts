import type { CallOutcome } from '../call-outcome.ts';

/** A mail on its way out: the same words as text and as HTML. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  /** Recipient of answers, where it is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Address that gets a copy without the others seeing it. */
  readonly bcc?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
  /** Id by which an answer names it, such as `<id@host>`; the library's own where it is of no interest. */
  readonly messageId?: string;
  /** The mails that it follows, the oldest first: a mail program shows them together. */
  readonly references?: readonly string[];
  /** Id by which the service that delivers it names it when it comes back. */
  readonly reportId?: string;
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Outcome of passing a mail on. `refused`: for good, no one there has that address. A mail twice is better than none. */
export type MailOutcome = CallOutcome<
  { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly detail: string }
>;

/** Hands mail over to the mail server. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
}
