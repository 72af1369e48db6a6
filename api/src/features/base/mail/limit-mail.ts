import {
  dailyMailCap,
  domainOf,
  mailboxOf,
  type MailCause,
  type MailCount,
} from '@comptoir/domain/base/mail/mail-caps';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { addMail, forgetMailCountsBefore, lockMailCounts } from './mail.store.ts';

/** A mail that a caller causes: by whom, and to whom where they choose the address. */
export interface CausedMail {
  readonly cause: MailCause;
  /** Senders that cause it: an address of the network, or a user and the merchant they act for. */
  readonly senders: readonly string[];
  /** An email address, or the id of a user who gets it at theirs. */
  readonly to?: string | undefined;
  readonly now: Date;
}

/** Counts a mail, unless a limit of the day is reached: then nothing is counted. Under the scope `system`; shared by all servers. */
export async function countMail(tx: Transaction, mail: CausedMail): Promise<boolean> {
  const limits = limitsOf(mail);
  const counted = { keys: limits.map(({ key }) => key), day: dayOf(mail.now) };
  const known = await lockMailCounts(tx, counted);
  const isOver = limits.some(({ key, cap }) => known.some((row) => row.key.equals(key) && row.mails >= cap));
  if (!isOver) addMail(tx, counted);
  return !isOver;
}

/**
 * Counts a mail that a signed-in user causes.
 * @throws AppError mail-limit-reached, with the seconds until the next day
 */
export async function limitMail(
  { database, now: clock }: { readonly database: Database; readonly now: () => Date },
  { actor, user }: Pick<SignedIn, 'actor' | 'user'>,
  to?: string,
): Promise<void> {
  const now = clock();
  const senders = actor.merchantId ? [user.id, actor.merchantId] : [user.id];
  await limitCausedMail(database, { cause: 'user', senders, to, now });
}

/**
 * Counts a mail.
 * @throws AppError mail-limit-reached, with the seconds until the next day
 */
export async function limitCausedMail(database: Database, mail: CausedMail): Promise<void> {
  if (await database.transaction({ role: 'system' }, (tx) => countMail(tx, mail))) return;
  const { now } = mail;
  throw new AppError('mail-limit-reached', undefined, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
}

/** Forgets what was counted on the days before. */
export const forgetMailCounts = ({ database, now }: { database: Database; now: () => Date }): Promise<void> =>
  database.transaction({ role: 'system' }, (tx) => forgetMailCountsBefore(tx, dayOf(now())));

const DAY_MS = 86_400_000;

/** A day ends at midnight UTC, the same for all servers. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

function limitsOf({ cause, senders, to }: CausedMail): { key: Buffer; cap: number }[] {
  const email = to === undefined ? undefined : normalEmail(to);
  const domain = email === undefined ? '' : domainOf(email);
  const limit = (count: MailCount, subject: string) => ({
    key: createHash('sha256').update(`${cause} ${count} ${subject}`).digest(),
    cap: dailyMailCap(cause, count, domain),
  });
  const towards = email === undefined ? [] : [limit('recipient', mailboxOf(email)), limit('domain', domain)];
  return [...towards, ...senders.map((sender) => limit('sender', sender)), limit('all', '')];
}
