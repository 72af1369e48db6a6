import type { EstimateView } from '@comptoir/contract/sales/estimates';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { priceEstimate, type EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import {
  findCustomer,
  findEstimate,
  insertDraft,
  insertEstimate,
  listRevisions,
  lockRevisions,
} from './estimates.store.ts';
import { isGstRegistered, viewEstimate } from './read-estimate.ts';
import { requireWritable } from '../contracts/require-writable.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

export type EstimateDeps = Pick<Dependencies, 'database' | 'now'>;

/** Begins an estimate with a draft. @throws AppError caterers-only, not-found for a customer there is not, or why it has no price */
export async function createEstimate(
  { database, now }: EstimateDeps,
  scope: MerchantScope,
  { customerId, content }: { customerId: string; content: EstimateContent },
): Promise<EstimateView> {
  const merchant = await readCaterer(database, scope);
  requireWritable(content);
  return database.transaction(scopeOf(scope), (tx) => begin(tx, merchant, { customerId, content, at: now() }));
}

/** Begins an estimate like the newest revision of another. @throws AppError as `createEstimate` */
export async function duplicateEstimate(
  { database, now }: EstimateDeps,
  scope: MerchantScope,
  { id, customerId }: { id: string; customerId?: string | undefined },
): Promise<EstimateView> {
  const merchant = await readCaterer(database, scope);
  return database.transaction(scopeOf(scope), async (tx) => {
    const which = { id, merchantId: merchant.id };
    const [estimate, [newest]] = await Promise.all([findEstimate(tx, which), listRevisions(tx, which)]);
    if (!estimate || !newest) throw new AppError('not-found');
    const { content } = newest;
    return begin(tx, merchant, { customerId: customerId ?? estimate.customerId, content, at: now() });
  });
}

/** Begins the next revision. @throws AppError caterers-only, not-found, estimate-has-draft, or why it has no price */
export async function beginRevision(
  { database, now }: EstimateDeps,
  scope: MerchantScope,
  { id, content }: { id: string; content?: EstimateContent | undefined },
): Promise<EstimateView> {
  const merchant = await readCaterer(database, scope);
  if (content) requireWritable(content);
  return database.transaction(scopeOf(scope), async (tx) => {
    const [newest] = await lockRevisions(tx, { id, merchantId: merchant.id });
    if (!newest) throw new AppError('not-found');
    const next = { id, revision: newest.revision + 1, content: content ?? newest.content };
    if (newest.state === 'draft') throw new AppError('estimate-has-draft');
    await addDraft(tx, merchant, { ...next, at: now() });
    return auditBegun(tx, merchant, { id, at: now() });
  });
}

interface NewDraft {
  readonly content: EstimateContent;
  readonly at: Date;
}

async function begin(
  tx: Transaction,
  merchant: MerchantRow,
  { customerId, ...draft }: NewDraft & { customerId: string },
): Promise<EstimateView> {
  const [id, merchantId] = [uuid(), merchant.id];
  if (!(await findCustomer(tx, { id: customerId, merchantId }))) throw new AppError('not-found');
  await insertEstimate(tx, { id, merchantId, customerId, createdAt: draft.at });
  await addDraft(tx, merchant, { ...draft, id, revision: 1 });
  return auditBegun(tx, merchant, { id, at: draft.at });
}

async function addDraft(
  tx: Transaction,
  merchant: MerchantRow,
  { at, ...draft }: NewDraft & { id: string; revision: number },
): Promise<void> {
  const { totalCents } = requirePrice(draft.content, merchant);
  const added = await insertDraft(tx, { ...draft, merchantId: merchant.id, totalCents, changedAt: at });
  // another began it while this call waited
  if (!added) throw new AppError('estimate-has-draft');
}

async function auditBegun(tx: Transaction, merchant: MerchantRow, { id, at }: { id: string; at: Date }) {
  const view = await viewEstimate(tx, merchant, id);
  const record = { action: 'estimate-begun', facts: { number: view.number } } as const;
  writeAudit(tx, { occurredAt: at, merchantId: merchant.id, record, subject: { type: 'estimate', id } });
  return view;
}

/** Returns the price of the content for a merchant. @throws AppError with the reason for no price */
export function requirePrice(content: EstimateContent, merchant: MerchantRow): EstimatePrice {
  const price = priceEstimate(content, { isGstRegistered: isGstRegistered(merchant), calendar: taxCalendar() });
  if (!price.ok) throw new AppError(price.reason);
  return price.value;
}

/** The merchant, who is a caterer. @throws AppError caterers-only */
export async function readCaterer(database: Database, scope: MerchantScope): Promise<MerchantRow> {
  const merchant = await readMerchant(database, scopeOf(scope), scope.merchantId);
  if (!merchant.isCaterer) throw new AppError('caterers-only');
  return merchant;
}
