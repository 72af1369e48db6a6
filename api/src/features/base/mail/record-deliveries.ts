import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mail, Mailer, MailOutcome } from '../../../gateways/mailer/mailer.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { keepFailure, settleAddress, insertSentMail } from './mail.store.ts';

interface RecordDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Names every mail before it leaves, so that a report that it came back finds it, and remembers which mails did not go out, for
 * administrators to see, until one reaches the address.
 */
export const recordDeliveries = (mailer: Mailer, deps: RecordDeps): Mailer => ({
  send: async (mail) => {
    const [sentAt, address] = [deps.now(), normalEmail(mail.to.address)];
    const id = orderedId(sentAt);
    await note(deps, (tx) => insertSentMail(tx, { id, address, subject: mail.subject, sentAt }));
    const sent = await mailer.send({ ...mail, reportId: id });
    await note(deps, (tx) => keep(tx, { mail, sent, address, at: deps.now() }));
    return sent;
  },
});

interface Delivered {
  readonly mail: Mail;
  readonly sent: MailOutcome;
  readonly address: string;
  readonly at: Date;
}

function keep(tx: Transaction, { mail: { subject }, sent, address, at }: Delivered): void {
  if (sent.kind === 'sent') settleAddress(tx, address, at);
  else keepFailure(tx, { id: orderedId(at), address, subject, outcome: sent.kind, detail: sent.detail, at });
}

/** A mail leaves, and leaves once, whatever can be kept of it. */
const note = ({ database, log }: RecordDeps, work: (tx: Transaction) => void): Promise<void> =>
  database
    .transaction({ role: 'system' }, work)
    .catch((error: unknown) => log.warn({ err: error }, 'a delivery was not recorded'));
