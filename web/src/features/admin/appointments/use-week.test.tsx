import { listAppointments, listFreeHours } from '@comptoir/contract/help/appointments';
import { getSupportContact } from '@comptoir/contract/base/support-settings';
import { listTechnicians } from '@comptoir/contract/help/technicians';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { id } from '../../../../test/factories.ts';
import { answer, refuse, SUPPORT_CONTACT } from '../../../../test/mock-api.ts';
import { anAppointment } from '../../../../test/money.ts';
import { aTechnician } from '../../../../test/technicians.ts';
import { within } from '../../../../test/within.tsx';
import { useWeek } from './use-week.ts';

const MONDAY = '2026-06-22';
const LATER = '2026-06-25T13:00:00.000Z';
const LUC = aTechnician({ id: id(90), name: 'Luc' });
const EVE = aTechnician({ id: id(91), name: 'Ève', active: false });
const MAX = aTechnician({ id: id(92), name: 'Max', active: false });
const FREE = { items: [{ startsAt: '2026-06-23T14:00:00.000Z', endsAt: '2026-06-23T15:00:00.000Z' }] };

function answerWeek() {
  answer(getSupportContact, { ...SUPPORT_CONTACT, opens: '09:00', closes: '12:00' });
  answer(listTechnicians, { items: [LUC, EVE, MAX], nextCursor: null });
  return {
    free: answer(listFreeHours, FREE),
    booked: answer(listAppointments, {
      items: [
        anAppointment({ technicianId: EVE.id }),
        anAppointment({ id: id(81), technicianId: LUC.id, startsAt: LATER }),
      ],
      nextCursor: null,
    }),
  };
}

const open = (chosen: readonly string[] = []) =>
  renderHook(() => useWeek(MONDAY, chosen), { wrapper: within() }).result;

it('a week has the hours of all who take visits, and of those with some left', async () => {
  const { free, booked } = answerWeek();
  const week = open();
  expect(week.current).toMatchObject({ week: null, technicians: [], shown: [], error: null });
  await waitFor(() => expect(week.current.week?.[0]?.slots.map(({ hour }) => hour)).toEqual([9, 10, 11]));
  expect(week.current.technicians).toEqual([LUC, EVE]);
  expect(week.current.shown).toEqual([LUC, EVE]);
  expect(week.current.week?.map(({ day }) => day)).toEqual([
    MONDAY,
    '2026-06-23',
    '2026-06-24',
    '2026-06-25',
    '2026-06-26',
  ]);
  expect(week.current.week?.[0]?.slots[0]?.appointments.map(({ id: one }) => one)).toEqual([id(80)]);
  expect(week.current.week?.[1]?.slots[1]?.free?.technicians.map(({ name }) => name)).toEqual(['Luc', 'Ève']);
  expect(free.map(({ query }) => query)).toMatchObject([{ from: MONDAY, to: '2026-06-26' }]);
  expect(booked.map(({ query }) => query)).toMatchObject([{ from: MONDAY, until: '2026-06-26' }]);
});

it('those who are chosen are shown alone, and all of them when none of the chosen takes visits', async () => {
  answerWeek();
  const week = open([EVE.id]);
  await waitFor(() => expect(week.current.week).not.toBeNull());
  expect(week.current.shown).toEqual([EVE]);
  expect(week.current.technicians).toEqual([LUC, EVE]);
  const other = open([MAX.id]);
  await waitFor(() => expect(other.current.shown).toEqual([LUC, EVE]));
});

it.each([
  ['free hours', listFreeHours],
  ['appointments', listAppointments],
  ['technicians', listTechnicians],
])('without the %s there is no week but an error, until all is asked again', async (_name, endpoint) => {
  answerWeek();
  refuse(endpoint, 'internal-error');
  const week = open();
  await waitFor(() => expect(week.current.error).not.toBeNull());
  expect(week.current.week).toBeNull();
  answerWeek();
  act(() => week.current.retry());
  await waitFor(() => expect(week.current).toMatchObject({ error: null, week: [{ day: MONDAY }, {}, {}, {}, {}] }));
});
