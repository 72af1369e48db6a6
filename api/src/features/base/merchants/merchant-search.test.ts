import type { MerchantPage } from '@comptoir/contract/base/merchants';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { accept } from '../../../../test/fake-authority.ts';
import {
  aMerchant,
  aPartner,
  asSystem,
  aUser,
  bearer,
  type MadeMerchant,
} from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { listMerchantPage } from './merchant-pages.queries.ts';
import { merchantTasks } from './merchants.jobs.ts';

const test = useTestApp();

let tokens: Readonly<Record<'admin' | 'partner' | 'other', string>>;
let sold: MadeMerchant;
let device: { number: string; bill: string };
let partnerId: string;

async function named(name: string, given: { city?: string; phone?: string } = {}): Promise<void> {
  await asSystem(test, {
    text: `insert into merchants (id, partner_id, company_name, city, area_code, phone_number, time_zone)
      values ($1, $2, $3, $4, '418', $5, 'America/Montreal')`,
    values: [uuid(), partnerId, name, given.city ?? null, given.phone ?? null],
  });
}

beforeAll(async () => {
  test.authority.behave((request) => accept(test.authority.received, request));
  partnerId = await aPartner(test);
  const otherId = await aPartner(test);
  tokens = {
    admin: (await aUser(test, { role: 'admin' })).token,
    partner: (await aUser(test, { role: 'partner', partnerId })).token,
    other: (await aUser(test, { role: 'partner', partnerId: otherId })).token,
  };
  sold = await aMerchant(test, { partnerId });
  const till = await aTerminal(test, { merchant: sold });
  await till.submitBills([(await till.bill()).text]);
  const [found] = await asSystem<{ number: string; prefix: string | null; bill: string }>(test, {
    text: `select d.device_number as number, b.no_trans as bill from devices d join transactions b on b.device_id = d.id where d.id = $1`,
    values: [till.id],
  });
  device = { number: found?.number ?? '', bill: '7K2Q-1' };
  await asSystem(test, { text: "update devices set bill_prefix = '7K2Q' where id = $1", values: [till.id] });
  await asSystem(test, { text: "update transactions set no_trans = '7K2Q-1' where device_id = $1", values: [till.id] });
  await named('Crèmerie du Port', { city: 'Lévis', phone: '5550142' });
  await named('Bar 100% Érable');
  await named('Bar 1000 Érables');
  await named('a_b');
  await named('acb');
  await named("O'Neil");
  await named('L’Œuf');
  await named('Casse-croûte');
});

async function find(q: string, caller: keyof typeof tokens = 'admin'): Promise<string[]> {
  const url = `/api/merchant?q=${encodeURIComponent(q)}`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(tokens[caller]) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<MerchantPage>().items.map(({ company_name: name }) => name);
}

describe.each(['admin', 'partner'] as const)('%s finds', (caller) => {
  it.each([
    ['a name without its accents', 'cremerie', ['Crèmerie du Port']],
    ['words in any order', 'port crem', ['Crèmerie du Port']],
    ['a city', 'LEVIS', ['Crèmerie du Port']],
    ['a telephone number, however it is grouped', '1 (418) 555-0142', ['Crèmerie du Port']],
    ['a name with a letter too many', 'cremmerie', ['Crèmerie du Port']],
    ['a name with a letter too few', 'casse-crote', ['Casse-croûte']],
    ['a percent sign as such', '100%', ['Bar 100% Érable']],
    ['an underscore as such', 'a_', ['a_b']],
    ['an apostrophe of either form', 'o’n', ["O'Neil"]],
    ['letters that are written together', "l'oeuf", ['L’Œuf']],
    ['the beginning of names by one letter', 'b', ['Bar 100% Érable', 'Bar 1000 Érables']],
    ['nothing by a sign that no name begins with', '%', []],
    ['nothing by what no name is like', 'zzzyx', []],
  ])('%s', async (_, q, names) => {
    expect(await find(q, caller)).toEqual(names);
  });

  it('the merchant of each number before anything else', async () => {
    const [name] = await find(sold.qst, caller);
    expect(name).toMatch(/^Restaurant \d{4}$/);
    for (const number of [sold.file, sold.gst, device.number, device.number.replaceAll('-', ''), device.bill, '7k2q-1'])
      expect(await find(number, caller), number).toEqual([name]);
    expect(await find('7K2Q-2', caller)).toEqual([]);
  });
});

it('a partner finds nothing of another, by no number and by no word', async () => {
  for (const q of [sold.qst, sold.file, device.number, device.bill, 'cremerie', 'cremmerie', 'b'])
    expect(await find(q, 'other'), q).toEqual([]);
});

it('the database keeps a partner to its own where no statement does', async () => {
  const page = { order: 'name', cursor: null, limit: 100 } as const;
  const filter = { partnerId: null, found: { kind: 'all' }, now: new Date() } as const;
  const read = (scope: Parameters<typeof test.dependencies.database.transaction>[0]) =>
    test.dependencies.database.transaction(scope, (tx) => listMerchantPage(tx, filter, page));
  await aMerchant(test);
  const own = await read({ role: 'partner', partnerId });
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((merchant) => merchant.partnerId !== partnerId)).toEqual([]);
  expect((await read({ role: 'admin' })).length).toBeGreaterThan(own.length);
});

it('the functions that search for administrators answer no one else', async () => {
  const search = (scope: Parameters<typeof test.dependencies.database.transaction>[0]) =>
    test.dependencies.database.transaction(scope, async (tx) => [
      ...(await tx.many({ text: "select id from find_merchants_with('{%cremerie%}', 9)" })),
      ...(await tx.many({ text: "select id from find_merchants_near('{cremmerie}', 9)" })),
    ]);
  expect(await search({ role: 'partner', partnerId })).toEqual([]);
  expect(await search({ role: 'merchant', merchantId: sold.id })).toEqual([]);
  expect(await search({ role: 'admin' })).toHaveLength(2);
});

it('follows a name when it changes', async () => {
  await test.owner.query("update merchants set company_name = 'Poutinerie Centrale' where company_name = 'acb'");
  expect(await find('poutinerie')).toEqual(['Poutinerie Centrale']);
  expect(await find('acb')).toEqual([]);
});

it.each([
  ['a word that is none of ours', 'nonsense'],
  ['one of another order', Buffer.from(JSON.stringify(['on', '-city', 'x', uuid()])).toString('base64url')],
  [
    'one with a character that no text has',
    Buffer.from(JSON.stringify(['on', 'name', '\0', uuid()])).toString('base64url'),
  ],
])('refuses as a cursor %s', async (_, cursor) => {
  const url = `/api/merchant?cursor=${cursor}`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(tokens.admin) });
  expect(reply.json()).toMatchObject({
    error: { code: 'validation-failed', fields: [{ path: 'cursor', rule: 'invalid' }] },
  });
});

it('answers without a parameter with the list that the specification names', async () => {
  const reply = await test.app.inject({ method: 'GET', url: '/api/merchant', headers: bearer(tokens.partner) });
  const names = reply.json<{ company_name: string }[]>().map(({ company_name: name }) => name);
  expect(names).toContain('Crèmerie du Port');
  expect(names).toHaveLength(9);
});

it('finds nothing by words that are gone, and forgets them at night, not those that are left', async () => {
  const words = async () =>
    (await test.owner.query<{ word: string }>('select word from searched_words')).rows.map(({ word }) => word);
  await named('Boulangerie Gaspard');
  await named('Boulangerie Oubliée');
  await test.owner.query(
    "update merchants set company_name = 'Boulangerie' where company_name = 'Boulangerie Oubliée'",
  );
  expect(await find('oubliie')).toEqual([]);
  expect(await words()).toContain('oubliee');
  await merchantTasks(test.dependencies)['remove-words']?.({});
  expect(await words()).not.toContain('oubliee');
  expect(await find('boulengerie gasparre')).toEqual(['Boulangerie Gaspard']);
});

it('the closest come first, by the word that is farthest from what was typed', async () => {
  for (const name of ['Pâtisserie Ozanam', 'Pâtisserie Ozanne', 'Patissier Ozanam', 'Ozanam']) await named(name);
  expect(await find('patiserie ozanam')).toEqual(['Pâtisserie Ozanam', 'Pâtisserie Ozanne', 'Patissier Ozanam']);
});
