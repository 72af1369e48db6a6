import type { MailReturn } from '@comptoir/domain/base/mail/mail-outcome';
import type { IncomingHttpHeaders } from 'node:http';

/** A mail that came in, as the service passes it on. Nothing in it is to be trusted but `isVerified`. */
export interface InboundMail {
  /** Id by which the same mail is known again. */
  readonly messageId: string;
  /** From whom its header says it is. */
  readonly from: string;
  /** Every address it was sent to. */
  readonly recipients: readonly string[];
  /** Parts behind the plus sign of an address, also where the service was reached by another address that passes mail on. */
  readonly hashes: readonly string[];
  readonly subject: string;
  /** Empty where the mail has HTML alone. */
  readonly text: string;
  readonly html: string;
  /** Text that the service takes for the answer alone; empty where it found none. */
  readonly strippedText: string;
  /** The first value of each header, by its name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** True when the domain of `from` vouches for the mail, by its signature or by the server it came from. */
  readonly isVerified: boolean;
  /** The files that came with it, by their names. They are not passed on. */
  readonly files: readonly MailFile[];
}

/** A file that came with a mail. */
interface MailFile {
  readonly name: string;
  readonly bytes: number;
}

/** The service that takes mail in for us and posts it to our webhook. */
export interface InboundMailService {
  /** Returns true when a call of the webhook is the service's. */
  recognizes(headers: IncomingHttpHeaders): boolean;
  read(delivery: MailDelivery): InboundMail;
  /** Null for a report of anything else than a mail of ours that came back. */
  readReport(posted: PostedReport): MailReport | null;
}

/** Report that a mail of ours came back, under the name that it left with, in the words of the server that returned it. */
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

/** An address in what is posted. `MailboxHash`: what stands behind its plus sign. */
interface PostedAddress {
  readonly Email: string;
  readonly MailboxHash: string;
}

/** A mail in the form in which it is posted. */
export interface MailDelivery {
  /** The whole head, also where it names more than one sender. */
  readonly From: string;
  readonly FromFull: PostedAddress;
  readonly ToFull: readonly PostedAddress[];
  readonly CcFull: readonly PostedAddress[];
  readonly BccFull: readonly PostedAddress[];
  readonly OriginalRecipient: string;
  readonly MailboxHash: string;
  readonly Subject: string;
  readonly MessageID: string;
  readonly TextBody: string;
  readonly HtmlBody: string;
  readonly StrippedTextReply: string;
  readonly Headers: readonly { readonly Name: string; readonly Value: string }[];
  readonly Attachments: readonly {
    readonly Name: string;
    readonly ContentType: string;
    readonly ContentLength: number;
    /** Id by which the letter's HTML shows it; empty for a file that stands apart. */
    readonly ContentID: string;
  }[];
}
