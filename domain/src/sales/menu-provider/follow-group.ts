import type { Modifier, MenuContent } from '../menu/menu-entry.ts';
import { MOST } from '../menu/menu-entry.ts';
import { toCode } from '../menu/near-codes.ts';
import { followField, keptOf } from './follow-field.ts';
import { numbered } from './link-codes.ts';
import type { Given, ProvidedField, ProviderGroup } from './provider-inventory.ts';

type Group = MenuContent<'group'>;
type GivenModifier = NonNullable<Given['modifiers']>[number];

/** A content after the provider's word, what the provider said in the menu's terms, and the fields that are a person's. */
export interface Followed<Content> {
  readonly content: Content;
  readonly given: Given;
  readonly kept: readonly ProvidedField[];
}

/** The group after the provider's word. Modifiers are known by their ids; one that a person added stays, one that they removed stays away. */
export function followGroup(
  group: ProviderGroup,
  { before, given }: { readonly before: Group | undefined; readonly given: Given | undefined },
): Followed<Group> {
  const name = followName(group.name, { before, given });
  const merged = followModifiers(group, before?.modifiers ?? [], given?.modifiers ?? []);
  const now = countsOf(group, merged.modifiers.length);
  const here = before ?? now;
  const most = followField({ given: given?.most, here: here.most, now: now.most });
  const least = followField({ given: given?.least, here: here.least, now: now.least });
  const within = Math.min(most.value, merged.modifiers.length);
  const counts = { least: Math.min(least.value, within), most: within };
  return {
    content: { kind: 'group', name: name.name, ...counts, modifiers: merged.modifiers },
    given: { name: group.name, ...now, modifiers: merged.given },
    kept: keptOf({ name: name.isKept, least: least.isKept, most: most.isKept, modifiers: merged.isKept }),
  };
}

/** Most modifiers that may be chosen: no more than there are, of which there is one at least. */
function countsOf({ least, most }: ProviderGroup, choices: number): { least: number; most: number } {
  const highest = Math.max(1, Math.min(most ?? choices, choices, MOST.modifiers));
  return { least: Math.min(least, highest), most: highest };
}

/** The name in both languages after the provider's one word, which is both until a person says otherwise. */
export function followName(
  now: string,
  { before, given }: { readonly before: Pick<Group, 'name'> | undefined; readonly given: Given | undefined },
) {
  const fr = followField({ given: given?.name, here: before?.name.fr ?? now, now });
  const en = followField({ given: given?.name, here: before?.name.en ?? now, now });
  return { name: { fr: fr.value, en: en.value }, isKept: fr.isKept };
}

function followModifiers(group: ProviderGroup, here: readonly Modifier[], given: readonly GivenModifier[]) {
  const byId = new Map(given.map((one) => [one.id, one]));
  const byCode = new Map(here.map((one) => [one.code, one]));
  const codes = new Set([...byCode.keys(), ...given.map(({ code }) => code)]);
  const said: GivenModifier[] = group.modifiers.map(({ id, name, cents }) => {
    const code = byId.get(id)?.code ?? newCode(codes, toCode(name) || toCode(id));
    codes.add(code);
    return { id, code, name, cents };
  });
  const followed = said.map((now) => followModifier(now, { before: byCode.get(now.code), last: byId.get(now.id) }));
  const provided = new Set([...said, ...given].map(({ code }) => code));
  const own = here.filter(({ code }) => !provided.has(code));
  return {
    modifiers: [...followed.flatMap(({ modifier }) => modifier ?? []), ...own],
    given: said,
    isKept: followed.some(({ isKept }) => isKept),
  };
}

/** A modifier after the provider's word; null for one that a person removed. */
function followModifier(
  now: GivenModifier,
  { before, last }: { readonly before: Modifier | undefined; readonly last: GivenModifier | undefined },
): { modifier: Modifier | null; isKept: boolean } {
  if (before === undefined) return last ? { modifier: null, isKept: true } : { modifier: plain(now), isKept: false };
  const { name, isKept } = followName(now.name, { before, given: last });
  const cents = followField({ given: last?.cents, here: before.cents, now: now.cents });
  return { modifier: { ...before, name, cents: cents.value }, isKept: isKept || cents.isKept };
}

const plain = ({ code, name, cents }: GivenModifier): Modifier => ({
  code,
  name: { fr: name, en: name },
  cents,
  taxClass: null,
});

function newCode(taken: ReadonlySet<string>, base: string): string {
  let turn = 1;
  while (taken.has(numbered(base, turn))) turn += 1;
  return numbered(base, turn);
}
