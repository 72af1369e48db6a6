import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeHours } from '../../../../test/factories/appointments.ts';
import { aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import {
  aLastingToken,
  aSubscriber,
  codeOf,
  statusesOf,
  subscriptionCalls,
} from '../../../../test/factories/subscribers.ts';
import { aTechnician, clearCalendar, FIRST_TECHNICIAN_ID } from '../../../../test/factories/technicians.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const MONDAY = new Date('2026-06-01T13:00:00Z');
const test = useTestApp({ now: () => MONDAY });
const { call } = subscriptionCalls(test);

let admin: string;
beforeAll(async () => {
  admin = await aLastingToken(test, (await aUser(test, { role: 'admin' })).token);
});
beforeEach(() => clearCalendar(test));

const TUESDAY_9 = '2026-06-02T13:00:00.000Z';
const TUESDAY_10 = '2026-06-02T14:00:00.000Z';

const book = (token: string, startsAt: string, given: { merchantId?: string; technicianId?: string } = {}) => {
  const { merchantId, ...named } = given;
  return call(token, ['POST', `appointments${merchantId ? `?merchantId=${merchantId}` : ''}`], { startsAt, ...named });
};
const booked = async (...asked: Parameters<typeof book>) => (await book(...asked)).json<AppointmentView>();
const refused = (replies: Awaited<ReturnType<typeof book>>[]) => replies.filter(({ statusCode }) => statusCode >= 400);

describe('an hour of several technicians', () => {
  it('is free until the last of them is booked, and each is booked once', async () => {
    const second = await aTechnician(test, { name: 'Bob' });
    const [one, two, three] = [await aSubscriber(test), await aSubscriber(test), await aSubscriber(test)];
    const who = [await booked(one.token, TUESDAY_9), await booked(two.token, TUESDAY_9)];
    expect(new Set(who.map(({ technicianId }) => technicianId))).toEqual(new Set([FIRST_TECHNICIAN_ID, second]));
    expect(codeOf(await book(three.token, TUESDAY_9))).toBe('hour-taken');
    expect(await freeHours(test)(three.token, '2026-06-02')).toHaveLength(7);
  });

  it('of which one is left is promised to one, though fifty want it at once', async () => {
    const second = await aTechnician(test, { name: 'Bob' });
    await book((await aSubscriber(test)).token, TUESDAY_9);
    const people = await Promise.all(Array.from({ length: 50 }, () => aSubscriber(test)));
    const replies = await Promise.all(people.map(({ token }) => book(token, TUESDAY_9)));
    expect(statusesOf(replies)).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(new Set(refused(replies).map(codeOf))).toEqual(new Set(['hour-taken']));
    const kept = await asSystem<{ technician: string }>(test, {
      text: `select technician_id as technician from appointments where starts_at = $1 and cancelled_at is null`,
      values: [TUESDAY_9],
    });
    expect(kept.map(({ technician }) => technician).toSorted()).toEqual([FIRST_TECHNICIAN_ID, second].toSorted());
  });

  it('is refused by the database itself to a second one with the same technician', async () => {
    const { id } = await aSubscriber(test);
    const user = await aUser(test, { role: 'admin' });
    const insert = (startsAt: string, technicianId: string) =>
      asSystem(test, {
        text: `insert into appointments (id, merchant_id, starts_at, ends_at, booked_by, booked_by_name, technician_id)
          values ($1, $2, $3, $3::timestamptz + interval '1 hour', $4, 'Someone', $5)`,
        values: [uuid(), id, startsAt, user.id, technicianId],
      });
    await insert('2026-07-07T13:00:00Z', FIRST_TECHNICIAN_ID);
    await insert('2026-07-07T13:00:00Z', await aTechnician(test));
    await expect(insert('2026-07-07T13:30:00Z', FIRST_TECHNICIAN_ID)).rejects.toThrow('appointments_of_technician');
  });

  it('goes to who has the least to do that day', async () => {
    await book((await aSubscriber(test)).token, TUESDAY_9);
    const second = await aTechnician(test, { name: 'Zora' });
    expect((await booked((await aSubscriber(test)).token, TUESDAY_10)).technicianId).toBe(second);
  });
});

describe('a technician whom an administrator names', () => {
  it('is the one who comes, or no one is', async () => {
    const second = await aTechnician(test, { name: 'Bob' });
    const [one, two] = [await aSubscriber(test), await aSubscriber(test)];
    const named = await booked(admin, TUESDAY_9, { merchantId: one.id, technicianId: second });
    expect(named).toMatchObject({ technicianId: second, technician: 'Bob' });
    expect(codeOf(await book(admin, TUESDAY_9, { merchantId: two.id, technicianId: second }))).toBe('hour-taken');
    expect(codeOf(await book(admin, TUESDAY_9, { merchantId: two.id, technicianId: uuid() }))).toBe('technician-away');
    const idle = await aTechnician(test, { active: false });
    expect(codeOf(await book(admin, TUESDAY_9, { merchantId: two.id, technicianId: idle }))).toBe('technician-away');
  });

  it('is taken by the first of two administrators; the second is refused', async () => {
    const [one, two] = [await aSubscriber(test), await aSubscriber(test)];
    const other = await aLastingToken(test, (await aUser(test, { role: 'admin' })).token);
    const technicianId = FIRST_TECHNICIAN_ID;
    const replies = await Promise.all([
      book(admin, TUESDAY_9, { merchantId: one.id, technicianId }),
      book(other, TUESDAY_9, { merchantId: two.id, technicianId }),
    ]);
    expect(refused(replies).map(codeOf)).toEqual(['hour-taken']);
  });

  it('can be changed without changing the hour; who is not named stays', async () => {
    const second = await aTechnician(test, { name: 'Bob' });
    const { id, token } = await aSubscriber(test);
    const first = await booked(token, TUESDAY_9);
    const other = first.technicianId === second ? FIRST_TECHNICIAN_ID : second;
    const moved = await booked(admin, TUESDAY_9, { merchantId: id, technicianId: other });
    expect(moved).toMatchObject({ id: first.id, startsAt: TUESDAY_9, technicianId: other });
    expect(await booked(token, TUESDAY_10)).toMatchObject({ id: first.id, technicianId: other });
    // the same hour again is no conflict with oneself
    expect(await booked(token, TUESDAY_10)).toMatchObject({ id: first.id, technicianId: other });
  });

  it('is not for a merchant or a partner to choose', async () => {
    const { id, token } = await aSubscriber(test);
    const partnerId = await aPartner(test);
    await asSystem(test, { text: 'update merchants set partner_id = $2 where id = $1', values: [id, partnerId] });
    const partner = await aLastingToken(test, (await aUser(test, { role: 'partner', partnerId })).token);
    const technicianId = FIRST_TECHNICIAN_ID;
    expect(codeOf(await book(token, TUESDAY_9, { technicianId }))).toBe('forbidden');
    expect(codeOf(await book(partner, TUESDAY_9, { merchantId: id, technicianId }))).toBe('forbidden');
    expect((await book(partner, TUESDAY_9, { merchantId: id })).statusCode).toBe(200);
  });
});

it('what technicians are reached by is nothing for merchants and partners to read, even where a filter is forgotten', async () => {
  const { id } = await aSubscriber(test);
  const { database } = test.dependencies;
  const seen = (scope: Parameters<typeof database.transaction>[0]) =>
    database.transaction(scope, (tx) => tx.many({ text: 'select email from technicians' }));
  expect(await seen({ role: 'merchant', merchantId: id, merchantRight: 'owner' })).toEqual([]);
  expect(await seen({ role: 'partner', partnerId: uuid() })).toEqual([]);
  expect(await seen({ role: 'admin' })).not.toEqual([]);
});
