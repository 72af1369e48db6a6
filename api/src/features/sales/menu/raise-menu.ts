import { randomBytes } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { findMenuVersion, insertMenuVersion, lockMenu, type MenuVersion } from './menu.store.ts';

export type MenuDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** A change of a menu under way: its transaction, its moment, the version before it, and what makes the next. */
export interface MenuChange {
  readonly tx: Transaction;
  readonly now: Date;
  readonly before: MenuVersion | null;
  readonly raise: () => number;
}

/** Runs a change of a menu, one at a time a merchant, and tells the portal. The version that it raises is committed with it, or neither is. */
export const changeMenu = <Result>(
  deps: MenuDeps,
  scope: MerchantScope,
  work: (change: MenuChange) => Promise<Result>,
): Promise<{ readonly result: Result; readonly version: string }> =>
  changeMenuAs(deps, { scope: scopeOf(scope), merchantId: scope.merchantId }, work);

/** The same, in the name of whoever the scope is of. */
export async function changeMenuAs<Result>(
  { database, announcements, now }: MenuDeps,
  { scope, merchantId }: { readonly scope: Scope; readonly merchantId: string },
  work: (change: MenuChange) => Promise<Result>,
): Promise<{ readonly result: Result; readonly version: string }> {
  const changed = await database.transaction(scope, async (tx) => {
    lockMenu(tx, merchantId);
    const before = await findMenuVersion(tx, merchantId);
    const at = now();
    const next = { version: (before?.version ?? 0) + 1, stamp: randomBytes(6).toString('hex') };
    let present = before;
    const raise = (): number => {
      if (present !== next) insertMenuVersion(tx, { ...next, merchantId, madeAt: at });
      present = next;
      return next.version;
    };
    const result = await work({ tx, now: at, before, raise });
    return { result, version: writeVersion(present) };
  });
  announcements.publish(merchantId);
  return changed;
}

/** A version as it is sent: its number, and what tells it from another of that number. `0`: nothing was ever said. */
export const writeVersion = (version: MenuVersion | null): string =>
  version === null ? '0' : `${version.version}-${version.stamp}`;

/** A version as it was sent; null for what is none. */
export function readVersion(text: string | undefined): MenuVersion | null {
  const [, version, stamp] = /^(\d{1,9})-([0-9a-f]{12})$/.exec(text ?? '') ?? [];
  return version === undefined || stamp === undefined ? null : { version: Number(version), stamp };
}
