import { differingFields } from '../menu/compare-contents.ts';
import { findContentFaults } from '../menu/find-content-faults.ts';
import type { MenuContent } from '../menu/menu-entry.ts';
import type { ProvidedReason } from './check-provided.ts';
import { endOfLinks, isOverfull } from './end-of-links.ts';
import type { Followed } from './follow-group.ts';
import { openCodes } from './link-codes.ts';
import type { ProvidedKind, ProviderLink } from './provider-inventory.ts';
import type { PlannedEntry, ProviderPlan, ProviderPlanInput, ProvidedLine } from './provider-plan.ts';

/** A thing at the provider, by its kind. */
interface Provided {
  readonly kind: ProvidedKind;
  readonly id: string;
  readonly name: string;
}

/** The entry that it is: its code, what it is now, and what the provider said of it last. */
export interface Found {
  readonly code: string;
  readonly before: PlannedEntry | undefined;
  readonly given: ProviderLink['given'] | undefined;
}

/** The entry after the provider's word, or the reason for which it does not come. */
export type FollowedEntry = ProvidedReason | (Followed<MenuContent<ProvidedKind>> & { readonly isOut?: boolean });

interface Made {
  readonly contents: { code: string; content: MenuContent<ProvidedKind> }[];
  readonly stock: { code: string; isOut: boolean }[];
  readonly links: ProviderLink[];
  readonly lines: ProvidedLine[];
}

/** Takes things at the provider one after the other, by what `follow` makes of each, then what ended there. */
export function openProviderPlan({ entries, links, inventory }: ProviderPlanInput) {
  const rows = new Map(entries.map((entry) => [`${entry.kind} ${entry.code}`, entry]));
  const known = entries.map(({ kind, code, content }) => ({ kind, code, name: content.name.fr }));
  const codes = openCodes(known, links, thingsOf(inventory));
  const made: Made = { contents: [], stock: [], links: [], lines: [] };
  const take = (thing: Provided, follow: (found: Found) => FollowedEntry): void => {
    const { code, link } = codes.find(thing);
    const row = rows.get(`${thing.kind} ${code}`);
    // what a person removed here stays away, until they put it back under its code
    if (row?.isRemoved && link) return void made.links.push({ ...link, providerId: thing.id });
    const before = row?.isRemoved ? undefined : row;
    write(made, { ...thing, code, link, before }, follow({ code, before, given: link?.given }));
  };
  const finish = (): Omit<ProviderPlan, 'asked'> => {
    const gone = codes.gone();
    // an inventory without an item is not trusted to say that all is gone
    const isTrusted = inventory.items.length > 0;
    const ended = isTrusted ? endOfLinks(gone, { entries, contents: made.contents }) : [];
    const removed = ended.map(({ kind, code }) => ({ kind, code }));
    const lines = ended.map(({ kind, code, given: { name } }): ProvidedLine => {
      return { kind, code, name, outcome: 'removed', kept: [], reason: null };
    });
    return {
      ...made,
      removed,
      links: isTrusted ? made.links : [...made.links, ...gone],
      lines: [...made.lines, ...lines],
      isFull: isOverfull({ entries, contents: made.contents, removed }),
    };
  };
  return { take, finish };
}

const thingsOf = ({ categories, groups, items }: ProviderPlanInput['inventory']) => [
  ...categories.map(({ id }) => ({ kind: 'category' as const, id })),
  ...groups.map(({ id }) => ({ kind: 'group' as const, id })),
  ...items.map(({ id }) => ({ kind: 'item' as const, id })),
];

interface Written extends Provided {
  readonly code: string;
  readonly link: ProviderLink | undefined;
  readonly before: PlannedEntry | undefined;
}

function write(made: Made, thing: Written, followed: FollowedEntry): void {
  if (typeof followed === 'string') refuse(made, thing, followed);
  else if (findContentFaults(followed.content).length > 0) refuse(made, thing, 'not-together');
  else accept(made, thing, followed);
}

function refuse(made: Made, { kind, id, name, code, link, before }: Written, reason: ProvidedReason): void {
  made.lines.push({ kind, code: before ? code : null, name, outcome: 'refused', kept: [], reason });
  if (link) made.links.push({ ...link, providerId: id });
}

function accept(
  made: Made,
  { kind, id, name, code, before }: Written,
  { content, given, kept, isOut = false }: Exclude<FollowedEntry, string>,
): void {
  const isOther = before === undefined || differingFields(before.content, content).length > 0;
  const isRestocked = isOut !== (before?.isOut ?? false);
  const isSame = !isOther && !isRestocked;
  made.links.push({ kind, providerId: id, code, given });
  if (isOther) made.contents.push({ code, content });
  if (isRestocked) made.stock.push({ code, isOut });
  if (isSame && kept.length === 0) return;
  made.lines.push({ kind, code, name, outcome: outcomeOf(before, isSame), kept, reason: null });
}

function outcomeOf(before: PlannedEntry | undefined, isSame: boolean): 'added' | 'changed' | 'kept' {
  if (before === undefined) return 'added';
  return isSame ? 'kept' : 'changed';
}
