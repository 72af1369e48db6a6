import type { createSelection, MerchantSelection } from '@comptoir/contract/base/selections';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { writeMerchantFile, type ExportMerchantsDeps, type ExportMerchantsInput } from './export-merchants.ts';
import { findMerchants } from './find-merchants.ts';
import type { ListMerchantsDeps } from './list-merchants.ts';
import { filterOf, partnerOf, type MerchantFilter } from './merchant-filter.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { describeSelection, findSelection, insertSelection } from './selections.store.ts';

/** Number of merchants that are named before they are acted on. */
const NAMED = 5;
const KEPT_MS = 3_600_000;

type Wanted = z.output<(typeof createSelection)['body']>;

/** Freezes the merchants of a filter, or those that are named, as far as the caller sees them. */
export function selectMerchants(
  { database, now }: ListMerchantsDeps,
  { actor, user }: SignedIn,
  wanted: Wanted,
): Promise<MerchantSelection> {
  const madeAt = now();
  const expiresAt = new Date(madeAt.getTime() + KEPT_MS);
  const selection = { id: orderedId(madeAt), userId: user.id, partnerId: partnerOf(actor), madeAt, expiresAt };
  return database.transaction(scopeOfActor(actor), async (tx) => {
    insertSelection(tx, selection, await readFilter(tx, { actor, now: madeAt }, wanted));
    const described = await describeSelection(tx, selection.id, NAMED);
    return { id: selection.id, count: 0, first: [], ...described, expiresAt: expiresAt.toISOString() };
  });
}

async function readFilter(
  tx: Transaction,
  asked: { readonly actor: SignedIn['actor']; readonly now: Date },
  wanted: Wanted,
): Promise<MerchantFilter> {
  if ('merchants' in wanted) return filterOf({}, { ...asked, found: { kind: 'some', ids: wanted.merchants } });
  const found = await findMerchants(tx, { q: wanted.filter.q, partnerId: partnerOf(asked.actor) });
  return filterOf(wanted.filter, { ...asked, found });
}

/** The merchants of a selection as a file. @throws AppError not-found */
export async function exportSelection(
  deps: ExportMerchantsDeps,
  { actor, user }: SignedIn,
  { id, ...input }: Omit<ExportMerchantsInput, 'wanted'> & { readonly id: string },
): Promise<File> {
  const now = deps.now();
  const known = await deps.database.transaction(scopeOfActor(actor), (tx) =>
    findSelection(tx, { id, userId: user.id, now }),
  );
  if (!known) throw new AppError('not-found');
  return writeMerchantFile(deps, actor, {
    ...input,
    subject: { type: 'selection', id },
    asked: {},
    choose: () => Promise.resolve(filterOf({}, { actor, now, found: { kind: 'selected', selectionId: id } })),
  });
}
