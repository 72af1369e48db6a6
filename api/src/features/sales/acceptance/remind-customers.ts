import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { dueReminder, type Reminder } from '@comptoir/domain/sales/acceptance/due-reminder';
import type { Database } from '../../../platform/database/database.ts';
import { insertReminder, listWaiting } from './acceptance-mail.store.ts';
import { queueCustomerLetter } from '../estimates/queue-estimate-mail.ts';

/** Before this hour of the merchant's no one is reminded of anything. */
const FIRST_HOUR = 9;

/** Orders the reminders that are due by now, each once; by the clock. */
export async function remindCustomers({
  database,
  now: clock,
}: {
  database: Database;
  now: () => Date;
}): Promise<void> {
  const now = clock();
  await database.transaction({ role: 'system' }, async (tx) => {
    for (const waiting of await listWaiting(tx, now)) {
      const { zone, estimateId, revision, merchantId } = waiting;
      const hour = Number(now.toLocaleString('en-CA', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }));
      const days = { sentOn: dayIn(zone, waiting.sentAt), validUntil: waiting.validUntil, today: dayIn(zone, now) };
      const reminder = hour < FIRST_HOUR ? null : dueReminder({ ...days, sent: waiting.reminders as Reminder[] });
      if (!reminder) continue;
      if (await insertReminder(tx, { estimateId, revision, merchantId, reminder, now }))
        queueCustomerLetter(tx, { estimateId, revision, kind: 'reminder' });
    }
  });
}
