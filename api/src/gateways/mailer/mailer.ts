/** A mail on its way out: the same words as text and as HTML. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  /** Who is answered, where it is not whom it is from. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * How handing a mail over ended: taken, refused for good (nobody there has that address), not handed over, or perhaps
 * handed over. The last two may be tried again; a mail twice is better than none.
 */
export type MailOutcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'unavailable' | 'unknown'; readonly detail: string };

/** Hands mail over to whoever delivers it. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
}
