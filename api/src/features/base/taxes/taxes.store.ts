import type { AnnouncedRow } from '@comptoir/domain/base/taxes/announced-row';
import type { TaxRow } from '@comptoir/domain/base/taxes/tax-calendar';
import type { Transaction } from '../../../platform/database/database.ts';

/** A row as it is kept, in the words of the rules. */
export interface KeptRow extends AnnouncedRow {
  readonly id: string;
}

const KEPT = `select id, tax, classes, rate, from_day::text as "from", until_day::text as until, announced_by as "announcedBy",
    (confirmed_at is not null) as "isConfirmed", (withdrawn_at is not null) as "isWithdrawn"
  from tax_rows`;

/** Order of confirmation, in which rows make the calendar. */
const IN_ORDER = 'order by confirmed_at, id';

/** Returns every row, those that are confirmed in the order of that. */
export const listKeptRows = (tx: Transaction): Promise<KeptRow[]> =>
  tx.many({ name: 'list-tax-rows', text: `${KEPT} ${IN_ORDER}`, values: [] });

/** Returns the same, locked: one decision about rows is made at a time. */
export const lockKeptRows = (tx: Transaction): Promise<KeptRow[]> => {
  tx.write({ text: 'select pg_advisory_xact_lock($1)', values: [DECIDING] });
  return tx.many({ text: `${KEPT} ${IN_ORDER}`, values: [] });
};

/** Lock under which rows are decided on one after the other. */
const DECIDING = 7_206_204;

/** A row that is announced. */
export interface NewTaxRow extends TaxRow {
  readonly id: string;
  readonly source: string;
  readonly at: Date;
  readonly by: string;
}

/** Keeps a row, whose id is none of those that were locked. */
export const insertTaxRow = (tx: Transaction, row: NewTaxRow): void =>
  tx.write({
    text: `insert into tax_rows (id, tax, classes, rate, from_day, until_day, source, announced_at, announced_by)
      values (:id, :tax, :classes, :rate, :from, :until, :source, :at, :by)`,
    values: { ...row },
  });

interface Decision {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
}

/** Keeps that a row is confirmed. */
export const keepConfirmed = (tx: Transaction, { id, at, by }: Decision): void =>
  tx.write({ text: 'update tax_rows set confirmed_at = $2, confirmed_by = $3 where id = $1', values: [id, at, by] });

/** Keeps that a row is withdrawn. */
export const keepWithdrawn = (tx: Transaction, { id, at, by }: Decision): void =>
  tx.write({ text: 'update tax_rows set withdrawn_at = $2, withdrawn_by = $3 where id = $1', values: [id, at, by] });
