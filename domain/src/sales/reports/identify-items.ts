import { keyOfItem } from './gather-items.ts';

/** A name that an item of the menu has or had on bills: `present` is its name now, and `category` the code of its category. */
export interface ItemName {
  readonly name: string;
  readonly code: string;
  readonly present: string;
  readonly category: string | null;
}

/** The item of the menu that a line of a bill is. */
export type ItemIdentity = Omit<ItemName, 'name'>;

/**
 * Tells which item of the menu a line is, by every name that items ever had: a dish that was renamed is one dish. Of a name that several had,
 * that of the one who has it now; a name that several have now, or only had, tells nothing. Decision 209.
 */
export function openIdentities(names: readonly ItemName[]): (line: string) => ItemIdentity | null {
  const byKey = new Map<string, ItemName[]>();
  for (const one of names) {
    const key = keyOfItem(one.name);
    const alike = byKey.get(key);
    if (alike) alike.push(one);
    else byKey.set(key, [one]);
  }
  return (line) => {
    const key = keyOfItem(line);
    const had = onePerCode(byKey.get(key) ?? []);
    const [only, another] = had.length > 1 ? had.filter(({ present }) => keyOfItem(present) === key) : had;
    return only === undefined || another !== undefined ? null : only;
  };
}

const onePerCode = (names: readonly ItemName[]): ItemName[] => [
  ...new Map(names.map((one) => [one.code, one])).values(),
];
