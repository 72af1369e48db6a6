import type { CustomerContent, CustomerView } from '@comptoir/contract/sales/customers';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { clearCustomer, insertCustomer, saveCustomer } from './customers.store.ts';
import { requireCaterer } from './require-caterer.ts';

export type CustomerDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/**
 * Adds a customer. That it was done is written down, and not of whom: what is erased later must not stand in a trail.
 * @throws AppError caterers-only
 */
export async function addCustomer(
  { database, now }: CustomerDeps,
  scope: MerchantScope,
  content: CustomerContent,
): Promise<CustomerView> {
  await requireCaterer(database, scope);
  const [id, addedAt] = [uuid(), now()];
  const { merchantId } = scope;
  await database.transaction(scopeOf(scope), (tx) => {
    insertCustomer(tx, { ...content, id, merchantId, addedAt });
    audit(tx, { merchantId, id, at: addedAt, action: 'customer-added' });
  });
  return { ...content, id, addedAt: addedAt.toISOString() };
}

/** Changes a customer. @throws AppError not-found, also for one who was erased */
export async function updateCustomer(
  { database, now }: CustomerDeps,
  scope: MerchantScope,
  { id, content }: { id: string; content: CustomerContent },
): Promise<CustomerView> {
  const { merchantId } = scope;
  return database.transaction(scopeOf(scope), async (tx) => {
    const saved = await saveCustomer(tx, { id, merchantId, ...content });
    if (!saved) throw new AppError('not-found');
    audit(tx, { merchantId, id, at: now(), action: 'customer-changed' });
    return { ...content, id, addedAt: saved.addedAt.toISOString() };
  });
}

/** Erases what is known of a customer, for good; the merchant's log says when and by whom. @throws AppError not-found */
export async function eraseCustomer(
  { database, announcements, now }: CustomerDeps,
  scope: MerchantScope,
  { id, user }: { id: string; user: { readonly id: string; readonly email: string } },
): Promise<void> {
  const { merchantId } = scope;
  const occurredAt = now();
  await database.transaction(scopeOf(scope), async (tx) => {
    if (!(await clearCustomer(tx, { id, merchantId, occurredAt }))) throw new AppError('not-found');
    const record = { event: 'customer-erased', facts: { email: user.email } } as const;
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt, record, audit: { subject: { type: 'customer', id } } }]);
  });
  announcements.publish(merchantId);
}

interface Act {
  readonly merchantId: string;
  readonly id: string;
  readonly at: Date;
  readonly action: 'customer-added' | 'customer-changed';
}

const audit = (tx: Transaction, { merchantId, id, at, action }: Act): void =>
  writeAudit(tx, { occurredAt: at, merchantId, record: { action, facts: {} }, subject: { type: 'customer', id } });
