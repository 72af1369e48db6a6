import type { AppointmentView } from '@comptoir/contract/help/appointments';
import type { SupportSettingsView } from '@comptoir/contract/base/support-settings';
import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeHours } from '../../../../test/factories/appointments.ts';
import { asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aLastingToken, aSubscriber, codeOf, subscriptionCalls } from '../../../../test/factories/subscribers.ts';
import { clearCalendar, FIRST_TECHNICIAN_ID, typedTechnician } from '../../../../test/factories/technicians.ts';
import { useTestApp } from '../../../../test/test-app.ts';

/** Monday morning in Québec. */
const MONDAY = new Date('2026-06-01T13:00:00Z');
let clock = MONDAY;
const test = useTestApp({ now: () => clock });
const { call } = subscriptionCalls(test);

let admin: string;
beforeAll(async () => {
  admin = await aLastingToken(test, (await aUser(test, { role: 'admin' })).token);
});
beforeEach(async () => {
  clock = MONDAY;
  await clearCalendar(test);
  await asSystem(test, { text: 'delete from closing_days' });
  await open('08:00', '16:30');
});

const WEDNESDAY_9 = '2026-06-03T13:00:00.000Z';
const WEDNESDAY = { on: '2026-06-03', nameFr: 'Inventaire', nameEn: 'Stocktaking' };

const open = (opens: string, closes: string) =>
  call(admin, ['PUT', 'support-settings'], { opens, closes, telephone: null, email: 'aide@comptoir.test' });
const settings = async () => (await call(admin, ['GET', 'support-settings'])).json<SupportSettingsView>();
const book = (token: string, startsAt: string) => call(token, ['POST', 'appointments'], { startsAt });
const visits = async (token: string, query = '') =>
  (await call(token, ['GET', `appointments${query}`])).json<{ items: AppointmentView[] }>().items;
const free = freeHours(test);
const works = (spans: readonly (readonly [weekday: number, from: string, until: string])[], telephone?: string) =>
  call(
    admin,
    ['PUT', `technicians/${FIRST_TECHNICIAN_ID}`],
    typedTechnician({
      hours: spans.map(([weekday, from, until]) => ({ weekday, from, until })),
      ...(telephone ? { telephone } : {}),
    }),
  );

describe('a technician’s own week', () => {
  it('may be as long as support’s, whatever the usual hours are, and is what merchants choose from', async () => {
    const { token } = await aSubscriber(test);
    expect((await works([[3, '17:00', '19:00']])).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'hours', rule: 'outside-support-hours' }] },
    });
    await open('06:00', '19:00');
    expect((await works([[3, '17:00', '19:00']])).statusCode).toBe(200);
    expect(await free(token, '2026-06-03')).toEqual(['2026-06-03T21:00:00.000Z', '2026-06-03T22:00:00.000Z']);
    expect(codeOf(await book(token, WEDNESDAY_9))).toBe('technician-away');
    expect((await book(token, '2026-06-03T22:00:00.000Z')).statusCode).toBe(200);
    expect(codeOf(await book(token, '2026-06-03T23:00:00.000Z'))).toBe('outside-support-hours');
  });

  it('stays when support’s hours become shorter, opens nothing beyond them, and what is booked there has to be moved', async () => {
    const { token } = await aSubscriber(test);
    await open('06:00', '19:00');
    await works([[3, '14:00', '19:00']]);
    await book(token, '2026-06-03T22:00:00.000Z');
    expect((await open('08:00', '16:30')).json()).toMatchObject({ visitsToMove: 1 });
    expect(await free(token, '2026-06-03')).toEqual(['2026-06-03T18:00:00.000Z', '2026-06-03T19:00:00.000Z']);
    const kept = await works([[3, '14:00', '19:00']], '418 555-0155');
    expect(kept.json<TechnicianView>()).toMatchObject({ telephone: '418 555-0155', appointmentsToMove: 1 });
    expect((await works([[3, '14:00', '18:00']])).statusCode).toBe(422);
  });
});

describe('a day that is closed over a visit', () => {
  it('shows the visit to administrators as one to be moved, and to its merchant as it is', async () => {
    const { token } = await aSubscriber(test);
    const { id } = (await book(token, WEDNESDAY_9)).json<AppointmentView>();
    expect((await settings()).visitsToMove).toBe(0);
    expect((await call(admin, ['POST', 'closing-days'], WEDNESDAY)).json()).toMatchObject({ visitsToMove: 1 });
    expect(await visits(admin, '?toMove=true')).toMatchObject([{ id, startsAt: WEDNESDAY_9, toMove: true }]);
    expect(await visits(token)).toMatchObject([{ id, startsAt: WEDNESDAY_9, toMove: false }]);
    const { items } = (await call(admin, ['GET', 'technicians'])).json<{ items: TechnicianView[] }>();
    expect(items.find((one) => one.id === FIRST_TECHNICIAN_ID)).toMatchObject({
      appointments: 1,
      appointmentsToMove: 1,
    });
  });

  it('is settled by moving the visit, or by opening the day again', async () => {
    const { token } = await aSubscriber(test);
    const { id } = (await book(token, WEDNESDAY_9)).json<AppointmentView>();
    await call(admin, ['POST', 'closing-days'], WEDNESDAY);
    expect((await call(admin, ['DELETE', `closing-days/${WEDNESDAY.on}`])).json()).toMatchObject({ visitsToMove: 0 });
    await call(admin, ['POST', 'closing-days'], WEDNESDAY);
    expect(codeOf(await book(token, '2026-06-03T14:00:00.000Z'))).toBe('outside-support-hours');
    expect((await book(token, '2026-06-04T13:00:00.000Z')).json()).toMatchObject({ id });
    expect(await visits(admin, '?toMove=true')).toEqual([]);
    expect((await settings()).visitsToMove).toBe(0);
  });

  it('and a booking that come together leave no visit that no one hears of', async () => {
    const { token } = await aSubscriber(test);
    for (let round = 0; round < 4; round += 1) {
      await clearCalendar(test);
      await asSystem(test, { text: 'delete from closing_days' });
      const [booked] = await Promise.all([book(token, WEDNESDAY_9), call(admin, ['POST', 'closing-days'], WEDNESDAY)]);
      expect((await settings()).visitsToMove).toBe(booked.statusCode === 200 ? 1 : 0);
    }
  });
});

describe('the weeks in which the clocks change', () => {
  // eight o’clock in Québec, nine on the islands: the same hour for a merchant of either
  it.each([
    ['2026-03-04T15:00:00Z', '2026-03-06', '2026-03-06T13:00:00.000Z'],
    ['2026-03-04T15:00:00Z', '2026-03-09', '2026-03-09T12:00:00.000Z'],
    ['2026-10-28T14:00:00Z', '2026-10-30', '2026-10-30T12:00:00.000Z'],
    ['2026-10-28T14:00:00Z', '2026-11-02', '2026-11-02T13:00:00.000Z'],
  ])('at %s the first hour of %s is %s for merchants of both zones', async (now, day, first) => {
    clock = new Date(now);
    for (const zone of ['America/Montreal', 'America/Halifax'] as const) {
      const { token } = await aSubscriber(test, { zone });
      const hours = await free(token, day);
      expect([hours[0], hours.length]).toEqual([first, 8]);
      expect((await book(token, first)).json()).toMatchObject({ startsAt: first });
      await clearCalendar(test);
    }
    expect(await visits(admin, '?toMove=true')).toEqual([]);
  });
});
