import type { MessagePreview, PreviewedFor, TemplateTexts } from '@comptoir/contract/people/message-templates';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { findMissingValues } from '@comptoir/domain/people/message-templates/placeholder';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { findFirstReader, findFirstSelected } from './message-templates.store.ts';
import type { MessageReader } from './message-reader.ts';
import { readSupportValues, SAMPLE_READER, valuesOfReader, type MessageConfig } from './message-values.ts';
import { renderMessage } from './render-message.ts';

export interface PreviewDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly config: MessageConfig;
}

type Previewed = Omit<TemplateTexts, 'name'> & { readonly as: PreviewedFor };

/** A message as it would be sent, in both languages. @throws AppError not-found */
export const previewMessage = (
  { database, config, now }: PreviewDeps,
  actor: Actor,
  { as, subjectFr, subjectEn, textFr, textEn }: Previewed,
): Promise<MessagePreview> =>
  database.transaction(scopeOfActor(actor), async (tx) => {
    const reader = await readerOf(tx, as, { userId: actor.userId, now: now() });
    const values = { ...(await readSupportValues(tx, config)), ...valuesOfReader(reader) };
    const render = (language: Language, subject: string, text: string) =>
      renderMessage({ language, name: reader.name, subject, text, values });
    return {
      merchant: as.whose === 'sample' ? null : reader.companyName,
      missing: findMissingValues([subjectFr, subjectEn, textFr, textEn], values),
      fr: render('fr', subjectFr, textFr),
      en: render('en', subjectEn, textEn),
    };
  });

async function readerOf(
  tx: Transaction,
  as: PreviewedFor,
  by: { readonly userId: string; readonly now: Date },
): Promise<MessageReader> {
  if (as.whose === 'sample') return SAMPLE_READER;
  const merchantId =
    as.whose === 'merchant' ? as.merchantId : (await findFirstSelected(tx, { ...by, id: as.selectionId }))?.merchantId;
  const reader = merchantId ? await findFirstReader(tx, merchantId) : null;
  if (!reader) throw new AppError('not-found');
  return reader;
}
