import type { ErrorCode } from '@comptoir/contract/errors';
import { countTry, waitBeforeTry, type Watch } from '@comptoir/domain/base/sessions/sign-in-delay';
import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { auditAccount } from '../audit/write-audit.ts';
import { addressGroup } from './address-group.ts';
import { DEVICE_KNOWN_FOR_MS, hashDevice } from './known-device.ts';
import { isKnownDevice } from './known-devices.store.ts';
import { forgetTries, isKnownPlace, saveTries, lockTries, releaseAttempt, type WatchedTries } from './tries.store.ts';

/** Who tries, by what they typed, and from where. */
export interface Try {
  /** As accounts are known by it: see `normalEmail`. */
  readonly email: string;
  readonly address: string;
  /** What the browser keeps since somebody came in with it: see `readDevice`. */
  readonly device?: string | null;
  /** The session of whoever is signed in already and proves that it is them. */
  readonly sessionId?: string;
}

export interface LimitDeps {
  readonly database: Database;
  readonly now: () => Date;
}

/**
 * What a try that was a guess and wrong ends with, and as what the audit trail tells it; every other end of it is not held
 * against anybody.
 */
const WRONG: Readonly<Partial<Record<ErrorCode, 'sign-in-failed' | 'proof-failed'>>> = {
  'invalid-credentials': 'sign-in-failed',
  'second-factor-invalid': 'sign-in-failed',
  'password-wrong': 'proof-failed',
  'second-factor-code-wrong': 'proof-failed',
};

/**
 * Lets somebody try a password or a code, unless too many tries have failed. The try is counted before it is made, so that many at
 * once are no way around, and taken back when it was right. Nothing here depends on whether there is such an account.
 * @throws AppError too-many-requests with the seconds to wait, and whatever the try throws
 */
export async function limitTries<Result>(deps: LimitDeps, tried: Try, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await countTries(deps, { tried, watches: ['account-at-address', 'address', 'account'] }, attempt);
  } catch (error) {
    await auditWrongTry(deps, tried, error);
    throw error;
  }
}

/** Nothing was done that the row could belong to: it is written by itself. A try that was not let through is none. */
async function auditWrongTry({ database, now }: LimitDeps, { email }: Try, error: unknown): Promise<void> {
  const action = error instanceof AppError && WRONG[error.code];
  if (!action) return;
  const record = { action, facts: { reason: error.code } } as const;
  await database.transaction({ role: 'system' }, (tx) => auditAccount(tx, { email, occurredAt: now(), record }));
}

/** Inside of it, the second step at sign-in, whose six digits many addresses together would soon have guessed through. */
export const limitCodeTries = <Result>(deps: LimitDeps, tried: Try, attempt: () => Promise<Result>): Promise<Result> =>
  countTries(deps, { tried, watches: ['second-factor'] }, attempt);

async function countTries<Result>(
  deps: LimitDeps,
  limit: { tried: Try; watches: readonly Watch[] },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const counted = await deps.database.transaction({ role: 'system' }, (tx) => countOrRefuse(tx, limit, deps.now()));
  try {
    const result = await attempt();
    await forgive(deps.database, counted, { isRight: true });
    return result;
  } catch (error) {
    if (!(error instanceof AppError && WRONG[error.code])) await forgive(deps.database, counted, { isRight: false });
    throw error;
  }
}

/** A try that was counted: what was known before it, and when it was. */
interface Counted extends WatchedTries {
  readonly before: Date;
  readonly at: Date;
}

async function countOrRefuse(
  tx: Transaction,
  { tried, watches }: { tried: Try; watches: readonly Watch[] },
  now: Date,
): Promise<readonly Counted[]> {
  const watched = (await chooseWatches(tx, { tried, watches }, now)).map((watch) => ({
    watch,
    key: keyOf(watch, tried),
  }));
  const known = await lockTries(tx, watched, now);
  const tries = watched.map((one, index) => ({ ...one, counted: known[index] ?? { tries: 0, lastAt: now } }));
  const wait = Math.max(0, ...tries.map(({ watch, counted }) => waitBeforeTry(watch, counted, now)));
  if (wait > 0) throw new AppError('too-many-requests', undefined, Math.ceil(wait / 1000));
  saveTries(
    tx,
    tries.map((one) => ({ ...one, counted: countTry(one.watch, one.counted, now) })),
  );
  return tries.map(({ watch, key, counted }) => ({ watch, key, before: counted.lastAt, at: now }));
}

/**
 * A browser that the account came in with is counted by itself: neither guests on the same address nor guesses from elsewhere keep its
 * owner out, and guessing with it is slowed down like anybody's. Elsewhere, what others do at other addresses does not count where the
 * account has come in before.
 */
async function chooseWatches(
  tx: Transaction,
  { tried, watches }: { tried: Try; watches: readonly Watch[] },
  now: Date,
): Promise<readonly Watch[]> {
  if (await isOwnDevice(tx, tried, now)) return watches.includes('account-at-address') ? ['known-device'] : [];
  const isKnown = await isKnownPlace(tx, { ...tried, since: new Date(now.getTime() - KNOWN_FOR_MS) });
  return watches.filter((watch) => !(isKnown && OF_ANYWHERE.has(watch)));
}

async function isOwnDevice(tx: Transaction, { email, device, sessionId }: Try, now: Date): Promise<boolean> {
  if (sessionId) return true;
  const since = new Date(now.getTime() - DEVICE_KNOWN_FOR_MS);
  return device ? isKnownDevice(tx, { tokenHash: hashDevice(device), email, since }) : false;
}

/** Three months on, an address is likely to be somebody else's. */
const KNOWN_FOR_MS = 90 * 24 * 3_600_000;

/** What others do elsewhere never keeps people out of where they have come in before. */
const OF_ANYWHERE: ReadonlySet<Watch> = new Set<Watch>(['account', 'second-factor']);

/** A right try clears what it proves to be its owner's; what is shared with others only takes its own count back. */
async function forgive(
  database: Database,
  counted: readonly Counted[],
  { isRight }: { isRight: boolean },
): Promise<void> {
  await database.transaction({ role: 'system' }, (tx) => {
    for (const { watch, key, before, at } of counted) {
      if (isRight && OF_OWNER.has(watch)) forgetTries(tx, key);
      else releaseAttempt(tx, key, { counted: at, before });
    }
  });
}

const OF_OWNER: ReadonlySet<Watch> = new Set<Watch>(['account-at-address', 'known-device', 'second-factor']);

const SUBJECTS: Readonly<Record<Watch, (tried: Try) => string>> = {
  'account-at-address': ({ email, address }) => `${email} ${addressGroup(address)}`,
  'known-device': ({ email, device, sessionId }) => `${email} ${sessionId ?? device}`,
  address: ({ address }) => addressGroup(address),
  account: ({ email }) => email,
  'second-factor': ({ email }) => email,
};

const keyOf = (watch: Watch, tried: Try): Buffer =>
  createHash('sha256')
    .update(`${watch} ${SUBJECTS[watch](tried)}`)
    .digest();
