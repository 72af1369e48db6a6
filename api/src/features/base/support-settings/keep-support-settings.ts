import type { ClosingDayView, SupportSettingsView } from '@comptoir/contract/base/support-settings';
import type { Actor } from '@comptoir/domain/base/access/access';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../record/write-audit.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { firstSettings, readSupportSettings, type SupportConfig } from './read-support-settings.ts';
import {
  deleteClosingDay,
  insertClosingDay,
  insertSupportSettings,
  listClosingDays,
  listSupportSettings,
  type SupportSettings,
} from './support-settings.store.ts';

export interface SupportSettingsDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly config: SupportConfig;
  /** Bookings within the hours of support, in an area that this one may not know. */
  readonly visits: {
    /** Until the transaction ends no one books. */
    readonly lockCalendar: (tx: Transaction) => void;
    readonly countToMove: (tx: Transaction, now: Date) => Promise<number>;
  };
}

/** Most changes of the history that are shown. */
const SHOWN = 50;

/** Returns the settings in force, the closing days to come, and the settings before. */
export const viewSupportSettings = (deps: SupportSettingsDeps, actor: Actor): Promise<SupportSettingsView> =>
  deps.database.transaction(scopeOfActor(actor), (tx) => viewIn(tx, deps));

/** Sets hours, telephone and email from now on. @throws AppError validation-failed (closes: before-start) */
export async function setSupportSettings(
  deps: SupportSettingsDeps,
  actor: Actor,
  settings: SupportSettings,
): Promise<SupportSettingsView> {
  if (settings.closes <= settings.opens)
    throw new AppError('validation-failed', [{ path: 'closes', rule: 'before-start' }]);
  const changedAt = deps.now();
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    deps.visits.lockCalendar(tx);
    const { opens, closes, telephone, email } = await readSupportSettings(tx, deps.config);
    insertSupportSettings(tx, { ...settings, id: orderedId(changedAt), changedAt, changedBy: actor.userId });
    writeAudit(tx, {
      occurredAt: changedAt,
      subject: { type: 'settings', id: null },
      record: { action: 'support-settings-changed', facts: {} },
      before: { opens, closes, telephone, email },
      after: { ...settings },
    });
    return viewIn(tx, deps);
  });
}

/** Adds a day on which support rests. @throws AppError closing-day-known, validation-failed (on: day-passed) */
export async function addClosingDay(
  deps: SupportSettingsDeps,
  actor: Actor,
  day: ClosingDayView,
): Promise<SupportSettingsView> {
  const addedAt = deps.now();
  if (day.on < quebecDayOf(addedAt)) throw new AppError('validation-failed', [{ path: 'on', rule: 'day-passed' }]);
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    deps.visits.lockCalendar(tx);
    if (!(await insertClosingDay(tx, { ...day, addedAt, addedBy: actor.userId })))
      throw new AppError('closing-day-known');
    auditDay(tx, { action: 'closing-day-added', at: addedAt, day });
    return viewIn(tx, deps);
  });
}

/** Has support work on a day after all. @throws AppError not-found */
export const removeClosingDay = (deps: SupportSettingsDeps, actor: Actor, on: string): Promise<SupportSettingsView> =>
  deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const day = await deleteClosingDay(tx, on);
    if (!day) throw new AppError('not-found');
    auditDay(tx, { action: 'closing-day-removed', at: deps.now(), day });
    return viewIn(tx, deps);
  });

interface DayEntry {
  readonly action: 'closing-day-added' | 'closing-day-removed';
  readonly at: Date;
  readonly day: ClosingDayView;
}

function auditDay(tx: Transaction, { action, at, day }: DayEntry): void {
  const fields = { nameFr: day.nameFr, nameEn: day.nameEn };
  const changes = action === 'closing-day-added' ? { before: {}, after: fields } : { before: fields, after: {} };
  const subject = { type: 'settings', id: day.on } as const;
  writeAudit(tx, { occurredAt: at, subject, record: { action, facts: { on: day.on } }, ...changes });
}

async function viewIn(tx: Transaction, { config, now, visits }: SupportSettingsDeps): Promise<SupportSettingsView> {
  const at = now();
  const rows = await listSupportSettings(tx, SHOWN);
  const { opens, closes, telephone, email } = rows[0] ?? firstSettings(config);
  return {
    opens,
    closes,
    telephone,
    email,
    closingDays: await listClosingDays(tx, quebecDayOf(at)),
    visitsToMove: await visits.countToMove(tx, at),
    history: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })),
  };
}
