import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordUnlessSince } from './attempts.store.ts';

/** Act that is allowed once in a while, for a stranger or about one, whichever server they come to. */
export interface Occasion {
  readonly subject: string;
  readonly now: Date;
  readonly everyMs: number;
}

/** Notes an occasion; whether there was none within its time before. Under the scope `system`. */
export function isFirstInAWhile(tx: Transaction, { subject, now, everyMs }: Occasion): Promise<boolean> {
  const key = createHash('sha256').update(subject).digest();
  return recordUnlessSince(tx, { key, now, since: new Date(now.getTime() - everyMs) });
}
