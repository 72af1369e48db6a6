import type { AuditChainView, AuditEventView } from '@comptoir/contract/base/audit';
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { setPrices } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { checkAudit } from './check-audit.ts';

let clock = new Date('2026-06-01T17:00:00Z');
const test = useTestApp({ now: () => clock });

let admin: { id: string; email: string; token: string };
beforeAll(async () => {
  await setPrices(test);
  admin = await aUser(test, { role: 'admin' });
});

interface Page {
  items: AuditEventView[];
  nextCursor: string | null;
}

const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...bearer(token), 'accept-language': 'fr', 'user-agent': 'Essai/1.0' },
    ...(payload ? { payload } : {}),
  });
const read = async (query = '', token = admin.token) => (await call(token, 'GET', `/audit${query}`)).json<Page>();
const newest = async (query: string) => (await read(query)).items[0];
const PRICES = { monthlyServiceCents: 15_000, installation: { autonomousCents: 0, assistedCents: 35_000 } };

describe('the audit trail', () => {
  it('shows who changed the prices, from where, by which request, and what they were', async () => {
    const reply = await call(admin.token, 'PUT', '/plan', PRICES);
    expect(await newest('?group=prices')).toMatchObject({
      action: 'prices-changed',
      message: 'Tarifs du forfait modifiés.',
      userId: admin.id,
      userEmail: admin.email,
      role: 'admin',
      actingFor: null,
      before: { monthlyCents: 14_000 },
      after: { monthlyCents: 15_000 },
      address: '127.0.0.1',
      userAgent: 'Essai/1.0',
      requestId: reply.headers['x-request-id'],
    });
  });

  it('shows who made another administrator, and who suspended them', async () => {
    const invitation = {
      email: 'nouvelle@comptoir.test',
      name: 'Nouvelle',
      language: 'fr',
      belonging: { role: 'admin' },
    };
    const { id } = (await call(admin.token, 'POST', '/users', invitation)).json<{ id: string }>();
    expect(await newest(`?userId=${id}`)).toMatchObject({
      action: 'user-invited',
      subjectId: id,
      subjectName: 'nouvelle@comptoir.test',
      after: { role: 'admin', email: 'nouvelle@comptoir.test' },
    });
    await call(admin.token, 'PUT', `/users/${id}/suspension`, { suspended: true });
    expect(await newest(`?userId=${id}`)).toMatchObject({
      action: 'user-suspended',
      userId: admin.id,
      before: { state: 'invited' },
      after: { state: 'suspended' },
    });
  });

  it('shows what support did last for a merchant, about it and in its name, and nothing that its own people did', async () => {
    const partnerId = await aPartner(test);
    const [merchant, other] = [await aMerchant(test, { partnerId }), await aMerchant(test, { partnerId })];
    const partner = await aUser(test, { role: 'partner', partnerId });
    const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const note = (about: string, text: string) =>
      call(admin.token, 'POST', `/notes?merchantId=${about}`, { id: randomUUID(), text, isShared: false });
    await note(other.id, 'Autre');
    await note(merchant.id, 'Appelé');
    const begun = await call(partner.token, 'POST', '/impersonation', { merchantId: merchant.id, reason: 'Essai' });
    await call(begun.json<{ webToken: string }>().webToken, 'POST', '/impersonation/end');
    await call(owner.token, 'POST', '/devices/activation-code', { name: 'Bar' });
    const acts = async (query: string) => {
      const { items } = (await call(admin.token, 'GET', `/audit/support?${query}`)).json<Page>();
      return items.map(({ action, role }) => `${role} ${action}`);
    };
    const all = ['partner impersonation-ended', 'partner impersonation-started', 'admin note-written'];
    expect((await acts(`merchantId=${merchant.id}`)).toSorted()).toEqual(all.toSorted());
    expect(await acts(`merchantId=${merchant.id}&limit=1`)).toHaveLength(1);
    expect((await call(partner.token, 'GET', `/audit/support?merchantId=${merchant.id}`)).statusCode).toBe(403);
  });

  it('names the person and the merchant they act for, at the beginning, at each change and at the end', async () => {
    const partnerId = await aPartner(test);
    const merchant = await aMerchant(test, { partnerId });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const begun = await call(partner.token, 'POST', '/impersonation', { merchantId: merchant.id, reason: 'Essai' });
    const acting = begun.json<{ webToken: string }>().webToken;
    const booking = { startsAt: '2026-06-03T14:00:00Z' };
    expect((await call(acting, 'POST', '/appointments', booking)).statusCode).toBe(200);
    expect((await call(acting, 'POST', '/impersonation/end')).statusCode).toBe(200);
    const { items } = await read(`?merchantId=${merchant.id}`);
    const written = items.map(({ action, userId, role, actingFor }) => ({
      action,
      userId,
      role,
      isActing: !!actingFor,
    }));
    const by = { userId: partner.id, role: 'partner' };
    expect(written).toEqual([
      { action: 'impersonation-ended', ...by, isActing: true },
      { action: 'appointment-booked', ...by, isActing: true },
      { action: 'impersonation-started', ...by, isActing: false },
    ]);
  });

  it('is undone with the act when the act fails', async () => {
    const count = () => asSystem(test, { text: 'select count(*) from audit_events' });
    const before = await count();
    const taken = { email: admin.email, name: 'X', language: 'fr', belonging: { role: 'admin' } };
    expect((await call(admin.token, 'POST', '/users', taken)).statusCode).toBe(409);
    expect(await count()).toEqual(before);
  });

  it('shows whose account a failed sign-in was for, and of an unknown one no address', async () => {
    const user = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    const tryIn = (email: string) =>
      test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: 'Mot-de-passe-faux' } });
    await tryIn(user.email);
    expect(await newest(`?userId=${user.id}`)).toMatchObject({
      action: 'sign-in-failed',
      userId: null,
      subjectName: user.email,
      message: 'Connexion refusée\u00A0: courriel ou mot de passe erroné, ou accès suspendu.',
    });
    await tryIn('inconnue@comptoir.test');
    const last = await newest('?group=sign-in');
    expect(last).toMatchObject({ action: 'sign-in-failed', subjectName: null });
    expect(last?.subjectId).toMatch(/^[0-9a-f]{16}$/);
    const [{ text } = { text: '' }] = await asSystem<{ text: string }>(test, {
      text: 'select jsonb_agg(e)::text as text from audit_events e',
    });
    expect(text).toContain(user.id);
    expect(text).not.toMatch(/inconnue@|Mot-de-passe-faux|argon2/);
  });

  it('comes newest first, in pages that neither skip nor repeat a row, and keeps to its filter', async () => {
    const ids: string[] = [];
    let cursor = '';
    do {
      const page = await read(`?limit=3${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(ids).toEqual((await read('?limit=200')).items.map(({ id }) => id));
    expect((await read('?to=2026-05-31')).items).toEqual([]);
    expect((await read('?from=2026-06-01&to=2026-06-01&search=NOUVELLE')).items.length).toBeGreaterThan(1);
    expect((await read('?search=n%27existe%20pas')).items).toEqual([]);
  });

  it.each(['merchant', 'partner'] as const)('is closed to a %s', async (role) => {
    const of = role === 'merchant' ? { merchantId: (await aMerchant(test)).id } : { partnerId: await aPartner(test) };
    const { token } = await aUser(test, { role, ...of });
    for (const path of ['/audit', '/audit/export', '/audit/chain'])
      expect((await call(token, 'GET', path)).statusCode, path).toBe(403);
    const scope = { role, merchantId: null, partnerId: null, ...of };
    const rows = test.dependencies.database.transaction(scope, (tx) => tx.many({ text: 'select from audit_events' }));
    expect(await rows).toEqual([]);
  });

  it('leaves as a file in which no name is a formula, and says that it left', async () => {
    const promo = { code: 'ETE2026', discount: { kind: 'amount', amountCents: 100 }, onService: true };
    const rest = { onInstallation: false, months: null, startsOn: null, endsOn: null, maxUses: null };
    await call(admin.token, 'POST', '/promo-codes', { ...promo, ...rest });
    await asSystem(test, { text: 'update users set name = $2 where id = $1', values: [admin.id, '=1+1'] });
    const reply = await call(admin.token, 'GET', '/audit/export?group=prices');
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.body).toContain('"\'=1+1"');
    expect(reply.body).toContain('Code promotionnel ETE2026 créé.');
    expect(await newest('?group=account')).toMatchObject({ action: 'audit-exported', after: { group: 'prices' } });
  });

  it('leaves whole, however much it is, and its last line shows that it was not cut', async () => {
    await asSystem(test, {
      text: `insert into audit_events (id, occurred_at, action, facts, subject_type)
        select gen_random_uuid(), '2026-05-01', 'prices-changed', '{}', 'plan' from generate_series(1, 2500)`,
    });
    const reply = await call(admin.token, 'GET', '/audit/export?group=prices');
    const lines = reply.body.trimEnd().split('\r\n');
    const count = Number(reply.headers['x-total-count']);
    expect([count > 2500, lines.length, new Set(lines).size]).toEqual([true, count + 2, count + 2]);
    const end = lines.at(-1) ?? '';
    const sha256 = createHash('sha256')
      .update(reply.body.slice(0, reply.body.lastIndexOf(end)))
      .digest('hex');
    expect(end).toContain(`"Lignes\u00A0: ${count}";"SHA-256\u00A0: ${sha256}"`);
  });
});

describe('the chain', () => {
  const stateOf = async () => (await call(admin.token, 'GET', '/audit/chain')).json<AuditChainView>();

  it('joins what waits, holds, and writes its head down outside the database', async () => {
    expect(await stateOf()).toMatchObject({ links: 0, check: null });
    const { count, faults } = await checkAudit(test.dependencies);
    expect(count).toBeGreaterThan(10);
    expect(faults).toEqual([]);
    expect(await stateOf()).toMatchObject({ links: count, waiting: 0, check: { links: count, faults: 0 } });
    const line = test.logLines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'head of the audit trail');
    expect(line).toMatchObject({ date: '2026-06-01', count });
    await call(admin.token, 'PUT', '/plan', PRICES);
    clock = new Date('2026-06-01T17:30:00Z');
    expect(await checkAudit(test.dependencies)).toMatchObject({ count: count + 1, faults: [] });
    clock = new Date('2026-06-01T18:00:00Z');
  });

  it.each(['delete from', 'update', 'truncate'])('takes no %s, not even from the owner of the tables', async (verb) => {
    for (const table of ['audit_events', 'audit_links', 'audit_checks']) {
      const what = table === 'audit_links' ? 'hash = hash' : 'id = id';
      const statement = verb === 'update' ? `update ${table} set ${what}` : `${verb} ${table}`;
      const asServer = test.dependencies.database.first({ role: 'system' }, { text: statement });
      await expect(asServer).rejects.toThrow(/permission denied/);
      await expect(asOwner(verb === 'truncate' ? `${statement} cascade` : statement)).rejects.toThrow(/append-only/);
    }
  });

  it('names the row that someone altered or removed with the owner’s power', async () => {
    await asOwner(`set session_replication_role = replica; update audit_events set address = '10.0.0.1' where id = (
      select event_id from audit_links where position = 3)`);
    expect((await checkAudit(test.dependencies)).faults).toMatchObject([{ kind: 'altered', position: 3 }]);
    await asOwner(`set session_replication_role = replica; delete from audit_events where id = (
      select event_id from audit_links where position = 5)`);
    const { faults } = await checkAudit(test.dependencies);
    expect(faults).toMatchObject([
      { kind: 'altered', position: 3 },
      { kind: 'row-missing', position: 5 },
    ]);
    expect(await stateOf()).toMatchObject({ check: { faults: 2 } });
    const errors = test.logLines.map((text) => JSON.parse(text)).filter(({ level }) => level === 50);
    expect(errors.at(-1)).toMatchObject({ msg: 'the audit trail does not hold: see the runbook' });
  });

  it('names an end that was cut off, by the head in the file', async () => {
    await asOwner(`set session_replication_role = replica;
      delete from audit_events where id in (select event_id from audit_links where position > 7)`);
    await asOwner('set session_replication_role = replica; delete from audit_links where position > 7');
    const { faults } = await checkAudit(test.dependencies);
    expect(faults).toContainEqual({ kind: 'link-missing', position: 8, eventId: null, date: '2026-06-01' });
  });
});

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client(test.databaseUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
