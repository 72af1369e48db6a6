import type { CustomerContent, CustomerView } from '@comptoir/contract/sales/customers';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (token: string, method: Method, path: string, payload?: object) =>
  test.app.inject({ method, url: `/api/customers${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const codeOf = async (reply: ReturnType<typeof call>) =>
  (await reply).json<{ error: { code: string; fields?: { path: string }[] } }>().error;

const EMPTY: CustomerContent = { name: '', company: '', email: '', telephone: '', address: '', language: 'fr' };
const add = async (token: string, content: Partial<CustomerContent>) =>
  (await call(token, 'POST', '', { ...EMPTY, ...content })).json<CustomerView>();
const listed = async (token: string, query = '') =>
  (await call(token, 'GET', query)).json<{ items: CustomerView[]; nextCursor: string | null }>();
const namesOf = async (token: string, query = '') => (await listed(token, query)).items.map(({ name }) => name);

async function aCaterer(partnerId?: string) {
  const { id: merchantId } = await aMerchant(test, partnerId ? { partnerId } : {});
  await setCaterer(merchantId, true);
  const person = (right: 'owner' | 'manager' | 'reader') => aUser(test, { role: 'merchant', merchantId, right });
  return { merchantId, person, ...(await person('manager')) };
}
const setCaterer = (merchantId: string, is: boolean) =>
  asSystem(test, { text: 'update merchants set is_caterer = $2 where id = $1', values: [merchantId, is] });

describe('customers', () => {
  let token: string;
  let merchantId: string;
  beforeEach(async () => {
    ({ token, merchantId } = await aCaterer());
  });

  it('are kept as they were typed, listed by name without regard to accents, and changed', async () => {
    const zoe = await add(token, { name: 'Zoé Émond', telephone: '514 555-0199 poste 12' });
    const address = '12, rue Saint-Jean\nQuébec (Québec)  G1R 1N8';
    await add(token, { name: 'Émile Roy', company: 'Roy & fils', email: 'emile@roy.example', address, language: 'en' });
    await add(token, { name: 'Eva' });
    expect(await namesOf(token)).toEqual(['Émile Roy', 'Eva', 'Zoé Émond']);
    expect((await listed(token)).items[0]).toMatchObject({ company: 'Roy & fils', address, language: 'en' });
    const changed = { ...EMPTY, name: 'Ana Émond', email: 'ana@emond.example' };
    const reply = (await call(token, 'PUT', `/${zoe.id}`, changed)).json<CustomerView>();
    expect(reply).toEqual({ ...zoe, ...changed });
    expect((await listed(token)).items[0]).toEqual(reply);
  });

  it.each<[string, Partial<CustomerContent>]>([
    ['name', { name: '  ' }],
    ['name', { name: 'www.gagnez.example' }],
    ['name', { name: 'N'.repeat(121) }],
    ['email', { email: 'pas-une-adresse' }],
    ['telephone', { telephone: 'demain' }],
    ['telephone', { telephone: '911' }],
    ['address', { address: 'A'.repeat(301) }],
    ['company', { company: 'deux\nlignes' }],
  ])('are refused with a %s that is none', async (path, content) => {
    const refused = await codeOf(call(token, 'POST', '', { ...EMPTY, name: 'Ana', ...content }));
    expect(refused).toMatchObject({ code: 'validation-failed', fields: [{ path }] });
  });

  it('are found by any part of name, company, email and telephone, in which nothing has a special meaning', async () => {
    await add(token, {
      name: 'Hélène 100 %',
      company: 'Café_Brûlé',
      email: 'helene@cafe.example',
      telephone: '418 555-0134',
    });
    await add(token, { name: 'Autre', address: 'rue Hélène' });
    for (const q of ['helene', 'HÉLÈNE', 'cafe_brule', '0134', '100 %', 'e@cafe'])
      expect(await namesOf(token, `?${new URLSearchParams({ q }).toString()}`), q).toEqual(['Hélène 100 %']);
    for (const q of ['%%', 'caf__brule', "'; drop table customers"])
      expect(await namesOf(token, `?${new URLSearchParams({ q }).toString()}`), q).toEqual([]);
  });

  it('come in pages, each once, also when the last of a page is erased or renamed meanwhile', async () => {
    for (const name of ['A', 'B', 'B', 'C', 'D']) await add(token, { name });
    const first = await listed(token, '?limit=2');
    const [, last] = first.items;
    await call(token, 'DELETE', `/${last?.id}`);
    const second = await listed(token, `?limit=2&cursor=${first.nextCursor}`);
    await call(token, 'PUT', `/${second.items[1]?.id}`, { ...EMPTY, name: 'Z' });
    const third = await listed(token, `?limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['A', 'B'],
      ['B', 'C'],
      ['D', 'Z'],
    ]);
    expect(third.nextCursor).toBeNull();
    const forged = Buffer.from(JSON.stringify(['\0', last?.id])).toString('base64url');
    for (const cursor of ['abc', forged])
      expect(await codeOf(call(token, 'GET', `?cursor=${cursor}`)), cursor).toMatchObject({
        code: 'validation-failed',
      });
  });

  it('who are erased leave nothing behind but the row, which stays so, and a line that names no one', async () => {
    const { id } = await add(token, { name: 'Solange', email: 'solange@example.com', address: 'rue X' });
    await call(token, 'PUT', `/${id}`, { ...EMPTY, name: 'Solange Roy' });
    expect((await call(token, 'DELETE', `/${id}`)).statusCode).toBe(204);
    expect(await namesOf(token)).toEqual([]);
    for (const again of [call(token, 'DELETE', `/${id}`), call(token, 'PUT', `/${id}`, { ...EMPTY, name: 'X' })])
      expect(await codeOf(again)).toMatchObject({ code: 'not-found' });
    const [row] = await asSystem(test, { text: 'select * from customers where id = $1', values: [id] });
    const trail = await asSystem(test, {
      text: 'select * from audit_events where subject_id = $1 order by recorded_at',
      values: [id],
    });
    const log = await asSystem(test, {
      text: 'select * from activity_log where merchant_id = $1',
      values: [merchantId],
    });
    const acts = ['customer-added', 'customer-changed', 'customer-erased'];
    expect(trail).toMatchObject(acts.map((action) => ({ action })));
    expect(log).toMatchObject([{ event: 'signed-in' }, { event: 'customer-erased' }]);
    expect(JSON.stringify([row, trail, log])).not.toMatch(/solange|rue x/i);
    const rewrite = test.dependencies.database.transaction({ role: 'system' }, (tx) =>
      tx.many({ text: "update customers set name = 'Solange', erased_at = null where id = $1", values: [id] }),
    );
    await expect(rewrite).rejects.toThrow('what was erased is gone');
  });

  it('of one who is a caterer no more can be read, changed and erased, and no new one is added', async () => {
    const { id } = await add(token, { name: 'Ana' });
    await setCaterer(merchantId, false);
    expect(await namesOf(token)).toEqual(['Ana']);
    expect(await codeOf(call(token, 'POST', '', { ...EMPTY, name: 'Eva' }))).toMatchObject({ code: 'caterers-only' });
    expect((await call(token, 'PUT', `/${id}`, { ...EMPTY, name: 'Anne' })).statusCode).toBe(200);
    expect((await call(token, 'DELETE', `/${id}`)).statusCode).toBe(204);
    expect(await codeOf(call(token, 'GET', ''))).toMatchObject({ code: 'caterers-only' });
  });
});

describe('another’s customers', () => {
  it('are found, changed and erased by no one else, the merchant’s partner included', async () => {
    const partnerId = await aPartner(test);
    const mine = await aCaterer(partnerId);
    const { id } = await add(mine.token, { name: 'Ana' });
    const other = await aCaterer();
    expect(await namesOf(other.token)).toEqual([]);
    const change = { ...EMPTY, name: 'X' };
    for (const attempt of [call(other.token, 'PUT', `/${id}`, change), call(other.token, 'DELETE', `/${id}`)])
      expect(await codeOf(attempt)).toMatchObject({ code: 'not-found' });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const query = `?merchantId=${mine.merchantId}`;
    expect(await codeOf(call(partner.token, 'GET', query))).toMatchObject({ code: 'forbidden' });
    const seen = await test.dependencies.database.first(
      { role: 'partner', partnerId },
      { text: 'select id from customers' },
    );
    expect(seen).toBeNull();
    const admin = await aUser(test, { role: 'admin' });
    expect(await namesOf(admin.token, query)).toEqual(['Ana']);
    const reader = await mine.person('reader');
    expect(await namesOf(reader.token)).toEqual(['Ana']);
    expect(await codeOf(call(reader.token, 'DELETE', `/${id}`))).toMatchObject({ code: 'forbidden' });
  });
});
