import { timingSafeEqual } from 'node:crypto';
import type { Call } from '../../loopback/create-listener.ts';

/** Returns true when the request carries this secret as its bearer. */
export function presentsBearer({ headers }: Call['request'], secret: string): boolean {
  return isSame(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', secret);
}

export function isSame(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The longest body that a face takes. */
export const MAX_BODY_BYTES = 100_000;

/** Reads a body as JSON: `undefined` when it is none. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
