import type { SUPPORT_SUBJECTS } from '@comptoir/contract/help/support';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueJobs } from '../../../platform/jobs/enqueue-job.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { resolveMerchant, scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { findTicket, insertSupportMessage, type NewSupportMessage } from './support.store.ts';
import { findAbout } from './tickets.store.ts';

export type AskSupportDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

export interface SupportMessage {
  readonly id: string;
  readonly merchantId?: string | undefined;
  readonly subject: (typeof SUPPORT_SUBJECTS)[number];
  readonly message: string;
  readonly deviceId?: string | undefined;
  readonly billId?: string | undefined;
}

/** The task that mails a message to support, or its copy to the person. */
export const SEND_SUPPORT_MAIL = 'send-support-mail';

/**
 * Takes a message to support: it is kept, and mailed by the queue. One that comes twice is one ticket.
 * @throws AppError not-found, also for the id of another user's message, and for a device or a bill of another business
 */
export async function askSupport(
  deps: AskSupportDeps,
  { actor }: SignedIn,
  { merchantId: wanted, deviceId, billId, ...message }: SupportMessage,
): Promise<{ ticketNumber: string; sentAt: string }> {
  const about = wanted ?? actor.merchantId;
  if (about) await resolveMerchant(deps.database, actor, { merchantId: about, action: 'ask-support' });
  const askedAt = deps.now();
  const { userId, partnerId } = actor;
  const asked = { ...message, userId, merchantId: about, partnerId, askedAt };
  const ticket = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const made = await insertSupportMessage(tx, { ...asked, ...(await resolveAbout(tx, about, { deviceId, billId })) });
    if (!made) return findTicket(tx, { id: message.id, userId });
    const payloads = (['support', 'person'] as const).map((to) => ({ id: message.id, to }));
    enqueueJobs(tx, { task: SEND_SUPPORT_MAIL, payloads });
    const record = { event: 'support-asked', facts: { ticketNumber: made.ticketNumber } } as const;
    if (about) writeLog(tx, [{ merchantId: about, userId, occurredAt: askedAt, record }]);
    else {
      const subject = { type: 'user', id: userId } as const;
      writeAudit(tx, { occurredAt: askedAt, subject, record: { action: record.event, facts: record.facts } });
    }
    return made;
  });
  if (!ticket) throw new AppError('not-found');
  if (about) deps.announcements.publish(about);
  return { ticketNumber: ticket.ticketNumber, sentAt: ticket.askedAt.toISOString() };
}

/** Resolves the device and the bill that a message is about. @throws AppError not-found for one that is not of that merchant */
async function resolveAbout(
  tx: Transaction,
  merchantId: string | null,
  { deviceId, billId }: Pick<SupportMessage, 'deviceId' | 'billId'>,
): Promise<Pick<NewSupportMessage, 'deviceId' | 'bill'>> {
  if (!deviceId && !billId) return { deviceId: null, bill: null };
  const found = await findAbout(tx, { merchantId, billId: billId ?? null, deviceId: deviceId ?? null });
  const isStrange = (deviceId && !found.deviceId) || (billId && !found.billNumber);
  if (isStrange) throw new AppError('not-found');
  return { deviceId: found.deviceId, bill: billOf(billId, found.billNumber) };
}

const billOf = (id: string | undefined, number: string | null): NewSupportMessage['bill'] =>
  id && number ? { id, number } : null;
