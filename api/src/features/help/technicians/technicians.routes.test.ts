import type { KeptTechnician, TechnicianView } from '@comptoir/contract/help/technicians';
import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { FULL_WEEK } from '@comptoir/domain/help/technicians/working-hours';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeHours } from '../../../../test/factories/appointments.ts';
import { asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aLastingToken, aSubscriber, codeOf, subscriptionCalls } from '../../../../test/factories/subscribers.ts';
import { clearCalendar, FIRST_TECHNICIAN_ID, typedTechnician } from '../../../../test/factories/technicians.ts';
import { useTestApp } from '../../../../test/test-app.ts';

/** Monday morning in Québec. */
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
const TUESDAY = { fromOn: '2026-06-02', fromTime: null, untilOn: '2026-06-02', untilTime: null, reason: 'Formation' };

const create = (given: Partial<KeptTechnician> = {}) => call(admin, ['POST', 'technicians'], typedTechnician(given));
const update = (id: string, given: Partial<KeptTechnician> = {}) =>
  call(admin, ['PUT', `technicians/${id}`], typedTechnician(given));
const absent = (id: string, given: object = {}) =>
  call(admin, ['POST', `technicians/${id}/absences`], { ...TUESDAY, ...given });
const named = async (id: string) =>
  (await call(admin, ['GET', 'technicians'])).json<{ items: TechnicianView[] }>().items.find((one) => one.id === id);
const free = (token: string) => freeHours(test)(token, '2026-06-02');
const book = (token: string, startsAt: string) => call(token, ['POST', 'appointments'], { startsAt });
const toMove = async () =>
  (await call(admin, ['GET', 'appointments?toMove=true'])).json<{ items: AppointmentView[] }>().items;
const acts = async (id: string) =>
  (
    await asSystem<{ action: string }>(test, {
      text: `select action from audit_events where subject_type = 'technician' and subject_id = $1 order by id`,
      values: [id],
    })
  ).map(({ action }) => action);

describe('a technician', () => {
  it('is there from the beginning, and works whenever support does', async () => {
    expect(await named(FIRST_TECHNICIAN_ID)).toMatchObject({ active: true, hours: FULL_WEEK, absences: [] });
  });

  it('is added and changed by an administrator, and the audit trail says so', async () => {
    const given = { email: 'luc@comptoir.test', telephone: '418 555-0155', language: 'en' } as const;
    const made = (await create(given)).json<TechnicianView>();
    expect(made).toEqual({
      ...typedTechnician(given),
      id: made.id,
      absences: [],
      appointments: 0,
      appointmentsToMove: 0,
    });
    const hours = [
      { weekday: 2, from: '13:00', until: '16:30' },
      { weekday: 2, from: '08:00', until: '12:00' },
    ];
    expect((await update(made.id, { name: 'Luc G.', hours })).json()).toMatchObject({
      name: 'Luc G.',
      email: null,
      hours: [hours[1], hours[0]],
    });
    expect(await acts(made.id)).toEqual(['technician-added', 'technician-changed']);
    expect(codeOf(await update(uuid()))).toBe('not-found');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Allez sur exemple.com' }, 'name'],
    [{ email: 'personne' }, 'email'],
    [{ telephone: 'demain' }, 'telephone'],
    [{ hours: [{ weekday: 6, from: '08:00', until: '12:00' }] }, 'hours.0.weekday'],
    [{ hours: [{ weekday: 1, from: '8:00', until: '12:00' }] }, 'hours.0.from'],
  ])('is refused as %j', async (given, path) => {
    const reply = await create(given);
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [{ path }] } });
  });

  it.each([
    ['before-start', { weekday: 1, from: '12:00', until: '12:00' }],
    ['outside-support-hours', { weekday: 1, from: '07:00', until: '12:00' }],
    ['overlaps', { weekday: 2, from: '09:00', until: '13:00' }],
  ])('is refused with hours that are %s', async (rule, span) => {
    const hours = [span, { weekday: 2, from: '08:00', until: '10:00' }];
    const refused = { error: { code: 'validation-failed', fields: [{ path: 'hours', rule }] } };
    expect((await create({ hours })).json()).toMatchObject(refused);
    expect((await update(FIRST_TECHNICIAN_ID, { hours })).json()).toMatchObject(refused);
  });

  it('opens the hours that they work, and those that others work stay', async () => {
    const { token } = await aSubscriber(test);
    await update(FIRST_TECHNICIAN_ID, { hours: [{ weekday: 2, from: '08:00', until: '10:00' }] });
    expect(await free(token)).toEqual(['2026-06-02T12:00:00.000Z', TUESDAY_9]);
    await create({ hours: [{ weekday: 2, from: '09:00', until: '11:00' }] });
    expect(await free(token)).toEqual(['2026-06-02T12:00:00.000Z', TUESDAY_9, TUESDAY_10]);
    expect(codeOf(await book(token, '2026-06-02T15:00:00.000Z'))).toBe('technician-away');
  });

  it('with whom nothing can be booked leaves what is booked to be moved, and is called by their new name', async () => {
    const { token } = await aSubscriber(test);
    await book(token, TUESDAY_9);
    expect((await update(FIRST_TECHNICIAN_ID, { name: 'Zoé', active: false })).json()).toMatchObject({
      appointments: 1,
      appointmentsToMove: 1,
    });
    expect(await free(token)).toEqual([]);
    expect(await toMove()).toMatchObject([{ startsAt: TUESDAY_9, technician: 'Zoé', toMove: true }]);
    const own = (await call(token, ['GET', 'appointments'])).json<{ items: AppointmentView[] }>().items;
    expect(own).toMatchObject([{ technician: 'Zoé', toMove: false }]);
  });
});

describe('an absence', () => {
  it('closes its hours, and opens them again once it is removed', async () => {
    const { token } = await aSubscriber(test);
    const technician = (
      await absent(FIRST_TECHNICIAN_ID, { fromTime: '09:00', untilTime: '10:30' })
    ).json<TechnicianView>();
    expect(technician.absences).toMatchObject([{ fromOn: '2026-06-02', fromTime: '09:00', reason: 'Formation' }]);
    expect(await free(token)).toHaveLength(6);
    expect(codeOf(await book(token, TUESDAY_10))).toBe('technician-away');
    const path = `technicians/${FIRST_TECHNICIAN_ID}/absences/${technician.absences[0]?.id}`;
    expect((await call(admin, ['DELETE', path])).json()).toMatchObject({ absences: [] });
    expect(await free(token)).toHaveLength(8);
    expect(codeOf(await call(admin, ['DELETE', path]))).toBe('not-found');
    expect((await acts(FIRST_TECHNICIAN_ID)).slice(-2)).toEqual([
      'technician-absence-added',
      'technician-absence-removed',
    ]);
  });

  it('laid over an appointment is refused, or kept with the appointment to be moved', async () => {
    const { token } = await aSubscriber(test);
    await book(token, TUESDAY_9);
    expect(codeOf(await absent(FIRST_TECHNICIAN_ID))).toBe('technician-booked');
    expect((await named(FIRST_TECHNICIAN_ID))?.absences).toEqual([]);
    // beside the appointment there is nothing to say
    expect((await absent(FIRST_TECHNICIAN_ID, { fromTime: '10:00' })).statusCode).toBe(200);
    const known = (await absent(FIRST_TECHNICIAN_ID, { overAppointments: true })).json<TechnicianView>();
    expect(known).toMatchObject({ appointments: 1, appointmentsToMove: 1 });
    expect(await toMove()).toMatchObject([{ startsAt: TUESDAY_9 }]);
    await book(token, '2026-06-03T13:00:00Z');
    expect(await toMove()).toEqual([]);
  });

  it('and a booking that come together never both happen', async () => {
    const { token } = await aSubscriber(test);
    for (let round = 0; round < 4; round += 1) {
      await clearCalendar(test);
      const [booked, away] = await Promise.all([book(token, TUESDAY_9), absent(FIRST_TECHNICIAN_ID)]);
      expect([booked, away].map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual([409]);
    }
  });

  it('that ends before it begins is refused, as are days before the product and technicians who are not there', async () => {
    expect((await absent(FIRST_TECHNICIAN_ID, { untilOn: '2026-06-01' })).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'untilOn', rule: 'before-start' }] },
    });
    expect((await absent(FIRST_TECHNICIAN_ID, { fromOn: '0000-01-01' })).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'fromOn', rule: 'invalid' }] },
    });
    expect(codeOf(await absent(uuid()))).toBe('not-found');
  });

  it('that is over is no longer listed', async () => {
    await absent(FIRST_TECHNICIAN_ID, { fromOn: '2026-05-28', untilOn: '2026-05-31' });
    await absent(FIRST_TECHNICIAN_ID, { fromOn: '2026-05-28', untilOn: '2026-06-01' });
    expect((await named(FIRST_TECHNICIAN_ID))?.absences).toHaveLength(1);
  });
});
