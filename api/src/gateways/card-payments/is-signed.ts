import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed message may be: longer ago, somebody could have kept it. */
const TOLERANCE_MS = 300_000;

/** Whether a signature of the form `t=<seconds>,v1=<hex>` is of this message and of now. */
export function isSigned(
  signature: string | undefined,
  { body, secret, now = Date.now() }: { body: string; secret: string; now?: number },
): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (given === '' || Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
