import { createTransport } from 'nodemailer';
import type { Mailer, MailOutcome } from './mailer.ts';

/** Nobody waits at a screen for a mail, but a job that hangs keeps others from their turn. */
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
    send: async (mail) => {
      try {
        // Mail of a machine: out-of-office answers have nobody to tell (RFC 3834).
        await transport.sendMail({ ...mail, from: settings.from, headers: { 'Auto-Submitted': 'auto-generated' } });
        return { outcome: 'sent' };
      } catch (error) {
        return toOutcome(error);
      }
    },
  };
}

/** What stands in where no address of a mail server was given. */
export const createAbsentMailer = (): Mailer => ({
  send: async () => ({ outcome: 'unavailable', detail: 'no SMTP_URL is set' }),
});

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly message: string;
}

function toOutcome(error: unknown): MailOutcome {
  const { code, command, responseCode = 0, message } = error as SmtpError;
  const detail = `${code ?? 'SMTP'}: ${message}`;
  // Our own password being refused is no reason to give a mail up.
  if (responseCode >= 500 && code !== 'EAUTH') return { outcome: 'refused', detail };
  return { outcome: command === 'DATA' && responseCode === 0 ? 'unknown' : 'unavailable', detail };
}
