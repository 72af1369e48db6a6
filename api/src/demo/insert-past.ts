import { billKind } from '@comptoir/domain/sales/bills/bill-kind';
import { dueReminder } from '@comptoir/domain/sales/devices/certificate-renewal';
import { soldCents } from '@comptoir/websrm/requests/report-counters';
import { parseMoney } from '@comptoir/websrm/requests/values';
import { insertReferences, referencesOf } from '../features/sales/bills/take/bills.store.ts';
import { recordReminder } from '../features/sales/devices/certificate-reminders.store.ts';
import { insertCertificate, type NewCertificate } from '../features/sales/devices/certificates.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { DemoDevice } from './demo-merchants.ts';
import type { MadeBill } from './make-past-bills.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 1826 * DAY_MS;

/** Days that each shown state has left. The demo shows every state, so it moves dates of its own copy. */
const DAYS_LEFT: Readonly<Record<DemoDevice['certificate'], number>> = {
  none: 1826,
  valid: 1735,
  renewable: 700,
  expiring: 26,
  expired: -12,
  revoked: 1400,
};

/** A certificate of the past, in the state the demo shows, on a till that is linked. */
export async function insertPastCertificate(
  tx: Transaction,
  certificate: NewCertificate & { shown: DemoDevice['certificate']; now: Date },
): Promise<void> {
  const notAfter = new Date(certificate.now.getTime() + DAYS_LEFT[certificate.shown] * DAY_MS);
  const notBefore = new Date(notAfter.getTime() - LIFETIME_MS);
  await insertCertificate(tx, { ...certificate, notAfter, notBefore, issuedAt: notBefore });
  const reminded = dueReminder(notAfter, certificate.now);
  // anyone who was to be reminded has been: a demo begins with an empty mailbox
  if (reminded !== null) {
    const { id: certificateId, merchantId, now } = certificate;
    await recordReminder(tx, { certificateId, merchantId, days: reminded, now });
  }
  await tx.many({
    text: 'update devices set linked_at = $2 where id = $1',
    values: [certificate.deviceId, new Date(certificate.now.getTime() - 91 * DAY_MS)],
  });
  if (certificate.shown !== 'revoked') return;
  await tx.many({
    text: 'update certificates set revoked_at = $2 where id = $1',
    values: [certificate.id, new Date(certificate.now.getTime() - 3 * DAY_MS)],
  });
}

export interface PastBill extends MadeBill {
  readonly id: string;
  readonly receipt: { readonly psiNoTrans: string; readonly psiDatTrans: string } | null;
}

/** Bills of the past with the authority's receipts, and the lane as they leave it. */
export async function insertPastBills(
  tx: Transaction,
  past: { merchantId: string; deviceId: string; bills: readonly PastBill[]; lastSeenAt: Date },
): Promise<void> {
  const { merchantId, deviceId, bills } = past;
  const last = bills.at(-1);
  await tx.many({
    text: `with bill as (
        select * from unnest(:ids::uuid[], :positions::bigint[], :signedAt::timestamptz[], :numbers::text[], :totals::bigint[],
          :documents::text[], :signatures::text[], :documentTypes::text[], :kinds::text[],
            :psiNumbers::text[], :psiDates::text[], :sold::bigint[], :payments::text[], :employees::text[])
          as t (id, position, signed_at, no_trans, total_cents, document, signature, document_type, kind, psi_no_trans,
            psi_dat_trans, sold_cents, payment, employee)
      ), stored as (
        insert into transactions
          (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents, sold_cents, document,
            signature, kind, payment, employee)
        select id, :merchantId, :deviceId, position, signed_at, signed_at, no_trans, document_type, total_cents, sold_cents,
          document, signature, kind, payment, employee from bill
      )
      insert into transmissions
        (merchant_id, device_id, position, transaction_id, signed_at, state, psi_no_trans, psi_dat_trans, attempts, settled_at)
      select :merchantId, :deviceId, position, id, signed_at, 'accepted', psi_no_trans, psi_dat_trans, 1,
        signed_at + interval '1 second' from bill`,
    values: {
      merchantId,
      deviceId,
      ids: bills.map(({ id }) => id),
      positions: bills.map((_, index) => index + 1),
      signedAt: bills.map(({ signedAt }) => signedAt),
      numbers: bills.map(({ transaction }) => transaction.noTrans),
      totals: bills.map(({ transaction }) => parseMoney(transaction.mont.apresTax)),
      documents: bills.map(({ text }) => text),
      signatures: bills.map(({ transaction }) => transaction.signa.actu),
      documentTypes: bills.map(({ transaction }) => transaction.typTrans),
      kinds: bills.map(({ transaction }) => billKind(transaction)),
      psiNumbers: bills.map(({ receipt }) => receipt?.psiNoTrans ?? null),
      psiDates: bills.map(({ receipt }) => receipt?.psiDatTrans ?? null),
      sold: bills.map(({ transaction }) => soldCents(transaction)),
      payments: bills.map(({ transaction }) => transaction.modPai),
      employees: bills.map(({ transaction }) => transaction.nomUtil ?? null),
    },
  });
  insertReferences(
    tx,
    merchantId,
    bills.flatMap((bill) => referencesOf(bill, bill.id)),
  );
  await tx.many({
    text: `update lanes set head_signature = :actu, head_no_trans = :noTrans, last_position = :length,
        last_seen_at = :signedAt where device_id = :deviceId`,
    values: {
      deviceId,
      actu: last?.transaction.signa.actu ?? null,
      noTrans: last?.transaction.noTrans ?? null,
      length: bills.length,
      signedAt: last?.signedAt,
    },
  });
}
