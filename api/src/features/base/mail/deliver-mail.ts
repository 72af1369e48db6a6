import { showAddresses } from '@comptoir/domain/base/mail/show-addresses';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from '../../../gateways/mailer/mailer.ts';
import { Outage } from '../../../platform/outage.ts';

export interface DeliveryDeps {
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends a mail, in whose words addresses are as they were typed; `facts` say in the log which one did not go out. A refused mail is given up, unless it `mustArrive`.
 * @throws Error when it is worth another try
 */
export async function deliverMail(
  { mailer, log }: DeliveryDeps,
  mail: Mail,
  { facts, mustArrive = false }: { readonly facts: object; readonly mustArrive?: boolean },
): Promise<void> {
  const { subject, text, html } = mail;
  const sent = await mailer.send({
    ...mail,
    subject: showAddresses(subject),
    text: showAddresses(text),
    html: showAddresses(html),
  });
  if (sent.kind === 'sent') return;
  log.warn({ ...facts, outcome: sent.kind, detail: sent.detail }, 'a mail did not go out');
  if (mustArrive || sent.kind !== 'refused') throw new Outage(`mail ${sent.kind}: ${sent.detail}`);
}
