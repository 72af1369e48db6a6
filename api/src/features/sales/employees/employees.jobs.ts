import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import type { DeclarationDeps } from './ask-authority.ts';
import { declareEmployees } from './declare-employees.ts';
import { DECLARE_EMPLOYEES, declarationsToMake } from './queue-declarations.ts';

/** Work of this feature in the queue. Doing it twice changes nothing more. */
export const employeeTasks = (deps: DeclarationDeps): Tasks => ({
  [DECLARE_EMPLOYEES]: (payload) => declareEmployees(deps, declarationsToMake.parse(payload).merchantId),
});
