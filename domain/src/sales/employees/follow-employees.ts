/**
 * State of an employee with the authority (`utilisateur`).
 * - `waiting`: will be declared as soon as a till of the merchant has a certificate and the authority answers
 * - `declared`: may make bills under their name
 * - `refused`: the authority said why
 * - `same-name`: another employee bears the name, which has to be unique; one of them is renamed at the provider's
 * - `to-withdraw`: has left or was renamed; the authority still knows the name, until a user confirms that it is removed
 * - `withdrawn`: has left, and the authority does not know the name, or no longer
 *
 * Source: SRM-28.
 */
export type Declaration = 'waiting' | 'declared' | 'refused' | 'same-name' | 'to-withdraw' | 'withdrawn';

/** An employee of the merchant, as the provider lists them. */
export interface ListedEmployee {
  readonly posEmployeeId: string;
  readonly name: string;
}

/**
 * A present or former employee, as they are kept. `declaredName`: the name that the authority knows them by, or may know,
 * as a request counts that was never answered; null when it knows none.
 */
export interface KeptEmployee extends ListedEmployee {
  readonly hasLeft: boolean;
  readonly declaration: Declaration;
  readonly declaredName: string | null;
}

/**
 * Follows a whole list of who works there: everybody who is kept, in their order, and then those who are new.
 * - Who is new, or back, waits for their declaration; so does who was refused and has been renamed.
 * - Who is missing has left. Whom the authority may know is to be withdrawn, once a user has confirmed it.
 * - Who was declared and is renamed is to be withdrawn, too: the authority knows names alone. With the old name back, or
 *   an employee back whom it still knows, all is as it was.
 * - A name is borne by one: by whom the authority knows under it, else by the one who had it first; the others are `same-name`
 *   until it is free. `declarableName` makes of a name what would be declared; letter case makes no other name.
 *
 * The same list again changes nothing. Source: SRM-28, SRM-15 (names are unique within a merchant), SRM-13 (letter case).
 */
export function followEmployees(
  stored: readonly KeptEmployee[],
  listed: readonly ListedEmployee[],
  declarableName: (name: string) => string,
): readonly KeptEmployee[] {
  const isKept = new Set(stored.map(({ posEmployeeId }) => posEmployeeId));
  const now = new Map(listed.map((one) => [one.posEmployeeId, one]));
  const after = [
    ...stored.map((one) => followOne(one, now.get(one.posEmployeeId), declarableName)),
    ...listed.filter(({ posEmployeeId }) => !isKept.has(posEmployeeId)).map(begin),
  ];
  const hadName = new Set(
    stored
      .filter((one) => isAsking(one) && now.get(one.posEmployeeId)?.name === one.name)
      .map(({ posEmployeeId }) => posEmployeeId),
  );
  return assignNames(after, { hadName, declarableName });
}

/** True when two names are one to the authority. */
const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();

const isKnownToAuthority = ({ declaredName, declaration }: KeptEmployee): boolean =>
  declaredName !== null && declaration !== 'withdrawn';

/** True when an employee claims a name that the authority does not know them by. */
const isAsking = (one: KeptEmployee): boolean =>
  !one.hasLeft && !isKnownToAuthority(one) && (one.declaration === 'waiting' || one.declaration === 'refused');

const begin = ({ posEmployeeId, name }: ListedEmployee): KeptEmployee => ({
  posEmployeeId,
  name,
  hasLeft: false,
  declaration: 'waiting',
  declaredName: null,
});

function followOne(
  stored: KeptEmployee,
  listed: ListedEmployee | undefined,
  declarableName: (name: string) => string,
): KeptEmployee {
  if (!listed) return stored.hasLeft ? stored : leave(stored);
  const isUnchanged = !stored.hasLeft && stored.name === listed.name;
  const after = { ...stored, name: listed.name, hasLeft: false };
  if (isKnownToAuthority(stored)) return isUnchanged ? after : followKnown(after, declarableName(listed.name));
  const isRefused = isUnchanged && stored.declaration === 'refused';
  return isRefused ? after : { ...after, declaration: 'waiting', declaredName: null };
}

const leave = (stored: KeptEmployee): KeptEmployee => ({
  ...stored,
  hasLeft: true,
  declaration: isKnownToAuthority(stored) ? 'to-withdraw' : 'withdrawn',
});

const followKnown = (after: KeptEmployee, name: string): KeptEmployee => ({
  ...after,
  declaration: isSameName(name, after.declaredName ?? '') ? backFrom(after.declaration) : 'to-withdraw',
});

/** With the name that the authority knows, an employee to be withdrawn is what they were. */
const backFrom = (declaration: Declaration): Declaration => (declaration === 'to-withdraw' ? 'declared' : declaration);

/** Assigns names to employees. Those who `hadName` come before those who are new or renamed now. */
function assignNames(
  employees: readonly KeptEmployee[],
  { hadName, declarableName }: { hadName: ReadonlySet<string>; declarableName: (name: string) => string },
): readonly KeptEmployee[] {
  const taken = new Set(employees.filter(isKnownToAuthority).map(({ declaredName }) => keyOf(declaredName ?? '')));
  const sameName = new Set<string>();
  const asking = employees.filter(isAsking);
  const inTurn = [true, false].flatMap((had) =>
    asking.filter(({ posEmployeeId }) => hadName.has(posEmployeeId) === had),
  );
  for (const { posEmployeeId, name } of inTurn) {
    const key = keyOf(declarableName(name));
    // a name of which the authority takes no character is no one's yet
    if (key === '') continue;
    if (taken.has(key)) sameName.add(posEmployeeId);
    taken.add(key);
  }
  return employees.map((one) => (sameName.has(one.posEmployeeId) ? { ...one, declaration: 'same-name' } : one));
}
