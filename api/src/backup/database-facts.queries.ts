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

/** How much a database holds: its schema, rows by table, and where each chain ends. */
export interface DatabaseFacts {
  readonly schema: { readonly last: string; readonly count: number };
  readonly counts: Readonly<Record<string, number>>;
  readonly lanes: readonly LaneHead[];
}

/** Reads all facts at one moment. */
export async function readFacts(client: pg.Client): Promise<DatabaseFacts> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const schema = await first<{ last: string; count: number }>(
      client,
      "select coalesce(max(name), '') as last, count(*)::int as count from schema_migrations",
    );
    const columns = COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    const counts = await first<Record<string, number>>(client, `select ${columns.join(', ')}`);
    const { rows: lanes } = await client.query<LaneHead>(
      `select device_id as "deviceId", last_position::int as position, head_signature as head from lanes order by device_id`,
    );
    return { schema, counts, lanes };
  } finally {
    await client.query('rollback');
  }
}

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

/** How the numbers of one issuer's documents run. */
export interface NumberRun {
  readonly kind: 'invoices' | 'credit_notes';
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
  /** The number that the next document gets. */
  readonly next: number;
}

export const listNumberRuns = async (client: pg.Client): Promise<NumberRun[]> =>
  (
    await client.query<NumberRun>(
      `select 'invoices' as kind, count(*)::int as count, min(d.number)::int as lowest, max(d.number)::int as highest,
          i.next_invoice_number::int as next
        from issuers i join invoices d on d.issuer_id = i.id group by i.id
      union all
      select 'credit_notes', count(*)::int, min(d.number)::int, max(d.number)::int, i.next_credit_number::int
        from issuers i join credit_notes d on d.issuer_id = i.id group by i.id`,
    )
  ).rows;

/** Whether an older copy was put back at some time: numbers then went on after the highest one seen, and may have a gap. */
export const wasRestored = async (client: pg.Client): Promise<boolean> =>
  (await first<{ was: boolean }>(client, "select to_regclass('restores') is not null as was")).was &&
  (await first<{ was: boolean }>(client, 'select exists (select from restores) as was')).was;

async function first<Row extends object>(client: pg.Client, text: string): Promise<Row> {
  const row = (await client.query<Row>(text)).rows[0];
  if (!row) throw new Error('a count has no row');
  return row;
}
