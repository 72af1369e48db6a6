import type { EstimateRevisionView, EstimateView } from '@comptoir/contract/sales/estimates';
import { hasGst } from '@comptoir/domain/base/merchants/gst-number';
import { estimateNumber } from '@comptoir/domain/sales/estimates/estimate-number';
import { standingRevision } from '@comptoir/domain/sales/estimates/estimate-state';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import { listDecisions, type DecisionRow } from './sent-estimates.store.ts';
import { findEstimate, listRevisions, type RevisionRow } from './estimates.store.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** True when a merchant charges GST. */
export const isGstRegistered = ({ gstNumber }: Pick<MerchantRow, 'gstNumber'>): boolean => hasGst(gstNumber);

/** An estimate with all its revisions. @throws AppError not-found */
export async function readEstimate(database: Database, scope: MerchantScope, id: string): Promise<EstimateView> {
  const merchant = await readMerchant(database, scopeOf(scope), scope.merchantId);
  return database.transaction(scopeOf(scope), (tx) => viewEstimate(tx, merchant, id));
}

/** The same within a transaction, as it left the estimate. @throws AppError not-found */
export async function viewEstimate(tx: Transaction, merchant: MerchantRow, id: string): Promise<EstimateView> {
  const which = { id, merchantId: merchant.id };
  const [estimate, revisions, decisions] = await Promise.all([
    findEstimate(tx, which),
    listRevisions(tx, which),
    listDecisions(tx, which),
  ]);
  const standing = standingRevision(revisions);
  if (!estimate || !standing) throw new AppError('not-found');
  const { createdAt, customerId, name, company, email, language, erasedAt } = estimate;
  const isRegistered = isGstRegistered(merchant);
  return {
    id,
    number: estimateNumber(estimate.number, { createdAt, zone: merchant.timeZone }),
    createdAt: createdAt.toISOString(),
    state: standing.state,
    hasDraft: revisions.some(({ state }) => state === 'draft'),
    customer: { id: customerId, name, company, email, language, isErased: erasedAt !== null },
    contractId: estimate.contractId,
    contractState: estimate.contractState,
    zone: merchant.timeZone,
    isGstRegistered: isRegistered,
    revisions: revisions.map((row) =>
      viewRevision(row, {
        isRegistered,
        decisions: decisions.filter(({ revision }) => revision === row.revision),
      }),
    ),
  };
}

function viewRevision(
  { isGstRegistered: wasRegistered, price, ...row }: RevisionRow,
  { isRegistered, decisions }: { isRegistered: boolean; decisions: readonly DecisionRow[] },
): EstimateRevisionView {
  const today = priceEstimate(row.content, { isGstRegistered: isRegistered, calendar: taxCalendar() });
  return {
    ...row,
    price: mutable(price ?? (today.ok ? today.value : null)),
    content: mutable(row.content),
    isGstRegistered: wasRegistered ?? isRegistered,
    changedAt: row.changedAt.toISOString(),
    sentAt: iso(row.sentAt),
    seenAt: iso(row.seenAt),
    decidedAt: iso(row.decidedAt),
    expiresAt: iso(row.expiresAt),
    decisions: decisions.map(({ revision: _its, decidedAt, ...decision }) => ({
      ...decision,
      decidedAt: decidedAt.toISOString(),
    })),
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Mutable form of a value: a reply may be changed as far as its type knows. */
type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
const mutable = <T>(value: T): Mutable<T> => value as Mutable<T>;
