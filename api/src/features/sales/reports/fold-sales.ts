import type { Dependencies } from '../../../dependencies.ts';
import {
  emptyCounts,
  emptyFold,
  foldNextBills,
  foldNextCounts,
  foldNextItems,
  listDueFolds,
  listFoldableDevices,
  lockFold,
  type FoldableDevice,
} from './sales-days.store.ts';

export type FoldDeps = Pick<Dependencies, 'database' | 'now'>;

/** A device is folded once this many bills are beside its days, or those that are have waited so long. */
const ENOUGH_BILLS = 100;
const LONG_ENOUGH_MS = 15 * 60_000;

const UNFOLDED = { position: 0, itemsPosition: 0 };

const DEVICES_AT_ONCE = 200;
/** Number of bills that a transaction folds. */
const BILLS_AT_ONCE = 2000;

/**
 * Folds what waits into the days of its merchants, and into the items of those days. Figures are the same before and after: it only makes
 * them faster. What is being folded already is left to whom it is: after an outage of the server, a minute is too short for all that waits.
 */
export async function foldSales({ database, now }: FoldDeps): Promise<void> {
  let isFull = true;
  while (isFull) {
    const before = new Date(now().getTime() - LONG_ENOUGH_MS);
    const due = await database.transaction({ role: 'system' }, (tx) =>
      listDueFolds(tx, { bills: ENOUGH_BILLS, before, limit: DEVICES_AT_ONCE }),
    );
    for (const device of due) await foldDevice({ database, now }, device, { waits: false });
    isFull = due.length === DEVICES_AT_ONCE;
  }
}

/** Makes the days of all merchants again from their bills, while sales go on; says how many devices that were. */
export const rebuildSales = (deps: FoldDeps): Promise<number> => rebuild(deps, null);

/** The same for one merchant. */
export const rebuildMerchant = (deps: FoldDeps, merchantId: string): Promise<number> => rebuild(deps, merchantId);

async function rebuild(deps: FoldDeps, merchantId: string | null): Promise<number> {
  const devices = await deps.database.transaction({ role: 'system' }, (tx) => listFoldableDevices(tx, merchantId));
  const byMerchant = new Map<string, FoldableDevice[]>();
  for (const device of devices)
    byMerchant.set(device.merchantId, [...(byMerchant.get(device.merchantId) ?? []), device]);
  for (const [id, own] of byMerchant) {
    await deps.database.transaction({ role: 'system' }, async (tx) => {
      for (const device of own) await lockFold(tx, device, { waits: true });
      emptyCounts(tx, id);
    });
    for (const device of own) await rebuildDevice(deps, device);
  }
  return devices.length;
}

async function rebuildDevice(deps: FoldDeps, device: FoldableDevice): Promise<void> {
  await deps.database.transaction({ role: 'system' }, async (tx) => {
    const fold = await lockFold(tx, device, { waits: true });
    if (fold) emptyFold(tx, device, fold.merchantZone);
  });
  await foldDevice(deps, device, { waits: true });
}

/** Folds all bills of a device that are not folded yet, some at a time. */
async function foldDevice(
  { database, now }: FoldDeps,
  device: FoldableDevice,
  how: { readonly waits: boolean },
): Promise<void> {
  const foldSome = (): Promise<number> =>
    database.transaction({ role: 'system' }, async (tx) => {
      const fold = await lockFold(tx, device, how);
      if (!fold) return 0;
      const { zone, merchantZone } = fold;
      const isMoved = zone !== merchantZone;
      if (isMoved) emptyFold(tx, device, merchantZone);
      const { position, itemsPosition } = isMoved ? UNFOLDED : fold;
      // the counts are by Québec's days, wherever the merchant is
      const next = { ...device, zone: merchantZone, limit: BILLS_AT_ONCE };
      // in either order: what was folded into days before there were items catches up by itself
      const [bills, items, counts] = await Promise.all([
        foldNextBills(tx, { ...next, position, now: now() }),
        foldNextItems(tx, { ...next, position: itemsPosition }),
        foldNextCounts(tx, { ...next, position: fold.countedPosition }),
      ]);
      return Math.max(bills?.count ?? 0, items?.count ?? 0, counts?.count ?? 0);
    });
  while ((await foldSome()) === BILLS_AT_ONCE);
}
