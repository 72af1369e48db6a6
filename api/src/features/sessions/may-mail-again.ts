import { createHash } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import { noteUnlessSince } from './tries.store.ts';

const MAIL_EVERY_MS = 120_000;

/** A mail that anybody can have sent to anybody: for what, to whom, when. */
export interface AskedMail {
  readonly purpose: 'reset' | 'register';
  /** As accounts are known by it: see `normalEmail`. */
  readonly email: string;
  readonly now: Date;
}

/** Notes that a mail is asked for; whether it may go out: an address gets one in two minutes. Under the scope `system`. */
export function mayMailAgain(tx: Transaction, { purpose, email, now }: AskedMail): Promise<boolean> {
  const key = createHash('sha256').update(`${purpose} ${email}`).digest();
  return noteUnlessSince(tx, { key, now, since: new Date(now.getTime() - MAIL_EVERY_MS) });
}
