import type { ErrorCode } from '@comptoir/contract/errors';
import { countAttempt, waitBeforeAttempt, type Throttle } from '@comptoir/domain/base/sessions/sign-in-delay';
import { createHash } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { auditAccount } from '../record/write-audit.ts';
import { addressGroup } from './address-group.ts';
import { DEVICE_KNOWN_FOR_MS, hashDevice } from './known-device.ts';
import {
  isKnownDevice,
  forgetAttempts,
  isKnownClient,
  saveAttempts,
  lockAttempts,
  releaseAttempt,
  type ThrottledAttempts,
} from './attempts.store.ts';

/** User who tries, by what they typed, and from where. */
export interface Attempt {
  /** As accounts are known by it: see `normalEmail`. */
  readonly email: string;
  readonly address: string;
  /** Secret that the browser keeps since a user signed in with it: see `readDevice`. */
  readonly device?: string | null;
  /** The session of a user who is signed in already and proves that it is them. */
  readonly sessionId?: string;
}

export type LimitDeps = Pick<Dependencies, 'database' | 'now'>;

/** Errors of a try that was a guess and wrong, each with its action in the audit trail; every other end of it is not held against anybody. */
const WRONG: Readonly<Partial<Record<ErrorCode, 'sign-in-failed' | 'proof-failed'>>> = {
  'invalid-credentials': 'sign-in-failed',
  'second-factor-invalid': 'sign-in-failed',
  'password-wrong': 'proof-failed',
  'second-factor-code-wrong': 'proof-failed',
};

/**
 * Lets a caller try a password or a code, unless too many tries have failed. The try is counted before it is made, so that many at
 * once are no way around, and taken back when it was right. Nothing here depends on whether there is such an account.
 * @throws AppError too-many-requests with the seconds to wait, and whatever the try throws
 */
export async function limitAttempts<Result>(
  deps: LimitDeps,
  tried: Attempt,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await countAttempts(deps, { tried, throttles: ['account-at-address', 'address', 'account'] }, attempt);
  } catch (error) {
    await auditWrongAttempt(deps, tried, error);
    throw error;
  }
}

/** Nothing was done that the row could belong to: it is written by itself. A try that was not let through is none. */
async function auditWrongAttempt({ database, now }: LimitDeps, { email }: Attempt, error: unknown): Promise<void> {
  const action = error instanceof AppError && WRONG[error.code];
  if (!action) return;
  const record = { action, facts: { reason: error.code } } as const;
  await database.transaction({ role: 'system' }, (tx) => auditAccount(tx, { email, occurredAt: now(), record }));
}

/** Inside of it, the second step at sign-in, whose six digits many addresses together would soon have guessed through. */
export const limitCodeAttempts = <Result>(
  deps: LimitDeps,
  tried: Attempt,
  attempt: () => Promise<Result>,
): Promise<Result> => countAttempts(deps, { tried, throttles: ['second-factor'] }, attempt);

/**
 * Lets a stranger open what only the receiver of a link knows. Every try of an address counts, whatever it tries, and those that find
 * something are taken back; while it has to wait, a right link is not answered either.
 */
export const limitLinkAttempts = <Result>(
  deps: LimitDeps,
  address: string,
  attempt: () => Promise<Result>,
): Promise<Result> => countAttempts(deps, { tried: { email: '', address }, throttles: ['link'] }, attempt);

async function countAttempts<Result>(
  deps: LimitDeps,
  limit: { tried: Attempt; throttles: readonly Throttle[] },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const counted = await deps.database.transaction({ role: 'system' }, (tx) => countOrRefuse(tx, limit, deps.now()));
  try {
    const result = await attempt();
    await forgive(deps.database, counted, { isRight: true });
    return result;
  } catch (error) {
    if (!isWrong(error, limit.throttles)) await forgive(deps.database, counted, { isRight: false });
    throw error;
  }
}

/** True when a try was a guess and wrong: of a link, one that found nothing. */
const isWrong = (error: unknown, throttles: readonly Throttle[]): boolean =>
  error instanceof AppError && (throttles.includes('link') ? error.code === 'not-found' : error.code in WRONG);

/** A try that was counted: what was known before it, and when it was. */
interface Counted extends ThrottledAttempts {
  readonly before: Date;
  readonly at: Date;
}

async function countOrRefuse(
  tx: Transaction,
  { tried, throttles }: { tried: Attempt; throttles: readonly Throttle[] },
  now: Date,
): Promise<readonly Counted[]> {
  const throttled = (await chooseThrottles(tx, { tried, throttles }, now)).map((throttle) => ({
    throttle,
    key: keyOf(throttle, tried),
  }));
  const known = await lockAttempts(tx, throttled, now);
  const tries = throttled.map((one, index) => ({ ...one, counted: known[index] ?? { tries: 0, lastAt: now } }));
  const wait = Math.max(0, ...tries.map(({ throttle, counted }) => waitBeforeAttempt(throttle, counted, now)));
  if (wait > 0) throw new AppError('too-many-requests', undefined, Math.ceil(wait / 1000));
  saveAttempts(
    tx,
    tries.map((one) => ({ ...one, counted: countAttempt(one.throttle, one.counted, now) })),
  );
  return tries.map(({ throttle, key, counted }) => ({ throttle, key, before: counted.lastAt, at: now }));
}

/**
 * A browser that the account came in with is counted by itself: neither guests on the same address nor guesses from elsewhere keep its
 * owner out, and guessing with it is slowed down like anybody's. Elsewhere, what others do at other addresses does not count where the
 * account has come in before.
 */
async function chooseThrottles(
  tx: Transaction,
  { tried, throttles }: { tried: Attempt; throttles: readonly Throttle[] },
  now: Date,
): Promise<readonly Throttle[]> {
  if (await isOwnDevice(tx, tried, now)) return throttles.includes('account-at-address') ? ['known-device'] : [];
  if (!throttles.some((throttle) => OF_ANYWHERE.has(throttle))) return throttles;
  const isKnown = await isKnownClient(tx, { ...tried, since: new Date(now.getTime() - KNOWN_FOR_MS) });
  return throttles.filter((throttle) => !(isKnown && OF_ANYWHERE.has(throttle)));
}

async function isOwnDevice(tx: Transaction, { email, device, sessionId }: Attempt, now: Date): Promise<boolean> {
  if (sessionId) return true;
  const since = new Date(now.getTime() - DEVICE_KNOWN_FOR_MS);
  return device ? isKnownDevice(tx, { tokenHash: hashDevice(device), email, since }) : false;
}

/** Three months on, an address is likely to be another user's. */
const KNOWN_FOR_MS = 90 * 24 * 3_600_000;

/** Throttles of tries from anywhere: those of others never keep people out of where they have come in before. */
const OF_ANYWHERE: ReadonlySet<Throttle> = new Set<Throttle>(['account', 'second-factor']);

/** A right try clears what it proves to be its owner's; what is shared with others only takes its own count back. */
async function forgive(
  database: Database,
  counted: readonly Counted[],
  { isRight }: { isRight: boolean },
): Promise<void> {
  await database.transaction({ role: 'system' }, (tx) => {
    for (const { throttle, key, before, at } of counted) {
      if (isRight && OF_OWNER.has(throttle)) forgetAttempts(tx, key);
      else releaseAttempt(tx, key, { counted: at, before });
    }
  });
}

const OF_OWNER: ReadonlySet<Throttle> = new Set<Throttle>(['account-at-address', 'known-device', 'second-factor']);

const SUBJECTS: Readonly<Record<Throttle, (tried: Attempt) => string>> = {
  'account-at-address': ({ email, address }) => `${email} ${addressGroup(address)}`,
  'known-device': ({ email, device, sessionId }) => `${email} ${sessionId ?? device}`,
  address: ({ address }) => addressGroup(address),
  account: ({ email }) => email,
  'second-factor': ({ email }) => email,
  link: ({ address }) => addressGroup(address),
};

const keyOf = (throttle: Throttle, tried: Attempt): Buffer =>
  createHash('sha256')
    .update(`${throttle} ${SUBJECTS[throttle](tried)}`)
    .digest();
