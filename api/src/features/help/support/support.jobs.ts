import { z } from 'zod';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { SEND_SUPPORT_MAIL } from './ask-support.ts';
import { sendSupportMail, type SendSupportMailDeps } from './send-support-mail.ts';

const order = z.strictObject({ id: z.uuid(), to: z.enum(['support', 'person']) });

export const supportTasks = (deps: SendSupportMailDeps): Tasks => ({
  [SEND_SUPPORT_MAIL]: (payload) => sendSupportMail(deps, order.parse(payload)),
});
