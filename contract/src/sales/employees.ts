import { EMPLOYEE_ROLES } from '@comptoir/domain/sales/employees/opens-all-tabs';
import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { endpoint, instant, merchantScope, pageOf } from '../endpoint.ts';

/**
 * States of an employee with the authority (`utilisateur`).
 * - `waiting`: will be declared as soon as a till of the merchant has a certificate and the authority answers
 * - `declared`: may make bills under their name
 * - `refused`: see `errors`; without any when the authority takes none of the name's characters
 * - `same-name`: another employee bears the name, which has to be unique; one of them is renamed at the provider's
 * - `to-withdraw`: has left or was renamed; the authority still knows the name, until a user confirms that it is removed
 * - `withdrawn`: removed at the authority Source: SRM-28.
 */
export const DECLARATION_STATES = ['waiting', 'declared', 'refused', 'same-name', 'to-withdraw', 'withdrawn'] as const;

/** An employee of the merchant, as the provider knows them; nothing here changes the provider's data. */
export const employeeView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(EMPLOYEE_ROLES),
  /** True when their device code opens all configuration tabs of the terminal. */
  seesAllTabs: z.boolean(),
  leftAt: instant.nullable(),
  declaration: z.strictObject({
    state: z.enum(DECLARATION_STATES),
    /**
     * The name that the authority knows, or will: in its characters, empty when it takes none of them. Another than `name`
     * once they were renamed.
     */
    name: z.string(),
    changedAt: instant.nullable(),
    errors: z.array(authorityError),
    /**
     * Tax numbers of the merchant, by their wire names, that the authority called invalid when it took the employee. They may make
     * bills all the same, but it has to be shown. Source: SRM-5.
     */
    invalidTaxNumbers: z.array(z.enum(['qst_number', 'gst_number'])),
  }),
});
export type EmployeeView = z.infer<typeof employeeView>;

export const listEmployees = endpoint({
  method: 'GET',
  path: '/employees',
  access: 'list-employees',
  summary: 'Employees and their declaration to the authority',
  description: 'By name; those who left as long as the authority knows them.',
  query: merchantScope,
  reply: pageOf(employeeView),
});

const employee = z.strictObject({ id: z.uuid() });

export const declareEmployee = endpoint({
  method: 'POST',
  path: '/employees/:id/declaration',
  access: 'declare-employee',
  summary: 'Declare an employee to the authority',
  description:
    'Also again after a refusal. What the authority answers is in the reply. After `authority-unavailable` the ' +
    'server tries again by itself.',
  refusals: [
    'authority-unavailable',
    'device-has-no-certificate',
    'employee-not-declarable',
    'merchant-information-incomplete',
  ],
  params: employee,
  reply: employeeView,
});

export const withdrawEmployee = endpoint({
  method: 'DELETE',
  path: '/employees/:id/declaration',
  access: 'declare-employee',
  summary: 'Remove an employee at the authority',
  description:
    'For an employee who left or was renamed. After `authority-unavailable` the server does not try again by itself.',
  refusals: [
    'authority-unavailable',
    'device-has-no-certificate',
    'employee-not-declarable',
    'merchant-information-incomplete',
  ],
  params: employee,
  reply: employeeView,
});
