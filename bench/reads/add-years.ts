import type pg from 'pg';

/** Two devices beside the one that sells, each with a certificate for five years that is renewed after one. */
const MORE_DEVICES = 2;

/**
 * Adds what administrators report on of the merchants that there are: they signed up one after the other over two and a half years, have
 * been billed by the month since, a third of them but for the winter, and now and then a charge is declined, an invoice is late or credited.
 * Devices have certificates, and support has work.
 */
export async function addYears(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  // months of service join as they do when they are billed
  await client.query('alter table invoices enable always trigger joins_run');
  // runs are looked up with the plan of an empty table, which is to read all of it: for each of 200,000 invoices
  await client.query('set enable_seqscan = off');
  for (const text of ROWS) await client.query(text);
  await client.query('reset enable_seqscan');
  await client.query('alter table invoices enable trigger joins_run');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

const MADE = `select b.*, now() - interval '48 months' + (b.n::float8 / (select count(*) from bench_merchants)) * interval '30 months' as since
  from bench_merchants b`;

/** Courses of one in a hundred invoices each: the time of payment, in hours, and the declined charges before. */
const COURSES = `case when c < 90 then 1 when c < 95 then 72 when c < 99 then 960 end`;
const DECLINES = `case when c < 90 then 0 when c < 95 then 1 else 2 end`;

const ROWS = [
  `insert into partners (id, name) select md5('bench' || n)::uuid, 'Partenaire ' || n from generate_series(1, 50) n`,
  `update merchants m set created_at = since, information_saved_at = since + interval '1 day', file_number = 'ER0001',
      qst_number = '1000000001TQ0001', gst_number = '100000009RT0001', area_code = '418', phone_number = '5550000', civic_number = '1',
      street = 'Rue du Quai', city = 'Rimouski', postal_code = 'G5L1A1',
      partner_id = case when n % 60 between 1 and 50 then md5('bench' || n % 60)::uuid end,
      sub_sector = (array['restaurant','bar','food_truck'])[1 + n % 3]
    from (${MADE}) b where b.merchant_id = m.id`,
  `insert into invoices (id, merchant_id, issuer_id, number, period_starts_on, period_ends_on, created_at, due_at, state, subtotal_cents,
      gst_cents, qst_cents, total_cents, client, language, paid_at, credited_cents)
    select gen_random_uuid(), merchant_id, (select id from issuers limit 1), 1000000 + row_number() over (order by starts_on, n), starts_on,
      starts_on + interval '1 month', at, at, case when paid_at is null then 'past-due' else 'paid' end, 14000, 700, 1397, 16097,
      '{"company_name":"Restaurant","address":"1, rue du Quai, Québec G1K 4A1","gst":"100000009RT0001","qst":"1000000001TQ0001"}', 'fr',
      paid_at, case when c = 50 then 16097 else 0 end
    from (${MADE}) b, generate_series(0, 47) month,
      lateral (select (since + month * interval '1 month')::date as starts_on, (n * 7 + month * 13) % 100 as c) s,
      lateral (select starts_on + interval '5 hours 10 minutes' as at) a,
      lateral (select case when at + ${COURSES} * interval '1 hour' < now() then at + ${COURSES} * interval '1 hour' end as paid_at) p
    where starts_on <= now()::date and (n % 3 > 0 or extract(month from starts_on) between 4 and 10)`,
  `insert into invoice_lines (invoice_id, merchant_id, position, kind, amount_cents)
    select id, merchant_id, 1, 'monthly-service', subtotal_cents from invoices where number > 1000000`,
  `insert into payment_attempts (id, invoice_id, merchant_id, key, by, found_in, started_at, leased_until, state, settled_at, ordinal)
    select gen_random_uuid(), id, merchant_id, gen_random_uuid(), 'restore', 'open', at, at,
      case when attempt > ${DECLINES} then 'succeeded' else 'declined-soft' end, at, attempt
    from invoices, lateral (select case when paid_at is null then 99 when paid_at - created_at < interval '2 hours' then 0
        when paid_at - created_at < interval '80 hours' then 92 else 97 end as c) c,
      generate_series(1, ${DECLINES} + 1) attempt,
      lateral (select case when attempt > ${DECLINES} then paid_at else created_at + attempt * interval '1 day' end as at) a
    where number > 1000000 and at < now()`,
  `insert into credit_notes (id, invoice_id, merchant_id, issuer_id, number, created_at, reason, subtotal_cents, gst_cents, qst_cents,
      total_cents, refund_state)
    select gen_random_uuid(), id, merchant_id, issuer_id, number, created_at + interval '6 days', 'Geste', subtotal_cents, gst_cents,
      qst_cents, total_cents, 'none' from invoices where credited_cents > 0 and number > 1000000`,
  `insert into subscriptions (merchant_id, state, anchor_on, billed, installation, billed_months, covered_until, subscribed_at)
    select merchant_id, case when max(period_ends_on) > now()::date then 'active' else 'paused' end, min(period_starts_on), count(*),
      case when min(number) % 4 = 0 then 'assisted' else 'autonomous' end, count(*), max(period_ends_on), min(created_at)
    from invoices where number > 1000000 group by merchant_id on conflict do nothing`,
  `insert into devices (id, merchant_id, name, linked_at)
    select gen_random_uuid(), merchant_id, 'Caisse ' || d, since + interval '10 days'
    from (${MADE}) b, generate_series(2, ${MORE_DEVICES + 1}) d`,
  `update devices d set linked_at = since + interval '9 days' from (${MADE}) b where b.device_id = d.id`,
  `insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before, not_after,
      created_at, replaced_at, revoked_at)
    select gen_random_uuid(), d.merchant_id, d.id, year::text, md5(d.id::text || year), pem, pem, 'MFkw', at, at + interval '5 years', at,
      case when at + interval '1 year' < now() then at + interval '1 year' end,
      case when n % 40 = 0 and at + interval '200 days' < now() then at + interval '200 days' end
    from (${MADE}) b join devices d on d.merchant_id = b.merchant_id, generate_series(0, 3) year,
      lateral (select since + interval '10 days' + year * interval '1 year' as at) a,
      (select string_agg(md5(n::text), '') as pem from generate_series(1, 50) n) p
    where at < now()`,
  `insert into certificate_requests (device_id, merchant_id, modif, public_key, requested_at, state, merchant_version)
    select device_id, merchant_id, 'REM', 'MFkw', since + interval '1 year', 'refused', 1 from (${MADE}) b where n % 50 = 0`,
  `insert into support_messages (id, user_id, merchant_id, subject, message, asked_at)
    select gen_random_uuid(), user_id, merchant_id, 'other', 'Allô', since + month * interval '1 month'
    from (${MADE}) b, generate_series(1, 47, 6) month where since + month * interval '1 month' < now()`,
  `insert into appointments (id, merchant_id, starts_at, ends_at, booked_by, booked_by_name)
    select gen_random_uuid(), merchant_id, at, at + interval '1 hour', user_id, 'Camille'
    from (${MADE}) b, lateral (select date_trunc('hour', since + interval '12 days') as at) a on conflict do nothing`,
  `insert into impersonations (id, session_id, user_id, merchant_id, reason, started_at, expires_at, ended_at)
    select gen_random_uuid(), session_id, (select id from users where role = 'admin' limit 1), merchant_id, 'Aide', at, at, at
    from (${MADE}) b, generate_series(1, 4) year, lateral (select since + year * interval '11 months' as at) a where at < now()`,
  `insert into audit_events (id, occurred_at, action, facts, role, merchant_id, subject_type)
    select gen_random_uuid(), at, 'user-suspended', '{}', 'admin', merchant_id, 'user'
    from (${MADE}) b, generate_series(1, 20) act, lateral (select since + act * interval '70 days' as at) a where at < now()`,
];
