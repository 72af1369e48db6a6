import type { AttentionCounts, AttentionPage, MerchantSummary } from '@comptoir/contract/base/merchants';
import { attentionBounds, type Look } from '@comptoir/domain/base/merchants/attention';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countMerchantsOf, lookAtMerchants, type LookedRow, type Of } from './attention.queries.ts';

const PAGE = 50;

/** Merchants that are looked at: everything that needs a look, or those behind one count; and where the page begins. */
export interface Looked {
  readonly look?: Look | undefined;
  readonly cursor?: number | undefined;
}

/** Returns the standing of merchants: their sums, and those that need a look or are behind a count, the most pressing first. */
export async function standOfMerchants(
  tx: Transaction,
  { of, looked: { look, cursor: offset = 0 }, now }: { of: Of; looked: Looked; now: Date },
): Promise<
  AttentionCounts & { readonly attention: AttentionPage } & NonNullable<Awaited<ReturnType<typeof countMerchantsOf>>>
> {
  const wanted = { of, look, offset, limit: PAGE, bounds: attentionBounds(now) };
  const [totals, rows] = await Promise.all([countMerchantsOf(tx, of), lookAtMerchants(tx, wanted)]);
  if (!totals || !rows) throw new AppError('internal-error');
  const { calm, warning, urgent, late, oldestWaitingAt, ...counts } = rows.counts;
  const next = offset + PAGE;
  return {
    ...totals,
    ...counts,
    oldestWaitingAt: isoOf(oldestWaitingAt),
    waitingByAge: { calm, warning, urgent, late },
    attention: {
      items: rows.items.map(toSummary),
      nextCursor: next < rows.found ? String(next) : null,
      previousCursor: offset > 0 ? String(Math.max(0, offset - PAGE)) : null,
      count: rows.found,
    },
  };
}

const toSummary = ({ companyName, oldestWaitingAt, lastBillAt, ...row }: LookedRow): MerchantSummary => ({
  ...row,
  company_name: companyName,
  oldestWaitingAt: isoOf(oldestWaitingAt),
  lastBillAt: isoOf(lastBillAt),
});

/** As JSON of the database has it, and as ours has it. */
const isoOf = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString());
