import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { FULL_WEEK } from '@comptoir/domain/help/technicians/working-hours';
import { id } from './factories.ts';

/** A technician who works whenever support does; the one whose visits `anAppointment` makes. */
export const aTechnician = (overrides: Partial<TechnicianView> = {}): TechnicianView => ({
  id: id(90),
  name: 'Luc Gagnon',
  email: 'luc@comptoir.test',
  telephone: null,
  language: 'fr',
  active: true,
  hours: [...FULL_WEEK],
  absences: [],
  appointments: 0,
  appointmentsToMove: 0,
  ...overrides,
});
