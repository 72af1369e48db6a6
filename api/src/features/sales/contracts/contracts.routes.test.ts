import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import type { ContractView, ToSign } from '@comptoir/contract/sales/contracts';
import type { CustomerBill } from '@comptoir/contract/sales/customers';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../../../test/fake-authority.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { openContract } from './open-contract.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });

/** Five dollars before taxes, as the bills of the tests: $5.75 with them, $2.00 of it as deposit. */
const CONTENT: EstimateContent = {
  occasion: { name: 'Noces', date: '2026-06-20', time: null, place: '' },
  persons: 40,
  items: [{ description: 'Buffet', per: 'unit', quantity: 100, unitCents: 500, taxes: 'FP' }],
  service: { by: 'none' },
  tip: { by: 'none' },
  deposit: { by: 'amount', cents: 200 },
  instalments: [],
  balanceDueOn: '2026-07-05',
  terms: 'L’acompte reste acquis.',
  validUntil: '2026-06-10',
  language: 'fr',
};

let till: MadeTerminal;
let [merchantId, token] = ['', ''];
let person: { id: string; email: string };
let estimateId: string;
beforeEach(async () => {
  test.authority.behave((request) => accept(test.authority.received, request));
  const merchant = await aMerchant(test);
  merchantId = merchant.id;
  await cater(true);
  till = await aTerminal(test, { merchant });
  const user = await aUser(test, { role: 'merchant', merchantId, right: 'manager' });
  [token, person] = [user.token, user];
  estimateId = await anEstimate();
});

const cater = (is: boolean) =>
  asSystem(test, { text: 'update merchants set is_caterer = $2 where id = $1', values: [merchantId, is] });

async function anEstimate(): Promise<string> {
  const [id, customerId] = [uuid(), uuid()];
  await asSystem(test, {
    text: `insert into customers (id, merchant_id, name, company, email, telephone, address, language, added_at)
      values ($1, $2, 'Ana', '', '', '', '', 'fr', now())`,
    values: [customerId, merchantId],
  });
  await asSystem(test, {
    text: `insert into estimates (id, merchant_id, customer_id, number, created_at)
      select $1, $2, $3, coalesce(max(number), 0) + 1, now() from estimates where merchant_id = $2`,
    values: [id, merchantId, customerId],
  });
  return id;
}

/** Sends and accepts a revision of the estimate, as a customer would. */
async function acceptRevision(
  revision = 1,
  { isGstRegistered = true, ...change }: Partial<EstimateContent> & { isGstRegistered?: boolean } = {},
  of = estimateId,
): Promise<string> {
  const content = { ...CONTENT, ...change };
  const price = priceEstimate(content, { isGstRegistered, calendar: TAX_CALENDAR });
  if (!price.ok) throw new Error(price.reason);
  await asSystem(test, {
    text: `insert into estimate_revisions (estimate_id, merchant_id, revision, state, content, changed_at, total_cents, occasion_on,
        valid_until, customer, price, is_gst_registered, expires_at, sent_at, decided_at, pdf, pdf_sha256)
      values ($1, $2, $3, 'accepted', $4, now(), 0, '2026-06-20', '2026-06-10', '{"name":"Ana","company":""}', $5, $6, now(), now(), now(),
        'x', repeat('0', 64))`,
    values: [of, merchantId, revision, JSON.stringify(content), JSON.stringify(price.value), isGstRegistered],
  });
  const { contractId } = await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    openContract(tx, { merchantId, estimateId: of, revision, at: new Date('2026-06-01T12:00:00Z') }),
  );
  return contractId;
}

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/contracts${path}`,
    headers: bearer(token),
    ...(payload === undefined ? {} : { payload }),
  });
const read = async (id: string) => (await call('GET', `/${id}`)).json<ContractView>();
const standings = async (id: string) => (await read(id)).payments.map(({ state }) => state);
const codeOf = async (reply: ReturnType<typeof call>) => (await reply).json<{ error?: { code: string } }>().error?.code;

const device = (by: MadeTerminal, path: string, payload?: object) =>
  test.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/device/v1/to-sign${path}`,
    headers: bearer(by.token),
    ...(payload === undefined ? {} : { payload }),
  });
const waiting = async (by: MadeTerminal) => (await device(by, '')).json<{ items: ToSign[] }>().items;
const begin = (by: MadeTerminal, id: string) => device(by, `/${id}`, { noTrans: null });
const tell = async (by: MadeTerminal, id: string, noTrans: string) =>
  (await device(by, `/${id}`, { noTrans })).json<{ state?: string; error?: { code: string } }>();

/** Lists the audit trail's rows of contracts, oldest first: action, contract, user or till. */
const audited = async () => {
  const rows = await asSystem<{ action: string; number: string; till: string | null; userId: string | null }>(test, {
    text: `select action, facts ->> 'number' as number, facts ->> 'till' as till, user_id as "userId" from audit_events
      where merchant_id = $1 and action like 'contract-%' order by id`,
    values: [merchantId],
  });
  return rows.map(({ action, number, till: of, userId }) => `${number} ${action} ${of ?? userId}`);
};

/** Lists the merchant's log of contracts, oldest first. */
const logged = async () => {
  const lines = await asSystem<{ event: string; number: string; email: string | null; deviceId: string | null }>(test, {
    text: `select event, facts ->> 'number' as number, facts ->> 'email' as email, device_id as "deviceId" from activity_log
      where merchant_id = $1 and event like 'contract-%' order by id`,
    values: [merchantId],
  });
  return lines.map(
    ({ event, number, email, deviceId }) =>
      `${number} ${event}${deviceId === till.id ? ' here' : ''}${email === null ? '' : ` by ${email}`}`,
  );
};
const money = (cents: number) => `${cents < 0 ? '-' : '+'}${(Math.abs(cents) / 100).toFixed(2).padStart(12, '0')}`;
const estimate = (draft: UnsignedTransaction): UnsignedTransaction => ({ ...draft, typTrans: 'ESTM', modPai: 'SOB' });
const payment =
  (now: number, before: number) =>
  (draft: UnsignedTransaction): UnsignedTransaction => ({
    ...draft,
    mont: { ...draft.mont, versActu: money(now), versAnt: money(before), sold: money(575 - now - before) },
    refs: [{ noTrans: 'A-1', datTrans: '20260601120000', avantTax: draft.mont.avantTax }],
  });

/** The till signs what is next, and says which bill it is. */
async function sign(by: MadeTerminal, change: (draft: UnsignedTransaction) => UnsignedTransaction): Promise<ToSign> {
  const [next] = await waiting(by);
  if (!next) throw new Error('nothing waits');
  await begin(by, next.id);
  const { text, transaction } = await by.bill(change);
  await by.submitBills([text]);
  expect(await tell(by, next.id, transaction.noTrans)).toEqual({ state: 'signed' });
  return next;
}

describe('a contract', () => {
  it('comes of what was accepted, is signed, paid and ended, each document in its turn', async () => {
    const id = await acceptRevision();
    expect(await read(id)).toMatchObject({ number: 'C-2026-0001', state: 'to-sign', totalCents: 575, toSign: 1 });
    expect(await waiting(till)).toMatchObject([
      { order: { kind: 'contract', contract: 'C-2026-0001' }, refersTo: null },
    ]);
    await call('POST', `/${id}/instalments`, { payment: 0 });
    expect(await waiting(till)).toHaveLength(1);
    expect(await standings(id)).toEqual(['asked', 'due']);
    await sign(till, estimate);
    const [deposit] = await waiting(till);
    expect(deposit).toMatchObject({ order: { kind: 'instalment', paidCents: 200 } });
    expect(deposit?.refersTo).toContain('"typTrans":"ESTM"');
    await sign(till, payment(200, 0));
    expect(await read(id)).toMatchObject({ state: 'open', paidCents: 200, dueCents: 375, next: { cents: 375 } });
    expect(await standings(id)).toEqual(['paid', 'due']);
    const [wine, path] = [{ description: 'Vin', quantity: 100, unitCents: 500, taxes: 'FP' }, `/${id}/final`];
    expect(await codeOf(call('POST', path, { items: [{ ...wine, description: '10² l' }] }))).toBe('validation-failed');
    await call('POST', path, { items: [wine] });
    await sign(till, (draft) => draft);
    expect((await waiting(till))[0]).toMatchObject({ order: { kind: 'final', paidCents: 375, earlierCents: 200 } });
    await sign(till, payment(375, 200));
    const ended = await read(id);
    expect(ended).toMatchObject({ state: 'ended', paidCents: 575, dueCents: 0, additionCents: 575, next: null });
    expect(ended.documents.map(({ kind, bill }) => [kind, bill?.isAsAsked])).toEqual(
      ['contract', 'instalment', 'addition', 'final'].map((kind) => [kind, true]),
    );
    const [sums] = await asSystem<{ sold: number }>(test, {
      text: 'select sum(sold_cents)::int as sold from transactions where merchant_id = $1',
      values: [merchantId],
    });
    expect(sums?.sold).toBe(575 + 575);
    expect(await codeOf(call('POST', `/${id}/cancel`, { reason: 'trop tard' }))).toBe('contract-not-open');
    const signed = Array.from({ length: 4 }, () => 'C-2026-0001 contract-document-signed here');
    expect((await logged()).toSorted()).toEqual(
      ['C-2026-0001 contract-to-sign', ...signed, 'C-2026-0001 contract-paid here'].toSorted(),
    );
  });

  it('is asked for no payment twice, nor for more than is due', async () => {
    const id = await acceptRevision();
    const both = await Promise.all([1, 2].map(() => call('POST', `/${id}/instalments`, { payment: 0 })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([200, 409]);
    expect(await codeOf(call('POST', `/${id}/instalments`, { payment: 0 }))).toBe('nothing-due');
    expect(await codeOf(call('POST', `/${id}/instalments`, { cents: 376 }))).toBe('more-than-is-due');
    expect((await call('POST', `/${id}/final`, {})).statusCode).toBe(200);
    expect(await codeOf(call('POST', `/${id}/final`, {}))).toBe('contract-not-open');
    const { documents } = await read(id);
    const [, deposit, final] = documents.map((document) => document.id);
    expect(await codeOf(call('POST', `/${id}/documents/${deposit}/withdraw`))).toBe('document-not-waiting');
    expect((await call('POST', `/${id}/documents/${final}/withdraw`)).json()).toMatchObject({ toSign: 2 });
    expect(await codeOf(call('POST', `/${id}/documents/${uuid()}/withdraw`))).toBe('not-found');
  });

  it('has what was ordered besides bear the taxes that were chosen, as far as its class does, and no GST without registration', async () => {
    const item = { description: 'Vin', quantity: 100, unitCents: 500, taxes: 'FP' };
    const items = [item, { ...item, taxes: 'F' }, { ...item, taxes: 'NON' }, { ...item, taxClass: 'zero-rated' }];
    const comesTo = async (id: string) =>
      (await call('POST', `/${id}/final`, { items })).json<ContractView>().documents[1];
    expect(await comesTo(await acceptRevision())).toMatchObject({ kind: 'addition', totalCents: 2100 });
    const without = await acceptRevision(1, { isGstRegistered: false }, await anEstimate());
    expect(await read(without)).toMatchObject({ totalCents: 550 });
    expect(await comesTo(without)).toMatchObject({ kind: 'addition', totalCents: 2050 });
  });

  it('is what was agreed, whatever customer, registration and drafts become', async () => {
    const contractId = await acceptRevision();
    const [{ order } = { order: null }] = await waiting(till);
    for (const [text, id] of [
      ["update merchants set gst_number = '000000000RT0000' where id = $1", merchantId],
      ["update customers set name = 'Eva' where id = (select customer_id from estimates where id = $1)", estimateId],
      [
        `insert into estimate_revisions (estimate_id, merchant_id, revision, state, content, changed_at, total_cents, occasion_on, valid_until)
          select estimate_id, merchant_id, 2, 'draft', content || '{"terms":"","items":[]}', changed_at, 1, occasion_on, valid_until
          from estimate_revisions where estimate_id = $1`,
        estimateId,
      ],
    ] as const)
      await asSystem(test, { text, values: [id] });
    expect((await waiting(till))[0]?.order).toEqual(order);
    await sign(till, estimate);
    await call('POST', `/${contractId}/instalments`, { payment: 0 });
    const agreed = { customer: 'Ana', totalCents: 575, lines: [{ description: 'Buffet', taxes: 'FP' }] };
    expect((await waiting(till))[0]?.order).toMatchObject({ ...agreed, paidCents: 200 });
    expect(await read(contractId)).toMatchObject({ terms: CONTENT.terms, agreedCents: 575 });
  });

  it('is listed by number and found by customer, event and state, and named by its estimate', async () => {
    const contractId = await acceptRevision();
    await acceptRevision(1, { occasion: { ...CONTENT.occasion, name: 'Congrès' } }, await anEstimate());
    const numbers = async (query: string) =>
      (await call('GET', query)).json<{ items: { number: string }[] }>().items.map(({ number }) => number);
    expect(await numbers('')).toEqual(['C-2026-0002', 'C-2026-0001']);
    expect(await numbers('?q=congres')).toEqual(['C-2026-0002']);
    expect(await numbers('?q=ana&states=open')).toEqual([]);
    const first = (await call('GET', '?limit=1')).json<{ nextCursor: string }>();
    expect(await numbers(`?limit=1&cursor=${first.nextCursor}`)).toEqual(['C-2026-0001']);
    expect(await codeOf(call('GET', '?cursor=abc'))).toBe('validation-failed');
    const estimates = await test.app.inject({ url: '/api/estimates', headers: bearer(token) });
    const { items } = estimates.json<{ items: { id: string; contractId: string | null }[] }>();
    expect(items.find(({ id }) => id === estimateId)?.contractId).toBe(contractId);
  });
});

describe('the bills of a customer', () => {
  const billsOf = async (customerId: string, query = '', by = token) =>
    (await test.app.inject({ url: `/api/customers/${customerId}/bills${query}`, headers: bearer(by) })).json<{
      items: CustomerBill[];
      nextCursor: string | null;
    }>();
  const customerOf = async (of: string) => {
    const text = 'select customer_id as id from estimates where id = $1';
    return (await asSystem<{ id: string }>(test, { text, values: [of] }))[0]?.id ?? '';
  };

  it('are what tills have signed of their contracts, newest first, in pages, and no one else’s', async () => {
    const contractId = await acceptRevision();
    await sign(till, estimate);
    await call('POST', `/${contractId}/instalments`, { payment: 0 });
    await sign(till, payment(200, 0));
    await call('POST', `/${contractId}/final`, {});
    const customerId = await customerOf(estimateId);
    const first = await billsOf(customerId, '?limit=1');
    const contract = { id: contractId, number: 'C-2026-0001' };
    expect(first.items).toMatchObject([{ kind: 'instalment', totalCents: 575, paidCents: 200, contract }]);
    const rest = await billsOf(customerId, `?limit=1&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ items: [{ kind: 'contract', totalCents: 575, contract }], nextCursor: null });
    expect((await billsOf(await customerOf(await anEstimate()))).items).toEqual([]);
    const other = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id, right: 'manager' });
    expect((await billsOf(customerId, '', other.token)).items).toEqual([]);
  });
});

describe('what was agreed instead', () => {
  it('takes the place of what no till has begun, and is a revision of what one has', async () => {
    const id = await acceptRevision();
    await call('POST', `/${id}/instalments`, { payment: 0 });
    await acceptRevision(2, { deposit: { by: 'none' } });
    expect((await read(id)).documents.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'contract withdrawn',
      'instalment withdrawn',
      'contract waiting',
    ]);
    await sign(till, estimate);
    await acceptRevision(3, { persons: 41 });
    expect(await waiting(till)).toMatchObject([{ order: { kind: 'revision', persons: 41 } }]);
    expect(await read(id)).toMatchObject({ revision: 3, state: 'open' });
  });

  it('is not agreed once the end waits, and a difference of what was signed is shown', async () => {
    const id = await acceptRevision();
    await sign(till, (draft) => ({
      ...estimate(draft),
      mont: { ...draft.mont, TPS: money(24), apresTax: money(574) },
    }));
    expect((await read(id)).documents[0]?.bill).toMatchObject({ totalCents: 574, isAsAsked: false });
    await call('POST', `/${id}/final`, {});
    await expect(acceptRevision(2)).rejects.toThrow('contract-not-open');
  });
});

describe('a cancelled contract', () => {
  it('ends at once before it was signed, and by its document after', async () => {
    const unsigned = await acceptRevision();
    const cancelled = (await call('POST', `/${unsigned}/cancel`, { reason: 'remis' })).json<ContractView>();
    expect(cancelled).toMatchObject({ state: 'cancelled', reason: 'remis', toSign: 0 });
    expect(await audited()).toEqual([`C-2026-0001 contract-called-off ${person.id}`]);
    const id = await acceptRevision(1, {}, await anEstimate());
    await sign(till, estimate);
    await call('POST', `/${id}/instalments`, { payment: 0 });
    await sign(till, payment(200, 0));
    expect(await codeOf(call('POST', `/${id}/cancel`, { reason: 'remis', keptCents: 201 }))).toBe('more-than-is-due');
    expect(await codeOf(call('POST', `/${id}/cancel`, { reason: '10²', keptCents: 50 }))).toBe('validation-failed');
    const asked = (await call('POST', `/${id}/cancel`, { reason: 'remis', keptCents: 50 })).json<ContractView>();
    expect(asked).toMatchObject({ state: 'open', reason: 'remis', toSign: 1 });
    const next = await sign(till, (draft) => ({
      ...draft,
      items: draft.items.map((item) => ({ ...item, qte: '-00001.00', prix: money(-130) })),
      mont: { avantTax: money(-130), TPS: money(-7), TVQ: money(-13), apresTax: money(-150) },
    }));
    expect(next.order).toMatchObject({ kind: 'cancellation', totalCents: 50, earlierCents: 200, reason: 'remis' });
    expect(await read(id)).toMatchObject({ state: 'cancelled', paidCents: 50, returnedCents: 150, dueCents: 0 });
    expect((await read(id)).reason).toBe('remis');
    expect((await read(id)).documents.at(-1)?.bill?.isAsAsked).toBe(true);
    const called = (await logged()).filter((line) => line.includes('called-off'));
    expect(called.toSorted()).toEqual([
      `C-2026-0001 contract-called-off by ${person.email}`,
      'C-2026-0002 contract-called-off here',
    ]);
  });

  it('may be ended by who is a caterer no more, for whom nothing new begins', async () => {
    const id = await acceptRevision();
    await cater(false);
    await sign(till, estimate);
    expect((await call('POST', `/${id}/final`, {})).statusCode).toBe(200);
    await expect(acceptRevision(1, {}, await anEstimate())).rejects.toThrow('caterers-only');
  });
});

describe('two tills', () => {
  it('do not sign one contract: the first goes on with it, another once that one is unlinked', async () => {
    const id = await acceptRevision();
    const other = await aTerminal(test, { merchant: till.merchant });
    const document = (await waiting(till))[0]?.id ?? '';
    const begun = await Promise.all([begin(till, document), begin(other, document)]);
    expect(begun.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([200, 409]);
    const [first, second] = begun[0]?.statusCode === 200 ? [till, other] : [other, till];
    expect((await begin(first, document)).json()).toEqual({ state: 'taken' });
    expect(await waiting(second)).toEqual([]);
    expect(await tell(second, document, 'A-1001')).toMatchObject({ error: { code: 'document-at-a-till' } });
    expect(await codeOf(call('POST', `/${id}/cancel`, { reason: 'remis' }))).toBe('document-at-a-till');
    await asSystem(test, { text: 'update devices set linked_at = null where id = $1', values: [first.id] });
    expect(await waiting(second)).toHaveLength(1);
    expect((await begin(second, document)).json()).toEqual({ state: 'taken' });
  });

  it('say which bill it is as often as it takes, also of the one made again', async () => {
    const id = await acceptRevision();
    const document = (await waiting(till))[0]?.id ?? '';
    await begin(till, document);
    expect(await tell(till, document, 'A-1001')).toEqual({ state: 'bill-missing' });
    expect(await read(id)).toMatchObject({ state: 'to-sign' });
    for (const count of [1, 2]) {
      const { text, transaction } = await till.bill(estimate);
      await till.submitBills([text]);
      const reported = [1, 2].map(() => tell(till, document, transaction.noTrans));
      expect(await Promise.all(reported), String(count)).toEqual([{ state: 'signed' }, { state: 'signed' }]);
    }
    expect((await read(id)).documents[0]?.bill?.noTrans).toBe('A-1002');
    expect((await begin(till, document)).json()).toMatchObject({ error: { code: 'document-not-waiting' } });
  });

  it('take a payment that no one asked for, as the schedule has it', async () => {
    await acceptRevision();
    await sign(till, estimate);
    const asked = (number: string) => device(till, '/instalments', { contract: number });
    expect((await asked('c-2026-0001')).statusCode).toBe(204);
    expect(await waiting(till)).toMatchObject([{ order: { kind: 'instalment', paidCents: 200 } }]);
    const [{ name } = { name: '' }] = await asSystem<{ name: string }>(test, {
      text: 'select name from devices where id = $1',
      values: [till.id],
    });
    expect(await audited()).toEqual([`C-2026-0001 contract-document-requested ${name}`]);
    expect((await asked('C-2026-0009')).json()).toMatchObject({ error: { code: 'not-found' } });
  });
});
