import { mailboxOf } from '@comptoir/domain/base/mail/mail-caps';
import type { Transaction } from '../../../platform/database/database.ts';
import { countMail } from '../mail/limit-mail.ts';
import { addressGroup } from './address-group.ts';
import { isFirstInAWhile } from './is-first-in-a-while.ts';

const MAIL_EVERY_MS = 120_000;

/** A mail that anybody can have sent to anybody: for what, to whom, asked from where, when. */
export interface AskedMail {
  readonly purpose: 'reset' | 'register';
  /** As accounts are known by it: see `normalEmail`. */
  readonly email: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Counts a mail that is asked for, and decides whether it may go out: a mailbox gets one in two minutes, and a day has its limits. Under
 * the scope `system`.
 */
export async function mayMailStranger(tx: Transaction, { purpose, email, address, now }: AskedMail): Promise<boolean> {
  const subject = `${purpose} ${mailboxOf(email)}`;
  if (!(await isFirstInAWhile(tx, { subject, now, everyMs: MAIL_EVERY_MS }))) return false;
  return countMail(tx, { cause: 'stranger', senders: [addressGroup(address)], to: email, now });
}
