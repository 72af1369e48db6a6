import type { TemplateTexts } from '@comptoir/contract/people/message-templates';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageReader } from './message-reader.ts';

/** A template with who changed it last. */
export interface TemplateRow extends TemplateTexts {
  readonly id: string;
  readonly version: number;
  readonly retiredAt: Date | null;
  readonly changedAt: Date;
  readonly changedBy: string;
}

/** Change of a template, with its person and its instant. */
export interface TemplateChange {
  readonly id: string;
  readonly changedAt: Date;
  readonly changedBy: string;
}

const TEMPLATE = `select t.id, t.name, t.subject_fr as "subjectFr", t.subject_en as "subjectEn", t.text_fr as "textFr",
    t.text_en as "textEn", t.version, t.retired_at as "retiredAt", t.changed_at as "changedAt", u.name as "changedBy"
  from message_templates t join users u on u.id = t.changed_by`;

/** By name, those that are retired last. */
export const listTemplateRows = (tx: Transaction): Promise<TemplateRow[]> =>
  tx.many({ text: `${TEMPLATE} order by t.retired_at desc nulls first, fold(t.name), t.id` });

/** A template, kept from other changes until the transaction ends. */
export const findTemplate = (tx: Transaction, id: string): Promise<TemplateRow | null> =>
  tx.first({ text: `${TEMPLATE} where t.id = $1 for update of t`, values: [id] });

/** True when another template that is in use has a name; two that are named at once wait for each other. */
export const isNameTaken = async (
  tx: Transaction,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> => {
  await tx.first({ text: `select pg_advisory_xact_lock(hashtextextended('message_templates', 190))` });
  const taken = await tx.first({
    text: 'select id from message_templates where fold(name) = fold($1) and id <> $2 and retired_at is null',
    values: [name, id],
  });
  return taken !== null;
};

export const insertTemplate = (tx: Transaction, template: TemplateTexts & TemplateChange): void =>
  tx.write({
    text: `insert into message_templates (id, name, subject_fr, subject_en, text_fr, text_en, changed_at, changed_by)
      values (:id, :name, :subjectFr, :subjectEn, :textFr, :textEn, :changedAt, :changedBy)`,
    values: { ...template },
  });

export const writeTemplate = (tx: Transaction, template: TemplateTexts & TemplateChange): void =>
  tx.write({
    text: `update message_templates set name = :name, subject_fr = :subjectFr, subject_en = :subjectEn, text_fr = :textFr,
        text_en = :textEn, version = version + 1, changed_at = :changedAt, changed_by = :changedBy where id = :id`,
    values: { ...template },
  });

export const writeRetired = (tx: Transaction, { id, changedAt, changedBy }: TemplateChange): void =>
  tx.write({
    text: `update message_templates set retired_at = $2, version = version + 1, changed_at = $2, changed_by = $3 where id = $1`,
    values: [id, changedAt, changedBy],
  });

/** A merchant with the first of its owners that can be written to; its reader has no name where there is none. */
export const findFirstReader = (tx: Transaction, merchantId: string): Promise<MessageReader | null> =>
  tx.first({
    text: `select m.company_name as "companyName", m.file_number as "fileNumber", coalesce(u.name, '') as name
      from merchants m left join lateral (select name from users where merchant_id = m.id and merchant_right = 'owner'
        and suspended_at is null order by id limit 1) u on true
      where m.id = $1`,
    values: [merchantId],
  });

/** The first merchant of a selection that its person may act on still. */
export const findFirstSelected = (
  tx: Transaction,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<{ merchantId: string } | null> =>
  tx.first({
    text: `select i.merchant_id as "merchantId" from merchant_selections s join merchant_selection_items i on i.selection_id = s.id
      where s.id = $1 and s.user_id = $2 and s.expires_at > $3 order by i.ordinal limit 1`,
    values: [id, userId, now],
  });
