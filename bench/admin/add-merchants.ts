import pg from 'pg';
import { withoutIndexes } from '../lib/without-indexes.ts';
import { idOf } from '../lib/id-of.ts';
import { addBills } from '../reads/add-bills.ts';

/** User with whom the administrators' screens are measured. */
export interface Looker {
  readonly userId: string;
  readonly sessionId: string;
  readonly partnerId: string | null;
}

/** Of the partner that is measured; the others share theirs. */
const PARTNER_MERCHANTS = 300;

/** Size of the data. */
export interface Province {
  readonly merchants: number;
  readonly bills: number;
  readonly invoices: number;
}

/** Each merchant has so many. */
const DEVICES = 3;

/** State of bills that wait or were refused, as on a day on which all is well: the last minutes, a bill here and there. */
const STATE = `case when n >= COUNT - 300 or n % 250000 = 17 then 'waiting' when n % 4000 = 7 then 'refused' else 'accepted' end`;

/**
 * Adds merchants with names as they are in Québec, three devices each with certificates, a hundred partners, their bills of two years and their invoices of three; and what is read instead of those: where each
 * device's lane is, until when it signs, months of service.
 */
export async function addMerchants(url: string, { merchants, bills, invoices }: Province): Promise<void> {
  const months = Math.max(1, Math.round(invoices / merchants));
  const run = async (texts: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("set app.role = 'system'; set session_replication_role = replica");
    for (const text of texts)
      await client.query(text.replaceAll('COUNT', String(merchants)).replaceAll('MONTHS', String(months)));
    await client.end();
  };
  await run(PEOPLE);
  await addBills(url, { count: bills, merchants: merchants * DEVICES, state: STATE });
  await withoutIndexes(url, ['invoices'], () => run(INVOICES));
  await run([UNPAID, ...READ_INSTEAD]);
  await run(['vacuum analyze', 'checkpoint']);
}

/** So many look at once: each may call so often in a minute only. */
const LOOKERS = 400;

/** Administrators and people of the first partner who are signed in; those that are not there yet are made. */
export async function listLookers(client: pg.Client): Promise<{ admins: Looker[]; partners: Looker[] }> {
  await client.query("set app.role = 'system'");
  for (const text of LOOKING) await client.query(text);
  const { rows } = await client.query<Looker>(
    `select u.id as "userId", s.id as "sessionId", u.partner_id as "partnerId" from users u join sessions s on s.user_id = u.id
      where u.email like 'looker-%' order by u.email`,
  );
  return {
    admins: rows.filter(({ partnerId }) => partnerId === null),
    partners: rows.filter(({ partnerId }) => partnerId !== null),
  };
}

const LOOKING = [
  `insert into accounts (id, email)
    select ${idOf(`'looker' || role || n`)}, 'looker-' || role || n || '@example.com'
    from generate_series(1, ${LOOKERS}) n, unnest(array['admin', 'partner']) role on conflict do nothing`,
  `insert into users (id, account_id, email, name, role, partner_id)
    select id, id, email, 'Camille Roy', role, case when role = 'partner' then ${idOf(`'partner1'`)} end
    from accounts, substring(email from 'looker-(admin|partner)') role where email like 'looker-%' on conflict do nothing`,
  `insert into sessions (id, account_id, user_id, created_at, renewed_at, last_used_at, expires_at, ends_at, address)
    select ${idOf(`'session' || id`)}, id, id, now(), now(), now(), now() + interval '7 days', now() + interval '7 days', '127.0.0.1'
    from users where email like 'looker-%' on conflict do nothing`,
];

const WORDS = `array['Bistro','Crèmerie','Cantine','Casse-croûte','Brasserie','Café','Traiteur','Pizzeria','Rôtisserie','Poutinerie','Bar','Resto']`;
const PLACES = `array['du Quai','du Vieux-Port','des Îles','de la Gare','Saint-Roch','du Marché','Chez Éloïse','Érable','du Nord','Sainte-Anne','l’Œuf','des Pignons','Belle-Rive']`;
const CITIES = `array['Québec','Montréal','Lévis','Trois-Rivières','Rimouski','Gaspé','Saguenay','Sherbrooke','Gatineau','Val-d’Or']`;

const PEOPLE = [
  `insert into partners (id, name) select ${idOf(`'partner' || n`)}, 'Partenaire ' || n from generate_series(1, 100) n`,
  `insert into merchants (id, partner_id, company_name, city, file_number, qst_number, gst_number, area_code, phone_number, time_zone,
      sub_sector, subscription_completed, active)
    select ${idOf(`'merchant' || n`)},
      case when n <= ${PARTNER_MERCHANTS} then ${idOf(`'partner1'`)} when n % 3 = 0 then ${idOf(`'partner' || (2 + n % 99)`)} end,
      (${WORDS})[1 + n % 12] || ' ' || (${PLACES})[1 + (n / 12) % 13] || ' ' || initcap(substr(md5(n::text), 1, 5)),
      (${CITIES})[1 + n % 10], 'ER' || lpad((n % 10000)::text, 4, '0'), lpad(n::text, 10, '1') || 'TQ0001', lpad(n::text, 9, '1') || 'RT0001',
      '418', lpad(n::text, 7, '5'), 'America/Montreal', (array['restaurant','bar','food_truck'])[1 + n % 3], n % 50 > 0, n % 20 > 0
    from generate_series(1, COUNT) n`,
  `insert into devices (id, merchant_id, name, linked_at, signs_until, device_number, bill_prefix)
    select ${idOf(`'device' || n || '-' || d`)}, ${idOf(`'merchant' || n`)}, 'Caisse ' || d, now(),
      date_trunc('second', now()) + ((n * 3 + d) % 1500 + 60) * interval '1 day',
      substr(lpad((n * 3 + d)::text, 12, '2'), 1, 4) || '-' || substr(lpad((n * 3 + d)::text, 12, '2'), 5, 4) || '-' || substr(lpad((n * 3 + d)::text, 12, '2'), 9, 4),
      translate(upper(substr(md5(n || '-' || d), 1, 4)), 'ILOU', '1100')
    from generate_series(1, COUNT) n, generate_series(1, ${DEVICES}) d on conflict do nothing`,
  `create table bench_merchants as select (row_number() over (order by merchant_id, id) - 1)::int as n, merchant_id, id as device_id
    from devices where name like 'Caisse _'`,
  'create unique index on bench_merchants (n)',
  // what the triggers of certificates keep is written with the devices
  'alter table certificates disable trigger all',
  `insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before, not_after)
    select gen_random_uuid(), d.merchant_id, d.id, '1', md5('certificate' || d.id), pem, pem, 'MFkw', signs_until - interval '5 years', signs_until
    from devices d join bench_merchants b on b.device_id = d.id, (select repeat(md5('pem'), 20) as pem) p`,
  'alter table certificates enable trigger all',
  'alter table certificates enable always trigger signs_until_new, enable always trigger signs_until_changed, enable always trigger signs_until_gone',
];

/** One in thirty merchants has paused. */
const INVOICES = [
  `insert into invoices (id, merchant_id, issuer_id, number, period_starts_on, period_ends_on, created_at, due_at, state, subtotal_cents,
      gst_cents, qst_cents, total_cents, client, language, paid_at)
    select ${idOf(`'invoice' || n || '-' || month`)}, ${idOf(`'merchant' || n`)}, (select id from issuers limit 1),
      1000000 + (MONTHS - month)::bigint * COUNT + n, starts_on, starts_on + interval '1 month', at, at, 'paid', 4900, 245, 489, 5634,
      '{"company_name":"Restaurant","address":"1, rue du Quai, Québec G1K 4A1","gst":"100000009RT0001","qst":"1000000001TQ0001"}', 'fr',
      at + interval '1 hour'
    from generate_series(0, MONTHS - 1) month, generate_series(1, COUNT) n,
      lateral (select (now() - interval '3 days' - n % 25 * interval '1 day' - month * interval '1 month')::date as starts_on) s,
      lateral (select starts_on + interval '5 hours 10 minutes' as at) a
    where n % 30 > 0 or month > 1`,
];

/** One in a hundred of the newest ones; once there are indexes, since each is looked up among all of its merchant. */
const UNPAID = `update invoices set state = 'past-due', paid_at = null where number > 1000000 + MONTHS::bigint * COUNT and number % 100 = 3`;

const READ_INSTEAD = [
  `insert into invoiced_days
    select (created_at at time zone 'America/Toronto')::date, count(*), sum(subtotal_cents), sum(gst_cents), sum(qst_cents), sum(total_cents)
    from invoices group by 1 on conflict do nothing`,
  `with counted as materialized (
      select merchant_id, device_id, (signed_at at time zone 'America/Toronto')::date as day, count(*) as bills, sum(sold_cents) as sold_cents,
        max(position) as position
      from transactions group by 1, 2, 3
    ), reached as (
      insert into sales_folds (device_id, merchant_id, zone, position, items_position, folded_at, counted_position)
        select device_id, merchant_id, 'America/Montreal', max(position), max(position), now(), max(position) from counted group by 1, 2
    )
    insert into bill_days (day, merchant_id, bills, sold_cents)
      select day, merchant_id, sum(bills), sum(sold_cents) from counted group by 1, 2`,
  `insert into bill_months select date_trunc('month', day)::date, merchant_id, sum(bills), sum(sold_cents) from bill_days group by 1, 2`,
  'insert into province_days select day, sum(bills), sum(sold_cents) from bill_days group by 1',
  'alter table merchants disable trigger counted_when_changed',
  `update merchants m set device_count = d.count from (select merchant_id, count(*) from devices group by 1) d where d.merchant_id = m.id`,
  'alter table merchants enable always trigger counted_when_changed',
  'delete from merchant_counts',
  `insert into merchant_counts (partner_id, merchants, active, registering, devices)
    select partner_id, count(*), count(*) filter (where active), count(*) filter (where not subscription_completed), sum(device_count)
    from merchants group by 1`,
  `insert into lanes (device_id, merchant_id, last_position)
    select b.device_id, b.merchant_id, coalesce(t.last, 0) from bench_merchants b
    left join (select device_id, max(position) as last from transmissions group by 1) t on t.device_id = b.device_id
    on conflict (device_id) do update set last_position = excluded.last_position`,
  `insert into service_runs (merchant_id, starts_on, ends_on, cents)
    select merchant_id, min(period_starts_on), max(period_ends_on), 4900 from invoices where number > 1000000 group by 1`,
  `insert into subscriptions (merchant_id, state, anchor_on, billed, installation, billed_months, covered_until, subscribed_at)
    select merchant_id, case when max(period_ends_on) > now()::date then 'active' else 'paused' end, min(period_starts_on), count(*), 'autonomous',
      count(*), max(period_ends_on), min(created_at)
    from invoices where number > 1000000 group by 1`,
  `insert into mail_failures (id, address, subject, outcome, detail, first_failed_at, last_failed_at)
    select gen_random_uuid(), 'perdu' || n || '@example.com', 'Bonjour', 'refused', '550 no such mailbox', now(), now() from generate_series(1, 20) n`,
];
