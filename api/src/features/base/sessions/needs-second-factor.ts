import type { UserRow } from './sessions.store.ts';

/** What decides who needs a second factor: the demo asks no user for one. */
export interface SecondFactorPolicy {
  readonly demo: boolean;
}

/** Administrators need a second factor outside the demo. */
export const needsSecondFactor = ({ role }: Pick<UserRow, 'role'>, { demo }: SecondFactorPolicy): boolean =>
  role === 'admin' && !demo;
