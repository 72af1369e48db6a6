import type { EmployeeView } from '@comptoir/contract/sales/employees';

/** Returns the request to the authority that is possible for an employee as they stand; null when none is. */
export function actionFor({ declaration: { state, name } }: EmployeeView): 'declare' | 'withdraw' | null {
  if (state === 'to-withdraw') return 'withdraw';
  return (state === 'waiting' || state === 'refused') && name !== '' ? 'declare' : null;
}
