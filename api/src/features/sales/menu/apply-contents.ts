import type { MenuContent, MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  findMenuVersion,
  listEntryRows,
  markEntriesRemoved,
  saveEntryRows,
  saveStock,
  type EntryRow,
} from './menu.store.ts';
import { writeVersion, type MenuChange } from './raise-menu.ts';
import { isOnMenu } from './read-menu.ts';

/** Many changes of a menu at once: contents by their codes, items of which there is none or some again, and what is removed. */
export interface MenuChanges {
  readonly contents: readonly { readonly code: string; readonly content: MenuContent }[];
  readonly stock?: readonly { readonly code: string; readonly isOut: boolean }[];
  readonly removed?: readonly { readonly kind: MenuKind; readonly code: string }[];
}

/** Reads every entry that there is or was, and the version that they are of. */
export async function readEntries(tx: Transaction, merchantId: string): Promise<{ version: string; rows: EntryRow[] }> {
  // the version first: what is changed between the two makes the version another, and is never taken for it
  const version = await findMenuVersion(tx, merchantId);
  return { version: writeVersion(version), rows: await listEntryRows(tx, merchantId, 0) };
}

/** Writes many changes as one version; none makes none. New entries stand behind those that there are, in their order. */
export function applyContents(
  { tx, now, raise }: Omit<MenuChange, 'before'>,
  { merchantId, rows }: { readonly merchantId: string; readonly rows: readonly EntryRow[] },
  { contents, stock = [], removed = [] }: MenuChanges,
): void {
  if (contents.length + stock.length + removed.length === 0) return;
  const version = raise();
  if (contents.length > 0) saveEntryRows(tx, { merchantId, version, entries: placeEntries(rows, contents) });
  if (stock.length > 0) saveStock(tx, { merchantId, version, items: stock });
  if (removed.length > 0) markEntriesRemoved(tx, { merchantId, version, at: now, entries: removed });
}

function placeEntries(rows: readonly EntryRow[], contents: MenuChanges['contents']) {
  const known = new Map(rows.map((row) => [`${row.kind} ${row.code}`, row]));
  let last = rows.reduce((most, { place }) => Math.max(most, place), 0);
  return contents.map(({ code, content }) => {
    const row = known.get(`${content.kind} ${code}`);
    const place = row && isOnMenu(row) ? row.place : (last += 1);
    return { kind: content.kind, code, content, place, revision: (row?.revision ?? 0) + 1 };
  });
}
