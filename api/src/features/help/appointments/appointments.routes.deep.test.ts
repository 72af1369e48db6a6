import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { freeHours } from '../../../../test/factories/appointments.ts';
import { loggedOf } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import {
  aLastingToken,
  aSubscriber,
  codeOf,
  statusesOf,
  subscriptionCalls,
} from '../../../../test/factories/subscribers.ts';
import { clearCalendar, FIRST_TECHNICIAN_ID } from '../../../../test/factories/technicians.ts';
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
});

const book = (token: string, startsAt: string, given: { merchantId?: string; note?: string } = {}) => {
  const { merchantId, note } = given;
  const query = merchantId ? `?merchantId=${merchantId}` : '';
  return call(token, ['POST', `appointments${query}`], { startsAt, ...(note === undefined ? {} : { note }) });
};
const cancel = (token: string, id: string) => call(token, ['DELETE', `appointments/${id}`]);
const list = async (token: string, query = '') =>
  (await call(token, ['GET', `appointments${query}`])).json<{ items: AppointmentView[] }>().items;
const free = freeHours(test);

const TUESDAY_9 = '2026-06-02T13:00:00.000Z';
const TUESDAY_10 = '2026-06-02T14:00:00.000Z';

describe('booking a technician', () => {
  it('keeps one hour for the merchant, and shows who booked it', async () => {
    const { id, token } = await aSubscriber(test);
    const made = (await book(token, TUESDAY_9, { note: ' par la ruelle ' })).json<AppointmentView>();
    expect(made).toEqual({
      id: made.id,
      merchantId: id,
      company_name: expect.stringMatching(/^Restaurant /) as string,
      phone: null,
      startsAt: TUESDAY_9,
      endsAt: TUESDAY_10,
      technicianId: FIRST_TECHNICIAN_ID,
      technician: 'Technicien',
      toMove: false,
      bookedBy: 'Someone',
      note: 'par la ruelle',
    });
    expect(await list(token)).toEqual([made]);
    expect((await loggedOf(test, id)).at(-1)).toEqual({ event: 'appointment-booked', facts: { startsAt: TUESDAY_9 } });
  });

  it('shows a phone number as it is written here', async () => {
    const { id, token } = await aSubscriber(test);
    await asSystem(test, {
      text: "update merchants set area_code = '418', phone_number = '5550142' where id = $1",
      values: [id],
    });
    expect((await book(token, TUESDAY_9)).json()).toMatchObject({ phone: '418\u00A0555-0142' });
  });

  it('again moves the visit, which stays one', async () => {
    const { token } = await aSubscriber(test);
    const first = (await book(token, TUESDAY_9, { note: 'un' })).json<AppointmentView>();
    const second = (await book(token, TUESDAY_10)).json<AppointmentView>();
    expect(second).toEqual({ ...first, startsAt: TUESDAY_10, endsAt: '2026-06-02T15:00:00.000Z', note: null });
    expect(await list(token)).toEqual([second]);
    expect(await free(token, '2026-06-02')).toContain(TUESDAY_9);
  });

  it('asked for twice is one visit, of which the log says one line', async () => {
    const { id, token } = await aSubscriber(test);
    const replies = await Promise.all([1, 2].map(() => book(token, TUESDAY_9, { note: 'un' })));
    expect(statusesOf(replies)).toEqual([200, 200]);
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    const booked = (await loggedOf(test, id)).filter(({ event }) => event === 'appointment-booked');
    expect(booked).toHaveLength(1);
    await book(token, TUESDAY_9, { note: 'deux' });
    expect(await list(token)).toMatchObject([{ note: 'deux' }]);
  });

  it('after a visit makes a new one', async () => {
    const { token } = await aSubscriber(test);
    const first = (await book(token, TUESDAY_9)).json<AppointmentView>();
    clock = new Date('2026-06-03T13:00:00Z');
    const second = (await book(token, '2026-06-04T13:00:00Z')).json<AppointmentView>();
    expect(second.id).not.toBe(first.id);
    expect(await list(token)).toEqual([second]);
    expect(await list(token, '?from=2026-06-02')).toEqual([first, second]);
    expect(await list(token, '?from=2026-06-02&until=2026-06-03')).toEqual([first]);
  });

  it('is done for a merchant by an administrator and its own partner, and by no stranger', async () => {
    const partnerId = await aPartner(test);
    const { id } = await aMerchant(test, { partnerId });
    const { token: own } = await aUser(test, { role: 'partner', partnerId });
    const { token: foreign } = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    const { token: stranger } = await aSubscriber(test);
    expect(codeOf(await book(admin, TUESDAY_9))).toBe('merchant-required');
    expect((await book(admin, TUESDAY_9, { merchantId: id })).json()).toMatchObject({ merchantId: id });
    expect((await book(own, TUESDAY_10, { merchantId: id })).json()).toMatchObject({ merchantId: id });
    expect(codeOf(await book(foreign, TUESDAY_10, { merchantId: id }))).toBe('not-found');
    expect(codeOf(await book(stranger, TUESDAY_10, { merchantId: id }))).toBe('forbidden');
  });

  it('is for a day ahead, unless an administrator books', async () => {
    const { id, token } = await aSubscriber(test);
    const today = '2026-06-01T17:00:00Z';
    expect((await book(token, today)).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'startsAt', rule: 'too-soon' }] },
    });
    expect((await book(admin, today, { merchantId: id })).statusCode).toBe(200);
    expect((await book(admin, '2026-06-01T12:00:00Z', { merchantId: id })).json()).toMatchObject({
      error: { fields: [{ path: 'startsAt', rule: 'too-soon' }] },
    });
  });

  it.each(['2026-06-02T11:00:00Z', '2026-06-02T20:00:00Z', '2026-06-06T14:00:00Z', '2026-06-24T14:00:00Z'])(
    'is refused outside of support hours, at %s',
    async (startsAt) => {
      const { token } = await aSubscriber(test);
      expect(codeOf(await book(token, startsAt))).toBe('outside-support-hours');
    },
  );

  it('is refused between the hours', async () => {
    const { token } = await aSubscriber(test);
    expect((await book(token, '2026-06-02T13:30:00Z')).json()).toMatchObject({
      error: { fields: [{ path: 'startsAt', rule: 'not-on-the-hour' }] },
    });
  });

  it.each(['2026-06-02', 'tomorrow', '9999-99-99T00:00:00Z'])('is refused at "%s"', async (startsAt) => {
    const { token } = await aSubscriber(test);
    expect(codeOf(await book(token, startsAt))).toBe('validation-failed');
  });

  it.each([
    ['before the clocks go forward', '2026-03-05T15:00:00Z', '2026-03-06T13:00:00.000Z'],
    ['after they did', '2026-03-05T15:00:00Z', '2026-03-09T12:00:00.000Z'],
    ['before they go back', '2026-10-29T15:00:00Z', '2026-10-30T12:00:00.000Z'],
    ['after they did', '2026-10-29T15:00:00Z', '2026-11-02T13:00:00.000Z'],
  ])('begins at eight in Québec %s, also for the Magdalen Islands', async (_when, now, eight) => {
    clock = new Date(now);
    const { token } = await aSubscriber(test, { zone: 'America/Halifax' });
    expect((await free(token, eight.slice(0, 10)))[0]).toBe(eight);
    expect((await book(token, eight)).statusCode).toBe(200);
    const hourBefore = new Date(new Date(eight).getTime() - 3_600_000).toISOString();
    expect(codeOf(await book(token, hourBefore))).toBe('outside-support-hours');
  });
});

describe('an hour', () => {
  it('is promised to one, however many want it at once', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => aSubscriber(test)));
    const replies = await Promise.all(people.map(({ token }) => book(token, TUESDAY_9)));
    expect(statusesOf(replies)).toEqual([200, 409, 409, 409, 409]);
    const refusals = replies.filter(({ statusCode }) => statusCode === 409);
    expect(new Set(refusals.map(codeOf))).toEqual(new Set(['hour-taken']));
    expect(await list(admin)).toHaveLength(1);
  });

  it('that another merchant has cannot be moved to, and the visit stays where it was', async () => {
    const [one, other] = [await aSubscriber(test), await aSubscriber(test)];
    await book(one.token, TUESDAY_9);
    await book(other.token, TUESDAY_10);
    expect(codeOf(await book(other.token, TUESDAY_9))).toBe('hour-taken');
    expect(await list(other.token)).toMatchObject([{ startsAt: TUESDAY_10 }]);
    expect((await loggedOf(test, other.id)).filter(({ event }) => event === 'appointment-booked')).toHaveLength(1);
  });

  it('wanted crosswise by two who have each other’s is refused to both, and neither waits for ever', async () => {
    const [one, other] = [await aSubscriber(test), await aSubscriber(test)];
    await book(one.token, TUESDAY_9);
    await book(other.token, TUESDAY_10);
    const replies = await Promise.all([book(one.token, TUESDAY_10), book(other.token, TUESDAY_9)]);
    expect(replies.map(codeOf)).toEqual(['hour-taken', 'hour-taken']);
  });

  it('booked twice at once by one merchant leaves one visit', async () => {
    const { token } = await aSubscriber(test);
    const replies = await Promise.all([TUESDAY_9, TUESDAY_10, TUESDAY_9].map((at) => book(token, at)));
    expect(statusesOf(replies)).toEqual([200, 200, 200]);
    expect(await list(token)).toHaveLength(1);
  });

  it('is free again once the visit is cancelled', async () => {
    const [one, other] = [await aSubscriber(test), await aSubscriber(test)];
    const { id } = (await book(one.token, TUESDAY_9)).json<AppointmentView>();
    expect(await free(other.token, '2026-06-02')).not.toContain(TUESDAY_9);
    expect((await cancel(one.token, id)).statusCode).toBe(204);
    expect(await list(one.token)).toEqual([]);
    expect((await loggedOf(test, one.id)).at(-1)).toEqual({
      event: 'appointment-cancelled',
      facts: { startsAt: TUESDAY_9 },
    });
    expect((await book(other.token, TUESDAY_9)).statusCode).toBe(200);
  });
});

describe('the free hours', () => {
  it('are eight a day, without those that are taken by anybody', async () => {
    const [one, other] = [await aSubscriber(test), await aSubscriber(test)];
    expect(await free(other.token, '2026-06-02')).toHaveLength(8);
    await book(one.token, TUESDAY_9);
    const left = await free(other.token, '2026-06-02');
    expect(left).toHaveLength(7);
    expect(left).not.toContain(TUESDAY_9);
  });

  it('begin today for an administrator, and a working day ahead for the others', async () => {
    const partner = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    expect((await free(admin, '2026-06-01'))[0]).toBe('2026-06-01T14:00:00.000Z');
    expect(await free(partner.token, '2026-06-01')).toEqual([]);
    expect((await free(partner.token, '2026-05-01', '2026-06-01')).length).toBe(0);
  });

  it.each([
    ['2026-06-03', '2026-06-02', { path: 'from', rule: 'after-end' }],
    ['2026-06-01', '2026-07-03', { path: 'to', rule: 'too-long' }],
  ])('from %s to %s are refused', async (from, to, field) => {
    const reply = await call(admin, ['GET', `appointments/free?from=${from}&to=${to}`]);
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [field] } });
  });

  it('may be asked for a month', async () => {
    expect((await call(admin, ['GET', 'appointments/free?from=2026-06-01&to=2026-07-02'])).statusCode).toBe(200);
    expect((await call(admin, ['GET', 'appointments/free?from=9999-12-01&to=9999-12-31'])).statusCode).toBe(200);
    expect((await call(admin, ['GET', 'appointments/free?from=0000-01-01&to=0000-01-31'])).statusCode).toBe(200);
  });
});

describe('the list of appointments', () => {
  it('shows an administrator everybody’s, a partner its merchants’, a merchant its own', async () => {
    const partnerId = await aPartner(test);
    const { token: partner } = await aUser(test, { role: 'partner', partnerId });
    const { id } = await aMerchant(test, { partnerId });
    const other = await aSubscriber(test);
    await book(other.token, TUESDAY_9);
    await book(partner, TUESDAY_10, { merchantId: id });
    expect((await list(admin)).map(({ startsAt }) => startsAt)).toEqual([TUESDAY_9, TUESDAY_10]);
    expect((await list(admin, `?merchantId=${id}`)).map(({ merchantId }) => merchantId)).toEqual([id]);
    expect((await list(partner)).map(({ merchantId }) => merchantId)).toEqual([id]);
    expect((await list(other.token)).map(({ merchantId }) => merchantId)).toEqual([other.id]);
    const reply = await call(partner, ['GET', `appointments?merchantId=${other.id}`]);
    expect(codeOf(reply)).toBe('not-found');
  });

  it('begins with any day that is named', async () => {
    for (const from of ['0000-01-01', '9999-12-31'])
      expect((await call(admin, ['GET', `appointments?from=${from}&until=${from}`])).statusCode).toBe(200);
  });
});

describe('cancelling', () => {
  it('is for those who may book, once, and before the visit', async () => {
    const partnerId = await aPartner(test);
    const { id: merchantId } = await aMerchant(test, { partnerId });
    const { token: own } = await aUser(test, { role: 'partner', partnerId });
    const { token: foreign } = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    const { token: stranger } = await aSubscriber(test);
    const { id } = (await book(own, TUESDAY_9, { merchantId })).json<AppointmentView>();
    for (const token of [foreign, stranger]) expect(codeOf(await cancel(token, id))).toBe('not-found');
    expect((await cancel(own, id)).statusCode).toBe(204);
    expect(codeOf(await cancel(own, id))).toBe('not-found');
    expect(codeOf(await cancel(admin, uuid()))).toBe('not-found');
    const again = (await book(own, TUESDAY_9, { merchantId })).json<AppointmentView>();
    clock = new Date(TUESDAY_9);
    expect(codeOf(await cancel(admin, again.id))).toBe('not-found');
  });

  it('by two at once happens once', async () => {
    const { id: merchantId, token } = await aSubscriber(test);
    const { id } = (await book(token, TUESDAY_9)).json<AppointmentView>();
    expect(statusesOf(await Promise.all([cancel(token, id), cancel(admin, id)]))).toEqual([204, 404]);
    const events = (await loggedOf(test, merchantId)).map(({ event }) => event);
    expect(events.filter((event) => event === 'appointment-cancelled')).toHaveLength(1);
  });
});
