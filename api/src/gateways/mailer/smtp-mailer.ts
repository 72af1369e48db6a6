import { carriesAddress } from '@comptoir/domain/base/mail/carries-address';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer, MailOutcome } from './mailer.ts';

/** No one waits at a screen for a mail, but a job that hangs keeps others from their turn. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands mail over by SMTP; the address may say `smtps://`, a user and a password, or `?requireTLS=true`. */
export function createSmtpMailer(settings: { readonly smtpUrl: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url: settings.smtpUrl,
    ...TIMEOUTS,
    // Mail is written here: no part of it names a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ reportId, ...mail }) => {
      try {
        // Mail of a machine: out-of-office answers have no one to tell (RFC 3834).
        const headers = { 'Auto-Submitted': 'auto-generated', ...(reportId ? { [REPORT_HEADER]: reportId } : {}) };
        const attachments = [...(mail.attachments ?? [])];
        const to = { ...mail.to, name: displayName(mail.to.name) };
        await transport.sendMail({ ...mail, ...threadOf(mail), to, attachments, from: settings.from, headers });
        return { kind: 'sent' };
      } catch (error) {
        return toOutcome(error);
      }
    },
  };
}

/** Header that is repeated in every report about the mail. A service that does not know it leaves it as it is. */
const REPORT_HEADER = 'X-PM-Metadata-mail';

/** Returns the headers by which mail programs group a thread. */
const threadOf = ({ references = [] }: Mail) => ({
  references: [...references],
  ...(references.length > 0 ? { inReplyTo: references.at(-1) } : {}),
});

/** Beside an address stands a name or nothing: a name that holds an address would be read for it. Quoted by the library. */
const displayName = (name: string): string => (carriesAddress(name) ? '' : name);

/** Creates the mailer that stands in where no address of a mail server was given. */
export const createAbsentMailer = (): Mailer => ({
  send: async () => ({ kind: 'unavailable', detail: 'no SMTP_URL is set' }),
});

interface SmtpError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly message: string;
}

function toOutcome(error: unknown): MailOutcome {
  const { code = 'SMTP', originalCode, responseCode, message } = error as SmtpError;
  const detail = `${code}: ${message}`;
  // Our own password being refused is no reason to give a mail up.
  if (responseCode && responseCode >= 500 && code !== 'EAUTH') return { kind: 'refused', detail };
  // A connection that breaks does not tell how far the mail had come.
  const wasTurnedAway = responseCode !== undefined || NO_CONNECTION.has(originalCode ?? code);
  return { kind: wasTurnedAway ? 'unavailable' : 'unknown', detail };
}

const NO_CONNECTION: ReadonlySet<string> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EDNS', 'EAUTH']);
