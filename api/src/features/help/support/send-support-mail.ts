import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../../../gateways/mailer/mailer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { composeForPerson, composeForSupport } from './compose-support-mail.ts';
import { findSupportLetter } from './support.store.ts';

export interface SendSupportMailDeps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly config: {
    readonly publicUrl: string;
    readonly supportEmail: string;
    readonly authority: { readonly software: { readonly versi: string } };
  };
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
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
  const sent = await deps.mailer.send(mail);
  if (sent.outcome === 'sent') return;
  deps.log.warn({ ticket: letter.ticketNumber, to, ...sent }, 'a mail about a ticket did not go out');
  // A message that support refuses must not be lost: somebody mends the address, and the queue comes back to it.
  if (to === 'support' || sent.outcome !== 'refused') throw new Error(`mail ${sent.outcome}: ${sent.detail}`);
}
