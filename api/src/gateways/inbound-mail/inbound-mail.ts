import type { MailReturn } from '@comptoir/domain/base/mail/mail-outcome';
import type { IncomingHttpHeaders } from 'node:http';

/** A mail that came in, as the service passes it on. Nothing in it is to be trusted but `isVerified`. */
export interface InboundMail {
  /** By which the same mail is known again. */
  readonly messageId: string;
  /** From whom its header says it is. */
  readonly from: string;
  /** Every address it was sent to. */
  readonly recipients: readonly string[];
  readonly subject: string;
  /** Empty where the mail has HTML alone. */
  readonly text: string;
  readonly html: string;
  /** The first value of each header, by its name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the domain of `from` vouches for the mail, by its signature or by the server it came from. */
  readonly isVerified: boolean;
  /** How many files came with it. They are not passed on. */
  readonly files: number;
}

/** The service that takes mail in for us and posts it to our webhook. */
export interface InboundMailService {
  /** Whether a call of the webhook is the service's. */
  recognizes(headers: IncomingHttpHeaders): boolean;
  read(delivery: MailDelivery): InboundMail;
  /** Null for a report of anything else than a mail of ours that came back. */
  readReport(posted: PostedReport): MailReport | null;
}

/** That a mail of ours came back, under the name that it left with, in the words of the server that gave it back. */
export interface MailReport {
  readonly mailId: string;
  readonly outcome: MailReturn;
  readonly detail: string;
}

/** A report in the form in which it is posted. */
export interface PostedReport {
  readonly RecordType: string;
  readonly Type: string;
  readonly Description: string;
  readonly Details: string;
  readonly Metadata: { readonly mail: string };
}

/** A mail in the form in which it is posted. */
export interface MailDelivery {
  readonly FromFull: { readonly Email: string };
  readonly ToFull: readonly { readonly Email: string }[];
  readonly CcFull: readonly { readonly Email: string }[];
  readonly OriginalRecipient: string;
  readonly Subject: string;
  readonly MessageID: string;
  readonly TextBody: string;
  readonly HtmlBody: string;
  readonly Headers: readonly { readonly Name: string; readonly Value: string }[];
  readonly Attachments: readonly unknown[];
}
