import type { ClosingDayView } from '@comptoir/contract/base/support-settings';
import type { Transaction } from '../../../platform/database/database.ts';

/** Ways to reach support, and its hours. */
export interface SupportSettings {
  readonly opens: string;
  readonly closes: string;
  readonly telephone: string | null;
  readonly email: string;
}

/** Settings, with when and by whom they were set. */
export interface SupportSettingsRow extends SupportSettings {
  readonly changedAt: Date;
  readonly changedBy: string;
}

/** Lists the settings, the newest first: that one is in force. */
export const listSupportSettings = (tx: Transaction, most: number): Promise<SupportSettingsRow[]> =>
  tx.many({
    name: 'list-support-settings',
    text: `select s.opens, s.closes, s.telephone, s.email, s.changed_at as "changedAt", coalesce(u.name, '') as "changedBy"
      from support_settings s left join users u on u.id = s.changed_by order by s.changed_at desc, s.id desc limit $1`,
    values: [most],
  });

export const insertSupportSettings = (
  tx: Transaction,
  settings: SupportSettings & { id: string; changedAt: Date; changedBy: string },
): void =>
  tx.write({
    text: `insert into support_settings (id, opens, closes, telephone, email, changed_at, changed_by)
      values (:id, :opens, :closes, :telephone, :email, :changedAt, :changedBy)`,
    values: { ...settings },
  });

/** The closing days from a day on. */
export const listClosingDays = (tx: Transaction, from: string): Promise<ClosingDayView[]> =>
  tx.many({
    name: 'list-closing-days',
    text: `select closed_on::text as "on", name_fr as "nameFr", name_en as "nameEn"
      from closing_days where closed_on >= $1 order by closed_on`,
    values: [from],
  });

/** Adds a closing day; false when it is one. */
export const insertClosingDay = async (
  tx: Transaction,
  day: ClosingDayView & { addedAt: Date; addedBy: string },
): Promise<boolean> =>
  (await tx.first({
    text: `insert into closing_days (closed_on, name_fr, name_en, added_at, added_by)
      values (:on, :nameFr, :nameEn, :addedAt, :addedBy) on conflict do nothing returning closed_on`,
    values: { ...day },
  })) !== null;

/** Takes a closing day away, and says which it was. */
export const deleteClosingDay = (tx: Transaction, on: string): Promise<ClosingDayView | null> =>
  tx.first({
    text: `delete from closing_days where closed_on = $1
      returning closed_on::text as "on", name_fr as "nameFr", name_en as "nameEn"`,
    values: [on],
  });
