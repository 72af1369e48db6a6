import type { Database, Scope } from '../../../platform/database/database.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { flushInvoiceMails, queueInvoiceLetters, queueInvoiceMails } from './queue-invoice-mail.ts';
import { readInvoice } from './read-invoice.ts';

/** Someone who wants an invoice by mail, at the addresses of its merchant's people or at another one. */
export interface EmailInput {
  readonly scope: Scope;
  readonly invoiceId: string;
  readonly to: string | undefined;
}

/** Sends an invoice, or its receipt once it is paid. @throws AppError not-found */
export async function emailInvoice(
  { database, now }: { database: Database; now: () => Date },
  { scope, invoiceId, to }: EmailInput,
): Promise<void> {
  await database.transaction(scope, async (tx) => {
    const { state, merchantId, number } = await readInvoice(tx, invoiceId);
    const subject = { type: 'invoice', id: invoiceId } as const;
    const record = { action: 'invoice-emailed', facts: { number } } as const;
    writeAudit(tx, { occurredAt: now(), merchantId, subject, record, after: { to: to ?? null } });
    const kind = state === 'paid' ? 'paid' : 'requested';
    if (to === undefined) {
      queueInvoiceMails(tx, [{ invoiceId, merchantId, kind, happenedAt: now() }]);
      flushInvoiceMails(tx);
    } else {
      queueInvoiceLetters(tx, [{ invoiceId, kind, creditNumber: null, to: { address: to, name: '', language: null } }]);
    }
  });
}
