import type * as appointments from '../../../help/appointments.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, OTHER_ID, TECHNICIAN_ID } from '../ids.ts';

const hour = { startsAt: '2026-06-22T14:00:00.000Z', endsAt: '2026-06-22T15:00:00.000Z' };

const appointment = {
  id: OTHER_ID,
  merchantId: MERCHANT_ID,
  company_name: 'Bistro du Quai',
  phone: '418 555-0142',
  ...hour,
  technicianId: TECHNICIAN_ID,
  technician: 'Luc Gagnon',
  toMove: false,
  bookedBy: 'Camille Roy',
  note: 'The printer of the terrace',
};

export const appointmentExamples: ExamplesOf<typeof appointments> = {
  listFreeHours: { query: { from: '2026-06-22', to: '2026-06-26' }, reply: { items: [hour] } },
  listAppointments: { query: { from: '2026-06-22' }, reply: { items: [appointment], nextCursor: null } },
  bookAppointment: { body: { startsAt: hour.startsAt, note: appointment.note }, reply: appointment },
  cancelAppointment: {},
};
