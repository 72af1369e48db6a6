import type pg from 'pg';

/** Whom the administrators' screens are measured with. */
export interface Looker {
  readonly userId: string;
  readonly sessionId: string;
  readonly partnerId: string | null;
}

/** Of the partner that is measured; the others share theirs. */
const PARTNER_MERCHANTS = 300;

/**
 * Adds merchants with names as they are in Québec, three devices each, a hundred partners, an administrator and a person of the first
 * partner who are signed in.
 */
export async function addMerchants(client: pg.Client, count: number): Promise<void> {
  await client.query("set app.role = 'system'");
  for (const text of ROWS) await client.query(text.replaceAll('COUNT', String(count)));
  await client.query('vacuum analyze merchants, merchant_search, devices, users, sessions, partners');
  await client.query('checkpoint');
}

/** The administrator, and the person of the partner. */
export async function listLookers(client: pg.Client): Promise<{ admin: Looker; partner: Looker }> {
  const { rows } = await client.query<Looker>(
    `select u.id as "userId", s.id as "sessionId", u.partner_id as "partnerId" from users u join sessions s on s.user_id = u.id
      where u.email like 'looker-%' order by u.email`,
  );
  const [admin, partner] = rows;
  if (!admin || !partner) throw new Error('no one is signed in');
  return { admin, partner };
}

const WORDS = `array['Bistro','Crèmerie','Cantine','Casse-croûte','Brasserie','Café','Traiteur','Pizzeria','Rôtisserie','Poutinerie','Bar','Resto']`;
const PLACES = `array['du Quai','du Vieux-Port','des Îles','de la Gare','Saint-Roch','du Marché','Chez Éloïse','Érable','du Nord','Sainte-Anne','l’Œuf','des Pignons','Belle-Rive']`;
const CITIES = `array['Québec','Montréal','Lévis','Trois-Rivières','Rimouski','Gaspé','Saguenay','Sherbrooke','Gatineau','Val-d’Or']`;

const ROWS = [
  `insert into partners (id, name) select md5('partner' || n)::uuid, 'Partenaire ' || n from generate_series(1, 100) n`,
  `insert into merchants (id, partner_id, company_name, city, file_number, qst_number, gst_number, area_code, phone_number, time_zone,
      sub_sector, subscription_completed, active)
    select md5('merchant' || n)::uuid,
      case when n <= ${PARTNER_MERCHANTS} then md5('partner1')::uuid when n % 3 = 0 then md5('partner' || (2 + n % 99))::uuid end,
      (${WORDS})[1 + n % 12] || ' ' || (${PLACES})[1 + (n / 12) % 13] || ' ' || initcap(substr(md5(n::text), 1, 5)),
      (${CITIES})[1 + n % 10], 'ER' || lpad((n % 10000)::text, 4, '0'), lpad(n::text, 10, '1') || 'TQ0001', lpad(n::text, 9, '1') || 'RT0001',
      '418', lpad(n::text, 7, '5'), 'America/Montreal', (array['restaurant','bar','food_truck'])[1 + n % 3], n % 50 > 0, n % 20 > 0
    from generate_series(1, COUNT) n`,
  `insert into devices (id, merchant_id, name, linked_at, device_number, bill_prefix)
    select gen_random_uuid(), md5('merchant' || n)::uuid, 'Caisse ' || d, now(),
      substr(lpad((n * 3 + d)::text, 12, '2'), 1, 4) || '-' || substr(lpad((n * 3 + d)::text, 12, '2'), 5, 4) || '-' || substr(lpad((n * 3 + d)::text, 12, '2'), 9, 4),
      translate(upper(substr(md5(n || '-' || d), 1, 4)), 'ILOU', '1100')
    from generate_series(1, COUNT) n, generate_series(1, 3) d on conflict do nothing`,
  `insert into users (id, email, name, role, partner_id) values
    (md5('admin')::uuid, 'looker-admin@example.com', 'Camille Roy', 'admin', null),
    (md5('of-partner')::uuid, 'looker-partner@example.com', 'Sacha Roy', 'partner', md5('partner1')::uuid)`,
  `insert into sessions (id, user_id, created_at, renewed_at, last_used_at, expires_at, ends_at, address)
    select gen_random_uuid(), id, now(), now(), now(), now() + interval '7 days', now() + interval '7 days', '127.0.0.1'
    from users where email like 'looker-%'`,
];
