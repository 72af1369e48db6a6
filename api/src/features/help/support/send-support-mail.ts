import { deliverMail } from '../../base/mail/deliver-mail.ts';
import { composeForPerson, composeForSupport } from './compose-support-mail.ts';
import { readSupportSettings } from '../../base/support-settings/read-support-settings.ts';
import { hostOf, makeReplyAddress, type TicketMailDeps } from './send-ticket-mail.ts';
import { findSupportLetter } from './support.store.ts';

export interface SendSupportMailDeps extends TicketMailDeps {
  readonly config: TicketMailDeps['config'] & {
    readonly authority: { readonly software: { readonly versi: string } };
  };
}

/** Mails a message to support, or its copy to the person. @throws Error when it is worth another try */
export async function sendSupportMail(
  deps: SendSupportMailDeps,
  { id, to }: { id: string; to: 'support' | 'person' },
): Promise<void> {
  const { publicUrl, authority } = deps.config;
  const { letter, settings } = await deps.database.transaction({ role: 'system' }, async (tx) => ({
    letter: await findSupportLetter(tx, id),
    settings: await readSupportSettings(tx, deps.config),
  }));
  if (!letter) return;
  const { email: supportEmail, opens, closes } = settings;
  const answersTo =
    to === 'person' ? await makeReplyAddress(deps, { ticketId: letter.id, userId: letter.userId }) : null;
  const hours = { opens, closes };
  const host = hostOf(deps.config.mailFrom);
  const places = { publicUrl, supportEmail, answersTo, host, version: authority.software.versi, ...hours };
  const mail = to === 'support' ? composeForSupport(letter, places) : composeForPerson(letter, places);
  // A message that support refuses must not be lost: the address is corrected, and the queue comes back to it.
  await deliverMail(deps, mail, { facts: { ticket: letter.ticketNumber, to }, mustArrive: to === 'support' });
}
