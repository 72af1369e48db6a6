import type { AnnounceTaxRow, TaxRowsView, TaxRowView } from '@comptoir/contract/base/taxes';
import type { Actor } from '@comptoir/domain/base/access/access';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { announceRow } from '@comptoir/domain/base/taxes/announce-row';
import {
  confirmRow,
  extendCalendar,
  taxRowState,
  withdrawRow,
  type DecisionRefusal,
} from '@comptoir/domain/base/taxes/announced-row';
import { TAX_CALENDAR, TAX_CLASSES } from '@comptoir/domain/base/taxes/tax-calendar';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { writeAudit } from '../record/write-audit.ts';
import type { Taxes } from './open-taxes.ts';
import { LETTER_LINE, ORDER_TAX_LETTERS } from './order-tax-letters.ts';
import { listTaxRowLines, type TaxRowLine } from './taxes.queries.ts';
import { insertTaxRow, keepConfirmed, keepWithdrawn, lockKeptRows, type KeptRow } from './taxes.store.ts';
import { viewCalendar } from './calendar-in-force.ts';

export interface TaxRowDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly taxes: Pick<Taxes, 'calendar' | 'refresh'>;
}

/** The rows of the program, and those that were announced, the newest first. */
export async function listTaxRows({ database, now, taxes }: TaxRowDeps, actor: Actor): Promise<TaxRowsView> {
  const lines = await database.transaction(scopeOfActor(actor), (tx) => listTaxRowLines(tx));
  return {
    version: taxes.calendar().version,
    builtIn: viewCalendar(TAX_CALENDAR).rows,
    announced: lines.map((line) => viewRow(line, { actor, at: now() })),
  };
}

/** Announces a row; one that comes twice is one. @throws AppError with what it does not fit by */
export function announceTaxRow(
  { database, now }: TaxRowDeps,
  actor: Actor,
  { id, source, ...wanted }: AnnounceTaxRow,
): Promise<TaxRowView> {
  const at = now();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const rows = await lockKeptRows(tx);
    const row = { ...wanted, classes: TAX_CLASSES.filter((of) => wanted.classes.includes(of)) };
    if (!rows.some((one) => one.id === id)) {
      const fits = announceRow(extendCalendar(rows).calendar, row, quebecDayOf(at));
      if (!fits.ok) throw refusalOf(fits.reason);
      insertTaxRow(tx, { ...row, id, source, at, by: actor.userId });
      audit(tx, { row: { id, from: row.from }, at, action: 'tax-row-announced' });
    }
    return readRow(tx, id, { actor, at });
  });
}

/** Confirms what another administrator announced, and has merchants written to. @throws AppError not-found, and why it cannot be */
export async function confirmTaxRow(deps: TaxRowDeps, actor: Actor, id: string): Promise<TaxRowView> {
  const at = deps.now();
  const confirmed = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const rows = await lockKeptRows(tx);
    const row = rowOf(rows, id);
    const given = { by: actor.userId, today: quebecDayOf(at), calendar: extendCalendar(rows).calendar };
    const decided = confirmRow(row, given);
    if (!decided.ok) throw refusalOf(decided.reason);
    keepConfirmed(tx, { id, at, by: actor.userId });
    orderLetters(tx, id, 'confirmed');
    audit(tx, { row, at, action: 'tax-row-confirmed' });
    return readRow(tx, id, { actor, at });
  });
  await deps.taxes.refresh();
  return confirmed;
}

/** Withdraws a row before its first day. @throws AppError not-found, tax-row-settled, tax-row-needed */
export async function withdrawTaxRow(deps: TaxRowDeps, actor: Actor, id: string): Promise<TaxRowView> {
  const at = deps.now();
  const withdrawn = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const rows = await lockKeptRows(tx);
    const row = rowOf(rows, id);
    const decided = withdrawRow(row, { today: quebecDayOf(at), rows });
    if (!decided.ok) throw refusalOf(decided.reason);
    keepWithdrawn(tx, { id, at, by: actor.userId });
    if (row.isConfirmed) orderLetters(tx, id, 'withdrawn');
    audit(tx, { row, at, action: 'tax-row-withdrawn' });
    return readRow(tx, id, { actor, at });
  });
  await deps.taxes.refresh();
  return withdrawn;
}

/** Refusals that are about one field. */
const FIELDS = {
  'tax-row-past': { path: 'from', rule: 'day-passed' },
  'tax-row-backwards': { path: 'until', rule: 'before-start' },
  'tax-row-far': { path: 'from', rule: 'too_big' },
  'tax-row-rate': { path: 'rate', rule: 'too_big' },
} as const;

const isOfField = (reason: DecisionRefusal): reason is keyof typeof FIELDS => reason in FIELDS;

const refusalOf = (reason: DecisionRefusal): AppError =>
  isOfField(reason) ? new AppError('validation-failed', [FIELDS[reason]]) : new AppError(reason);

const orderLetters = (tx: Transaction, rowId: string, kind: 'confirmed' | 'withdrawn'): void =>
  enqueueLinedJob(tx, { task: ORDER_TAX_LETTERS, payload: { rowId, kind }, line: LETTER_LINE });

function rowOf(rows: readonly KeptRow[], id: string): KeptRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError('not-found');
  return row;
}

interface Act {
  readonly row: { readonly id: string; readonly from: string };
  readonly at: Date;
  readonly action: 'tax-row-announced' | 'tax-row-confirmed' | 'tax-row-withdrawn';
}

const audit = (tx: Transaction, { row: { id, from }, at, action }: Act): void =>
  writeAudit(tx, { occurredAt: at, subject: { type: 'tax-row', id }, record: { action, facts: { on: from } } });

interface Reader {
  readonly actor: Actor;
  readonly at: Date;
}

async function readRow(tx: Transaction, id: string, reader: Reader): Promise<TaxRowView> {
  const [line] = await listTaxRowLines(tx, id);
  if (!line) throw new AppError('not-found');
  return viewRow(line, reader);
}

const viewRow = (line: TaxRowLine, { actor, at }: Reader): TaxRowView => ({
  id: line.id,
  from: line.from,
  until: line.until,
  tax: line.tax,
  classes: [...line.classes],
  rate: line.rate,
  source: line.source,
  state: taxRowState(line, quebecDayOf(at)),
  announcedAt: line.announcedAt.toISOString(),
  announcedBy: line.announcedByName,
  isOwn: line.announcedBy === actor.userId,
  confirmedAt: line.confirmedAt?.toISOString() ?? null,
  confirmedBy: line.confirmedByName,
  withdrawnAt: line.withdrawnAt?.toISOString() ?? null,
  withdrawnBy: line.withdrawnByName,
  letters: line.letters,
});
