import { TICKET_MONTHS } from '@comptoir/domain/help/support/ticket-state';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { eraseTicketsBefore, forgetMailsBefore } from './ticket-mail.store.ts';

/** For how many months an address takes answers, and what came in by mail is known again or kept aside. */
const ADDRESS_MONTHS = 12;
const MAIL_MONTHS = 3;

/** Erases the words of tickets that were solved long ago, and forgets addresses and mails that no one needs. Decision 133. */
export async function forgetTickets({
  database,
  log,
  now: clock,
}: {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly now: () => Date;
}): Promise<void> {
  const now = clock();
  const tickets = await database.transaction({ role: 'system' }, (tx) => {
    forgetMailsBefore(tx, { addresses: monthsBefore(now, ADDRESS_MONTHS), mails: monthsBefore(now, MAIL_MONTHS) });
    return eraseTicketsBefore(tx, { solvedBefore: monthsBefore(now, TICKET_MONTHS), now });
  });
  if (tickets > 0) log.info({ tickets }, 'the words of old tickets were erased');
}

function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day;
}
