import { z } from 'zod';
import { emailText } from '../shared/email-text.ts';
import { nothing, type Routes, taking, controlRefusal } from '../shared/control-routes.ts';
import { toWaiting } from '../shared/waiting-faults.ts';
import { answerMail, answerSchema } from './answer-mail.ts';
import { type MailFault, mailFaultSchema } from './mail-fault.ts';
import type { Mailbox } from './mailbox.ts';
import { readMail } from './read-mail.ts';
import { returnMail, returnSchema } from './return-mail.ts';
import { type MessageSummary, summarize } from './stored-message.ts';

const querySchema = z.strictObject({ to: emailText.optional(), after: z.coerce.number().int().min(0).default(0) });
const local = z.url({ protocol: /^http$/ });
const configSchema = z.strictObject({ webhookUrl: local, reportUrl: local.optional() });
const idSchema = z.strictObject({ id: z.coerce.number().int().positive() });

/** Every call of the mailbox's control plane. `hangUp`: on every connected sender. */
export function createMailboxRoutes(mailbox: Mailbox, hangUp: () => void): Routes {
  const { state, commit } = mailbox;
  const status = () => ({
    messages: state.messages.size,
    lastId: state.lastId,
    faults: state.faults,
    webhookUrl: state.webhookUrl,
    reportUrl: state.reportUrl,
  });
  return {
    'GET /control/status': taking(nothing, status),
    'GET /control/messages': taking(querySchema, (query) => ({ items: listMessages(mailbox, query) })),
    'GET /control/messages/:id': taking(idSchema, ({ id }) => showMessage(mailbox, id)),
    'DELETE /control/messages': taking(nothing, () => (commit({ kind: 'emptied' }), status())),
    'POST /control/config': taking(configSchema, (config) => {
      commit({ kind: 'configured', ...config });
      return status();
    }),
    'POST /control/answers': taking(answerSchema, (answer) => answerMail(mailbox, answer)),
    'POST /control/returns': taking(returnSchema, (input) => returnMail(mailbox, input)),
    'POST /control/faults': taking(mailFaultSchema, (input): MailFault => {
      const fault = toWaiting(state.faults, input);
      commit({ kind: 'fault', fault });
      if (fault.fault === 'down') hangUp();
      return fault;
    }),
    'DELETE /control/faults': taking(nothing, () => (commit({ kind: 'faults-cleared' }), status())),
  };
}

/** Oldest first. */
function listMessages({ state }: Mailbox, { to, after }: z.infer<typeof querySchema>): MessageSummary[] {
  const recipient = to?.toLowerCase();
  return [...state.messages.values()]
    .filter(({ id }) => id > after)
    .filter(({ envelope }) => recipient === undefined || envelope.to.some((one) => one.toLowerCase() === recipient))
    .map(summarize);
}

async function showMessage({ state }: Mailbox, id: number) {
  const message = state.messages.get(id);
  if (!message) throw controlRefusal(404, `There is no message ${id}.`);
  const { headers, text, html, attachments } = await readMail(Buffer.from(message.raw, 'base64'));
  return {
    ...summarize(message),
    headers,
    text,
    html,
    attachments: attachments.map(({ filename, type, bytes }) => ({ filename, type, size: bytes.length })),
  };
}
