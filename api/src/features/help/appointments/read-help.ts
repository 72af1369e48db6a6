import { restsBefore } from '@comptoir/domain/help/appointments/appointment-reminder';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  calendarOf,
  readSupportSettings,
  type SupportConfig,
} from '../../base/support-settings/read-support-settings.ts';

/** Whom to call before a visit, from when until when, and the days until then on which no one answers. */
export type VisitHelp = Awaited<ReturnType<typeof readSupportSettings>> & {
  readonly closedOn: readonly string[];
};

/** How support is reached between now and a visit. */
export async function readHelp(
  tx: Transaction,
  config: SupportConfig,
  { now, startsAt }: { readonly now: Date; readonly startsAt: Date },
): Promise<VisitHelp> {
  const settings = await readSupportSettings(tx, config);
  return { ...settings, closedOn: restsBefore(startsAt, now, await calendarOf(tx, settings, now)) };
}
