import type { TemplateTexts } from '@comptoir/contract/people/message-templates';
import type { Transaction } from '../../../platform/database/database.ts';

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
