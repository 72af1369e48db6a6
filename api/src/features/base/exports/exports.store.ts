import type { ExportKind, ExportState } from '@comptoir/domain/base/exports/export-state';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';
import type { RowFormat } from '../../../platform/files/write-rows.ts';

/** Export that a person asks for. */
export interface NewExport {
  readonly id: string;
  readonly merchantId: string;
  readonly userId: string;
  readonly kind: ExportKind;
  /** The choice as its kind reads it back. */
  readonly wanted: object;
  readonly format: RowFormat;
  readonly language: Language;
  readonly askedAt: Date;
}

/** Keeps an order, unless its person has `most` under way already. Says whether it did. */
export async function insertExport(tx: Transaction, order: NewExport, most: number): Promise<boolean> {
  // two orders of a person at once are counted one after the other
  tx.write({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [order.userId] });
  const kept = await tx.first({
    text: `insert into exports (id, merchant_id, user_id, kind, wanted, format, language, asked_at)
      select :id::uuid, :merchantId::uuid, :userId::uuid, :kind, :wanted::jsonb, :format, :language, :askedAt::timestamptz
      where (select count(*) from exports where user_id = :userId and state in ('waiting', 'writing')) < :most returning id`,
    values: { ...order, wanted: JSON.stringify(order.wanted), most },
  });
  return kept !== null;
}

/** An export that was just begun; `attempt` says how often, and is what each later write has to name. */
export interface BegunExport extends NewExport {
  readonly attempt: number;
}

/** Begins a file, or begins it again; null when there is nothing to write any more. What was written of it is gone. */
export function beginExport(tx: Transaction, id: string, now: Date): Promise<BegunExport | null> {
  tx.write({ text: 'delete from export_pieces where export_id = $1', values: [id] });
  return tx.first({
    text: `update exports set state = 'writing', attempt = attempt + 1, started_at = $2, row_count = null, rows_done = 0, byte_count = 0
      where id = $1 and state in ('waiting', 'writing')
      returning id, merchant_id as "merchantId", user_id as "userId", kind, wanted, format, language, asked_at as "askedAt", attempt`,
    values: [id, now],
  });
}

/** Attempt to make a file: of an older one nothing is taken any more. */
export interface Attempt {
  readonly id: string;
  readonly attempt: number;
}

const MINE = "id = :id and attempt = :attempt and state = 'writing'";

/** Records how far a file is; null when it was cancelled or another attempt makes it. */
export const recordProgress = (
  tx: Transaction,
  { id, attempt, ...done }: Attempt & { readonly rowsDone: number; readonly rows: number | null },
): Promise<{ id: string } | null> =>
  tx.first({
    text: `update exports set rows_done = :rowsDone, row_count = coalesce(:rows, row_count) where ${MINE} returning id`,
    values: { id, attempt, ...done },
  });

/** Keeps a piece; null when it is wanted no more. */
export const insertPiece = (
  tx: Transaction,
  piece: Attempt & { readonly ordinal: number; readonly content: Buffer },
): Promise<{ ordinal: number } | null> =>
  tx.first({
    name: 'insert-export-piece',
    text: `with mine as (update exports set byte_count = byte_count + length(:content::bytea) where ${MINE} returning id, merchant_id)
      insert into export_pieces (export_id, merchant_id, ordinal, content)
      select id, merchant_id, :ordinal::int, :content from mine returning ordinal`,
    values: { ...piece },
  });

/** The file is whole; null when it is wanted no more. */
export const finishExport = (
  tx: Transaction,
  whole: Attempt & { readonly rows: number; readonly name: string; readonly expiresAt: Date },
): Promise<{ id: string } | null> =>
  tx.first({
    text: `update exports set state = 'ready', rows_done = :rows, row_count = :rows, name = :name, expires_at = :expiresAt
      where ${MINE} returning id`,
    values: { ...whole },
  });

/** Gives a file up; null when it was cancelled meanwhile. */
export function failExport(tx: Transaction, { id, attempt }: Attempt): Promise<{ id: string } | null> {
  const failed = tx.first<{ id: string }>({
    text: "update exports set state = 'failed' where id = $1 and attempt = $2 and state = 'writing' returning id",
    values: [id, attempt],
  });
  tx.write({ text: 'delete from export_pieces where export_id = $1', values: [id] });
  return failed;
}

/** Ends an export of a person, and forgets its file. */
export function cancelExportOf(tx: Transaction, { id, userId }: { id: string; userId: string }): void {
  tx.write({
    text: "update exports set state = 'cancelled' where id = $1 and user_id = $2 and state in ('waiting', 'writing')",
    values: [id, userId],
  });
  tx.write({
    text: "delete from exports where id = $1 and user_id = $2 and state in ('ready', 'failed')",
    values: [id, userId],
  });
  tx.write({ text: 'delete from export_pieces where export_id = $1', values: [id] });
}

/** Forgets the files whose time is over, and the orders from before a day of which nothing came. */
export function removeOldExports(tx: Transaction, { now, askedBefore }: { now: Date; askedBefore: Date }): void {
  tx.write({
    text: "delete from exports where expires_at <= $1 or (state <> 'ready' and asked_at < $2)",
    values: [now, askedBefore],
  });
}

/** An export as its person sees it. */
export interface ExportLine {
  readonly id: string;
  readonly kind: ExportKind;
  readonly merchantId: string;
  readonly companyName: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly format: RowFormat;
  readonly state: ExportState;
  readonly askedAt: Date;
  readonly startedAt: Date | null;
  readonly rows: number | null;
  readonly rowsDone: number;
  readonly bytes: number;
  readonly expiresAt: Date | null;
}

const LINE = `e.id, e.kind, e.merchant_id as "merchantId", m.company_name as "companyName", e.wanted ->> 'from' as "from",
  e.wanted ->> 'to' as "to", e.format, e.state, e.asked_at as "askedAt", e.started_at as "startedAt",
  e.row_count::float8 as rows, e.rows_done::float8 as "rowsDone", e.byte_count::float8 as bytes, e.expires_at as "expiresAt"`;

const KEPT =
  'from exports e join merchants m on m.id = e.merchant_id where e.user_id = $1 and (e.expires_at is null or e.expires_at > $2)';

/** A person's exports that are still kept, the newest first. */
export const listExportLines = (tx: Transaction, userId: string, now: Date): Promise<ExportLine[]> =>
  tx.many({ text: `select ${LINE} ${KEPT} order by e.asked_at desc, e.id desc limit 100`, values: [userId, now] });

export const findExportLine = (
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<(ExportLine & { readonly name: string | null }) | null> =>
  tx.first({ text: `select ${LINE}, e.name ${KEPT} and e.id = $3`, values: [userId, now, id] });

/** A piece of a file that is kept still; null behind the last one. */
export const findPiece = (
  tx: Transaction,
  { id, ordinal }: { id: string; ordinal: number },
): Promise<{ content: Buffer } | null> =>
  tx.first({
    name: 'find-export-piece',
    text: `select p.content from export_pieces p join exports e on e.id = p.export_id
      where p.export_id = $1 and p.ordinal = $2 and e.state = 'ready'`,
    values: [id, ordinal],
  });

/** Finds the user that a file is made for, as they are today; null when they may sign in no more. */
export const findReader = (tx: Transaction, userId: string): Promise<Omit<Actor, 'isImpersonating'> | null> =>
  tx.first({
    text: `select id as "userId", role, merchant_id as "merchantId", merchant_right as "merchantRight", partner_id as "partnerId"
      from users where id = $1 and suspended_at is null and removed_at is null`,
    values: [userId],
  });

/** Facts of a letter about a file. */
interface ExportLetterFacts {
  readonly kind: ExportKind;
  readonly state: ExportState;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly rows: number | null;
  readonly expiresAt: Date | null;
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
}

/** Null when the file is gone, or its person may sign in no more. */
export const findExportLetter = (tx: Transaction, id: string): Promise<ExportLetterFacts | null> =>
  tx.first({
    text: `select e.kind, e.state, m.company_name as "companyName", m.time_zone as "timeZone", e.row_count::float8 as rows,
        e.expires_at as "expiresAt", u.email, u.name, u.language
      from exports e join merchants m on m.id = e.merchant_id join users u on u.id = e.user_id
      where e.id = $1 and u.suspended_at is null and u.removed_at is null`,
    values: [id],
  });
