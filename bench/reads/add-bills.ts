import pg from 'pg';
import { idOf } from '../lib/id-of.ts';
import { withoutIndexes } from '../lib/without-indexes.ts';
import { workSideBySide } from '../lib/work-side-by-side.ts';
import { makeMonths, MONTHS } from './make-months.ts';
import { signSample, type SampleBill } from './sample-bill.ts';

/** Bills of the largest merchant: enough for page 10,000, and for an export of a million. */
const LARGEST = 1_000_000;

interface WantedBills {
  readonly count: number;
  /** Number of rows of `bench_merchants`: merchants, each with its device. */
  readonly merchants: number;
  /** State of bill `n` of `count`, in SQL. */
  readonly state?: string;
}

/**
 * Adds bills of the two years past in the order in which they were signed, all merchants in turn, the largest among them. Bill and
 * transmission are stored as the relay stores them, with the document of a counter's meal. Months are written side by side, and
 * indexes made afterwards: ten million take minutes.
 */
export async function addBills(url: string, plan: WantedBills): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // neither keys of other tables nor triggers: what is checked is known to hold
  await client.query('set session_replication_role = replica');
  await makeMonths(client);
  const { rows } = await client.query<{ now: string }>('select now()::text as now');
  await client.end();
  const spread = { ...plan, now: rows[0]?.now ?? '' };
  const document = documentOf(await signSample());
  await withoutIndexes(url, ['transactions', 'transmissions'], () =>
    // the table that is one lies in the order of time; of the other each month does
    workSideBySide(url, [
      (worker) => worker.query(transmissionsOf(spread)),
      ...Array.from(
        { length: MONTHS },
        (_, month) => (worker: pg.Client) =>
          worker.query({ text: transactionsOf(spread, month, document.text), values: [...document.pieces] }),
      ),
    ]),
  );
  const last = new pg.Client({ connectionString: url });
  await last.connect();
  await last.query('vacuum analyze transactions, transmissions, devices, merchants, users, sessions');
  await last.query('checkpoint');
  await last.end();
}

/** Owner of bill number `n`: the largest has up to a million at even distances, the others take turns. */
export const OWNER = `case when n % greatest(2, count / ${LARGEST}) = 0 then 0 else 1 + n % (merchants - 1) end`;

/** Dishes on a menu. */
const DISHES = 150;

interface Spread extends WantedBills {
  readonly now: string;
}

/** A share of the bills, with what each is made of. */
const numbered = (
  { count, merchants, now }: Spread,
  first: number,
  last: number,
): string => `select n, ${OWNER} as owner,
    'B' || lpad(n::text, 9, '0') as number, 500 + n % 9000 as total, ${idOf(`'bill' || n`)} as id,
    date_trunc('second', '${now}'::timestamptz - interval '${MONTHS} months' + (n::float8 / count) * interval '${MONTHS} months') as at
  from (select ${count}::bigint as count, ${merchants}::bigint as merchants) asked, generate_series(${first}::bigint, ${last}::bigint) n`;

const transmissionsOf = (
  spread: Spread,
): string => `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at,
    state, psi_no_trans, settled_at, attempts)
  select m.merchant_id, m.device_id, b.n + 1, b.id, at, s.state, case when s.state = 'accepted' then 'P' || (b.n + 1) end,
    case when s.state <> 'waiting' then at end, 1
  from (${numbered(spread, 0, spread.count - 1)}) b
  cross join lateral (select ${(spread.state ?? "'accepted'").replaceAll('COUNT', String(spread.count))} as state) s
  join bench_merchants m on m.n = b.owner`;

/** A part of the two years: parts may share a month, and none waits for another. */
function transactionsOf(spread: Spread, part: number, document: string): string {
  const at = (of: number): number => Math.floor((spread.count * of) / MONTHS);
  return `insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
    sold_cents, document, signature, kind, payment, employee)
  select b.id, m.merchant_id, m.device_id, b.n + 1, at, at, number, 'RFER', total, total, ${document},
    md5(b.n::text) || md5((b.n + 1)::text) || md5((b.n + 2)::text), 'receipt', 'DEB', 'Camille Roy'
  from (${numbered(spread, at(part), at(part + 1) - 1)}) b join bench_merchants m on m.n = b.owner`;
}

/** The sample cut where its copies differ: a number, a time, a total and a dish of each bill's own; it bears the taxes of the sample. */
function documentOf({ text, noTrans, stamp, total, item }: SampleBill): { text: string; pieces: readonly string[] } {
  const own: readonly (readonly [found: string, sql: string])[] = [
    [noTrans, `'"' || number || '"'`],
    [stamp, `to_char(at at time zone 'America/Toronto', 'YYYYMMDDHH24MISS')`],
    [total, `to_char(total / 100.0, 'FMSG000000000.00')`],
    [item, `'"Plat ' || b.n % ${DISHES} || '"'`],
  ];
  const pieces: string[] = [];
  const parts: string[] = [];
  let from = 0;
  const cut = (to: number): void => {
    pieces.push(text.slice(from, to));
    parts.push(`$${pieces.length}::text`);
  };
  for (;;) {
    const [next] = own
      .map(([found, sql]) => ({ found, sql, at: text.indexOf(found, from) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at);
    if (!next) break;
    cut(next.at);
    parts.push(next.sql);
    from = next.at + next.found.length;
  }
  cut(text.length);
  return { text: parts.join(' || '), pieces };
}
