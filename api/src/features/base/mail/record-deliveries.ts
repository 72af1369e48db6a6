import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../../../gateways/mailer/mailer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { keepFailure, settleAddress } from './mail-failures.store.ts';

interface RecordDeps {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Remembers which mails did not go out, for administrators to see, until one reaches the address. */
export const recordDeliveries = (mailer: Mailer, { database, now, log }: RecordDeps): Mailer => ({
  send: async (mail) => {
    const sent = await mailer.send(mail);
    const [at, address] = [now(), normalEmail(mail.to.address)];
    await database
      .transaction({ role: 'system' }, (tx) => {
        if (sent.kind === 'sent') settleAddress(tx, address, at);
        else
          keepFailure(tx, {
            id: orderedId(at),
            address,
            subject: mail.subject,
            outcome: sent.kind,
            detail: sent.detail,
            at,
          });
      })
      // a mail that has left must not leave again because of what is kept of it
      .catch((error: unknown) => log.warn({ err: error }, 'a delivery was not recorded'));
    return sent;
  },
});
