import type { AuthorityState } from './authority-state.ts';
import type { Operator } from './registry.ts';

/** The establishments that match every given value; one business may have several. */
export function findOperators(
  state: AuthorityState,
  filter: { [K in keyof Operator]?: string | undefined },
): Operator[] {
  const criteria = Object.entries(filter);
  return [...state.operators.values()].filter((operator) =>
    criteria.every(([key, value]) => operator[key as keyof Operator] === value),
  );
}
