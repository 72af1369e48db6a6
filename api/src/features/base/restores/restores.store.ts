import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';

/** Mark of this server in the database once it has been counted up, with the mark before, and who else is there. */
export interface CountedMark {
  readonly count: number;
  /** Instant that a server last said that it runs, before this; null when none ever did. */
  readonly lastMarkedAt: Date | null;
  /** True when another server is connected, which would have noticed a restore by itself. */
  readonly isAnybodyAlive: boolean;
  readonly highestInvoice: number;
  readonly highestCredit: number;
}

/** Says that a server is there. */
export async function countMark(tx: Transaction, serverId: string, now: Date): Promise<CountedMark> {
  const before = await tx.first<Omit<CountedMark, 'count'>>({
    name: 'read-marks',
    text: `select (select max(marked_at) from server_marks) as "lastMarkedAt",
        exists (select from job_servers where is_job_server_alive(id)) as "isAnybodyAlive",
        (select coalesce(max(next_invoice_number) - 1, 0) from issuers)::int as "highestInvoice",
        (select coalesce(max(next_credit_number) - 1, 0) from issuers)::int as "highestCredit"`,
  });
  const counted = await tx.first<{ count: number }>({
    name: 'count-mark',
    text: `insert into server_marks as m (server_id, count, marked_at) values ($1, 1, $2)
      on conflict (server_id) do update set count = m.count + 1, marked_at = excluded.marked_at returning count::int`,
    values: [serverId, now],
  });
  if (!before || !counted) throw new Error('a mark was not counted');
  return { ...before, ...counted };
}

/** Goes on counting after what is known outside the database. */
export function raiseMark(tx: Transaction, serverId: string, count: number): void {
  tx.write({
    text: 'update server_marks set count = greatest(count, $2) where server_id = $1',
    values: [serverId, count],
  });
}

export type RestoreReason = 'mark-behind' | 'no-mark' | 'command' | 'said';

/** A restore as it was noticed. */
export interface NoticedRestore {
  readonly noticedAt: Date;
  readonly reason: RestoreReason;
  readonly dataUntil: Date;
  readonly highestInvoice: number;
  readonly highestCredit: number;
  /** Last position of each device's chain before, where that is known. */
  readonly positions: Readonly<Record<string, number>>;
}

/** Keeps that the database was put back: nothing was heard since of any till that is linked. */
export function insertRestore(tx: Transaction, restore: NoticedRestore): void {
  const { noticedAt, reason, dataUntil, highestInvoice, highestCredit, positions } = restore;
  tx.write({
    text: `insert into restores (id, noticed_at, reason, data_until, highest_invoice, highest_credit)
      values (:id, :noticedAt, :reason, :dataUntil, :highestInvoice, :highestCredit)`,
    values: { id: uuid(), noticedAt, reason, dataUntil, highestInvoice, highestCredit },
  });
  tx.write({
    text: `update lanes l set unheard_since = case when d.linked_at is not null then $1::timestamptz else l.unheard_since end,
        position_before_restore = p.value::bigint, handed_again = 0
      from devices d left join jsonb_each_text($2::jsonb) p on p.key = d.id::text where d.id = l.device_id`,
    values: [noticedAt, JSON.stringify(positions)],
  });
}

/** Part of restores left to be reconciled: since when, and after which numbers; null when nothing is open. */
export interface OpenRestore {
  readonly since: Date;
  readonly highestInvoice: number;
  readonly highestCredit: number;
}

export const findOpenRestore = async (tx: Transaction): Promise<OpenRestore | null> => {
  const row = await tx.first<{ [Key in keyof OpenRestore]: OpenRestore[Key] | null }>({
    name: 'find-open-restore',
    text: `select min(data_until) as since, max(highest_invoice)::int as "highestInvoice",
        max(highest_credit)::int as "highestCredit"
      from restores where reconciled_at is null`,
  });
  if (!row?.since) return null;
  return { since: row.since, highestInvoice: row.highestInvoice ?? 0, highestCredit: row.highestCredit ?? 0 };
};

/** The books agree with the provider as of the restores that were noticed until then. */
export function closeRestores(tx: Transaction, { noticedUntil, now }: { noticedUntil: Date; now: Date }): void {
  tx.write({
    text: 'update restores set reconciled_at = $2 where reconciled_at is null and noticed_at <= $1',
    values: [noticedUntil, now],
  });
}

/** State of the last restore, while it is not whole again. */
interface RestoreRow {
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
interface RestoredDevice {
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
