import type { HourlySales, Outages } from '@comptoir/contract/sales/report-charts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, type PlannedBill, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { writeLog } from '../../base/record/write-log.ts';

// 13:40 in Montréal
let clock = new Date('2026-06-20T17:40:00Z');
const test = useTestApp({ now: () => clock });

const LUNCH = aSale({ at: new Date('2026-06-20T16:15:00Z'), taxedCents: 1000 });

let merchantId: string;
let deviceIds: string[];
let token: string;

beforeEach(async () => {
  clock = new Date('2026-06-20T17:40:00Z');
  const merchant = await aMerchant(test);
  merchantId = merchant.id;
  deviceIds = [(await aTerminal(test, { merchant })).id, (await aTerminal(test, { merchant })).id];
  token = (await aUser(test, { role: 'merchant', merchantId })).token;
});

const get = async <Reply>(url: string) =>
  (await test.app.inject({ method: 'GET', url: `/api${url}`, headers: bearer(token) })).json<Reply>();
const store = (...bills: Partial<PlannedBill>[]) =>
  storePlanned(
    test,
    { id: deviceIds[0] ?? '', merchantId },
    bills.map((bill) => ({ ...LUNCH, ...bill })),
  );
const hour = ({ hours }: HourlySales, wanted: number) => hours.find((one) => one.hour === wanted);

describe('the sales of today', () => {
  it('are counted by the hour, beside the same weekday a week before', async () => {
    await store(
      {},
      { situation: 'refund', taxedCents: 400 },
      { at: new Date('2026-06-13T16:59:59Z'), taxedCents: 2000 },
      { at: new Date('2026-06-12T16:15:00Z') },
    );
    const report = await get<HourlySales>('/reports/hours');
    expect(report).toMatchObject({ day: '2026-06-20', beforeDay: '2026-06-13', timeZone: 'America/Montreal' });
    expect(report.hours.map((one) => one.hour)).toEqual(Array.from({ length: 24 }, (_, index) => index));
    expect(hour(report, 12)).toEqual({ hour: 12, bills: 2, soldCents: 690, beforeBills: 1, beforeSoldCents: 2300 });
    expect(hour(report, 13)).toMatchObject({ bills: 0, soldCents: 0 });
    expect(hour(report, 14)).toMatchObject({ bills: null, soldCents: null, beforeBills: 0 });
  });

  it('are none of training, reproductions, estimates and bills that were refused', async () => {
    await store(
      { situation: 'training' },
      { situation: 'reproduction' },
      { situation: 'estimate' },
      { situation: 'later-instalment' },
      { refused: true },
    );
    expect(hour(await get<HourlySales>('/reports/hours'), 12)).toMatchObject({ bills: 0, soldCents: 0 });
  });

  it('count both hours of one name as one on the day that the clock is put back', async () => {
    clock = new Date('2026-11-01T20:00:00Z');
    token = (await aUser(test, { role: 'merchant', merchantId })).token;
    await store({ at: new Date('2026-11-01T05:30:00Z') }, { at: new Date('2026-11-01T06:30:00Z') });
    const report = await get<HourlySales>('/reports/hours');
    expect(hour(report, 1)).toMatchObject({ bills: 2, soldCents: 2300 });
  });

  it('of a till whose clock is fast are known before their hour', async () => {
    await store({ at: new Date('2026-06-20T18:15:00Z') });
    expect(hour(await get<HourlySales>('/reports/hours'), 14)).toMatchObject({ bills: 1 });
  });

  it.each([
    ['America/Montreal', '2026-06-20T04:00:00Z'],
    ['America/Halifax', '2026-06-20T03:00:00Z'],
  ])('begin at midnight in %s', async (zone, midnight) => {
    await asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchantId, zone] });
    await store({ at: new Date(midnight) }, { at: new Date(Date.parse(midnight) - 1000) });
    const { hours } = await get<HourlySales>('/reports/hours');
    expect(hours.reduce((sum, { bills }) => sum + (bills ?? 0), 0)).toBe(1);
    expect(hours[0]?.bills).toBe(1);
  });
});

describe('outages', () => {
  const log = (device: number, at: string, isReachable: boolean) =>
    test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      const record = isReachable
        ? ({ event: 'authority-reachable', facts: { waiting: 0 } } as const)
        : ({ event: 'authority-unreachable', facts: {} } as const);
      writeLog(tx, [{ merchantId, deviceId: deviceIds[device] ?? '', occurredAt: new Date(at), record }]);
    });
  const list = (query: string) => get<Outages>(`/reports/outages?${query}`);

  it('are those of all devices together, cut at both ends of the period', async () => {
    await log(0, '2026-06-09T23:00:00Z', false);
    await log(0, '2026-06-10T05:00:00Z', true);
    await log(0, '2026-06-11T12:00:00Z', false);
    await log(1, '2026-06-11T12:05:00Z', false);
    await log(0, '2026-06-11T12:10:00Z', true);
    await log(1, '2026-06-11T12:30:00Z', true);
    await log(1, '2026-06-13T05:00:00Z', false);
    expect((await list('from=2026-06-10&to=2026-06-12')).items).toEqual([
      { from: '2026-06-10T04:00:00.000Z', to: '2026-06-10T05:00:00.000Z' },
      { from: '2026-06-11T12:00:00.000Z', to: '2026-06-11T12:30:00.000Z' },
    ]);
  });

  it('that go on end now', async () => {
    await log(0, '2026-06-20T17:00:00Z', false);
    expect((await list('from=2026-06-20&to=2026-06-20')).items).toEqual([
      { from: '2026-06-20T17:00:00.000Z', to: clock.toISOString() },
    ]);
  });

  it.each([
    ['from=2026-06-02&to=2026-06-01', [{ path: 'from', rule: 'after-end' }]],
    ['from=2026-06-01&to=2026-06-21', [{ path: 'to', rule: 'in-future' }]],
    ['from=2025-05-31&to=2026-06-01', [{ path: 'from', rule: 'too-long' }]],
  ])('of %s are refused', async (query, fields) => {
    expect(await list(query)).toMatchObject({ error: { code: 'validation-failed', fields } });
  });
});
