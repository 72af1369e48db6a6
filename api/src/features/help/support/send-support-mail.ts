import { deliverMail } from '../../base/mail/deliver-mail.ts';
import { composeForPerson, composeForSupport } from './compose-support-mail.ts';
import { readHelp } from '../../base/support-settings/read-help.ts';
import { hostOf, makeReplyAddress, type TicketMailDeps } from './send-ticket-mail.ts';
import { findSupportLetter } from './support.store.ts';

export interface SendSupportMailDeps extends TicketMailDeps {
  readonly config: TicketMailDeps['config'] & {
    readonly authority: { readonly software: { readonly versi: string } };
  };
}

/** For how long the copy names days on which no one answers: a holiday of the trade lasts two weeks. */
const AHEAD_MS = 14 * 86_400_000;

/** Mails a message to support, or its copy to the person. @throws Error when it is worth another try */
export async function sendSupportMail(
  deps: SendSupportMailDeps,
  { id, to }: { id: string; to: 'support' | 'person' },
): Promise<void> {
  const { publicUrl, authority } = deps.config;
  const now = deps.now();
  const until = new Date(now.getTime() + AHEAD_MS);
  const { letter, help } = await deps.database.transaction({ role: 'system' }, async (tx) => ({
    letter: await findSupportLetter(tx, id),
    help: await readHelp(tx, deps.config, { now, until }),
  }));
  if (!letter) return;
  const answersTo =
    to === 'person' ? await makeReplyAddress(deps, { ticketId: letter.id, userId: letter.userId }) : null;
  const host = hostOf(deps.config.mailFrom);
  const places = { publicUrl, supportEmail: help.email, answersTo, host, version: authority.software.versi, help };
  const mail = to === 'support' ? composeForSupport(letter, places) : composeForPerson(letter, places);
  // A message that support refuses must not be lost: the address is corrected, and the queue comes back to it.
  await deliverMail(deps, mail, { facts: { ticket: letter.ticketNumber, to }, mustArrive: to === 'support' });
}
