import { createHmac } from 'node:crypto';

/** The signature of a webhook: over the time in seconds, a point and the body, so that neither can be replaced. */
export function signWebhook(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
