import type { Transaction } from '../../../platform/database/database.ts';

/** How the last restore stands, while it is not whole again. */
export interface RestoreRow {
  readonly noticedAt: Date;
  readonly dataUntil: Date;
  readonly isReconciled: boolean;
  readonly unheardCount: number;
}

/** The last restore, as long as it is not reconciled or a till was not heard since; null otherwise. */
export const findUnfinishedRestore = (tx: Transaction): Promise<RestoreRow | null> =>
  tx.first({
    name: 'find-unfinished-restore',
    text: `select r.noticed_at as "noticedAt", r.data_until as "dataUntil",
        not exists (select from restores where reconciled_at is null) as "isReconciled", u.count as "unheardCount"
      from restores r
      cross join lateral (select count(*)::int as count from lanes where unheard_since is not null) u
      where u.count > 0 or exists (select from restores where reconciled_at is null)
      order by r.noticed_at desc limit 1`,
  });

/** A device whose till was not heard since a restore. */
export interface UnheardDevice {
  readonly deviceId: string;
  readonly name: string;
  readonly merchantId: string;
  readonly company_name: string;
}

export const listUnheardDevices = (tx: Transaction, limit: number): Promise<UnheardDevice[]> =>
  tx.many({
    text: `select d.id as "deviceId", d.name, m.id as "merchantId", m.company_name
      from lanes l join devices d on d.id = l.device_id join merchants m on m.id = l.merchant_id
      where l.unheard_since is not null order by m.company_name, d.name, d.id limit $1`,
    values: [limit],
  });
