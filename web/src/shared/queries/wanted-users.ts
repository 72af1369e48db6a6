import type { UserView } from '@comptoir/contract/people/users';
import { readSort, writeSort } from '../lists/sort-in-address.ts';

/** The columns by which people may be ordered. */
const COLUMNS = ['name', 'lastSignIn'] as const;

/** Search parameters of the list of people. */
interface UsersInAddress {
  readonly q?: string | undefined;
  readonly role?: UserView['role'] | undefined;
  readonly account?: UserView['state'] | undefined;
  readonly sort?: string | undefined;
}

/** The order in which the list is shown; by name unless the address says otherwise. */
export const readUserSort = (sort: string | undefined) =>
  readSort(sort, COLUMNS) ?? { key: 'name', isDescending: false };

/** Builds the query for the server. */
export function wantedUsers({ q = '', role, account, sort }: UsersInAddress) {
  const [search, order] = [q.trim(), readSort(sort, COLUMNS)];
  return {
    ...(search ? { search } : {}),
    ...(role ? { role } : {}),
    ...(account ? { state: account } : {}),
    ...(order ? { sort: writeSort(order) } : {}),
  };
}
