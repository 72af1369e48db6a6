import type { Transaction } from '../../../platform/database/database.ts';

/** State of the last restore, while it is not whole again. */
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

/**
 * A device whose chain an older copy may have cut short. `missing`: bills that are known to have been there and are not yet again; null
 * where no one knows, because the database of before could not be read. `handedAgain`: those that its till has handed in again.
 */
export interface RestoredDevice {
  readonly deviceId: string;
  readonly name: string;
  readonly merchantId: string;
  readonly company_name: string;
  readonly isUnheard: boolean;
  readonly missing: number | null;
  readonly handedAgain: number;
}

/** A lane that was heard is whole: nothing of it can be missing, whatever went before. */
const MISSING = `case when l.unheard_since is null then 0 when l.position_before_restore is null then null
  else greatest(l.position_before_restore - l.last_position, 0) end`;

/** Those that were not heard yet, then those that handed something in again. */
export const listRestoredDevices = (tx: Transaction, limit: number): Promise<RestoredDevice[]> =>
  tx.many({
    text: `select d.id as "deviceId", d.name, m.id as "merchantId", m.company_name, l.unheard_since is not null as "isUnheard",
        (${MISSING})::int as missing, l.handed_again as "handedAgain"
      from lanes l join devices d on d.id = l.device_id join merchants m on m.id = l.merchant_id
      where l.unheard_since is not null or l.handed_again > 0
      order by l.unheard_since is null, m.company_name, d.name, d.id limit $1`,
    values: [limit],
  });
