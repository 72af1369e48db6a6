/** See the contract's employees. */
export type DeclarationState = 'waiting' | 'declared' | 'refused' | 'same-name' | 'to-withdraw' | 'withdrawn';

/** An employee as far as their declaration depends on it; names in the authority's characters, empty when it takes none of them. */
export interface EmployeeStanding {
  readonly id: string;
  readonly name: string;
  /** The name the authority knows them by, or may know: a request that was never answered counts. Null: it knows none. */
  readonly toldName: string | null;
  /** The name that was refused last; null when none was. */
  readonly refusedName: string | null;
  readonly hasLeft: boolean;
  readonly state: DeclarationState;
}

/**
 * The state of each employee of one merchant that is not what it should be, given who works there, by id.
 *
 * A name belongs to one person at a time. It belongs to whom the authority knows by it, also after they have left; else to whoever
 * comes first in the list. Letter case does not make another name of it. Who was renamed is withdrawn by the old name before the
 * new one is declared. Source: facts §3 (letter case), §8 (names are unique per operator, a deletion is confirmed).
 */
export function judgeDeclarations(employees: readonly EmployeeStanding[]): ReadonlyMap<string, DeclarationState> {
  const taken = new Set(employees.flatMap(({ toldName }) => (toldName === null ? [] : fold(toldName))));
  const changes = new Map<string, DeclarationState>();
  for (const employee of employees) {
    const state = judgeOne(employee, taken);
    if (state !== employee.state) changes.set(employee.id, state);
    if (!employee.hasLeft && employee.toldName === null) taken.add(fold(employee.name));
  }
  return changes;
}

const isSameName = (one: string, other: string): boolean => fold(one) === fold(other);

const fold = (name: string): string => name.toLowerCase();

function judgeOne(employee: EmployeeStanding, taken: ReadonlySet<string>): DeclarationState {
  const { name, toldName, hasLeft } = employee;
  if (hasLeft) return toldName === null ? 'withdrawn' : 'to-withdraw';
  if (toldName !== null) return isSameName(toldName, name) ? judgeTold(employee) : 'to-withdraw';
  return taken.has(fold(name)) && name !== '' ? 'same-name' : judgeUntold(employee);
}

/** Somebody who is here, under the name that was told. Who came back is declared anew, which changes nothing if it was known. */
const judgeTold = ({ state }: EmployeeStanding): DeclarationState =>
  state === 'declared' || state === 'refused' ? state : 'waiting';

/** Somebody who is here and unknown to the authority: a refusal stands as long as the name does. */
const judgeUntold = ({ state, name, refusedName }: EmployeeStanding): DeclarationState =>
  state === 'refused' && refusedName !== null && isSameName(refusedName, name) ? 'refused' : 'waiting';
