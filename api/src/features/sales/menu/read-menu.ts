import type { MenuEntryView, getTillMenu } from '@comptoir/contract/sales/menu';
import type { z } from 'zod';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { findMenuVersion, hadMenuVersion, listEntryRows, type EntryRow } from './menu.store.ts';
import { readVersion, writeVersion } from './raise-menu.ts';

/** Reads the whole menu of a merchant. */
export const readMenu = (
  database: Database,
  scope: Scope,
  merchantId: string,
): Promise<{ version: string; entries: MenuEntryView[] }> =>
  database.transaction(scope, async (tx) => {
    // the version first: what is changed between the two is read again, and never missed
    const version = await findMenuVersion(tx, merchantId);
    const rows = await listEntryRows(tx, merchantId, 0);
    return { version: writeVersion(version), entries: rows.filter(isOnMenu).map(viewEntry) };
  });

/** Returns the changes of a till's menu since the version that it has; all of it when that is none of this menu's. Decision 206. */
export const pullMenu = (
  database: Database,
  scope: Scope,
  { merchantId, since }: { merchantId: string; since: string | undefined },
): Promise<z.input<typeof getTillMenu.reply>> =>
  database.transaction(scope, async (tx) => {
    const version = await findMenuVersion(tx, merchantId);
    const had = readVersion(since);
    const isKnown = had !== null && (await hadMenuVersion(tx, merchantId, had));
    const rows = await listEntryRows(tx, merchantId, isKnown ? had.version : 0);
    return {
      version: writeVersion(version),
      isWhole: !isKnown,
      entries: rows.filter(isOnMenu).map(entryOf),
      removed: isKnown ? rows.filter((row) => !isOnMenu(row)).map(({ kind, code }) => ({ kind, code })) : [],
    };
  });

/** True for what is sold from. */
export const isOnMenu = ({ removedAt }: Pick<EntryRow, 'removedAt'>): boolean => removedAt === null;

/** An entry as it is sold from. */
export const entryOf = ({ code, content, place, isOut }: Pick<EntryRow, 'code' | 'content' | 'place' | 'isOut'>) => ({
  ...content,
  code,
  place,
  isOut,
});

/** An entry as the portal gets it. */
export const viewEntry = (row: EntryRow): MenuEntryView => ({ ...entryOf(row), revision: row.revision });
