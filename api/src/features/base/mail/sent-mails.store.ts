import type { MailReturn } from '@comptoir/domain/base/mail/mail-outcome';
import type { Transaction } from '../../../platform/database/database.ts';

/** A mail on its way out, under the name by which a report names it. */
export interface SentMail {
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export const insertSentMail = (tx: Transaction, mail: SentMail): void =>
  tx.write({
    name: 'insert-sent-mail',
    text: 'insert into sent_mails (id, address, subject, sent_at) values ($1, $2, $3, $4)',
    values: [mail.id, mail.address, mail.subject, mail.sentAt],
  });

/** Marks a mail as come back; null for one that is not known, or was marked so before. */
export const takeReport = (
  tx: Transaction,
  { id, outcome }: { id: string; outcome: MailReturn },
): Promise<Pick<SentMail, 'address' | 'subject'> | null> =>
  tx.first({
    text: `update sent_mails set reports = reports || $2::text where id = $1 and not ($2 = any(reports))
      returning address, subject`,
    values: [id, outcome],
  });

/** A report comes within days: what is older only names people. */
export const forgetSentBefore = (tx: Transaction, moment: Date): void =>
  tx.write({ text: 'delete from sent_mails where sent_at < $1', values: [moment] });
