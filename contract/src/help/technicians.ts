import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { endpoint, mailedName, pageOf, plainText } from '../endpoint.ts';
import { telephone } from '../telephone.ts';

const language = z.enum(['fr', 'en']);
const id = z.strictObject({ id: z.uuid() });

/** A time on the clock in Québec. */
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const workingSpan = z.strictObject({
  weekday: z.number().int().min(1).max(5).describe('1 is Monday, 5 Friday.'),
  from: clockTime,
  until: clockTime,
});

const absenceTimes = {
  fromOn: z.iso.date(),
  fromTime: clockTime.nullable().describe('Null for the beginning of the day.'),
  untilOn: z.iso.date(),
  untilTime: clockTime.nullable().describe('Null for the end of the day.'),
  reason: plainText(120).trim(),
};

export const technicianAbsence = z.strictObject({ id: z.uuid(), ...absenceTimes });
export type TechnicianAbsence = z.infer<typeof technicianAbsence>;

const kept = {
  name: mailedName(80),
  email: mailAddress.nullable(),
  telephone: telephone.nullable(),
  /** The language in which they are written to. */
  language,
  /** True when visits can be booked with them. */
  active: z.boolean(),
  /** Their week, by the clock in Québec; at most three stretches a day. */
  hours: z.array(workingSpan).max(15),
};

const keptTechnician = z.strictObject(kept);
export type KeptTechnician = z.infer<typeof keptTechnician>;

export const technicianView = z.strictObject({
  id: z.uuid(),
  ...kept,
  name: z.string(),
  telephone: z.string().nullable(),
  absences: z.array(technicianAbsence).describe('Those that are not over, the first one first.'),
  appointments: z.number().int().describe('How many are to come.'),
  appointmentsToMove: z
    .number()
    .int()
    .describe('How many of them cannot take place, since the technician or support no longer works then.'),
});
export type TechnicianView = z.infer<typeof technicianView>;

export const listTechnicians = endpoint({
  method: 'GET',
  path: '/technicians',
  access: 'edit-technicians',
  summary: 'Technicians, by name',
  reply: pageOf(technicianView),
});

export const createTechnician = endpoint({
  method: 'POST',
  path: '/technicians',
  access: 'edit-technicians',
  summary: 'Add a technician',
  description:
    'Their hours lie within those that support has now; a stretch that does not, or that overlaps another, is refused in the field ' +
    '`hours`. One that was kept before stays when support’s hours have become shorter, and opens no hour beyond them.',
  body: keptTechnician,
  reply: technicianView,
});

export const updateTechnician = endpoint({
  method: 'PUT',
  path: '/technicians/:id',
  access: 'edit-technicians',
  summary: 'Change a technician',
  description:
    'What is booked with them stays. `appointmentsToMove` says how many appointments they can no longer keep; `listAppointments` lists them.',
  params: id,
  body: keptTechnician,
  reply: technicianView,
});

export const addTechnicianAbsence = endpoint({
  method: 'POST',
  path: '/technicians/:id/absences',
  access: 'edit-technicians',
  summary: 'Add an absence of a technician',
  description:
    'Laid over appointments it is refused as `technician-booked`, unless `overAppointments` says that they are known: then they stay, ' +
    'marked as to be moved.',
  refusals: ['technician-booked'],
  params: id,
  body: z.strictObject({ ...absenceTimes, overAppointments: z.boolean().default(false) }),
  reply: technicianView,
});

export const removeTechnicianAbsence = endpoint({
  method: 'DELETE',
  path: '/technicians/:id/absences/:absenceId',
  access: 'edit-technicians',
  summary: 'Remove an absence of a technician',
  params: z.strictObject({ id: z.uuid(), absenceId: z.uuid().describe('The absence, of this technician.') }),
  reply: technicianView,
});
