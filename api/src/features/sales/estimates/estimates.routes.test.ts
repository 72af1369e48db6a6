import type { EstimateItemView, EstimateView } from '@comptoir/contract/sales/estimates';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaterer, aCustomer, anEstimate, estimateCalls } from '../../../../test/factories/caterers.ts';
import { aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-20T18:00:00Z') });
const { call, codeOf, begin, read } = estimateCalls(test);

const PLAIN = { ...SAMPLE_ESTIMATE, service: { by: 'none' }, deposit: { by: 'none' }, instalments: [] } as const;
const listed = async (token: string, query = '') =>
  (await call(token, 'GET', query)).json<{ items: EstimateItemView[]; nextCursor: string | null }>();
const numbersOf = async (token: string, query = '') => (await listed(token, query)).items.map(({ number }) => number);
const save = (token: string, { id }: { id: string }, body: { version: number; content: EstimateContent }) =>
  call(token, 'PUT', `/${id}/revisions/1`, body);

let caterer: Awaited<ReturnType<typeof aCaterer>>;
let token: string;
let customerId: string;
beforeEach(async () => {
  caterer = await aCaterer(test);
  ({ token } = caterer);
  customerId = await aCustomer(test, caterer.merchantId, { name: 'Zoé Émond' });
});

describe('words that the authority does not take', () => {
  it('are refused by name, before a customer accepts what the contract cannot say', async () => {
    const [item] = PLAIN.items;
    const content = {
      ...PLAIN,
      occasion: { ...PLAIN.occasion, name: 'Свадьба' },
      items: [
        { ...item, description: 'Poulet 1½' },
        { ...item, description: 'Bouchées 10²' },
      ],
    };
    const reply = await call(token, 'POST', '', { customerId, content });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: {
        code: 'validation-failed',
        fields: [
          { path: 'content.occasion.name', rule: 'unwritable' },
          { path: 'content.items.1.description', rule: 'unwritable' },
        ],
      },
    });
  });

  const withDrinks = (drinks: readonly object[]) => ({
    ...SAMPLE_ESTIMATE,
    items: [{ description: 'Entrée', per: 'person', unitCents: 4500, taxes: 'FP', drinks }],
  });
  const asked = (content: object) => call(token, 'POST', '', { customerId, content });

  it('keeps the drinks that come with an admission, in its price too', async () => {
    const drinks = [{ description: 'Verre de vin', quantity: 2 }];
    const reply = await asked(withDrinks(drinks));
    expect(reply.json()).toMatchObject({
      revisions: [{ content: { items: [{ drinks }] }, price: { lines: [{ drinks }] } }],
    });
  });

  it.each([
    ['none at all', [], 'content.items.0.drinks'],
    ['more than six', Array.from({ length: 7 }, () => ({ description: 'Vin', quantity: 1 })), 'content.items.0.drinks'],
    ['none of one', [{ description: 'Vin', quantity: 0 }], 'content.items.0.drinks.0.quantity'],
    ['half of one', [{ description: 'Vin', quantity: 1.5 }], 'content.items.0.drinks.0.quantity'],
    ['too many of one', [{ description: 'Vin', quantity: 1000 }], 'content.items.0.drinks.0.quantity'],
    ['one without a number', [{ description: 'Vin' }], 'content.items.0.drinks.0.quantity'],
    ['one that is not described', [{ description: ' v ', quantity: 1 }], 'content.items.0.drinks.0.description'],
    [
      'one that is described too long',
      [{ description: 'v'.repeat(129), quantity: 1 }],
      'content.items.0.drinks.0.description',
    ],
    [
      'one that the authority cannot write',
      [{ description: 'Vin 10²', quantity: 1 }],
      'content.items.0.drinks.0.description',
    ],
  ])('takes no list of drinks with %s', async (_, drinks, path) => {
    const reply = await asked(withDrinks(drinks));
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [{ path }] } });
  });
});

describe('an estimate', () => {
  it('is begun as a draft with its price, under the merchant’s next number, also when two are begun at once', async () => {
    const [one, two] = await Promise.all([begin(token, { customerId }), begin(token, { customerId })]);
    expect([one.number, two.number].sort()).toEqual(['E-2026-0001', 'E-2026-0002']);
    expect(one).toMatchObject({
      state: 'draft',
      hasDraft: true,
      customer: { id: customerId, name: 'Zoé Émond', isErased: false },
      isGstRegistered: true,
      revisions: [
        { revision: 1, version: 1, content: SAMPLE_ESTIMATE, price: { totalCents: 124_619 }, customer: null },
      ],
    });
    expect(await read(token, one.id)).toEqual(one);
  });

  it.each<[string, Partial<EstimateContent>]>([
    ['content.occasion.name', { occasion: { ...SAMPLE_ESTIMATE.occasion, name: 'www.gagnez.example' } }],
    ['content.occasion.date', { occasion: { ...SAMPLE_ESTIMATE.occasion, date: '2026-02-30' } }],
    ['content.occasion.time', { occasion: { ...SAMPLE_ESTIMATE.occasion, time: '24:00' } }],
    ['content.persons', { persons: 0 }],
    ['content.items', { items: [] }],
    ['content.items.0.description', { items: [{ description: 'x', per: 'person', unitCents: 1, taxes: 'FP' }] }],
    ['content.deposit.hundredths', { deposit: { by: 'share', hundredths: 10_001 } }],
    ['content.terms', { terms: 'x'.repeat(10_001) }],
  ])('is refused with a %s that is none', async (path, change) => {
    const refused = await codeOf(call(token, 'POST', '', { customerId, content: { ...SAMPLE_ESTIMATE, ...change } }));
    expect(refused).toMatchObject({ code: 'validation-failed', fields: [{ path }] });
  });

  it('is refused without a price: a deposit above the total, a service charge without GST', async () => {
    const deposit = { by: 'amount', cents: 124_620 } as const;
    const tooMuch = { customerId, content: { ...SAMPLE_ESTIMATE, deposit } };
    expect(await codeOf(call(token, 'POST', '', tooMuch))).toMatchObject({ code: 'payments-exceed-total' });
    const set = {
      text: "update merchants set gst_number = '000000000RT0000' where id = $1",
      values: [caterer.merchantId],
    };
    await asSystem(test, set);
    const refused = codeOf(call(token, 'POST', '', { customerId, content: SAMPLE_ESTIMATE }));
    expect(await refused).toMatchObject({ code: 'service-needs-gst' });
    const { revisions } = await begin(token, { customerId, content: PLAIN });
    expect(revisions[0]).toMatchObject({ isGstRegistered: false, price: { gstCents: 0 } });
  });

  it('is for a customer of the merchant’s own, who was not erased', async () => {
    const other = await aCaterer(test);
    const theirs = await aCustomer(test, other.merchantId, { name: 'Ana' });
    const erased = await aCustomer(test, caterer.merchantId, { name: '' });
    for (const id of [theirs, erased])
      expect(await codeOf(call(token, 'POST', '', { customerId: id, content: PLAIN }))).toMatchObject({
        code: 'not-found',
      });
  });

  it('of 500 persons at 33.33 each is kept at exactly what it comes to', async () => {
    const items = [{ description: 'Banquet', per: 'person', unitCents: 3333, taxes: 'FP' } as const];
    const { revisions } = await begin(token, { customerId, content: { ...PLAIN, persons: 500, items } });
    expect(revisions[0]?.price).toMatchObject({ subtotalCents: 1_666_500, totalCents: 1_916_058 });
    expect((await listed(token)).items[0]).toMatchObject({ persons: 500, totalCents: 1_916_058 });
  });
});

describe('a draft', () => {
  it('is saved over the version that was read: of two who save it, the second is refused', async () => {
    const { id } = await begin(token, { customerId });
    const content = { ...SAMPLE_ESTIMATE, persons: 60 };
    const saved = await Promise.all([
      save(token, { id }, { version: 1, content }),
      save(token, { id }, { version: 1, content: { ...content, persons: 70 } }),
    ]);
    expect(saved.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await read(token, id)).revisions[0]).toMatchObject({ version: 2 });
    const late = codeOf(save(token, { id }, { version: 1, content }));
    expect(await late).toMatchObject({ code: 'estimate-changed-meanwhile' });
    const again = await save(token, { id }, { version: 2, content });
    expect(again.json<EstimateView>().revisions[0]).toMatchObject({
      version: 3,
      content,
      price: { totalCents: 182_796 },
    });
  });

  it('is one at a time, and gone with its estimate when it is deleted', async () => {
    const { id } = await begin(token, { customerId });
    expect(await codeOf(call(token, 'POST', `/${id}/revisions`, {}))).toMatchObject({ code: 'estimate-has-draft' });
    expect(await codeOf(call(token, 'DELETE', `/${id}/revisions/2`))).toMatchObject({ code: 'not-found' });
    expect((await call(token, 'DELETE', `/${id}/revisions/1`)).statusCode).toBe(204);
    expect(await codeOf(call(token, 'GET', `/${id}`))).toMatchObject({ code: 'not-found' });
    expect(await numbersOf(token)).toEqual([]);
  });

  it('is begun like another estimate, for the same customer or another', async () => {
    const { id } = await begin(token, { customerId });
    const other = await aCustomer(test, caterer.merchantId, { name: 'Ana' });
    const [same, another] = [
      (await call(token, 'POST', `/${id}/duplicate`, {})).json<EstimateView>(),
      (await call(token, 'POST', `/${id}/duplicate`, { customerId: other })).json<EstimateView>(),
    ];
    expect([same.customer.name, another.customer.name]).toEqual(['Zoé Émond', 'Ana']);
    expect(another).toMatchObject({ number: 'E-2026-0003', revisions: [{ content: SAMPLE_ESTIMATE }] });
  });
});

describe('the list', () => {
  it('is newest first, in pages, found by number, event and customer, and summed by state as it is filtered', async () => {
    const ana = await aCustomer(test, caterer.merchantId, { name: 'Ana', company: 'Théâtre' });
    await begin(token, { customerId });
    await begin(token, { customerId: ana, content: PLAIN });
    const occasion = { ...SAMPLE_ESTIMATE.occasion, name: 'Gala', date: '2026-12-31' };
    await begin(token, { customerId: ana, content: { ...PLAIN, occasion } });
    const first = await listed(token, '?limit=2');
    const second = await listed(token, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ number }) => number.slice(-1))).toEqual(['3', '2', '1']);
    expect(second.nextCursor).toBeNull();
    const forged = Buffer.from('["x"]').toString('base64url');
    expect(await codeOf(call(token, 'GET', `?cursor=${forged}`))).toMatchObject({ code: 'validation-failed' });
    const cases: readonly [query: string, count: number][] = [
      ['q=zoe', 1],
      ['q=theatre', 2],
      ['q=E-2026-0002', 1],
      ['q=GALA', 1],
      ['q=%25', 0],
      [`customerId=${ana}`, 2],
      ['from=2026-12-31&to=2026-12-31', 1],
      ['to=2026-12-30', 2],
      ['states=draft', 3],
      ['states=sent&states=seen', 0],
    ];
    for (const [query, count] of cases) {
      const { items } = await listed(token, `?${query}`);
      expect(items, query).toHaveLength(count);
      const { states } = (await call(token, 'GET', `/summary?${query}`)).json<{ states: unknown[] }>();
      const totalCents = items.reduce((sum, one) => sum + one.totalCents, 0);
      expect(states, query).toEqual(count === 0 ? [] : [{ state: 'draft', count, totalCents }]);
    }
  });
});

describe('who is a caterer no more', () => {
  it('reads and deletes drafts, and neither begins nor changes any', async () => {
    const { id } = await begin(token, { customerId });
    await caterer.become(false);
    const attempts = [
      call(token, 'POST', '', { customerId, content: PLAIN }),
      call(token, 'POST', `/${id}/duplicate`, {}),
      call(token, 'POST', `/${id}/revisions`, {}),
      save(token, { id }, { version: 1, content: PLAIN }),
    ];
    for (const attempt of attempts) expect(await codeOf(attempt)).toMatchObject({ code: 'caterers-only' });
    expect(await numbersOf(token)).toEqual(['E-2026-0001']);
    expect((await call(token, 'DELETE', `/${id}/revisions/1`)).statusCode).toBe(204);
    for (const path of ['', '/summary'])
      expect(await codeOf(call(token, 'GET', path))).toMatchObject({ code: 'caterers-only' });
  });
});

describe('another’s estimate', () => {
  it('is found and changed by no one else, the merchant’s partner included', async () => {
    const partnerId = await aPartner(test);
    const mine = await aCaterer(test, partnerId);
    const { id } = await begin(mine.token, { customerId: await aCustomer(test, mine.merchantId, { name: 'Ana' }) });
    const attempts = [
      call(token, 'GET', `/${id}`),
      call(token, 'POST', `/${id}/duplicate`, {}),
      call(token, 'POST', `/${id}/revisions`, {}),
      save(token, { id }, { version: 1, content: PLAIN }),
      call(token, 'DELETE', `/${id}/revisions/1`),
    ];
    for (const attempt of attempts) expect(await codeOf(attempt)).toMatchObject({ code: 'not-found' });
    const query = `?merchantId=${mine.merchantId}`;
    const partner = await aUser(test, { role: 'partner', partnerId });
    expect(await codeOf(call(partner.token, 'GET', `/${id}${query}`))).toMatchObject({ code: 'forbidden' });
    const admin = await aUser(test, { role: 'admin' });
    expect((await call(admin.token, 'GET', `/${id}${query}`)).statusCode).toBe(200);
    const reader = await mine.person('reader');
    expect(await numbersOf(reader.token)).toEqual(['E-2026-0001']);
    expect(await codeOf(call(reader.token, 'DELETE', `/${id}/revisions/1`))).toMatchObject({ code: 'forbidden' });
  });

  it('is no partner’s business in any of its tables', async () => {
    const partnerId = await aPartner(test);
    const { merchantId } = await aCaterer(test, partnerId);
    await anEstimate(test, merchantId);
    const { database } = test.dependencies;
    for (const table of [
      'estimates',
      'estimate_revisions',
      'estimate_decisions',
      'estimate_reminders',
      'estimate_links',
      'contracts',
      'contract_documents',
    ]) {
      const rows = { text: `select merchant_id from ${table}` };
      expect(await database.first({ role: 'merchant', merchantId }, rows), table).toEqual({ merchant_id: merchantId });
      expect(await database.first({ role: 'partner', partnerId }, rows), table).toBeNull();
    }
  });
});
