import { writeLog } from '../features/base/record/write-log.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';

const HOUR_MS = 3_600_000;
/** Two hours after the tills were linked. */
const CONFIRMED_HOURS_AGO = 91 * 24 - 2;

/**
 * The word of those who are fully registered that all works, on the day their tills were linked; and what the merchant who is
 * still on the way has reported so far.
 */
export async function seedProgress(tx: Transaction, now: Date): Promise<void> {
  const at = new Date(now.getTime() - CONFIRMED_HOURS_AGO * HOUR_MS);
  const registered = DEMO_MERCHANTS.filter(({ subscriptionCompleted = true }) => subscriptionCompleted);
  const ids = registered.map(({ key }) => demoId('merchant', key));
  await tx.many({
    text: `update merchants set functionality_confirmed_at = $2 where id = any($1) and functionality_confirmed_at is null`,
    values: [ids, at],
  });
  writeLog(
    tx,
    ids.flatMap((merchantId) => [
      { merchantId, occurredAt: at, record: { event: 'functionality-confirmed', facts: {} } },
      { merchantId, occurredAt: new Date(at.getTime() + 1), record: { event: 'registration-completed', facts: {} } },
    ]),
  );
  await tx.many({
    text: `update merchants set sub_sector = 'restaurant', civic_number = '4577', street = 'rue Saint-Denis',
        city = 'Montréal', postal_code = 'H2J2L4'
      where id = $1 and sub_sector is null and civic_number is null and information_saved_at is null`,
    values: [demoId('merchant', 'nouveau')],
  });
}
