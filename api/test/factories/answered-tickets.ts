import { v7 as uuid } from 'uuid';
import { runJobs } from '../run-jobs.ts';
import type { TestApp } from '../test-app.ts';
import { aMerchant, asSystem, aUser, bearer } from './merchants.ts';
import { aTicket } from './tickets.ts';

/** The mailbox that answers come to: `useTestApp({ config: { inboundMail: MAILBOX } })`. */
export const MAILBOX = { address: 'reponse@comptoir.test', password: 'a-password-of-the-service' };

/** A ticket that support has answered by mail, the address to answer to, and the secret behind its plus sign. */
export async function anAnsweredTicket(test: TestApp, language: 'fr' | 'en' = 'fr') {
  const { id: merchantId } = await aMerchant(test);
  const owner = await aUser(test, { role: 'merchant', merchantId });
  const support = await aUser(test, { role: 'admin' });
  await asSystem(test, { text: 'update users set language = $2 where id = $1', values: [owner.id, language] });
  const ticketId = await aTicket(test, { userId: owner.id, merchantId });
  const url = `/api/support-tickets/${ticketId}/answers`;
  const payload = { id: uuid(), text: 'Essayez encore' };
  await test.app.inject({ method: 'POST', url, headers: bearer(support.token), payload });
  await runJobs(test);
  const to = test.mailer.mailsTo(owner.email).at(-1)?.replyTo?.address ?? '';
  return { owner, support, ticketId, to, secret: /\+([^@]+)@/.exec(to)?.[1] ?? '' };
}

/** Posts a mail as its service does. */
export function postMail(test: TestApp, payload: object, password = MAILBOX.password) {
  const authorization = `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`;
  return test.app.inject({ method: 'POST', url: '/api/webhooks/mail', headers: { authorization }, payload });
}
