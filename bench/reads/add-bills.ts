import type pg from 'pg';
import { makeMonths, MONTHS } from './make-months.ts';
import { signSample } from './sample-bill.ts';

/** How many bills the largest merchant has: enough for page 10,000, and for an export of a million. */
const LARGEST = 1_000_000;

/** How much is written at once. */
const SLICE = 250_000;

/**
 * Adds bills of the two years past in the order in which they were signed, all merchants in turn, the largest among them. Bill and
 * transmission are stored as the relay stores them, with the document of a counter's meal.
 */
export async function addBills(
  client: pg.Client,
  { count, merchants }: { count: number; merchants: number },
): Promise<void> {
  // neither keys of other tables nor triggers: what is checked is known to hold
  await client.query('set session_replication_role = replica');
  await makeMonths(client);
  const { text, noTrans, stamp, total, item } = await signSample();
  const sample = [text, noTrans, stamp, total, item];
  for (let from = 0; from < count; from += SLICE)
    await client.query({ text: BILLS, values: [from, Math.min(from + SLICE, count) - 1, count, merchants, ...sample] });
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze transactions, transmissions, devices, merchants, users, sessions');
  await client.query('checkpoint');
}

/** Whose bill number `n` is: the largest has up to a million at even distances, the others take turns. */
export const OWNER = `case when n % greatest(2, count / ${LARGEST}) = 0 then 0 else 1 + n % (merchants - 1) end`;

/** How many dishes there are on a menu. */
const DISHES = 150;

/** The sample with a number, a time, a total and a dish of its own; it bears the taxes of the sample. */
const DOCUMENT = `replace(replace(replace(replace($5::text, $6::text, '"' || number || '"'), $7::text,
  to_char(at at time zone 'America/Montreal', 'YYYYMMDDHH24MISS')), $8::text, to_char(total / 100.0, 'FMSG000000000.00')), $9::text, '"Plat ' || b.n % ${DISHES} || '"')`;

const BILLS = `with asked as (select $1::bigint as first, $2::bigint as last, $3::bigint as count, $4::bigint as merchants),
  numbered as (
    select n, ${OWNER} as owner, 'B' || lpad(n::text, 9, '0') as number, 500 + n % 9000 as total,
      date_trunc('second', now() - interval '${MONTHS} months' + (n::float8 / count) * interval '${MONTHS} months') as at
    from asked, generate_series(first, last) n
  ), made as (
    insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
      sold_cents, document, signature, kind, payment, employee)
    select gen_random_uuid(), m.merchant_id, m.device_id, b.n + 1, at, at, number, 'RFER', total, total,
      ${DOCUMENT}, md5(b.n::text) || md5((b.n + 1)::text) || md5((b.n + 2)::text), 'receipt', 'DEB',
      'Camille Roy'
    from numbered b join bench_merchants m on m.n = b.owner
    returning merchant_id, device_id, position, id, signed_at
  )
  insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, psi_no_trans, settled_at, attempts)
  select merchant_id, device_id, position, id, signed_at, 'accepted', 'P' || position, signed_at, 1 from made`;
