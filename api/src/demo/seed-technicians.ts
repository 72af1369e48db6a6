import { appointmentHours } from '@comptoir/domain/help/appointments/appointment-hours';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { isSupportDay, quebecClock } from '@comptoir/domain/base/support-settings/support-hours';
import { FULL_WEEK, WORKING_DAYS } from '@comptoir/domain/help/technicians/working-hours';
import { insertAppointment } from '../features/help/appointments/appointments.store.ts';
import { insertAbsence, insertTechnician } from '../features/help/technicians/technicians.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

const LUC = demoId('technician', 'luc');
const NADIA = demoId('technician', 'nadia');

const TECHNICIANS = [
  {
    id: LUC,
    name: 'Luc Gagnon',
    email: 'luc.gagnon@comptoir.test',
    telephone: '418 555-0155',
    language: 'fr',
    active: true,
    hours: [...FULL_WEEK],
  },
  {
    id: NADIA,
    name: 'Nadia Haddad',
    email: 'nadia.haddad@comptoir.test',
    telephone: '514 555-0166',
    language: 'fr',
    active: true,
    hours: WORKING_DAYS.flatMap((weekday) => [
      { weekday, from: '08:00', until: '12:00' },
      { weekday, from: '13:00', until: '16:30' },
    ]),
  },
] as const;

/** Visits in the coming working days: how many of them away, which hour of the day, by whom and at whose. */
const VISITS = [
  { inDays: 1, hour: 1, technician: 0, merchant: 'poutinerie', note: 'Deux appareils, entrée par la cour' },
  { inDays: 1, hour: 1, technician: 1, merchant: 'cremerie', note: null },
  { inDays: 2, hour: 5, technician: 1, merchant: 'taverne', note: null },
  { inDays: 3, hour: 2, technician: 0, merchant: 'dejeuner', note: 'Appeler avant' },
] as const;

/** Two technicians in the place of the one that every database begins with, one of whom is away for a while, and some visits. */
export async function seedTechnicians(tx: Transaction, now: Date): Promise<void> {
  for (const technician of TECHNICIANS) insertTechnician(tx, { ...technician, hours: [...technician.hours] });
  tx.write({ text: 'update technicians set active = false where id <> all($1)', values: [[LUC, NADIA]] });
  const days = workingDaysAfter(quebecClock(now).today);
  insertAbsence(tx, {
    id: demoId('technician', 'nadia-away'),
    technicianId: NADIA,
    fromOn: days[5] ?? '',
    fromTime: null,
    untilOn: days[7] ?? '',
    untilTime: '12:00',
    reason: 'Formation',
  });
  const admin = demoId('user', 'admin@comptoir.test');
  for (const { inDays, hour, technician: index, merchant, note } of VISITS) {
    const at = appointmentHours(days[inDays - 1] ?? '')[hour];
    const technician = TECHNICIANS[index];
    if (!at) continue;
    insertAppointment(tx, {
      ...at,
      id: demoId('appointment', merchant),
      merchantId: demoId('merchant', merchant),
      technicianId: technician.id,
      technician: technician.name,
      bookedAt: now,
      bookedBy: { id: admin, name: 'Dominique Lavoie' },
      note,
      revision: 0,
    });
  }
}

/** The working days after a day, ten of them. */
function workingDaysAfter(today: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(today, index + 1));
  return days.filter((day) => isSupportDay(day)).slice(0, 10);
}
