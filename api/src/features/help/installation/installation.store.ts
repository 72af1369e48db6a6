import type { Transaction } from '../../../platform/database/database.ts';

/** Keeps a merchant's progress from being decided twice at once. */
export const lockProgress = (tx: Transaction, merchantId: string): Promise<{ id: string } | null> =>
  tx.first({ text: 'select id from merchants where id = $1 for no key update', values: [merchantId] });

export const confirmCheck = (tx: Transaction, { merchantId, at }: { merchantId: string; at: Date }): void =>
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
