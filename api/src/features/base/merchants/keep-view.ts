import type { KeptMerchantView, MerchantListView } from '@comptoir/contract/base/merchant-views';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../record/write-audit.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { partnerOf } from './merchant-filter.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import {
  clearDefault,
  countViews,
  deleteView,
  insertView,
  listViews,
  lockOwnView,
  updateView,
} from './merchant-views.store.ts';
import { readView } from './read-view.ts';

export type ViewDeps = Pick<Dependencies, 'database' | 'now'>;

/** More than a person keeps apart by their names. */
const MOST_VIEWS = 50;

/** The views that a person may open. */
export const listMerchantViews = async (
  { database }: ViewDeps,
  { actor, user }: SignedIn,
): Promise<MerchantListView[]> =>
  (await database.transaction(scopeOfActor(actor), (tx) => listViews(tx, user.id))).map((view) =>
    readView(view, user.id),
  );

/** Keeps a new view. @throws AppError forbidden, view-name-taken, views-too-many */
export function createMerchantView(
  deps: ViewDeps,
  caller: SignedIn,
  given: KeptMerchantView,
): Promise<MerchantListView> {
  const { actor, user } = caller;
  const view = { ...given, id: orderedId(deps.now()), userId: user.id, partnerId: partnerOf(actor) };
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const { all } = await refuseTaken(tx, caller, view);
    if (all >= MOST_VIEWS) throw new AppError('views-too-many');
    if (given.isDefault) clearDefault(tx, user.id);
    insertView(tx, view);
    return written(tx, { view, now: deps.now(), before: {} });
  });
}

/** Changes a view of one's own. @throws AppError not-found, forbidden, view-name-taken */
export function updateMerchantView(
  deps: ViewDeps,
  caller: SignedIn,
  { id, given }: { readonly id: string; readonly given: KeptMerchantView },
): Promise<MerchantListView> {
  const { actor, user } = caller;
  const view = { ...given, id, userId: user.id, partnerId: partnerOf(actor) };
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const known = await lockOwnView(tx, id, user.id);
    if (!known) throw new AppError('not-found');
    await refuseTaken(tx, caller, view);
    if (given.isDefault) clearDefault(tx, user.id);
    updateView(tx, view);
    const { name, isShared, isDefault, wanted, sort, columns } = known;
    return written(tx, { view, now: deps.now(), before: { name, isShared, isDefault, wanted, sort, columns } });
  });
}

/** Removes a view of one's own. @throws AppError not-found */
export async function removeMerchantView(
  { database, now }: ViewDeps,
  { actor, user }: SignedIn,
  id: string,
): Promise<void> {
  await database.transaction(scopeOfActor(actor), async (tx) => {
    const known = await lockOwnView(tx, id, user.id);
    if (!known) throw new AppError('not-found');
    deleteView(tx, id);
    const record = { action: 'merchant-view-removed', facts: { name: known.name } } as const;
    writeAudit(tx, { occurredAt: now(), subject: { type: 'merchant-view', id }, record });
  });
}

async function refuseTaken(
  tx: Transaction,
  { actor, user }: SignedIn,
  view: KeptMerchantView & { readonly id: string },
): Promise<{ all: number }> {
  if (view.isShared && actor.role !== 'admin') throw new AppError('forbidden');
  const { all, named } = await countViews(tx, { userId: user.id, name: view.name, id: view.id });
  if (named > 0) throw new AppError('view-name-taken', [{ path: 'name', rule: 'view-name-taken' }]);
  return { all };
}

interface Written {
  readonly view: KeptMerchantView & { readonly id: string; readonly userId: string };
  readonly now: Date;
  readonly before: Readonly<Record<string, unknown>>;
}

function written(tx: Transaction, { view: { userId, id, ...kept }, now, before }: Written): MerchantListView {
  const { name, isShared, isDefault, wanted, sort, columns } = kept;
  const after = { name, isShared, isDefault, wanted, sort, columns };
  const record = { action: 'merchant-view-kept', facts: { name } } as const;
  writeAudit(tx, { occurredAt: now, subject: { type: 'merchant-view', id }, record, before, after });
  return readView({ ...after, id, userId }, userId);
}
