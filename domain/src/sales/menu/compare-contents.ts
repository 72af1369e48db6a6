import type { MenuContent } from './menu-entry.ts';

/** The fields in which two contents differ, by name. In which order fields are written makes no difference: a database has one of its own. */
export function differingFields(one: MenuContent, other: MenuContent): string[] {
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((name) => !isSame(left.get(name), right.get(name)))
    .sort();
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || canonicalText(one) === canonicalText(other);

/** A value as JSON whose fields stand in alphabetical order. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
