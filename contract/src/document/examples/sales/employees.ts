import type * as employees from '../../../sales/employees.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const employee = {
  id: OTHER_ID,
  name: 'Émile Gagnon',
  role: 'employee',
  seesAllTabs: false,
  leftAt: null,
  declaration: {
    state: 'declared',
    name: 'Emile Gagnon',
    changedAt: '2026-05-04T13:05:00.000Z',
    errors: [],
    invalidTaxNumbers: [],
  },
} as const;

export const employeeExamples: ExamplesOf<typeof employees> = {
  listEmployees: { reply: { items: [employee], nextCursor: null } },
  declareEmployee: { reply: employee },
  withdrawEmployee: {
    reply: {
      ...employee,
      leftAt: '2026-06-18T22:00:00.000Z',
      declaration: { ...employee.declaration, state: 'withdrawn', changedAt: '2026-06-20T17:45:00.000Z' },
    },
  },
};
