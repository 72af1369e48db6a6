import type { TransmissionHour } from '@comptoir/contract/sales/transmissions';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import { listTransmissionHours } from './transmission-hours.queries.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;

/** The last 24 hours, those without a bill among them: of everyone, or of a partner’s merchants. @throws AppError not-found (also for another partner) */
export async function readTransmissionHours(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  asked: string | undefined,
): Promise<TransmissionHour[]> {
  const partnerId = asked ?? actor.partnerId;
  if (partnerId !== null && !can(actor, 'read-partner', { merchantId: null, partnerId }))
    throw new AppError('not-found');
  const since = new Date((Math.floor(now().getTime() / HOUR_MS) - HOURS + 1) * HOUR_MS);
  const rows = await database.transaction(scopeOfActor(actor), (tx) => listTransmissionHours(tx, { partnerId, since }));
  return Array.from({ length: HOURS }, (_, index) => {
    const hour = since.getTime() + index * HOUR_MS;
    const { accepted = 0, waiting = 0, refused = 0 } = rows.find(({ hourAt }) => hourAt.getTime() === hour) ?? {};
    return { hourAt: new Date(hour).toISOString(), accepted, waiting, refused };
  });
}
