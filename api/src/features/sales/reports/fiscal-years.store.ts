import type { Transaction } from '../../../platform/database/database.ts';

/** With which month a merchant's fiscal year begins, as it was saved. */
export interface SavedFiscalYear {
  readonly firstMonth: number;
  readonly changedAt: Date;
}

export const findFiscalYear = (tx: Transaction, merchantId: string): Promise<SavedFiscalYear | null> =>
  tx.first({
    text: 'select first_month as "firstMonth", changed_at as "changedAt" from fiscal_years where merchant_id = $1',
    values: [merchantId],
  });

export function saveFiscalYear(
  tx: Transaction,
  { merchantId, firstMonth, changedAt, changedBy }: SavedFiscalYear & { merchantId: string; changedBy: string },
): void {
  tx.write({
    text: `insert into fiscal_years (merchant_id, first_month, changed_at, changed_by) values ($1, $2, $3, $4)
      on conflict (merchant_id) do update set first_month = $2, changed_at = $3, changed_by = $4`,
    values: [merchantId, firstMonth, changedAt, changedBy],
  });
}
