import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { SEND_SUPPORT_MAIL } from './ask-support.ts';
import { SEND_FILES_LEFT_MAIL, SEND_TICKET_MAIL } from './change-ticket.ts';
import { SEND_CLOSURE_MAIL } from './close-ticket.ts';
import { forgetTickets } from './forget-tickets.ts';
import { sendSupportMail, type SendSupportMailDeps } from './send-support-mail.ts';
import { sendClosureMail, sendFilesLeftMail, sendTicketMail } from './send-ticket-mail.ts';

const order = z.strictObject({ id: z.uuid(), to: z.enum(['support', 'person']) });
const letter = z.strictObject({ replyId: z.uuid() });
const closure = z.strictObject({
  id: z.uuid(),
  ticketId: z.uuid(),
  userId: z.uuid(),
  to: z.enum(['person', 'support']),
});

const FORGET_TICKETS = 'forget-tickets';

export const SUPPORT_CRONTAB = `25 4 * * * ${FORGET_TICKETS}`;

export const supportTasks = (
  deps: SendSupportMailDeps & { readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'> },
): Tasks => ({
  [SEND_SUPPORT_MAIL]: (payload) => sendSupportMail(deps, order.parse(payload)),
  [SEND_TICKET_MAIL]: (payload) => sendTicketMail(deps, letter.parse(payload)),
  [SEND_FILES_LEFT_MAIL]: (payload) => sendFilesLeftMail(deps, letter.parse(payload)),
  [SEND_CLOSURE_MAIL]: (payload) => sendClosureMail(deps, closure.parse(payload)),
  [FORGET_TICKETS]: () => forgetTickets(deps),
});
