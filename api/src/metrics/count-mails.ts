import type { Mailer, MailOutcome } from '../gateways/mailer/mailer.ts';

/** The same mailer, whose every outcome is heard. */
export const countMails = (mailer: Mailer, heard: ((outcome: MailOutcome['kind']) => void) | undefined): Mailer => ({
  ...mailer,
  send: async (mail) => {
    const sent = await mailer.send(mail);
    heard?.(sent.kind);
    return sent;
  },
});
