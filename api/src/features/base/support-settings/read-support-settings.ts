import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { SUPPORT_HOURS, type SupportCalendar } from '@comptoir/domain/base/support-settings/support-hours';
import type { Transaction } from '../../../platform/database/database.ts';
import { listClosingDays, listSupportSettings, type SupportSettings } from './support-settings.store.ts';

/** Settings of support in the environment, which count until an administrator sets others. */
export interface SupportConfig {
  readonly supportEmail: string;
  readonly supportPhone: string | null;
}

/** Settings before any are set. Source: decision 130. */
export const firstSettings = ({ supportEmail, supportPhone }: SupportConfig): SupportSettings => ({
  ...SUPPORT_HOURS,
  telephone: supportPhone,
  email: supportEmail,
});

/** Reads the settings of support in force: the ways to reach it, and its hours. */
export async function readSupportSettings(tx: Transaction, config: SupportConfig): Promise<SupportSettings> {
  const [newest] = await listSupportSettings(tx, 1);
  return newest ?? firstSettings(config);
}

/** Reads the calendar of support from the day of an instant on, as booking asks for it. */
export async function readSupportCalendar(tx: Transaction, now: Date): Promise<SupportCalendar> {
  const [newest] = await listSupportSettings(tx, 1);
  return calendarOf(tx, newest ?? SUPPORT_HOURS, now);
}

/** The same of settings that are at hand. */
export async function calendarOf(
  tx: Transaction,
  { opens, closes }: Pick<SupportCalendar, 'opens' | 'closes'>,
  now: Date,
): Promise<SupportCalendar> {
  const days = await listClosingDays(tx, quebecDayOf(now));
  return { opens, closes, closedOn: days.map(({ on }) => on) };
}
