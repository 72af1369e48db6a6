import type { MessageTemplateView, TemplateTexts } from '@comptoir/contract/people/message-templates';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import {
  findTemplate,
  insertTemplate,
  isNameTaken,
  listTemplateRows,
  writeRetired,
  writeTemplate,
  type TemplateChange,
  type TemplateRow,
} from './message-templates.store.ts';

type WriteDeps = Pick<Dependencies, 'database' | 'now'>;

/** Every template, those that are retired last. */
export const listTemplates = async (database: Database, actor: Actor): Promise<MessageTemplateView[]> =>
  (await database.transaction(scopeOfActor(actor), listTemplateRows)).map(viewOf);

/** Writes a template. @throws AppError validation-failed (name: name-taken) */
export function createTemplate(deps: WriteDeps, actor: Actor, texts: TemplateTexts): Promise<MessageTemplateView> {
  const changedAt = deps.now();
  const id = orderedId(changedAt);
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    await refuseTakenName(tx, { id, name: texts.name });
    insertTemplate(tx, { ...texts, id, changedAt, changedBy: actor.userId });
    const record = { action: 'message-template-written', facts: { name: texts.name } } as const;
    writeAudit(tx, { occurredAt: changedAt, subject: { type: 'message-template', id }, record, after: { ...texts } });
    return viewOf(await getTemplate(tx, id));
  });
}

/**
 * Changes a template.
 * @throws AppError not-found, message-template-retired, message-template-changed-meanwhile, validation-failed (name: name-taken)
 */
export const updateTemplate = (
  deps: WriteDeps,
  actor: Actor,
  { id, version, ...texts }: TemplateTexts & { readonly id: string; readonly version: number },
): Promise<MessageTemplateView> =>
  changeTemplate(deps, actor, {
    id,
    version,
    change: async (tx, before, change) => {
      await refuseTakenName(tx, { id, name: texts.name });
      writeTemplate(tx, { ...texts, ...change });
      writeAudit(tx, {
        occurredAt: change.changedAt,
        subject: { type: 'message-template', id },
        record: { action: 'message-template-changed', facts: { name: texts.name } },
        before: { ...textsOf(before) },
        after: { ...texts },
      });
    },
  });

/** Retires a template for good. @throws AppError not-found, message-template-retired, message-template-changed-meanwhile */
export const retireTemplate = (
  deps: WriteDeps,
  actor: Actor,
  at: { readonly id: string; readonly version: number },
): Promise<MessageTemplateView> =>
  changeTemplate(deps, actor, {
    ...at,
    change: (tx, { name }, change) => {
      writeRetired(tx, change);
      const record = { action: 'message-template-retired', facts: { name } } as const;
      writeAudit(tx, { occurredAt: change.changedAt, subject: { type: 'message-template', id: at.id }, record });
    },
  });

function changeTemplate(
  { database, now }: WriteDeps,
  actor: Actor,
  { id, version, change }: { readonly id: string; readonly version: number; readonly change: Change },
): Promise<MessageTemplateView> {
  const changedAt = now();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const before = await getTemplate(tx, id);
    if (before.retiredAt) throw new AppError('message-template-retired');
    if (before.version !== version) throw new AppError('message-template-changed-meanwhile');
    await change(tx, before, { id, changedAt, changedBy: actor.userId });
    return viewOf(await getTemplate(tx, id));
  });
}

type Change = (tx: Transaction, before: TemplateRow, change: TemplateChange) => Promise<void> | void;

async function refuseTakenName(tx: Transaction, named: { readonly id: string; readonly name: string }): Promise<void> {
  if (await isNameTaken(tx, named)) throw new AppError('validation-failed', [{ path: 'name', rule: 'name-taken' }]);
}

async function getTemplate(tx: Transaction, id: string): Promise<TemplateRow> {
  const template = await findTemplate(tx, id);
  if (!template) throw new AppError('not-found');
  return template;
}

const textsOf = ({ name, subjectFr, subjectEn, textFr, textEn }: TemplateRow): TemplateTexts => ({
  name,
  subjectFr,
  subjectEn,
  textFr,
  textEn,
});

const viewOf = (row: TemplateRow): MessageTemplateView => ({
  ...row,
  retiredAt: row.retiredAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
});
