import type { Language } from '@comptoir/domain/merchants/merchant-information';
import type { Transaction } from '../../platform/database/database.ts';

/** One of the merchant's people. */
export interface MailRecipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
}

/** Who hears of an invoice: everybody who signs in for its merchant and is not suspended. */
export const listMailRecipients = (tx: Transaction, invoiceId: string): Promise<MailRecipient[]> =>
  tx.many({
    text: `select u.email, u.name, u.language from invoices i
      join users u on u.merchant_id = i.merchant_id and u.suspended_at is null
      where i.id = $1 order by u.email`,
    values: [invoiceId],
  });
