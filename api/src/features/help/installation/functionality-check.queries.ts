import type { CheckedBill, CheckOutcome } from '@comptoir/domain/help/installation/functionality-check';
import type { Comparison } from '@comptoir/domain/help/installation/compare-receipts';
import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** The $5 receipt and the refund that count now. */
export interface PairRow {
  readonly receiptId: string;
  readonly receiptSignedAt: Date;
  readonly receipt: CheckedBill;
  readonly refundId: string | null;
  readonly refund: CheckedBill;
  /** Outcome of their verification; null while there was none. */
  readonly outcome: CheckOutcome | null;
}

const STANDING = `case when t.state = 'refused' then 'refused' when t.state in ('accepted', 'received-with-errors') then 'accepted'
  else 'sent' end as standing`;
const SENT = `join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position`;

/**
 * The receipt over $5 before taxes that counts, with its refund: one that was verified comes last, the pair that is complete
 * first, then the newest. A refund is a credit note that names the receipt, or, when none does, one that gives back as much after
 * it: that it does not name it, the verification says. Receipts before the one that was verified last do not count; training
 * neither, for it sells nothing.
 */
export const findPair = (tx: Transaction, asked: { merchantId: string; since: Date }): Promise<PairRow | null> =>
  tx.first({
    name: 'find-check-pair',
    text: `with receipts as materialized (
        select b.id, b.signed_at, b.no_trans, b.document::jsonb ->> 'datTrans' as stamp, b.sold_cents, ${STANDING}
        from transactions b ${SENT}
        where b.merchant_id = :merchantId and b.signed_at >= :since and b.kind = 'receipt' and b.sold_cents between 400 and 800
          and (b.document::jsonb #>> '{mont,avantTax}')::numeric = 5
          and b.signed_at >= coalesce((select max(receipt_signed_at) from functionality_checks where merchant_id = :merchantId), :since)
      ), refunds as materialized (
        select b.id, b.signed_at, b.sold_cents, ${STANDING}
        from transactions b ${SENT}
        where b.merchant_id = :merchantId and b.signed_at >= :since and b.kind = 'credit-note' and exists (select from receipts)
      )
      select r.id as "receiptId", r.signed_at as "receiptSignedAt", r.standing as receipt, n.id as "refundId",
        coalesce(n.standing, 'none') as refund, c.outcome
      from receipts r
        left join lateral (
          select n.id, n.standing from refunds n
            left join bill_references f on f.merchant_id = :merchantId and f.no_trans = r.no_trans and f.stamp = r.stamp
              and f.transaction_id = n.id
          where f.transaction_id is not null or (n.sold_cents = -r.sold_cents and n.signed_at >= r.signed_at)
          order by f.transaction_id is null, n.standing = 'refused', n.signed_at desc, n.id desc limit 1
        ) n on true
        left join functionality_checks c
          on c.merchant_id = :merchantId and c.receipt_id = r.id and c.refund_id = n.id
      order by c.outcome is not null, r.standing = 'refused', coalesce(n.standing, 'refused') = 'refused', n.id is null,
        r.signed_at desc, r.id desc
      limit 1`,
    values: { ...asked },
  });

/** Result of a verification, as it was kept. */
export interface KeptCheck {
  readonly receiptId: string;
  readonly refundId: string;
  readonly outcome: CheckOutcome;
  readonly comparisons: readonly Comparison[];
  readonly checkedAt: Date;
  readonly checkedBy: string;
  readonly checkedByRole: 'admin' | 'partner' | 'merchant';
}

/** The verification of two receipts, or the one that a merchant has passed, whichever receipts it was about. */
export const findKeptCheck = (
  tx: Transaction,
  asked: { merchantId: string; receiptId: string | null; refundId: string | null },
): Promise<KeptCheck | null> =>
  tx.first({
    name: 'find-kept-check',
    text: `select receipt_id as "receiptId", refund_id as "refundId", outcome, comparisons, checked_at as "checkedAt",
        checked_by_name as "checkedBy", checked_by_role as "checkedByRole"
      from functionality_checks
      where merchant_id = :merchantId
        and (outcome = 'passed' or (receipt_id = :receiptId::uuid and refund_id = :refundId::uuid))
      order by outcome = 'passed' desc limit 1`,
    values: { ...asked },
  });

/** A bill of the check with all that it is compared by. */
export interface CheckBillRow {
  readonly id: string;
  readonly deviceId: string;
  readonly noTrans: string;
  readonly signedAt: Date;
  readonly document: string;
  readonly state: TransmissionState;
  readonly number: string | null;
}

export const listCheckBills = (tx: Transaction, merchantId: string, ids: readonly string[]): Promise<CheckBillRow[]> =>
  tx.many({
    name: 'list-check-bills',
    text: `select b.id, b.device_id as "deviceId", b.no_trans as "noTrans", b.signed_at as "signedAt", b.document, t.state,
        coalesce(t.psi_no_trans, t.no_lot) as number
      from transactions b ${SENT}
      where b.merchant_id = $1 and b.id = any($2::uuid[])`,
    values: [merchantId, ids],
  });

/** A key that a device of the merchant signs with, or has signed with. */
export interface DeviceKeyRow {
  readonly deviceId: string;
  readonly thumbprint: string;
  readonly publicKey: string;
}

export const listDeviceKeys = (
  tx: Transaction,
  merchantId: string,
  deviceIds: readonly string[],
): Promise<DeviceKeyRow[]> =>
  tx.many({
    name: 'list-device-keys',
    text: `select device_id as "deviceId", thumbprint, public_key as "publicKey" from certificates
      where merchant_id = $1 and device_id = any($2::uuid[])`,
    values: [merchantId, deviceIds],
  });
