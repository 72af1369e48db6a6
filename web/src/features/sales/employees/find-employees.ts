import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { matchesSearch } from '@comptoir/domain/base/search/matches-search';

type State = EmployeeView['declaration']['state'];

/** Filters of the list. */
export interface EmployeeFilters {
  readonly search: string;
  readonly state?: 'attention' | 'waiting' | 'declared' | undefined;
}

const STATES: Readonly<Record<NonNullable<EmployeeFilters['state']>, readonly State[]>> = {
  attention: ['refused', 'same-name', 'to-withdraw'],
  waiting: ['waiting'],
  declared: ['declared'],
};

/** The employees that match: by the name at the provider's, or by the one the authority knows. */
export const findEmployees = (employees: readonly EmployeeView[], { search, state }: EmployeeFilters): EmployeeView[] =>
  employees.filter(
    ({ name, declaration }) =>
      (!state || STATES[state].includes(declaration.state)) && matchesSearch(search, [name, declaration.name]),
  );
