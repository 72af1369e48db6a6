import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { readSupportValues, valuesOfReader, type MessageConfig } from '../message-templates/message-values.ts';
import { renderMessage } from '../message-templates/render-message.ts';
import { findBatchLetter } from './merchant-batches.store.ts';

/** The task that sends one letter. */
export const SEND_BATCH_LETTER = 'send-merchant-batch-letter';

/** A message to one owner, which is tried again when it could not be delivered. */
export const batchLetter = z.strictObject({ batchId: z.uuid(), userId: z.uuid() });

export interface BatchLetterDeps extends DeliveryDeps {
  readonly database: Database;
  readonly config: MessageConfig;
}

/** Writes to an owner in their language, with what their merchant has now; to no one who has left meanwhile. @throws Error when it is worth another try */
export async function sendBatchLetter(deps: BatchLetterDeps, at: z.output<typeof batchLetter>): Promise<void> {
  const found = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const letter = await findBatchLetter(tx, at);
    return letter && { letter, ofAll: await readSupportValues(tx, deps.config) };
  });
  if (!found) return;
  const { letter, ofAll } = found;
  const { email, name, wanted } = letter;
  // Mail is French unless they chose otherwise (decision 13).
  const language = letter.language ?? 'fr';
  const rendered = renderMessage({
    language,
    name,
    subject: wanted.subject[language],
    text: wanted.text[language],
    values: { ...ofAll, ...valuesOfReader(letter) },
  });
  await deliverMail(deps, { to: { name, address: email }, ...rendered }, { facts: at });
}
