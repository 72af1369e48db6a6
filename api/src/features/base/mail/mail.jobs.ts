import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { forgetMailCounts } from './limit-mail.ts';
import { forgetFailures } from './list-failures.ts';
import { mailOrder, SEND_MAIL } from './queue-mail.ts';
import { sendMail, type SendMailDeps } from './send-mail.ts';

const FORGET_MAIL_COUNTS = 'forget-mail-counts';
const FORGET_MAIL_FAILURES = 'forget-mail-failures';

export const MAIL_CRONTAB = `55 3 * * * ${FORGET_MAIL_COUNTS}
57 3 * * * ${FORGET_MAIL_FAILURES}`;

export const mailTasks = (deps: SendMailDeps): Tasks => ({
  [SEND_MAIL]: (payload) => sendMail(deps, mailOrder.parse(payload)),
  [FORGET_MAIL_COUNTS]: () => forgetMailCounts(deps),
  [FORGET_MAIL_FAILURES]: () => forgetFailures(deps),
});
