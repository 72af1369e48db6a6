import { beforeAll, expect, it, vi } from 'vitest';
import { countingReads } from '../../../../test/counting-reads.ts';
import { anInvoice } from '../../../../test/factories/billing.ts';
import { aMerchant, aUser, asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ wrapDatabase: countingReads });

/** Tables that may have millions of rows, or have a certificate or a document in each. */
const LARGE = ['invoices', 'payment_attempts', 'certificates', 'audit_events', 'transactions', 'transmissions'];

let token: string;

/** Enough rows, over some years, for PostgreSQL to have a choice. */
beforeAll(async () => {
  token = (await aUser(test, { role: 'admin' })).token;
  const merchant = await aMerchant(test);
  await anInvoice(test, { merchantId: merchant.id, now: new Date('2020-01-01T12:00:00Z') });
  const rows = [
    `insert into merchants (id, company_name, time_zone, created_at)
      select md5(n::text)::uuid, 'Bistro ' || n, 'America/Montreal', '2022-01-01'::timestamptz + n * interval '12 hours' from generate_series(1, 2500) n`,
    `insert into invoices (id, merchant_id, issuer_id, number, period_starts_on, period_ends_on, created_at, due_at, state, subtotal_cents,
        gst_cents, qst_cents, total_cents, client, language, paid_at)
      select gen_random_uuid(), md5(n::text)::uuid, i.issuer_id, 1000 + m * 10000 + n, day, day + 30, day, day, 'paid', 100, 0, 0, 100, '{}', 'fr',
        day + interval '1 hour'
      from generate_series(1, 2500) n, generate_series(1, 4) m, (select issuer_id from invoices limit 1) i,
        lateral (select '2022-01-01'::date + (n / 10) + m * 250 as day) d`,
    `insert into payment_attempts (id, invoice_id, merchant_id, key, by, found_in, started_at, leased_until, state, settled_at, ordinal)
      select gen_random_uuid(), id, merchant_id, id, 'restore', 'open', created_at, created_at, 'succeeded', created_at, 1 from invoices`,
    `insert into devices (id, merchant_id, name, linked_at) select id, id, 'Caisse', created_at from merchants`,
    `insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before, not_after,
        created_at)
      select id, id, id, '1', id::text, repeat(md5(id::text), 20), '', '', created_at, created_at + interval '3 years', created_at from merchants`,
    `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
      select id, id, p, gen_random_uuid(), created_at, 'accepted' from merchants, generate_series(1, 4) p`,
    `insert into audit_events (id, occurred_at, action, facts, role, merchant_id, subject_type)
      select gen_random_uuid(), created_at, 'user-suspended', '{}', 'admin', id, 'user' from merchants, generate_series(1, 4)`,
  ];
  // without triggers and references: what the rows are beyond these tables is no part of this
  await test.owner.query(`begin; set local session_replication_role = replica; ${rows.join(';')}; commit`);
  await test.owner.query('vacuum analyze');
}, 120_000);

const readScans = (): Promise<{ name: string; scans: number }[]> =>
  asSystem(test, {
    text: `select relname as name, seq_scan::int as scans from pg_stat_user_tables
      where relname = any($1) or relname like 'transactions\\_%' order by relname`,
    values: [LARGE],
  });

async function ask(name: string): Promise<void> {
  const url = `/api/reports/${name}?from=2023-03-01&to=2023-03-31`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(token) });
  expect(reply.statusCode, reply.body).toBe(200);
}

it.each(['invoices', 'onboarding', 'certificates', 'support', 'revenue'])(
  'a month of the section %s reads nothing large from end to end, and no bills at all',
  async (name) => {
    // what comes first on a connection is planned by itself
    await ask(name);
    // what runs beside it may look, too; what the report reads, it reads each time
    await vi.waitFor(async () => {
      const before = await readScans();
      await ask(name);
      expect(await readScans()).toEqual(before);
    }, 5000);
  },
);

it('would be seen', async () => {
  await test.owner.query(
    'drop index audit_events_of_support, audit_events_occurred_at_id_idx, audit_events_about_merchant',
  );
  const before = await readScans();
  await ask('support');
  expect(await readScans()).not.toEqual(before);
});
