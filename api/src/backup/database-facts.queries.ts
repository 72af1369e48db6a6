import type pg from 'pg';
import type { LaneHead } from './backup-manifest.ts';

/** Tables whose rows are counted: what is lost when they are fewer. */
const COUNTED = [
  'merchants',
  'users',
  'devices',
  'certificates',
  'transactions',
  'transmissions',
  'transmission_replies',
  'activity_log',
  'invoices',
  'payment_attempts',
  'credit_notes',
] as const;

/** Size of a database: its schema, rows by table, and the head of each chain. */
export interface DatabaseFacts {
  readonly schema: { readonly last: string; readonly count: number };
  readonly counts: Readonly<Record<string, number>>;
  readonly lanes: readonly LaneHead[];
}

/** Lets some work see one moment, however much is written meanwhile, and write nothing. */
export async function atOneMoment<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level repeatable read read only');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** Reads all facts at one moment. */
export const readFacts = (client: pg.Client): Promise<DatabaseFacts> => atOneMoment(client, () => readAll(client));

/** Reads all facts, at the moment of the transaction that it is called in. */
export async function readAll(client: pg.Client): Promise<DatabaseFacts> {
  const schema = await first<{ last: string; count: number }>(
    client,
    "select coalesce(max(name), '') as last, count(*)::int as count from schema_migrations",
  );
  const columns = COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const counts = await first<Record<string, number>>(client, `select ${columns.join(', ')}`);
  return { schema, counts, lanes: await listLanes(client) };
}

/** Lists the head of each chain. */
export const listLanes = async (client: pg.Client): Promise<LaneHead[]> =>
  (
    await client.query<LaneHead>(
      `select device_id as "deviceId", last_position::int as position, head_signature as head from lanes order by device_id`,
    )
  ).rows;

/** A bill as it is stored, with its place. */
export interface StoredLink {
  readonly position: number;
  readonly noTrans: string;
  readonly signature: string;
  readonly document: string;
}

/** All bills of a device in the order of its chain. */
export const listLinks = async (client: pg.Client, deviceId: string): Promise<StoredLink[]> =>
  (
    await client.query<StoredLink>(
      `select position::int, no_trans as "noTrans", signature, document from transactions
        where device_id = $1 order by position, signed_at`,
      [deviceId],
    )
  ).rows;

/** Places of a device's bills for which it is written what became of them. */
export const listTransmitted = async (client: pg.Client, deviceId: string): Promise<number[]> =>
  (
    await client.query<{ position: number }>(
      'select position::int from transmissions where device_id = $1 order by position',
      [deviceId],
    )
  ).rows.map(({ position }) => position);

/** Keys of all certificates that a device ever had, by thumbprint in upper case. */
export const listPublicKeys = async (client: pg.Client, deviceId: string): Promise<Map<string, string>> =>
  new Map(
    (
      await client.query<{ thumbprint: string; publicKey: string }>(
        'select upper(thumbprint) as thumbprint, public_key as "publicKey" from certificates where device_id = $1',
        [deviceId],
      )
    ).rows.map(({ thumbprint, publicKey }) => [thumbprint, publicKey]),
  );

/** Numbers of the authority's that were given to more than one bill. */
export const listRepeatedReceipts = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ number: string }>(
      `select psi_no_trans as number from transmissions where psi_no_trans is not null
        group by psi_no_trans having count(*) > 1 order by 1 limit 20`,
    )
  ).rows.map(({ number }) => number);

/** Rows of a table that name a merchant, device or person who is not there: what a dump that was read back in part leaves. */
export interface Orphans {
  readonly table: string;
  readonly count: number;
}

export async function listOrphans(client: pg.Client): Promise<Orphans[]> {
  const { rows: columns } = await client.query<{ table: string; column: string; named: string }>(
    `select c.relname as table, a.attname as column, n.named
      from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
        join (values ('merchant_id', 'merchants'), ('device_id', 'devices'), ('user_id', 'users')) n (name, named) on n.name = a.attname
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> n.named
      order by 1, 2`,
  );
  const orphans: Orphans[] = [];
  for (const { table, column, named } of columns) {
    const { count } = await first<{ count: number }>(
      client,
      `select count(*)::int as count from ${table} t
        where t.${column} is not null and not exists (select from ${named} n where n.id = t.${column})`,
    );
    if (count > 0) orphans.push({ table: `${table}.${column}`, count });
  }
  return orphans;
}

/** Run of the numbers of one issuer's documents. */
export interface NumberRun {
  readonly issuerId: string;
  readonly kind: 'invoices' | 'credit_notes';
  readonly count: number;
  readonly highest: number;
  /** The number that the next document gets. */
  readonly next: number;
}

/** Numbers that follow one another, both ends included. */
export interface NumberRange {
  readonly first: number;
  readonly last: number;
}

export const listNumberRuns = async (client: pg.Client): Promise<NumberRun[]> =>
  (
    await client.query<NumberRun>(
      `select i.id as "issuerId", 'invoices' as kind, count(d.number)::int as count, coalesce(max(d.number), 0)::int as highest,
          i.next_invoice_number::int as next
        from issuers i left join invoices d on d.issuer_id = i.id group by i.id
      union all
      select i.id, 'credit_notes', count(d.number)::int, coalesce(max(d.number), 0)::int, i.next_credit_number::int
        from issuers i left join credit_notes d on d.issuer_id = i.id group by i.id order by 1, 2`,
    )
  ).rows;

/** More would be a table that is gone, which counts tell. */
const MOST_RANGES = 1000;

/** Numbers below the next one that no document has, lowest first. */
export const listMissingNumbers = async (
  client: pg.Client,
  { issuerId, kind, next }: NumberRun,
): Promise<NumberRange[]> =>
  (
    await client.query<NumberRange>(
      `select (before + 1)::int as first, (number - 1)::int as last from (
          select number, lag(number, 1, 0::bigint) over (order by number) as before
          from (select number from ${kind} where issuer_id = $1 union select $2::bigint) numbers
        ) steps where number > before + 1 order by 1 limit ${MOST_RANGES}`,
      [issuerId, next],
    )
  ).rows;

/** Numbers that a restore has skipped, lowest first; all of them where a restore left no word of which. */
export async function listSkippedNumbers(
  client: pg.Client,
  { issuerId, kind, next }: NumberRun,
): Promise<NumberRange[]> {
  if (!(await hasTable(client, 'skipped_numbers')))
    return (await wasRestored(client)) ? [{ first: 1, last: next - 1 }] : [];
  const { rows } = await client.query<NumberRange>(
    `select first_number::int as first, last_number::int as last from skipped_numbers
      where issuer_id = $1 and kind = $2 order by first_number`,
    [issuerId, kind],
  );
  return rows;
}

/** A device's chain since the last restore, as far as it is not what it would be without one. */
export interface RestoredLane {
  readonly deviceId: string;
  readonly name: string;
  readonly company: string;
  readonly lastBill: string | null;
  readonly isUnheard: boolean;
  readonly missing: number | null;
  readonly handedAgain: number;
}

/** Lanes that wait for word from their till, and those whose till has handed in again what the copy lacked; last those that lack nothing. */
export async function listRestoredLanes(client: pg.Client): Promise<RestoredLane[]> {
  const { rows: columns } = await client.query(
    `select from information_schema.columns where table_name = 'lanes' and column_name = 'handed_again'`,
  );
  if (columns.length === 0) return [];
  const { rows } = await client.query<RestoredLane>(
    `select d.id as "deviceId", d.name, m.company_name as company, l.head_no_trans as "lastBill",
        l.unheard_since is not null as "isUnheard", l.handed_again as "handedAgain",
        case when l.unheard_since is null then 0 when l.position_before_restore is null then null
          else greatest(l.position_before_restore - l.last_position, 0)::int end as missing
      from lanes l join devices d on d.id = l.device_id join merchants m on m.id = l.merchant_id
      where l.unheard_since is not null or l.handed_again > 0
      order by l.handed_again = 0 and coalesce(l.position_before_restore <= l.last_position, false), m.company_name, d.name, d.id`,
  );
  return rows;
}

const hasTable = async (client: pg.Client, table: string): Promise<boolean> =>
  (await client.query<{ has: boolean }>('select to_regclass($1) is not null as has', [table])).rows[0]?.has ?? false;

const wasRestored = async (client: pg.Client): Promise<boolean> =>
  (await hasTable(client, 'restores')) &&
  (await first<{ was: boolean }>(client, 'select exists (select from restores) as was')).was;

async function first<Row extends object>(client: pg.Client, text: string): Promise<Row> {
  const row = (await client.query<Row>(text)).rows[0];
  if (!row) throw new Error('a count has no row');
  return row;
}
