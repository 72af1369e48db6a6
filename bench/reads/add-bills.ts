import type pg from 'pg';
import { makeMonths, MONTHS } from './make-months.ts';

/** How many bills the largest merchant has: enough for page 10,000, and for an export of a million. */
const LARGEST = 1_000_000;

/** How much is written at once. */
const SLICE = 250_000;

/**
 * Adds bills of the two years past in the order in which they were signed, all merchants in turn, the largest among them. Bill and
 * transmission are stored as the relay stores them, with a document as long as the demo's.
 */
export async function addBills(
  client: pg.Client,
  { count, merchants }: { count: number; merchants: number },
): Promise<void> {
  // neither keys of other tables nor triggers: what is checked is known to hold
  await client.query('set session_replication_role = replica');
  await makeMonths(client);
  for (let from = 0; from < count; from += SLICE)
    await client.query({ text: BILLS, values: [from, Math.min(from + SLICE, count) - 1, count, merchants] });
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze transactions, transmissions, devices, merchants, users, sessions');
  await client.query('checkpoint');
}

/** Whose bill number `n` is: the largest has up to a million at even distances, the others take turns. */
export const OWNER = `case when n % greatest(2, count / ${LARGEST}) = 0 then 0 else 1 + n % (merchants - 1) end`;

/** As long as those of the demo. */
const DOCUMENT = `'{"noTrans":"B' || b.n || '","datTrans":"20260115120500","mont":{"avantTax":"+000000004.00","TPS":"+000000000.20",'
  || '"TVQ":"+000000000.40","apresTax":"+000000004.60"},"signa":"' || repeat(md5(b.n::text), 40) || '"}'`;

const BILLS = `with asked as (select $1::bigint as first, $2::bigint as last, $3::bigint as count, $4::bigint as merchants),
  numbered as (
    select n, ${OWNER} as owner,
      date_trunc('second', now() - interval '${MONTHS} months' + (n::float8 / count) * interval '${MONTHS} months') as at
    from asked, generate_series(first, last) n
  ), made as (
    insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
      sold_cents, document, signature, kind, payment, employee)
    select gen_random_uuid(), m.merchant_id, m.device_id, b.n + 1, at, at, 'B' || lpad(b.n::text, 9, '0'), 'RFER', 500 + b.n % 9000, 400 + b.n % 9000,
      ${DOCUMENT}, md5(b.n::text) || md5((b.n + 1)::text) || md5((b.n + 2)::text), 'receipt', 'ARG',
      'Camille Roy'
    from numbered b join bench_merchants m on m.n = b.owner
    returning merchant_id, device_id, position, id, signed_at
  )
  insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, psi_no_trans, settled_at, attempts)
  select merchant_id, device_id, position, id, signed_at, 'accepted', 'P' || position, signed_at, 1 from made`;
