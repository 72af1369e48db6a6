import type pg from 'pg';
import { makeMonths, MONTHS } from './make-months.ts';
import { OWNER } from './add-bills.ts';

const SLICE = 250_000;
/** Adds lines of the two years past to the log, all merchants in turn, the largest among them: bills, certificates, sign-ins. */
export async function addEvents(
  client: pg.Client,
  { count, merchants }: { count: number; merchants: number },
): Promise<void> {
  await client.query('set session_replication_role = replica');
  await makeMonths(client);
  for (let from = 0; from < count; from += SLICE)
    await client.query({ text: EVENTS, values: [from, Math.min(from + SLICE, count) - 1, count, merchants] });
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze activity_log, devices, merchants, users, sessions');
  await client.query('checkpoint');
}

const EVENTS = `with asked as (select $1::bigint as first, $2::bigint as last, $3::bigint as count, $4::bigint as merchants),
  numbered as (
    select n, ${OWNER} as owner,
      date_trunc('milliseconds', now() - interval '${MONTHS} months' + (n::float8 / count) * interval '${MONTHS} months') as at
    from asked, generate_series(first, last) n
  )
  insert into activity_log (id, merchant_id, device_id, user_id, occurred_at, event, facts)
  select gen_random_uuid(), m.merchant_id, case when b.n % 10 < 8 then m.device_id end, case when b.n % 10 >= 8 then m.user_id end, at,
    case when b.n % 10 < 8 then 'bill-accepted' else 'signed-in' end,
    case when b.n % 10 < 8 then jsonb_build_object('noTrans', 'B' || b.n, 'totalCents', b.n % 9000, 'psiNoTrans', 'P' || b.n)
      else jsonb_build_object('email', 'reader-' || owner || '@example.com') end
  from numbered b join bench_merchants m on m.n = b.owner`;
