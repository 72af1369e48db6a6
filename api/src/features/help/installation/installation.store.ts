import type { Comparison } from '@comptoir/domain/help/installation/compare-receipts';
import type { CheckOutcome } from '@comptoir/domain/help/installation/functionality-check';
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
