import { MOST, type MenuContent } from '../menu/menu-entry.ts';
import { PROVIDED_KINDS, type ProvidedKind, type ProviderLink } from './provider-inventory.ts';
import type { PlannedEntry, ProviderPlan } from './provider-plan.ts';

interface Planned {
  readonly entries: readonly PlannedEntry[];
  readonly contents: ProviderPlan['contents'];
}

/** The links whose entries end with what is gone from the provider; a category or a group that something here still names stays. */
export function endOfLinks(gone: readonly ProviderLink[], planned: Planned): ProviderLink[] {
  const after = menuAfter(planned);
  const ending = new Set(gone.filter(({ kind }) => kind === 'item').map(({ code }) => `item ${code}`));
  const named = new Set<string>();
  for (const [key, content] of after) {
    if (ending.has(key)) continue;
    for (const name of namesIn(content)) named.add(name);
  }
  return gone.filter(({ kind, code }) => after.has(`${kind} ${code}`) && !named.has(`${kind} ${code}`));
}

/** True when a kind would have more entries than a menu may have. */
export function isOverfull(planned: Planned & Pick<ProviderPlan, 'removed'>): boolean {
  const after = menuAfter(planned);
  for (const { kind, code } of planned.removed) after.delete(`${kind} ${code}`);
  const counts = new Map<string, number>();
  for (const { kind } of after.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return PROVIDED_KINDS.some((kind: ProvidedKind) => (counts.get(kind) ?? 0) > MOST.entries[kind]);
}

function menuAfter({ entries, contents }: Planned): Map<string, MenuContent> {
  const after = new Map<string, MenuContent>();
  for (const { kind, code, content, isRemoved } of entries) if (!isRemoved) after.set(`${kind} ${code}`, content);
  for (const { code, content } of contents) after.set(`${content.kind} ${code}`, content);
  return after;
}

function namesIn(content: MenuContent): string[] {
  if (content.kind === 'hours') return content.categories.map((code) => `category ${code}`);
  if (content.kind !== 'item') return [];
  return [`category ${content.category}`, ...content.groups.map((code) => `group ${code}`)];
}
