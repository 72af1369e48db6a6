import type { Database } from '../../../platform/database/database.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { composeForPerson, composeForSupport } from './compose-support-mail.ts';
import { findSupportLetter } from './support.store.ts';

export interface SendSupportMailDeps extends DeliveryDeps {
  readonly database: Database;
  readonly config: {
    readonly publicUrl: string;
    readonly supportEmail: string;
    readonly authority: { readonly software: { readonly versi: string } };
  };
}

/** Mails a message to support, or its copy to the person. @throws Error when it is worth another try */
export async function sendSupportMail(
  deps: SendSupportMailDeps,
  { id, to }: { id: string; to: 'support' | 'person' },
): Promise<void> {
  const letter = await deps.database.transaction({ role: 'system' }, (tx) => findSupportLetter(tx, id));
  if (!letter) return;
  const { publicUrl, supportEmail, authority } = deps.config;
  const places = { publicUrl, supportEmail, version: authority.software.versi };
  const mail = to === 'support' ? composeForSupport(letter, places) : composeForPerson(letter, places);
  // A message that support refuses must not be lost: the address is corrected, and the queue comes back to it.
  await deliverMail(deps, mail, { facts: { ticket: letter.ticketNumber, to }, mustArrive: to === 'support' });
}
