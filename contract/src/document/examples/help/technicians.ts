import type * as technicians from '../../../help/technicians.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID, TECHNICIAN_ID } from '../ids.ts';

const kept = {
  name: 'Luc Gagnon',
  email: 'luc.gagnon@comptoir.example',
  telephone: '418 555-0155',
  language: 'fr',
  active: true,
  hours: [
    { weekday: 1, from: '08:00', until: '12:00' },
    { weekday: 1, from: '13:00', until: '16:30' },
  ],
} as const;
const absence = {
  fromOn: '2026-07-20',
  fromTime: null,
  untilOn: '2026-07-31',
  untilTime: null,
  reason: 'Vacances',
} as const;
const technician = {
  id: TECHNICIAN_ID,
  ...kept,
  hours: [...kept.hours],
  absences: [{ id: OTHER_ID, ...absence }],
  appointments: 3,
  appointmentsToMove: 0,
};

export const technicianExamples: ExamplesOf<typeof technicians> = {
  listTechnicians: { reply: { items: [technician], nextCursor: null } },
  createTechnician: {
    body: { ...kept, hours: [...kept.hours] },
    reply: { ...technician, absences: [], appointments: 0 },
  },
  updateTechnician: { body: { ...kept, hours: [...kept.hours] }, reply: technician },
  addTechnicianAbsence: { body: { ...absence, overAppointments: false }, reply: technician },
  removeTechnicianAbsence: { reply: { ...technician, absences: [] } },
};
