import type { Clover } from '../clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import { deliver } from './deliver.ts';
import type { Delivery, Update } from './delivery.ts';

/** Notifies the portal that a merchant has installed the app or done away with it. Null when no webhook is set. */
export async function deliverAppEvent(
  clover: Clover,
  merchantId: string,
  type: Update['type'],
): Promise<Delivery | null> {
  const { webhookUrl } = clover.state.settings;
  if (webhookUrl === null) return null;
  const update: Update = { objectId: `A:${CLOVER_APP.clientId}`, type, ts: clover.now() };
  return deliver(clover, webhookUrl, { body: updatesBody({ [merchantId]: [update] }), auth: 'right' });
}

/** The body of a delivery: any number of updates of any number of merchants. */
export function updatesBody(merchants: Readonly<Record<string, readonly Update[]>>): Record<string, unknown> {
  return { appId: CLOVER_APP.clientId, merchants };
}
