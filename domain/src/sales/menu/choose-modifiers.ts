import { accept } from '../../base/results/result.ts';
import { entriesOf, type MenuEntry, type Modifier } from './menu-entry.ts';

/** Reason that a choice is none: `about` is the code that was asked for, or that of the group that wants more or fewer. */
export interface ChoiceRefusal {
  readonly ok: false;
  readonly reason: 'modifier-unknown' | 'modifier-of-several' | 'too-few-chosen' | 'too-many-chosen';
  readonly about: string;
  readonly offered: readonly string[];
}

/**
 * The modifiers of an item that were asked for, by code, or by `group/code` where several of its groups have one. Each group has from its
 * least to its most.
 */
export function chooseModifiers(
  menu: readonly MenuEntry[],
  item: MenuEntry<'item'>,
  asked: readonly string[],
): { readonly ok: true; readonly value: Modifier[] } | ChoiceRefusal {
  const groups = entriesOf(menu, 'group').filter(({ code }) => item.groups.includes(code));
  const offers = groups.flatMap((group) => group.modifiers.map((modifier) => ({ group, modifier })));
  const offered = offers.map(({ modifier }) => modifier.code);
  const chosen: typeof offers = [];
  for (const word of asked) {
    const meant = offers.filter(
      ({ group, modifier }) => modifier.code === word || `${group.code}/${modifier.code}` === word,
    );
    const [only] = meant;
    if (only === undefined) return { ok: false, reason: 'modifier-unknown', about: word, offered };
    if (meant.length > 1) {
      const ways = meant.map(({ group, modifier }) => `${group.code}/${modifier.code}`);
      return { ok: false, reason: 'modifier-of-several', about: word, offered: ways };
    }
    chosen.push(only);
  }
  for (const group of groups) {
    const count = chosen.filter((one) => one.group === group).length;
    const codes = group.modifiers.map(({ code }) => code);
    if (count < group.least) return { ok: false, reason: 'too-few-chosen', about: group.code, offered: codes };
    if (count > group.most) return { ok: false, reason: 'too-many-chosen', about: group.code, offered: codes };
  }
  return accept(chosen.map(({ modifier }) => modifier));
}
