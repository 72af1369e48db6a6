import type { UserView } from '@comptoir/contract/people/users';
import type { UserLine } from './users.queries.ts';

/** A person on the wire. */
export const viewUser = (line: UserLine): UserView => ({
  ...line,
  lastSignInAt: line.lastSignInAt?.toISOString() ?? null,
});
