import { controlRefusal } from '../shared/control-routes.ts';
import { MAILBOX_ACCOUNT } from './mailbox-account.ts';

const PATIENCE_MS = 8000;

/** Posts to a webhook of the portal as the service that it is set up for, and says the status that it answers. */
export async function postToPortal(url: string, body: object): Promise<number> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`mailbox:${MAILBOX_ACCOUNT.webhookPassword}`).toString('base64')}`,
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!reply) throw controlRefusal(502, 'The portal could not be reached.');
  await reply.body?.cancel();
  return reply.status;
}
