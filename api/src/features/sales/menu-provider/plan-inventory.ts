import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { isBeyondMenu } from '@comptoir/domain/sales/menu-provider/check-provided';
import { planProviderMenu } from '@comptoir/domain/sales/menu-provider/plan-provider-menu';
import type { ProviderPlan, SaidClasses } from '@comptoir/domain/sales/menu-provider/provider-plan';
import type { Transaction } from '../../../platform/database/database.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';
import { readEntries } from '../menu/apply-contents.ts';
import { isOnMenu } from '../menu/read-menu.ts';
import { findInventory, listLinks, type InventoryRow } from './menu-provider.store.ts';

/** Plan of an inventory for a menu, and what it was made of. `plan` null: there is more than a menu may have. */
export interface PlannedInventory extends InventoryRow {
  readonly version: string;
  readonly said: SaidClasses;
  readonly rows: Awaited<ReturnType<typeof readEntries>>['rows'];
  readonly plan: ProviderPlan | null;
}

/** Plans what the inventory that was read last makes of the menu; null before one was read. */
export async function planInventory(
  tx: Transaction,
  merchantId: string,
  { classes, now }: { readonly classes: SaidClasses; readonly now: Date },
): Promise<PlannedInventory | null> {
  const found = await findInventory(tx, merchantId);
  if (found === null) return null;
  const { version, rows } = await readEntries(tx, merchantId);
  const { inventory, stamp } = found;
  const said = { ...found.classes, ...classes };
  const planned = { ...found, said, rows, version: `${version}.${stamp}` };
  if (isBeyondMenu(inventory)) return { ...planned, plan: null };
  const plan = planProviderMenu({
    entries: rows.map((row) => ({ ...row, isRemoved: !isOnMenu(row) })),
    links: await listLinks(tx, merchantId),
    inventory,
    classes: said,
    calendar: taxCalendar(),
    day: quebecDayOf(now),
    now,
  });
  return { ...planned, plan: plan.isFull ? null : plan };
}
