import { z } from 'zod';
import { endpoint, instant, merchantScope, pageOf, plainText } from '../endpoint.ts';

/** A technician's visit: one hour, inside support hours. Source: spec §9. */
export const appointmentView = z.strictObject({
  id: z.uuid(),
  merchantId: z.uuid(),
  company_name: z.string(),
  phone: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  technicianId: z.uuid(),
  technician: z.string().describe('The name of who comes.'),
  /** Support or its technician no longer works then: it has to be moved. Said to administrators only. */
  toMove: z.boolean(),
  bookedBy: z.string(),
  note: z.string().nullable(),
});
export type AppointmentView = z.infer<typeof appointmentView>;

export const listFreeHours = endpoint({
  method: 'GET',
  path: '/appointments/free',
  access: 'list-appointments',
  summary: 'Hours that can be booked',
  description: 'Those at which at least one technician can come. Days of Québec time, at most 31 days apart.',
  query: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
  reply: z.strictObject({ items: z.array(z.strictObject({ startsAt: instant, endsAt: instant })) }),
});

export const listAppointments = endpoint({
  method: 'GET',
  path: '/appointments',
  access: 'list-appointments',
  summary: 'Appointments from a day on',
  description:
    'The next one first, until a day that is named, included, and no more than a thousand. With `toMove` only those at which support or ' +
    'their technician no longer works, which is said to administrators.',
  query: merchantScope.extend({
    from: z.iso.date().optional(),
    until: z.iso.date().describe('The last day, included.').optional(),
    toMove: z
      .stringbool()
      .describe('`true` for those at which support or their technician no longer works.')
      .default(false),
  }),
  reply: pageOf(appointmentView),
});

export const bookAppointment = endpoint({
  method: 'POST',
  path: '/appointments',
  access: 'book-appointment',
  summary: 'Book a technician',
  description:
    'One hour within support hours. A merchant has one coming appointment: booking again moves it. Who comes is chosen among those who ' +
    'are free; an administrator may name them with `technicianId`, which is forbidden to others.',
  refusals: ['hour-taken', 'outside-support-hours', 'technician-away'],
  query: merchantScope,
  body: z.strictObject({
    startsAt: instant,
    note: plainText(300).trim().optional(),
    technicianId: z.uuid().optional(),
  }),
  reply: appointmentView,
});

export const cancelAppointment = endpoint({
  method: 'DELETE',
  path: '/appointments/:id',
  access: 'book-appointment',
  summary: 'Cancel an appointment',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.null(),
});
