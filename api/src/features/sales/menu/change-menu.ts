import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { canonicalText, differingFields } from '@comptoir/domain/sales/menu/compare-contents';
import { MOST, type MenuContent, type MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import { warnOfAlcohol, type MenuWarning } from '@comptoir/domain/sales/menu/warn-of-alcohol';
import { keepPrices } from '@comptoir/domain/sales/menu/price-at';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { MerchantScope } from '../../base/access/merchant-scope.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { writeLog } from '../../base/record/write-log.ts';
import {
  findEntryRow,
  findLastPlace,
  findSubSector,
  listPlaces,
  listUsers,
  markEntriesRemoved,
  saveEntryRows,
  savePlaces,
  saveStock,
  type EntryRow,
} from './menu.store.ts';
import { changeMenu, type MenuChange, type MenuDeps } from './raise-menu.ts';
import { isOnMenu, viewEntry } from './read-menu.ts';
import { requireReferences } from './require-references.ts';

/** Entry that a person means, and who they are. */
export interface NamedEntry {
  readonly kind: MenuKind;
  readonly code: string;
  readonly user: { readonly id: string; readonly email: string };
}

/**
 * Adds or changes an entry. @throws AppError menu-changed-meanwhile with the fields in which the present one differs from what was sent,
 * menu-full, menu-reference-unknown, validation-failed for a content of another kind
 */
export async function saveEntry(
  deps: MenuDeps,
  scope: MerchantScope,
  {
    user,
    revision,
    content,
    ...named
  }: NamedEntry & { readonly revision: number | null; readonly content: MenuContent },
): Promise<{ version: string; entry: MenuEntryView; warnings?: readonly MenuWarning[] }> {
  const key = { ...named, merchantId: scope.merchantId };
  if (content.kind !== key.kind) throw new AppError('validation-failed', [{ path: 'content.kind', rule: 'not-valid' }]);
  const { result, version } = await changeMenu(deps, scope, async ({ tx, now, raise }) => {
    const found = await findEntryRow(tx, key);
    const live = requireRevision(found, { revision, content });
    const where = live ?? { place: await nextPlace(tx, key), isOut: false };
    await requireReferences(tx, key.merchantId, content);
    const saved: EntryRow = {
      ...key,
      content: content.kind === 'item' ? { ...content, prices: keepPrices(content.prices, now) } : content,
      place: where.place,
      isOut: where.isOut,
      revision: (found?.revision ?? 0) + 1,
      removedAt: null,
    };
    saveEntryRows(tx, { merchantId: key.merchantId, version: raise(), entries: [saved] });
    tell(tx, {
      scope,
      user,
      now,
      key,
      change: live ? 'changed' : 'added',
      before: live?.content,
      after: saved.content,
    });
    const warnings = warnOfAlcohol(content, await findSubSector(tx, key.merchantId));
    return { entry: viewEntry(saved), ...(warnings.length > 0 ? { warnings } : {}) };
  });
  return { version, ...result };
}

/** The entry that is on the menu, if any, in the revision that was read. @throws AppError menu-changed-meanwhile */
function requireRevision(
  found: EntryRow | null,
  { revision, content }: { revision: number | null; content: MenuContent },
): EntryRow | null {
  const live = found && isOnMenu(found) ? found : null;
  if ((live?.revision ?? null) !== revision) throw changedMeanwhile(live, content);
  return live;
}

/** The place behind all of a kind. @throws AppError menu-full */
async function nextPlace(tx: Transaction, key: Parameters<typeof findLastPlace>[1]): Promise<number> {
  const { count, last } = (await findLastPlace(tx, key)) ?? { count: 0, last: null };
  if (count >= MOST.entries[key.kind]) throw new AppError('menu-full');
  return (last ?? 0) + 1;
}

/** Removes an entry; its row stays, for its code is its own for good. @throws AppError not-found, menu-changed-meanwhile, menu-entry-used */
export async function removeEntry(
  deps: MenuDeps,
  scope: MerchantScope,
  { user, revision, ...named }: NamedEntry & { readonly revision: number },
): Promise<void> {
  const key = { ...named, merchantId: scope.merchantId };
  await changeMenu(deps, scope, async ({ tx, now, raise }) => {
    const live = await requireLive(tx, key);
    if (live.revision !== revision) throw new AppError('menu-changed-meanwhile');
    const users = await listUsers(tx, key);
    if (users.length > 0)
      throw new AppError(
        'menu-entry-used',
        users.map((path) => ({ path, rule: 'used' })),
      );
    markEntriesRemoved(tx, { merchantId: scope.merchantId, version: raise(), at: now, entries: [named] });
    tell(tx, { scope, user, now, key, change: 'removed', before: live.content });
  });
}

/** Says whether there is any of an item left; saying it again changes nothing. @throws AppError not-found */
export async function setStock(
  deps: MenuDeps,
  scope: MerchantScope,
  { code, isOut }: { readonly code: string; readonly isOut: boolean },
): Promise<{ version: string; entry: MenuEntryView }> {
  const { merchantId } = scope;
  const key = { merchantId, kind: 'item', code } as const;
  const { result, version } = await changeMenu(deps, scope, async ({ tx, now, raise }) => {
    const live = await requireLive(tx, key);
    if (live.isOut !== isOut) {
      saveStock(tx, { merchantId, version: raise(), items: [{ code, isOut }] });
      const record = { action: isOut ? 'menu-item-out' : 'menu-item-back', facts: { code } } as const;
      writeAudit(tx, { occurredAt: now, merchantId, record, subject: { type: 'merchant', id: merchantId } });
    }
    return viewEntry({ ...live, isOut });
  });
  return { version, entry: result };
}

/** Gaps between places are halved; below this they are all dealt out again. */
const NARROWEST = 1e-6;

/** Moves an entry behind another of its kind, or before all. @throws AppError not-found, menu-reference-unknown */
export async function moveEntry(
  deps: MenuDeps,
  scope: MerchantScope,
  { kind, code, after }: { readonly kind: MenuKind; readonly code: string; readonly after: string | null },
): Promise<{ version: string }> {
  const { merchantId } = scope;
  const { version } = await changeMenu(deps, scope, async ({ tx, now, raise }) => {
    const places = await listPlaces(tx, { merchantId, kind });
    const others = places.filter((one) => one.code !== code);
    if (others.length === places.length) throw new AppError('not-found');
    const at = others.findIndex((one) => one.code === after);
    if (after !== null && at < 0) throw new AppError('menu-reference-unknown', [{ path: 'after', rule: 'unknown' }]);
    const moved = placeBehind(others, { code, at });
    savePlaces(tx, { merchantId, kind, version: raise(), places: moved });
    const record = { action: 'menu-ordered', facts: { code } } as const;
    writeAudit(tx, { occurredAt: now, merchantId, record, subject: { type: 'merchant', id: merchantId } });
  });
  return { version };
}

/** The places that put an entry behind the one at an index, before all at -1: its own, or everybody's where the gap is too narrow. */
function placeBehind(others: Places, { code, at }: { code: string; at: number }): Places {
  const right = others[at + 1]?.place;
  const left = others[at]?.place ?? (right ?? 1) - 2;
  if (right === undefined) return [{ code, place: left + 1 }];
  if (right - left >= NARROWEST) return [{ code, place: (left + right) / 2 }];
  const before = others.slice(0, at + 1).map((one) => one.code);
  const behind = others.slice(at + 1).map((one) => one.code);
  return [...before, code, ...behind].map((one, index) => ({ code: one, place: index + 1 }));
}
type Places = Awaited<ReturnType<typeof listPlaces>>;

async function requireLive(tx: Transaction, key: Parameters<typeof findEntryRow>[1]): Promise<EntryRow> {
  const found = await findEntryRow(tx, key);
  if (!found || !isOnMenu(found)) throw new AppError('not-found');
  return found;
}

/** The fields in which what is there differs from what was sent; none where one of the two is not there. */
function changedMeanwhile(live: EntryRow | null, content: MenuContent): AppError {
  const differing = live === null ? [] : differingFields(live.content, content);
  return new AppError(
    'menu-changed-meanwhile',
    differing.map((path) => ({ path, rule: 'changed' })),
  );
}

interface Told extends Pick<MenuChange, 'now'> {
  readonly scope: MerchantScope;
  readonly user: NamedEntry['user'];
  readonly key: { readonly code: string };
  readonly change: 'added' | 'changed' | 'removed';
  readonly before?: MenuContent | undefined;
  readonly after?: MenuContent;
}

function tell(tx: Transaction, { scope: { merchantId }, user, now, key, change, before, after }: Told): void {
  const record = { event: 'menu-entry-changed', facts: { code: key.code, change, email: user.email } } as const;
  const changes = { ...(before ? { before: shown(before) } : {}), ...(after ? { after: shown(after) } : {}) };
  writeLog(tx, [{ merchantId, userId: user.id, occurredAt: now, record, audit: changes }]);
}

/** A content as the log and the audit trail keep it: what people call it, what it costs from when, and the rest as it is. */
function shown(content: MenuContent): { name: string; prices: string | null; details: string } {
  const { kind: _, name, ...details } = content.kind === 'item' ? { ...content, prices: undefined } : content;
  const prices = content.kind === 'item' ? content.prices : [];
  const costs = prices.map(({ from, cents }) => `${(cents / 100).toFixed(2)}${from === null ? '' : ` (${from})`}`);
  return { name: `${name.fr} / ${name.en}`, prices: costs.join(', ') || null, details: canonicalText(details) };
}
