import { restsBefore } from '@comptoir/domain/base/support-settings/rests-before';
import type { Transaction } from '../../../platform/database/database.ts';
import { calendarOf, readSupportSettings, type SupportConfig } from './read-support-settings.ts';
import type { SupportSettings } from './support-settings.store.ts';

/** Ways to reach support, from when until when, and the days to come on which no one answers. */
export interface SupportHelp extends SupportSettings {
  readonly closedOn: readonly string[];
}

/** Reads the ways to reach support between two instants. */
export async function readHelp(
  tx: Transaction,
  config: SupportConfig,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<SupportHelp> {
  const settings = await readSupportSettings(tx, config);
  return { ...settings, closedOn: restsBefore(until, now, await calendarOf(tx, settings, now)) };
}
