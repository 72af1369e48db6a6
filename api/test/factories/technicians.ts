import type { KeptTechnician } from '@comptoir/contract/help/technicians';
import { FULL_WEEK } from '@comptoir/domain/help/technicians/working-hours';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { asSystem } from './merchants.ts';

/** The technician with whom every database begins: who works whenever support does. */
export const FIRST_TECHNICIAN_ID = '01900000-0000-7000-8000-000000000140';

/** A technician as an administrator types them. */
export const typedTechnician = (given: Partial<KeptTechnician> = {}): KeptTechnician => ({
  name: 'Luc Gagnon',
  email: null,
  telephone: null,
  language: 'fr',
  active: true,
  hours: [...FULL_WEEK],
  ...given,
});

/** One more technician. */
export async function aTechnician(test: TestApp, given: Partial<KeptTechnician> = {}): Promise<string> {
  const id = uuid();
  const { name, email, language, active, hours } = typedTechnician(given);
  await asSystem(test, {
    text: 'insert into technicians (id, name, email, language, active, hours) values ($1, $2, $3, $4, $5, $6)',
    values: [id, name, email, language, active, JSON.stringify(hours)],
  });
  return id;
}

/** Leaves the technician with whom every database begins, and nothing booked. */
export async function clearCalendar(test: TestApp): Promise<void> {
  await asSystem(test, { text: 'update appointments set cancelled_at = now() where cancelled_at is null' });
  await asSystem(test, { text: 'delete from technician_absences' });
  await asSystem(test, {
    text: 'update technicians set active = (id = $1), hours = $2, email = null where true',
    values: [FIRST_TECHNICIAN_ID, JSON.stringify(FULL_WEEK)],
  });
}
