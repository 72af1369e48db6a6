import type { EmployeeView } from '@comptoir/contract/sales/employees';

/** What can be asked of the authority about an employee as they stand; null when nothing can. */
export function actionFor({ declaration: { state, name } }: EmployeeView): 'declare' | 'withdraw' | null {
  if (state === 'to-withdraw') return 'withdraw';
  return (state === 'waiting' || state === 'refused') && name !== '' ? 'declare' : null;
}
