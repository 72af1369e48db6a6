import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { findBatchLetter } from './merchant-batches.store.ts';

/** The task that sends one letter. */
export const SEND_BATCH_LETTER = 'send-merchant-batch-letter';

/** A message to one owner, which is tried again when it could not be delivered. */
export const batchLetter = z.strictObject({ batchId: z.uuid(), userId: z.uuid() });

export interface BatchLetterDeps extends DeliveryDeps {
  readonly database: Database;
}

/** Writes to an owner in their language; to no one who has left meanwhile. @throws Error when it is worth another try */
export async function sendBatchLetter(deps: BatchLetterDeps, at: z.output<typeof batchLetter>): Promise<void> {
  const letter = await deps.database.transaction({ role: 'system' }, (tx) => findBatchLetter(tx, at));
  if (!letter) return;
  const { email, name, wanted } = letter;
  // Mail is French unless they chose otherwise (decision 13).
  const language = letter.language ?? 'fr';
  const rendered = renderLetter({
    language,
    subject: wanted.subject[language],
    greeting: greet(name, language),
    before: wanted.text[language].split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    entries: [],
    button: '',
    link: null,
    after: [],
    signature: SIGNATURES[language],
  });
  await deliverMail(deps, { to: { name, address: email }, ...rendered }, { facts: at });
}
