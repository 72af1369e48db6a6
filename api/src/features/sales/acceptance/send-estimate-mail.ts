import { linkStateOf } from '@comptoir/domain/sales/acceptance/decide-answer';
import type { Dependencies } from '../../../dependencies.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import {
  findCustomerLetter,
  findMerchantLetter,
  insertLink,
  listMerchantReaders,
  type LetterFacts,
} from './acceptance-mail.store.ts';
import { composeCustomerLetter, composeMerchantLetter } from './compose-estimate-letter.ts';
import {
  queueMerchantLetter,
  type CustomerLetter,
  type MerchantLetter,
  type MerchantMail,
} from '../estimates/queue-estimate-mail.ts';
import { hashSecretWord, makeSecretWord } from '../../../platform/secret-words.ts';

export interface EstimateMailDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly config: { readonly publicUrl: string };
}

/**
 * Sends a letter to the customer. A reminder is not sent any more once the estimate is not open, nor to a customer who was erased since
 * it was ordered. @throws Error when it is worth another try
 */
export async function sendCustomerLetter(deps: EstimateMailDeps, { kind, ...which }: CustomerLetter): Promise<void> {
  const facts = await deps.database.transaction({ role: 'system' }, (tx) => findCustomerLetter(tx, which));
  if (!facts || facts.customer.email === '' || facts.isErased || !isStillDue(facts, kind, deps.now())) return;
  const mail = composeCustomerLetter({ facts, kind, link: await makeLink(deps, facts) });
  await deliverMail(deps, mail, { facts: { ...which, kind } });
}

const isStillDue = (facts: LetterFacts, kind: CustomerLetter['kind'], now: Date): boolean =>
  kind === 'accepted' ? facts.state === 'accepted' : linkStateOf(facts, now) === 'open';

/** A link of the letter's own, whose secret is in the letter alone: what was kept of the one before does not tell it. */
async function makeLink({ database, config, now }: EstimateMailDeps, facts: LetterFacts): Promise<string> {
  const token = makeSecretWord();
  await database.transaction({ role: 'system' }, (tx) =>
    insertLink(tx, { ...facts, tokenHash: hashSecretWord(token), now: now() }),
  );
  return `${config.publicUrl}/acceptance/${token}`;
}

/** Finds out who of the merchant's people hears of an answer, and orders a letter to each: one that fails is tried again alone. */
export async function addressMerchantMail({ database }: EstimateMailDeps, mail: MerchantMail): Promise<void> {
  await database.transaction({ role: 'system' }, async (tx) => {
    for (const { userId } of await listMerchantReaders(tx, mail.merchantId))
      queueMerchantLetter(tx, { ...mail, userId });
  });
}

/** Notifies one of the merchant's people what a customer answered. @throws Error when it is worth another try */
export async function sendMerchantLetter(deps: EstimateMailDeps, letter: MerchantLetter): Promise<void> {
  const facts = await deps.database.transaction({ role: 'system' }, (tx) => findMerchantLetter(tx, letter));
  if (!facts) return;
  const mail = composeMerchantLetter(facts, `${deps.config.publicUrl}/estimates/${facts.estimateId}`);
  await deliverMail(deps, mail, { facts: { decisionId: letter.decisionId } });
}
