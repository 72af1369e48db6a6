import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { estimateNumber } from '@comptoir/domain/sales/estimates/estimate-number';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { readCaterer, requirePrice, type EstimateDeps } from './begin-estimate.ts';
import {
  deleteDraft,
  deleteEstimate,
  findEstimate,
  lockRevisions,
  saveDraft,
  type RevisionRow,
  type WhichEstimate,
} from './estimates.store.ts';
import { viewEstimate } from './read-estimate.ts';
import { requireWritable } from '../contracts/require-writable.ts';

/** Revision of an estimate. */
export interface WhichRevision {
  readonly id: string;
  readonly revision: number;
}

/**
 * Saves a draft in place of the version that was read.
 * @throws AppError caterers-only, not-found, estimate-not-draft, estimate-changed-meanwhile, or why it has no price
 */
export async function saveRevision(
  { database, now }: EstimateDeps,
  scope: MerchantScope,
  { id, revision, version, content }: WhichRevision & { version: number; content: EstimateContent },
): Promise<EstimateView> {
  const merchant = await readCaterer(database, scope);
  requireWritable(content);
  const which = { id, merchantId: merchant.id };
  return database.transaction(scopeOf(scope), async (tx) => {
    const { draft } = await lockDraft(tx, which, revision);
    if (draft.version !== version) throw new AppError('estimate-changed-meanwhile');
    const { totalCents } = requirePrice(content, merchant);
    saveDraft(tx, { ...which, revision, content, totalCents, changedAt: now() });
    const view = await viewEstimate(tx, merchant, id);
    const record = { action: 'estimate-changed', facts: { number: view.number } } as const;
    writeAudit(tx, { occurredAt: now(), merchantId: merchant.id, record, subject: { type: 'estimate', id } });
    return view;
  });
}

/** Deletes a draft, and the estimate when that is all of it. Open to who is a caterer no more. @throws AppError not-found, estimate-not-draft */
export async function deleteRevision(
  { database, now }: EstimateDeps,
  scope: MerchantScope,
  { id, revision }: WhichRevision,
): Promise<void> {
  const { timeZone: zone } = await readMerchant(database, scopeOf(scope), scope.merchantId);
  const which = { id, merchantId: scope.merchantId };
  await database.transaction(scopeOf(scope), async (tx) => {
    const { revisions } = await lockDraft(tx, which, revision);
    const estimate = await findEstimate(tx, which);
    if (!estimate) throw new AppError('not-found');
    deleteDraft(tx, { ...which, revision });
    if (revisions.length === 1) deleteEstimate(tx, which);
    const facts = { number: estimateNumber(estimate.number, { createdAt: estimate.createdAt, zone }) };
    const record = { action: 'estimate-draft-deleted', facts } as const;
    writeAudit(tx, { occurredAt: now(), merchantId: scope.merchantId, record, subject: { type: 'estimate', id } });
  });
}

/** Locks a draft with all revisions of its estimate. @throws AppError not-found, estimate-not-draft */
export async function lockDraft(
  tx: Transaction,
  which: WhichEstimate,
  revision: number,
): Promise<{ draft: RevisionRow; revisions: readonly RevisionRow[] }> {
  const revisions = await lockRevisions(tx, which);
  const draft = revisions.find((one) => one.revision === revision);
  if (!draft) throw new AppError('not-found');
  if (draft.state !== 'draft') throw new AppError('estimate-not-draft');
  return { draft, revisions };
}
