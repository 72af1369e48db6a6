import type { Dependencies } from './dependencies.ts';
import { mailTasks } from './features/mail/mail.jobs.ts';
import { PAYMENTS_CRONTAB, paymentTasks } from './features/payments/payments.jobs.ts';
import type { JobPlan } from './platform/jobs/start-jobs.ts';

/** Every feature's work in the queue, listed by hand. */
export function planJobs(dependencies: Dependencies): JobPlan {
  return {
    tasks: { ...mailTasks(dependencies), ...paymentTasks(dependencies) },
    crontab: [PAYMENTS_CRONTAB],
  };
}
