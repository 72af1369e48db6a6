import { timingSafeEqual } from 'node:crypto';
import type { Call } from '../../loopback/create-listener.ts';

/** Whether the request carries this secret as its bearer. */
export function presentsBearer({ headers }: Call['request'], secret: string): boolean {
  return isSame(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', secret);
}

export function isSame(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
