import type { Comparison } from '@comptoir/domain/help/installation/compare-receipts';
import type { CheckOutcome } from '@comptoir/domain/help/installation/functionality-check';
import type { CertificateDates } from '@comptoir/domain/base/certificates/certificate-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** Keeps a merchant's progress from being decided twice at once. */
export const lockProgress = (tx: Transaction, merchantId: string): Promise<{ id: string } | null> =>
  tx.first({ text: 'select id from merchants where id = $1 for no key update', values: [merchantId] });

/** The check is passed, for good. */
export const passCheck = (tx: Transaction, { merchantId, at }: { merchantId: string; at: Date }): void =>
  tx.write({ text: 'update merchants set functionality_confirmed_at = $2 where id = $1', values: [merchantId, at] });

/** Fully registered, for good. */
export const completeRegistration = (tx: Transaction, merchantId: string): void =>
  tx.write({ text: 'update merchants set subscription_completed = true where id = $1', values: [merchantId] });

/** Merchants of whom a person has said that all works, and who are not fully registered yet. */
export const listToComplete = (tx: Transaction): Promise<{ id: string }[]> =>
  tx.many({
    text: `select id from merchants where functionality_confirmed_at is not null and not subscription_completed
      order by id limit 500`,
  });

/** Result of a verification, with the person who asked for it. */
export interface NewCheck {
  readonly id: string;
  readonly merchantId: string;
  readonly receiptId: string;
  readonly receiptSignedAt: Date;
  readonly refundId: string;
  readonly outcome: CheckOutcome;
  readonly comparisons: readonly Comparison[];
  readonly checkedAt: Date;
  readonly user: { readonly id: string; readonly name: string; readonly role: string };
}

export const insertCheck = (tx: Transaction, { user, comparisons, ...check }: NewCheck): void =>
  tx.write({
    text: `insert into functionality_checks (id, merchant_id, receipt_id, receipt_signed_at, refund_id, outcome, comparisons,
        checked_at, checked_by, checked_by_name, checked_by_role)
      values (:id, :merchantId, :receiptId, :receiptSignedAt, :refundId, :outcome, :comparisons::jsonb, :checkedAt, :userId,
        :userName, :userRole)`,
    values: {
      ...check,
      comparisons: JSON.stringify(comparisons),
      userId: user.id,
      userName: user.name,
      userRole: user.role,
    },
  });

/** Facts of a merchant's progress, but for its information, its tills and its bills. */
export interface ProgressRow {
  readonly confirmedAt: Date | null;
  readonly hasPerson: boolean;
  readonly subscribedAt: Date | null;
  readonly cardSavedAt: Date | null;
  readonly connection: string | null;
  readonly employeesReadAt: Date | null;
  readonly refused: number;
  readonly sameName: number;
  readonly renamed: number;
  readonly waitingSince: Date | null;
}

/** One merchant, or null when the scope does not see it. `provider`: the one of card payments in use. */
export const findProgressRow = (
  tx: Transaction,
  { merchantId, provider }: { merchantId: string; provider: string | null },
): Promise<ProgressRow | null> =>
  tx.first({
    name: 'find-progress',
    text: `select m.functionality_confirmed_at as "confirmedAt",
        has_person_with_password(m.id)
          or exists (select from pos_identities i where i.merchant_id = m.id) as "hasPerson",
        s.subscribed_at as "subscribedAt", card_saved_at(m.id, $2) as "cardSavedAt", c.state as connection,
        r.read_at as "employeesReadAt", e.*
      from merchants m
      left join subscriptions s on s.merchant_id = m.id
      left join pos_connections c on c.merchant_id = m.id
      left join pos_reads r on r.merchant_id = m.id and r.kind = 'employees'
      cross join lateral (
        select (count(*) filter (where declaration = 'refused'))::int as refused,
          (count(*) filter (where declaration = 'same-name'))::int as "sameName",
          (count(*) filter (where declaration = 'to-withdraw'))::int as renamed,
          min(coalesce(declaration_changed_at, read_at)) filter (where declaration = 'waiting') as "waitingSince"
        from pos_employees where merchant_id = m.id and left_at is null
      ) e
      where m.id = $1`,
    values: [merchantId, provider],
  });

/** A till that is linked, with its newest certificate. */
export interface LinkedTerminalRow extends Omit<CertificateDates, 'notBefore' | 'notAfter'> {
  readonly linkedAt: Date;
  readonly issuedAt: Date | null;
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  readonly isRefused: boolean;
}

export const listLinkedTerminals = (tx: Transaction, merchantId: string): Promise<LinkedTerminalRow[]> =>
  tx.many({
    name: 'list-linked-tills',
    text: `select d.linked_at as "linkedAt", coalesce(q.state = 'refused', false) as "isRefused",
        c.created_at as "issuedAt", c.not_before as "notBefore", c.not_after as "notAfter", c.revoked_at as "revokedAt"
      from devices d
      left join certificate_requests q on q.device_id = d.id
      left join lateral (
        select created_at, not_before, not_after, revoked_at from certificates
        where device_id = d.id order by created_at desc limit 1
      ) c on true
      where d.merchant_id = $1 and d.linked_at is not null`,
    values: [merchantId],
  });

/** True when a merchant has passed the functionality check. */
export async function isCheckPassed(tx: Transaction, merchantId: string): Promise<boolean> {
  const row = await tx.first<{ isPassed: boolean }>({
    name: 'is-check-passed',
    text: 'select functionality_confirmed_at is not null as "isPassed" from merchants where id = $1',
    values: [merchantId],
  });
  return row?.isPassed ?? false;
}
