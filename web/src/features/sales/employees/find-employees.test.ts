import { expect, it } from 'vitest';
import { anEmployee } from '../../../../test/employees.ts';
import { findEmployees, type EmployeeFilters } from './find-employees.ts';

const employees = [
  anEmployee({ name: 'Élise Côté' }),
  anEmployee({ name: 'Jo Roy', declaration: { state: 'to-withdraw', name: 'Jo Gagnon' } }),
  anEmployee({ name: 'Max', declaration: { state: 'refused' } }),
  anEmployee({ name: 'Zoé', declaration: { state: 'same-name' } }),
  anEmployee({ name: 'Ana', declaration: { state: 'waiting' } }),
];
const names = (filters: Partial<EmployeeFilters>) =>
  findEmployees(employees, { search: '', ...filters }).map(({ name }) => name);

it.each([
  [{}, ['Élise Côté', 'Jo Roy', 'Max', 'Zoé', 'Ana']],
  [{ search: 'cote elise' }, ['Élise Côté']],
  [{ search: 'gagnon' }, ['Jo Roy']],
  [{ state: 'attention' }, ['Jo Roy', 'Max', 'Zoé']],
  [{ state: 'waiting' }, ['Ana']],
  [{ state: 'declared', search: 'zo' }, []],
] as const)('narrows the list by %o', (filters, found) => {
  expect(names(filters)).toEqual(found);
});
