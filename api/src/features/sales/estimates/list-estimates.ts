import type { EstimateItemView } from '@comptoir/contract/sales/estimates';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { isContractOpen } from '@comptoir/domain/sales/contracts/contract-state';
import { estimateNumber } from '@comptoir/domain/sales/estimates/estimate-number';
import { REVISION_STATES, type RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { listEstimateLines, sumEstimateStates, type EstimateFilter, type EstimateLine } from './estimates.queries.ts';

/** Filter of the list. */
export interface WantedEstimates {
  readonly q?: string | undefined;
  readonly states?: readonly RevisionState[] | undefined;
  readonly customerId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const place = z.tuple([z.int().min(1)]);

/**
 * A page of a caterer's estimates, newest first. Who is a caterer no more still sees those that there are.
 * @throws AppError caterers-only, validation-failed for a cursor that is none of ours
 */
export async function listEstimates(
  database: Database,
  scope: MerchantScope,
  { cursor, limit, ...wanted }: WantedEstimates & { cursor?: string | undefined; limit: number },
): Promise<{ items: EstimateItemView[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(place, cursor)[0];
  const { filter, isCaterer, zone } = await readFilter(database, scope, wanted);
  const lines = await database.transaction(scopeOf(scope), (tx) =>
    listEstimateLines(tx, { ...filter, after, limit: limit + 1 }),
  );
  if (lines.length === 0 && !isCaterer) throw new AppError('caterers-only');
  const page = lines.slice(0, limit);
  const last = lines.length > limit ? page.at(-1) : undefined;
  return { items: page.map((line) => viewLine(line, zone)), nextCursor: last ? writeCursor([last.number]) : null };
}

/** Counts and sums the list by state; states of none are left out. @throws AppError caterers-only */
export async function sumEstimates(
  database: Database,
  scope: MerchantScope,
  wanted: WantedEstimates,
): Promise<{ states: { state: RevisionState; count: number; totalCents: number }[] }> {
  const { filter, isCaterer } = await readFilter(database, scope, wanted);
  const sums = await database.transaction(scopeOf(scope), (tx) => sumEstimateStates(tx, filter));
  if (sums.length === 0 && !isCaterer) throw new AppError('caterers-only');
  return { states: REVISION_STATES.flatMap((state) => sums.filter((one) => one.state === state)) };
}

async function readFilter(database: Database, scope: MerchantScope, wanted: WantedEstimates) {
  const { timeZone: zone, isCaterer } = await readMerchant(database, scopeOf(scope), scope.merchantId);
  const filter: EstimateFilter = {
    merchantId: scope.merchantId,
    zone,
    search: wanted.q?.trim() || null,
    states: wanted.states ?? null,
    customerId: wanted.customerId ?? null,
    from: wanted.from ?? null,
    to: wanted.to ?? null,
  };
  return { filter, isCaterer, zone };
}

function viewLine(line: EstimateLine, zone: MerchantTimeZone): EstimateItemView {
  const { id, state, hasDraft, revision, persons, totalCents, validUntil } = line;
  return {
    id,
    number: estimateNumber(line.number, { createdAt: line.createdAt, zone }),
    state,
    hasDraft,
    revision,
    customer: { id: line.customerId, name: line.name, company: line.company },
    occasion: { name: line.occasionName, date: line.occasionOn },
    persons,
    totalCents,
    validUntil,
    sentAt: line.sentAt?.toISOString() ?? null,
    contractId: line.contractId,
    contractState: line.contractState,
    nextDate: nextDateOf(line),
  };
}

function nextDateOf({ state, validUntil, occasionOn, contractState }: EstimateLine): string | null {
  if (state === 'sent' || state === 'seen') return validUntil;
  const isToCome = state === 'accepted' && (contractState === null || isContractOpen(contractState));
  return isToCome ? occasionOn : null;
}
