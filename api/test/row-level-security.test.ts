import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { accept } from './fake-authority.ts';
import { aMerchant, aPartner, asServer, asSystem, aUser } from './factories/merchants.ts';
import { anEstimate } from './factories/caterers.ts';
import { anEmployee } from './factories/employees.ts';
import { saveSampleMenu } from './factories/menus.ts';
import { aBillingPast } from './factories/billing.ts';
import { someProviderData } from './factories/provider-data.ts';
import { aTransfer } from './factories/ownership.ts';
import { aSupportMessage } from './factories/tickets.ts';
import { aTerminal } from './factories/terminals.ts';
import { aBatch } from './factories/transmission-batches.ts';
import { useTestApp } from './test-app.ts';
import { foldSales } from '../src/features/sales/reports/fold-sales.ts';
import type { Scope } from '../src/platform/database/database.ts';

const test = useTestApp();

/** Every table of ours, partitions included; the queue's own and the list of migrations are not the tenants'. */
const tables = () =>
  asSystem<{ name: string; secured: boolean; forced: boolean; policies: number; tenant: boolean }>(test, {
    text: `select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id') as tenant
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'`,
  });

const ids = (scope: Scope, table: string) =>
  test.dependencies.database.transaction(scope, (tx) =>
    tx.many<{ merchantId: string }>({ text: `select distinct merchant_id as "merchantId" from ${table}` }),
  );

describe('every table', () => {
  it('has forced row-level security and at least one policy', async () => {
    const all = await tables();
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter(({ secured, forced, policies }) => !(secured && forced && policies > 0))).toEqual([]);
  });

  it('is out of reach of the role that owns nothing, when it says nothing of who asks', async () => {
    const names = (await tables()).map(({ name }) => name);
    const role = await test.dependencies.database.first<{ user: string; bypass: boolean }>(
      { role: 'system' },
      {
        text: 'select current_user as user, rolbypassrls or rolsuper as bypass from pg_roles where rolname = current_user',
      },
    );
    expect(role).toEqual({ user: 'comptoir_app', bypass: false });
    expect(names).toContain('transactions');
  });
});

/** Rows of what belongs to a merchant and comes of no bill: a visit by an administrator, an account at the provider. */
async function visitAndConnect(merchantId: string): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'admin' });
  const impersonationId = uuid();
  await asSystem(test, {
    text: `insert into impersonations (id, session_id, user_id, merchant_id, reason, started_at, expires_at)
      select $1, id, user_id, $2, 'Aide', now(), now() from sessions where user_id = $3`,
    values: [impersonationId, merchantId, userId],
  });
  await asSystem(test, {
    text: "insert into impersonation_reads (impersonation_id, merchant_id, action) values ($1, $2, 'read-logs')",
    values: [impersonationId, merchantId],
  });
  await asSystem(test, {
    text: `insert into pos_connections (merchant_id, provider, pos_merchant_id, state) values ($1, 'x', $2, 'not_connected')`,
    values: [merchantId, uuid()],
  });
  await asSystem(test, {
    text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id) values ($1, 'x', 'e', $2)`,
    values: [merchantId, userId],
  });
}

/** A certificate request that was refused, and a reminder of a certificate's end. */
async function askAndRemind(merchantId: string, deviceId: string): Promise<void> {
  await asSystem(test, {
    text: `insert into certificate_requests (device_id, merchant_id, modif, public_key, requested_at, state, merchant_version) values ($1, $2, 'AJO', 'key', now(), 'refused', 1)`,
    values: [deviceId, merchantId],
  });
  await asSystem(test, {
    text: `insert into certificate_reminders (certificate_id, merchant_id, days, sent_at)
      select id, merchant_id, 30, now() from certificates where device_id = $1`,
    values: [deviceId],
  });
}

/** A file of many rows. */
async function anExport(merchantId: string): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'merchant', merchantId });
  const id = uuid();
  await asSystem(test, {
    text: `insert into exports (id, merchant_id, user_id, kind, wanted, format, language, asked_at) values ($1, $2, $3, 'log', '{}', 'csv', 'fr', now())`,
    values: [id, merchantId, userId],
  });
  await asSystem(test, {
    text: "insert into export_pieces (export_id, merchant_id, ordinal, content) values ($1, $2, 0, 'x')",
    values: [id, merchantId],
  });
}

/** A letter about bills that wait. */
const aWarning = (merchantId: string) =>
  asSystem(test, {
    text: 'insert into waiting_warnings (id, merchant_id, hours, warned_at) values ($1, $2, 24, now())',
    values: [uuid(), merchantId],
  });

/** A sealed day of the log, and a month of it that is in a file. */
async function sealAndArchive(merchantId: string): Promise<void> {
  const hash = '0'.repeat(64);
  await asSystem(test, {
    text: `insert into log_heads (merchant_id, day, starts_at, ends_at, lines, sha256, sealed_at) values ($1, '2019-01-01', '-infinity', '2019-01-02', 0, $2, now())`,
    values: [merchantId, hash],
  });
  await asSystem(test, {
    text: "insert into log_archives (month, lines, sha256, bytes) values ('2019-01-01', 1, $1, 1) on conflict do nothing",
    values: [hash],
  });
  await asSystem(test, {
    text: `insert into log_archive_parts (month, merchant_id, lines, starts_at_byte, bytes, sha256)
      values ('2019-01-01', $1, 1, 0, 1, $2)`,
    values: [merchantId, hash],
  });
}

/** A verification of two receipts. */
const aFunctionalityCheck = (merchantId: string) =>
  asSystem(test, {
    text: `insert into functionality_checks (id, merchant_id, receipt_id, receipt_signed_at, refund_id, outcome, comparisons,
        checked_at, checked_by, checked_by_name, checked_by_role)
      values ($1, $2, $1, now(), $1, 'failed', '[]', now(), $1, 'Camille', 'merchant')`,
    values: [uuid(), merchantId],
  });

/** Tables that name a merchant and are support's, a partner's or an administrator's; of the audit trail administrators alone see anything. */
const NAMES_MERCHANTS = new Set([
  'users',
  'audit_events',
  'commission_entries',
  'merchant_moves',
  'merchant_notes',
  'merchant_batch_items',
  'price_move_items',
  'price_move_letters',
  'merchant_selection_items',
]);
const BELOW_OWNERS = ['manager', 'reader', 'accountant', null] as const;

describe('tenant tables', () => {
  it('show a merchant, a till and a partner only what is theirs, without any filter in the query', async () => {
    test.authority.behave((request) => accept(test.authority.received, request));
    const partnerId = await aPartner(test);
    const [mine, other] = [await aMerchant(test, { partnerId }), await aMerchant(test)];
    for (const merchant of [mine, other]) {
      const till = await aTerminal(test, { merchant });
      const earlier = { noTrans: 'A-1', datTrans: '20260501120000', avantTax: '+000000005.00' };
      await till.submitBills([(await till.bill((draft) => ({ ...draft, refs: [earlier] }))).text, 'nonsense']);
      await asSystem(test, {
        text: `insert into activation_codes (id, merchant_id, device_id, code_hash, created_at, expires_at)
          values ($1, $2, $3, $4, now(), now())`,
        values: [uuid(), merchant.id, till.id, Buffer.from(uuid())],
      });
      await asSystem(test, {
        text: `insert into user_reports (device_id, id, merchant_id, document, number, reply, received_at)
          values ($1, $2, $3, 'RT=1', '0000000001', '{}', now())`,
        values: [till.id, uuid(), merchant.id],
      });
      await aFunctionalityCheck(merchant.id);
      await foldSales({ database: test.dependencies.database, now: () => new Date() });
      await asSystem(test, {
        text: `insert into given_reports (merchant_id, report, from_on, to_on, made_at, zone, figures, positions)
          values ($1, 'sales', '2025-01-01', '2025-01-31', now(), 'America/Montreal', '{}', '{}')`,
        values: [merchant.id],
      });
      for (const text of [
        "insert into annual_reports (merchant_id, year, made_at, report, positions) values ($1, 2025, now(), '{}', '{}')",
        'insert into fiscal_years (merchant_id, first_month, changed_at) values ($1, 4, now())',
        "insert into sales_accounts (merchant_id, accounts, changed_at) values ($1, '{}', now())",
      ])
        await asSystem(test, { text, values: [merchant.id] });
      await anEstimate(test, merchant.id);
      await aBatch(test, till);
      await aWarning(merchant.id);
      await sealAndArchive(merchant.id);
      await anExport(merchant.id);
      await visitAndConnect(merchant.id);
      await askAndRemind(merchant.id, till.id);
      await anEmployee(test, merchant.id);
      await saveSampleMenu(test, merchant.id);
      await aSupportMessage(test, merchant.id);
      await aTransfer(test, merchant.id);
      await someProviderData(test, merchant.id);
      await aBillingPast(test, merchant.id);
    }
    const named = (await tables()).filter(
      ({ tenant, name }) => tenant && !NAMES_MERCHANTS.has(name) && !/_(\d{4}_\d{2}|other)$/.test(name),
    );
    expect(named.map(({ name }) => name).toSorted()).toEqual([
      'activation_codes',
      'activity_log',
      'annual_reports',
      'appointments',
      'bill_days',
      'bill_months',
      'bill_references',
      'billed_periods',
      'cards',
      'certificate_reminders',
      'certificate_requests',
      'certificates',
      'contract_documents',
      'contracts',
      'credit_notes',
      'customers',
      'devices',
      'estimate_decisions',
      'estimate_links',
      'estimate_reminders',
      'estimate_revisions',
      'estimates',
      'export_pieces',
      'exports',
      'fiscal_years',
      'functionality_checks',
      'given_reports',
      'impersonation_reads',
      'impersonations',
      'invoice_lines',
      'invoice_mails',
      'invoices',
      'lanes',
      'log_archive_parts',
      'log_heads',
      'menu_entries',
      'menu_inventories',
      'menu_names',
      'menu_provider_links',
      'menu_versions',
      'merchant_search',
      'merchant_words',
      'ownership_transfers',
      'payment_attempts',
      'pos_connections',
      'pos_devices',
      'pos_employees',
      'pos_identities',
      'pos_merchants',
      'pos_reads',
      'pos_tax_rates',
      'promo_redemptions',
      'refused_transactions',
      'sales_accounts',
      'sales_days',
      'sales_folds',
      'sales_items',
      'service_runs',
      'subscriptions',
      'support_messages',
      'transactions',
      'transmission_attempts',
      'transmission_batch_bills',
      'transmission_batches',
      'transmission_replies',
      'transmissions',
      'unexpected_charges',
      'user_reports',
      'waiting_warnings',
    ]);
    for (const { name } of named) {
      expect((await ids({ role: 'system' }, name)).length, name).toBeGreaterThan(1);
      const own = name === 'unexpected_charges' ? [] : [{ merchantId: mine.id }];
      for (const role of ['merchant', 'device'] as const) {
        const scope = { role, merchantId: mine.id, merchantRight: role === 'merchant' ? 'owner' : null } as const;
        expect(await ids(scope, name), name).toEqual(own);
      }
      const shown = /^cards$|^ownership_transfers$/.test(name) ? [] : own;
      for (const merchantRight of BELOW_OWNERS)
        expect(await ids({ role: 'merchant', merchantId: mine.id, merchantRight }, name), name).toEqual(shown);
      expect(await ids({ role: 'partner', partnerId }, name), name).toEqual(
        /^customers$|^estimate|^contract/.test(name) ? [] : shown,
      );
      expect(await ids({ role: 'partner' }, name), name).toEqual([]);
      expect(await ids({ role: 'merchant' }, name), name).toEqual([]);
    }
  });

  it('refuse a row written for another tenant', async () => {
    const [mine, other] = [await aMerchant(test), await aMerchant(test)];
    const write = test.dependencies.database.transaction({ role: 'merchant', merchantId: mine.id }, (tx) =>
      tx.many({
        text: "insert into devices (id, merchant_id, name) values ($1, $2, 'x')",
        values: [uuid(), other.id],
      }),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it.each(BELOW_OWNERS)('of people are not written by a %s', async (merchantRight) => {
    const { id: merchantId } = await aMerchant(test);
    const { id } = await aUser(test, { role: 'merchant', merchantId, right: 'reader' });
    const write = (text: string, values: unknown[], right: Scope['merchantRight'] = merchantRight) =>
      test.dependencies.database.transaction({ role: 'merchant', merchantId, merchantRight: right ?? null }, (tx) =>
        tx.many({ text, values }),
      );
    const raise = "update users set merchant_right = 'owner' where id = $1 returning id";
    expect(await write(raise, [id])).toEqual([]);
    const insert = `insert into users (id, email, name, role, merchant_id, merchant_right) values ($1, $2, 'X', 'merchant', $3, 'owner')`;
    await expect(write(insert, [uuid(), `${uuid()}@comptoir.test`, merchantId])).rejects.toThrow(/row-level security/);
    expect(await write(raise, [id], 'owner')).toHaveLength(1);
  });

  it.each(['transactions', 'transmission_attempts', 'transmission_replies', 'activity_log', 'refused_transactions'])(
    '%s is append-only for the server',
    async (table) => {
      for (const statement of [`delete from ${table}`, `update ${table} set device_id = device_id`]) {
        await expect(asServer(test, { text: statement })).rejects.toThrow(/permission denied/);
      }
    },
  );
});

describe('what lets people in', () => {
  const SECRETS = [
    'accounts',
    'sessions',
    'temporary_passwords',
    'recovery_codes',
    'slowed_attempts',
    'pos_sign_ins',
    'pending_registrations',
    'mail_counts',
    'known_devices',
    'heartbeats',
    'call_counts',
  ] as const;
  /** Administrators end sessions, and turn off a second factor that a user has lost. */
  const FOR_ADMINISTRATORS = new Set<string>(['accounts', 'sessions', 'recovery_codes']);

  it.each(SECRETS)('%s is out of everybody’s sight but the sign-in’s', async (table) => {
    const partnerId = await aPartner(test);
    const { id: merchantId } = await aMerchant(test, { partnerId });
    const { id: userId } = await aUser(test, { role: 'merchant', merchantId });
    await letIn(userId);
    const count = async (scope: Scope) =>
      (await test.dependencies.database.transaction(scope, (tx) => tx.many({ text: `select from ${table}` }))).length;
    expect(await count({ role: 'system' })).toBeGreaterThan(0);
    for (const role of ['merchant', 'partner', 'device'] as const)
      expect(await count({ role, merchantId, partnerId }), role).toBe(0);
    expect((await count({ role: 'admin' })) > 0).toBe(FOR_ADMINISTRATORS.has(table));
  });

  async function letIn(userId: string): Promise<void> {
    const hash = Buffer.from(uuid());
    await asSystem(test, {
      text: `insert into temporary_passwords (account_id, password_hash, created_at, expires_at) values ($1, $2, now(), now())`,
      values: [userId, hash],
    });
    await asSystem(test, {
      text: 'insert into recovery_codes (account_id, code_hash) values ($1, $2)',
      values: [userId, hash],
    });
    await asSystem(test, {
      text: 'insert into slowed_attempts (key, attempts, last_at) values ($1, 1, now())',
      values: [hash],
    });
    await asSystem(test, {
      text: `insert into pending_registrations (id, email, name, company_name, language, expires_at) values ($1, '', '', '', 'fr', now())`,
      values: [uuid()],
    });
    await asSystem(test, {
      text: 'insert into known_devices (token_hash, account_id, seen_at) values ($1, $2, now())',
      values: [hash, userId],
    });
    await asSystem(test, {
      text: 'insert into call_counts (key, ends_at, calls) values ($1, now(), 1)',
      values: [hash],
    });
    await asSystem(test, { text: 'insert into mail_counts (key, day, mails) values ($1, now(), 1)', values: [hash] });
    await asSystem(test, { text: 'insert into pos_sign_ins (nonce, expires_at) values ($1, now())', values: [hash] });
  }
});

describe('a scope', () => {
  it('takes no text that is not an id', async () => {
    await expect(ids({ role: 'merchant', merchantId: "x'; reset role; --" }, 'devices')).rejects.toThrow(/not a uuid/);
  });

  it('ends with its transaction', async () => {
    const merchant = await aMerchant(test);
    await aTerminal(test, { merchant });
    await ids({ role: 'merchant', merchantId: merchant.id }, 'devices');
    const seen = await Promise.all(Array.from({ length: 30 }, () => ids({ role: 'merchant' }, 'devices')));
    expect(seen.flat()).toEqual([]);
  });
});
