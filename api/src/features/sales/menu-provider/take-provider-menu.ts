import type { ProviderReport } from '@comptoir/contract/sales/menu-provider';
import type { ProviderPlan, SaidClasses } from '@comptoir/domain/sales/menu-provider/provider-plan';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { applyContents } from '../menu/apply-contents.ts';
import { MOST_SHOWN } from '../menu/menu-file.ts';
import { changeMenu, changeMenuAs, type MenuDeps } from '../menu/raise-menu.ts';
import { findInventory, saveClasses, saveLinks } from './menu-provider.store.ts';
import { planInventory, type PlannedInventory } from './plan-inventory.ts';

/** Says what the provider's inventory would change, and writes nothing. @throws AppError menu-full */
export async function checkProviderMenu(
  { database, now }: MenuDeps,
  scope: MerchantScope,
  classes: SaidClasses,
): Promise<ProviderReport> {
  const planned = await database.transaction(scopeOf(scope), (tx) =>
    planInventory(tx, scope.merchantId, { classes, now: now() }),
  );
  return planned === null ? UNREAD : report(planned, requirePlan(planned));
}

/** Takes the inventory into the menu as it was checked, and lets the menu follow it. @throws AppError menu-changed-meanwhile, menu-full */
export async function takeProviderMenu(
  deps: MenuDeps,
  scope: MerchantScope,
  asked: { classes: SaidClasses; version: string; user: { readonly id: string; readonly email: string } },
): Promise<ProviderReport> {
  const { merchantId } = scope;
  const { user, classes } = asked;
  const { result } = await changeMenu(deps, scope, async (change) => {
    const { tx, now } = change;
    const planned = await planInventory(tx, merchantId, { classes, now });
    if (planned?.version !== asked.version) throw new AppError('menu-changed-meanwhile');
    const plan = requirePlan(planned);
    applyContents(change, { merchantId, rows: planned.rows }, plan);
    saveLinks(tx, merchantId, plan.links);
    saveClasses(tx, { merchantId, classes: planned.said, at: now });
    const { kept: _, ...told } = countOf(plan);
    const facts = { ...told, email: user.email };
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt: now, record: { event: 'menu-provider-taken', facts } }]);
    return { planned, plan };
  });
  return { ...report(result.planned, result.plan), isFollowed: true };
}

/** Lets a menu that follows its provider's inventory do so; nothing that would not fit is done. Doing it twice changes nothing more. */
export async function followInventory(deps: MenuDeps, merchantId: string): Promise<void> {
  await changeMenuAs(deps, { scope: { role: 'system' }, merchantId }, async (change) => {
    const { tx, now } = change;
    const planned = await planInventory(tx, merchantId, { classes: {}, now });
    if (!planned?.classes || planned.plan === null) return;
    const { plan, rows } = planned;
    applyContents(change, { merchantId, rows }, plan);
    saveLinks(tx, merchantId, plan.links);
    const { kept: _, ...facts } = countOf(plan);
    if (facts.added + facts.changed + facts.removed === 0 && plan.asked.length === 0) return;
    writeLog(tx, [{ merchantId, occurredAt: now, record: { event: 'menu-provider-followed', facts } }]);
  });
}

/** Lets a menu follow its provider no more; its entries stay. */
export async function leaveProviderMenu(
  deps: MenuDeps,
  scope: MerchantScope,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  const { merchantId } = scope;
  await changeMenu(deps, scope, async ({ tx, now }) => {
    const found = await findInventory(tx, merchantId);
    if (!found?.classes) return;
    saveLinks(tx, merchantId, []);
    saveClasses(tx, { merchantId, classes: null, at: now });
    const record = { event: 'menu-provider-left', facts: { email: user.email } } as const;
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt: now, record }]);
  });
}

function requirePlan({ plan }: PlannedInventory): ProviderPlan {
  if (plan === null) throw new AppError('menu-full');
  return plan;
}

function countOf({ lines }: ProviderPlan) {
  const counts = { added: 0, changed: 0, removed: 0, kept: 0, refused: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

const report = ({ version, readAt, classes, said }: PlannedInventory, plan: ProviderPlan): ProviderReport => ({
  version,
  readAt: readAt.toISOString(),
  isFollowed: classes !== null,
  counts: countOf(plan),
  asked: plan.asked.map((one) => ({ ...one, taxClass: said[one.key] ?? null })),
  lines: plan.lines.slice(0, MOST_SHOWN),
});

const UNREAD: ProviderReport = {
  version: '0.0',
  readAt: null,
  isFollowed: false,
  counts: { added: 0, changed: 0, removed: 0, kept: 0, refused: 0 },
  asked: [],
  lines: [],
};
