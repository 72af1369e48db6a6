import { ACTIVITY_OF, type SubSector } from '../../base/merchants/merchant-information.ts';
import type { MenuContent } from './menu-entry.ts';

/** Warnings about what is put on a menu; nothing is refused for them. */
export const MENU_WARNINGS = ['alcohol-in-food-truck'] as const;
export type MenuWarning = (typeof MENU_WARNINGS)[number];

const ALCOHOL: ReadonlySet<string> = new Set(['beer-wine-cider', 'spirits']);

/**
 * Warns of a drink with alcohol, as an item or as a choice, that would be sold under the activity of a food truck. A merchant's information knows
 * no permit, so that this is all that it tells; an item with an activity of its own goes by that. Decision 206.
 */
export function warnOfAlcohol(content: MenuContent, subSector: SubSector | null): MenuWarning[] {
  const classes: readonly (string | null)[] =
    content.kind === 'item'
      ? [content.taxClass]
      : content.kind === 'group'
        ? content.modifiers.map(({ taxClass }) => taxClass)
        : [];
  const own = content.kind === 'item' ? content.activity : null;
  const activity = own ?? (subSector && ACTIVITY_OF[subSector]);
  const isAlcohol = classes.some((one) => one !== null && ALCOHOL.has(one));
  return isAlcohol && activity === ACTIVITY_OF.food_truck ? ['alcohol-in-food-truck'] : [];
}
