import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import type { DeclarationNeeds } from './ask-authority.ts';
import { declareEmployees } from './declare-employees.ts';
import { DECLARE_EMPLOYEES, declarationsToMake } from './queue-declarations.ts';

/** This feature's work in the queue. Doing it twice changes nothing more. */
export const employeeTasks = (needs: DeclarationNeeds): Tasks => ({
  [DECLARE_EMPLOYEES]: (payload) => declareEmployees(needs, declarationsToMake.parse(payload).merchantId),
});
