import type { Tasks } from '../../platform/jobs/start-jobs.ts';
import { mailOrder, SEND_MAIL } from './queue-mail.ts';
import { sendMail, type SendMailNeeds } from './send-mail.ts';

export const mailTasks = (needs: SendMailNeeds): Tasks => ({
  [SEND_MAIL]: (payload) => sendMail(needs, mailOrder.parse(payload)),
});
