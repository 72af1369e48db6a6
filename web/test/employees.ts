import type { EmployeeView } from '@comptoir/contract/sales/employees';
import type { PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import { hoursAgo, id } from './factories.ts';

/** A user who was declared, unless stated otherwise. */
export const anEmployee = ({
  declaration,
  ...overrides
}: Partial<Omit<EmployeeView, 'declaration'>> & {
  declaration?: Partial<EmployeeView['declaration']>;
} = {}): EmployeeView => {
  const name = overrides.name ?? 'Camille Roy';
  return {
    id: id(70),
    role: 'employee',
    seesAllTabs: false,
    leftAt: null,
    ...overrides,
    name,
    declaration: {
      state: 'declared',
      name,
      changedAt: hoursAgo(50),
      errors: [],
      invalidTaxNumbers: [],
      ...declaration,
    },
  };
};

/** An error as the authority's employees' list has it. */
export const anError = (overrides: Partial<EmployeeView['declaration']['errors'][number]> = {}) => ({
  id: 'JW00B999071E',
  codRetour: '16',
  message: 'NO TPS INCONNU',
  explanation: { fr: 'Le numéro de TPS est inconnu.', en: 'The GST number is unknown.' },
  merchantField: 'gst_number',
  ...overrides,
});

/** A merchant whose employees were read half an hour ago. */
export const aConnection = (
  overrides: Partial<PosConnectionView> = {},
  employees: Partial<PosConnectionView['reads'][number]> = {},
): PosConnectionView => ({
  provider: 'Clover',
  state: 'connected',
  posMerchantId: 'AB12CD34EF56G',
  connectedAt: hoursAgo(500),
  reads: [{ kind: 'employees', readAt: hoursAgo(0.5), failedAt: null, failure: null, ...employees }],
  merchant: null,
  ...overrides,
});
