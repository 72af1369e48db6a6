import type { Overview } from '@comptoir/contract/sales/report-overview';
import type { TransmissionReport, TransmissionReportRow } from '@comptoir/contract/sales/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../../../test/fake-authority.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const FIRST_OF_JUNE = '2026-06-01T16:10:00Z';
let clock = new Date(FIRST_OF_JUNE);
const test = useTestApp({ now: () => clock });

let admin: string;
beforeEach(() => at(FIRST_OF_JUNE));

/** Moves the clock; who was signed in before may not be any more. */
async function at(instant: string): Promise<void> {
  clock = new Date(instant);
  admin = (await aUser(test, { role: 'admin' })).token;
}

const get = (url: string, token = admin) => test.app.inject({ method: 'GET', url, headers: bearer(token) });
const overview = async () => (await get('/api/reports/overview')).json<Overview>();
const report = async (from: string, to: string) =>
  (await get(`/api/reports/transmissions?from=${from}&to=${to}`)).json<{ items: TransmissionReportRow[] }>().items;

const acceptAll = () => test.authority.behave((request) => accept(test.authority.received, request));
const goDown = () => test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));

describe('the overview', () => {
  it('counts merchants, tills, the day’s accepted bills and what waits', async () => {
    const before = await overview();
    const [paused, unregistered] = [await aMerchant(test), await aMerchant(test)];
    await asSystem(test, { text: 'update merchants set active = false where id = $1', values: [paused.id] });
    await asSystem(test, {
      text: 'update merchants set subscription_completed = false where id = $1',
      values: [unregistered.id],
    });
    await aPartner(test);
    acceptAll();
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text, (await till.bill()).text]);
    goDown();
    await till.submitBills([(await till.bill()).text]);
    expect(await overview()).toMatchObject({
      merchants: before.merchants + 3,
      activeMerchants: before.activeMerchants + 2,
      unregisteredMerchants: before.unregisteredMerchants + 1,
      partners: before.partners + 1,
      devices: before.devices + 1,
      devicesInTrouble: before.devicesInTrouble,
      acceptedToday: before.acceptedToday + 2,
      waiting: before.waiting + 1,
      oldestWaitingAt: '2026-06-01T16:00:03.000Z',
      authorityReachable: false,
    });
  });

  it('counts today from midnight in Québec', async () => {
    acceptAll();
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text]);
    await at('2026-06-02T03:59:00Z');
    const accepted = (await overview()).acceptedToday;
    await at('2026-06-02T04:01:00Z');
    expect([accepted > 0, (await overview()).acceptedToday]).toEqual([true, 0]);
  });

  it('counts bills of the day alone, as the report of that day does', async () => {
    acceptAll();
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text]);
    goDown();
    await till.submitBills([(await till.bill()).text]);
    const acceptedOn = async (day: string) => (await report(day, day)).reduce((sum, { accepted }) => sum + accepted, 0);
    expect((await overview()).acceptedToday).toBe(await acceptedOn('2026-06-01'));
    await at('2026-06-05T16:00:00Z');
    // what had waited is accepted days later
    await asSystem(test, {
      text: "update transmissions set state = 'accepted', settled_at = $2 where device_id = $1 and state = 'waiting'",
      values: [till.id, clock],
    });
    expect((await overview()).acceptedToday).toBe(await acceptedOn('2026-06-05'));
  });

  it('names first who needs a look first', async () => {
    goDown();
    const late = await aTerminal(test);
    await late.submitBills([(await late.bill()).text]);
    const expired = await aTerminal(test);
    await asSystem(test, {
      text: "update certificates set not_after = '2026-06-05T00:00:00Z' where device_id = $1",
      values: [expired.id],
    });
    const unregistered = await aMerchant(test);
    await asSystem(test, {
      text: 'update merchants set subscription_completed = false where id = $1',
      values: [unregistered.id],
    });
    const well = await aTerminal(test);
    await at('2026-06-04T12:00:00Z');
    const attention = (await overview()).attention.items.map(({ id }) => id);
    const places = [late.merchant, expired.merchant, unregistered].map(({ id }) => attention.indexOf(id));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(attention).not.toContain(well.merchant.id);

    const { devicesInTrouble } = await overview();
    await asSystem(test, {
      text: 'update merchants set active = false where id = $1',
      values: [expired.merchant.id],
    });
    const without = await overview();
    expect(without.attention.items.map(({ id }) => id)).not.toContain(expired.merchant.id);
    expect(without.devicesInTrouble, 'the count agrees with the list below it').toBe(devicesInTrouble - 1);
  });

  it('lists who is behind a count: their parts add up to it, also over pages', async () => {
    goDown();
    const { merchant, ...till } = await aTerminal(test);
    await till.submitBills([(await till.bill()).text]);
    await asSystem(test, { text: 'update merchants set active = false where id = $1', values: [merchant.id] });
    const behind = async (look: string, cursor = 0) =>
      (await get(`/api/reports/overview?look=${look}&cursor=${cursor}`)).json<Overview>();
    const waiting = await behind('waiting');
    expect(waiting.attention.items.map(({ id }) => id)).toContain(merchant.id);
    expect(waiting.attention.items.reduce((sum, one) => sum + one.waiting, 0)).toBe(waiting.waiting);
    const devices = await behind('devices');
    expect(devices.attention.items.reduce((sum, one) => sum + one.devicesInTrouble, 0)).toBe(devices.devicesInTrouble);
    expect(devices.attention.items.map(({ active }) => active)).not.toContain(false);
    const { count } = waiting.attention;
    expect((await behind('waiting', count)).attention).toEqual({
      items: [],
      nextCursor: null,
      previousCursor: '0',
      count,
    });
    expect((await get('/api/reports/overview?look=everything')).statusCode).toBe(422);
  });
});

describe('the transmission report', () => {
  it('counts each merchant’s bills and sums the sales of the accepted ones', async () => {
    acceptAll();
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text, (await till.bill()).text]);
    const training = await till.bill((draft) => ({ ...draft, modTrans: 'FOR' }));
    await till.submitBills([training.text]);
    goDown();
    await till.submitBills([(await till.bill()).text]);
    await asSystem(test, {
      text: "update transmissions set state = 'refused' where device_id = $1 and position = 2",
      values: [till.id],
    });
    const row = (await report('2026-06-01', '2026-06-01')).find(({ merchantId }) => merchantId === till.merchant.id);
    expect(row).toMatchObject({ bills: 4, accepted: 2, waiting: 1, refused: 1, totalCents: 575 });
  });

  it('lists a merchant that has made no bill', async () => {
    const { id } = await aMerchant(test);
    const row = (await report('2026-05-01', '2026-05-31')).find(({ merchantId }) => merchantId === id);
    expect(row).toMatchObject({ bills: 0, accepted: 0, waiting: 0, refused: 0, totalCents: 0 });
  });

  it('is a page in any order, whose total is of all merchants', async () => {
    acceptAll();
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text, (await till.bill()).text]);
    await aMerchant(test);
    await aMerchant(test);
    const ask = async (query: string) =>
      (await get(`/api/reports/transmissions?from=2026-06-01&to=2026-06-01${query}`)).json<TransmissionReport>();
    const all = await ask('');
    const sum = (of: 'bills' | 'accepted' | 'waiting' | 'refused' | 'totalCents') =>
      all.items.reduce((total, row) => total + row[of], 0);
    expect(all.total).toEqual({
      merchants: all.items.length,
      bills: sum('bills'),
      accepted: sum('accepted'),
      waiting: sum('waiting'),
      refused: sum('refused'),
      totalCents: sum('totalCents'),
    });
    expect(all).toMatchObject({ nextCursor: null, previousCursor: null });
    const first = await ask('&limit=2&sort=-bills');
    expect(first.items.map(({ bills }) => bills)).toEqual(
      all.items
        .map(({ bills }) => bills)
        .toSorted((a, b) => b - a)
        .slice(0, 2),
    );
    expect(first).toMatchObject({ total: all.total, nextCursor: '2', previousCursor: null });
    const walked = [...first.items];
    for (let cursor = first.nextCursor; cursor !== null;) {
      const page = await ask(`&limit=2&sort=-bills&cursor=${cursor}`);
      expect(page.previousCursor).toBe(String(Number(cursor) - 2));
      walked.push(...page.items);
      cursor = page.nextCursor;
    }
    const ids = (rows: readonly TransmissionReportRow[]) => rows.map(({ merchantId }) => merchantId).toSorted();
    expect(ids(walked)).toEqual(ids(all.items));
    // beyond the end there are no rows, and still the total
    expect(await ask('&limit=2&cursor=1000')).toMatchObject({ items: [], total: all.total, nextCursor: null });
  });

  // A day is Québec's, also for merchants in the Magdalen Islands, where it begins an hour earlier.
  it.each(['America/Montreal', 'America/Halifax'])(
    'counts a bill of midnight sharp on the day that begins, whether sent or waiting, in %s',
    async (zone) => {
      const till = await aTerminal(test);
      await asSystem(test, {
        text: 'update merchants set time_zone = $2 where id = $1',
        values: [till.merchant.id, zone],
      });
      await at('2026-06-03T16:00:00Z');
      goDown();
      await till.submitBills([(await till.bill()).text]);
      const moments = [
        '2026-06-01T03:59:59.999Z',
        '2026-06-01T04:00:00Z',
        '2026-06-02T03:59:59.999Z',
        '2026-06-02T04:00:00Z',
      ];
      for (const [index, moment] of moments.entries()) await billAt(till.id, index + 2, moment);
      const rowOf = async (day: string) =>
        (await report(day, day)).find(({ merchantId }) => merchantId === till.merchant.id);
      // The till's own bill is of 1 June too.
      expect(await rowOf('2026-05-31')).toMatchObject({ bills: 1, waiting: 1, refused: 0 });
      expect(await rowOf('2026-06-01')).toMatchObject({ bills: 3, waiting: 3, refused: 0 });
      expect(await rowOf('2026-06-02')).toMatchObject({ bills: 1, waiting: 1, refused: 0 });
      await asSystem(test, {
        text: "update transmissions set state = 'refused' where device_id = $1 and position > 1",
        values: [till.id],
      });
      expect(await rowOf('2026-05-31')).toMatchObject({ bills: 1, waiting: 0, refused: 1 });
      expect(await rowOf('2026-06-01')).toMatchObject({ bills: 3, waiting: 1, refused: 2 });
      expect(await rowOf('2026-06-02')).toMatchObject({ bills: 1, waiting: 0, refused: 1 });
    },
  );

  it('counts a bill on its day in Québec', async () => {
    acceptAll();
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text]);
    // 23:59 of 31 May in Québec.
    await asSystem(test, {
      text: `insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type,
            total_cents, sold_cents, document, signature)
          select id, merchant_id, device_id, 2, '2026-06-01T03:59:00Z', received_at, no_trans, document_type, total_cents,
            100, document, signature from transactions where device_id = $1`,
      values: [till.id],
    });
    await asSystem(test, {
      text: `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
        select merchant_id, device_id, position, id, signed_at, 'accepted' from transactions where device_id = $1 and position = 2`,
      values: [till.id],
    });
    await asSystem(test, { text: 'update lanes set last_position = 2 where device_id = $1', values: [till.id] });
    const soldIn = async (from: string, to: string) =>
      (await report(from, to)).find(({ merchantId }) => merchantId === till.merchant.id)?.totalCents;
    expect(await soldIn('2026-05-31', '2026-05-31')).toBe(100);
    expect(await soldIn('2026-06-01', '2026-06-01')).toBe(575);
    expect(await soldIn('2026-05-31', '2026-06-01')).toBe(675);
  });

  it.each([
    ['from=2026-06-02&to=2026-06-01', [{ path: 'from', rule: 'after-end' }]],
    ['from=2026-06-01&to=2026-06-02', [{ path: 'to', rule: 'in-future' }]],
    ['from=2025-05-31&to=2026-06-01', [{ path: 'from', rule: 'too-long' }]],
    ['from=2026-02-30&to=2026-06-01', null],
    ['from=yesterday&to=2026-06-01', null],
    ['from=2026-06-01', null],
    ['from=2026-06-01&to=2026-06-01&limit=101', [{ path: 'limit' }]],
    ['from=2026-06-01&to=2026-06-01&cursor=-1', [{ path: 'cursor' }]],
    ['from=2026-06-01&to=2026-06-01&sort=merchantId', [{ path: 'sort' }]],
  ])('refuses %s', async (query, fields) => {
    const reply = await get(`/api/reports/transmissions?${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', ...(fields ? { fields } : {}) } });
  });
});

it.each(['/api/reports/overview', '/api/reports/transmissions?from=2026-06-01&to=2026-06-01'])(
  '%s is for administrators alone',
  async (url) => {
    const partnerId = await aPartner(test);
    const { id: merchantId } = await aMerchant(test, { partnerId });
    for (const given of [{ role: 'partner', partnerId } as const, { role: 'merchant', merchantId } as const]) {
      const reply = await get(url, (await aUser(test, given)).token);
      expect(reply.json()).toMatchObject({ error: { code: 'forbidden' } });
    }
  },
);

/** A bill like the first one of a till, signed at another moment and waiting. */
async function billAt(deviceId: string, position: number, signedAt: string): Promise<void> {
  await asSystem(test, {
    text: `insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type,
          total_cents, sold_cents, document, signature)
        select id, merchant_id, device_id, $2, $3, received_at, no_trans, document_type, total_cents, 100, document,
          signature from transactions where device_id = $1 and position = 1`,
    values: [deviceId, position, signedAt],
  });
  await asSystem(test, {
    text: `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
        select merchant_id, device_id, $2, transaction_id, $3, 'waiting' from transmissions
        where device_id = $1 and position = 1`,
    values: [deviceId, position, signedAt],
  });
}
