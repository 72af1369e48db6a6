import type { CardEvent } from './card-event.ts';
import { createHmac } from 'node:crypto';

/** The body of a webhook, and an entry in a list of events. */
export function eventBody(event: CardEvent): Record<string, unknown> {
  const { id, face, type, createdAt, object } = event;
  if (face === 'simulator') return { id, type, createdAt: new Date(createdAt).toISOString(), data: object };
  return {
    id,
    object: 'event',
    api_version: null,
    created: Math.floor(createdAt / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: event.delivery === 'waiting' ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** The signature of a webhook: over the time in seconds, a point and the body, so that neither can be replaced. */
export function signWebhook(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
