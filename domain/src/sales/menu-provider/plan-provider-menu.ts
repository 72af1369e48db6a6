import type { MenuContent, MenuKind } from '../menu/menu-entry.ts';
import { groupReason, itemReason, nameReason } from './check-provided.ts';
import { fitClasses, type ItemClass } from './fit-classes.ts';
import { followGroup, followName } from './follow-group.ts';
import { followItem } from './follow-item.ts';
import { openProviderPlan, type Found, type FollowedEntry } from './open-provider-plan.ts';
import type { ProviderCategory, ProviderItem } from './provider-inventory.ts';
import type { AskedClass, ProviderPlan, ProviderPlanInput } from './provider-plan.ts';

/**
 * Compares a provider's inventory with the menu: what would be added, changed and removed, what stays because a person changed it here, and
 * what does not come and why. The same inventory again changes nothing. Decision 209.
 */
export function planProviderMenu(input: ProviderPlanInput): ProviderPlan {
  const { categories, groups, items } = input.inventory;
  const plan = openProviderPlan(input);
  const codes = { category: new Map<string, string>(), group: new Map<string, string>() };
  for (const category of categories)
    plan.take({ kind: 'category', ...category }, (found) => {
      const followed = followCategory(category, found);
      // one that is refused and on the menu already stays what its items name
      if (typeof followed !== 'string' || found.before) codes.category.set(category.id, found.code);
      return followed;
    });
  for (const group of groups)
    plan.take({ kind: 'group', ...group }, ({ code, before, given }) => {
      const reason = groupReason(group);
      if (reason === null || before) codes.group.set(group.id, code);
      if (reason !== null) return reason;
      return followGroup(group, { before: contentOf(before, 'group'), given });
    });
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const asked = new Map<string, AskedClass>();
  for (const item of items) {
    const category = item.category === null ? null : (codes.category.get(item.category) ?? null);
    const chosen = item.groups.flatMap((id) => codes.group.get(id) ?? []);
    plan.take({ kind: 'item', ...item }, (found) => {
      const classed = classOf(item, input);
      if (isAsked(item, found, classed)) ask(asked, { ...classed, category: names.get(item.category ?? '') ?? null });
      return followOne(item, found, { classed, category, groups: chosen, now: input.now });
    });
  }
  return { ...plan.finish(), asked: [...asked.values()] };
}

function followCategory({ name: word }: ProviderCategory, { before, given }: Found): FollowedEntry {
  const reason = nameReason(word);
  if (reason !== null) return reason;
  const { name, isKept } = followName(word, { before: before?.content, given });
  return { content: { kind: 'category', name }, given: { name: word }, kept: isKept ? ['name'] : [] };
}

interface Classed {
  readonly key: string;
  readonly classes: readonly ItemClass[];
  readonly chosen: ItemClass | null;
}

/** The class of an item: told by its taxes, or said by a person for all of its category that bear the same. */
function classOf({ category, rates }: ProviderItem, { classes: said, calendar, day }: ProviderPlanInput): Classed {
  const classes = fitClasses(rates, { calendar, day });
  const key = `${category ?? ''}:${rates.join('+')}`;
  const word = classes.length === 1 ? classes[0] : said[key];
  return { key, classes, chosen: word !== undefined && classes.includes(word) ? word : null };
}

/** An item that is sold already has its class, whatever the provider's taxes became. */
const isAsked = (item: ProviderItem, { before }: Found, { classes }: Classed): boolean =>
  before === undefined && classes.length > 1 && itemReason(item) === null;

function ask(asked: Map<string, AskedClass>, { key, classes, category }: Classed & Pick<AskedClass, 'category'>): void {
  asked.set(key, { key, category, classes, items: (asked.get(key)?.items ?? 0) + 1 });
}

interface Around {
  readonly classed: Classed;
  readonly category: string | null;
  readonly groups: readonly string[];
  readonly now: Date;
}

function followOne(
  item: ProviderItem,
  { before, given }: Found,
  { classed: { classes, chosen }, ...around }: Around,
): FollowedEntry {
  const content = contentOf(before, 'item');
  const taxClass = content?.taxClass ?? chosen;
  const reason = itemReason(item);
  if (reason !== null) return reason;
  if (taxClass === null) return classes.length === 0 ? 'class-none' : 'class-unknown';
  const here = content && { ...content, isOut: before?.isOut ?? false };
  const followed = followItem(item, { ...around, before: here, given, taxClass });
  return classes.includes(taxClass) ? followed : { ...followed, kept: [...followed.kept, 'taxClass'] };
}

function contentOf<Kind extends MenuKind>(found: Found['before'], kind: Kind): MenuContent<Kind> | undefined {
  return found?.content.kind === kind ? (found.content as MenuContent<Kind>) : undefined;
}
