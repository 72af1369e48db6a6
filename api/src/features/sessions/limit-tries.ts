import type { ErrorCode } from '@comptoir/contract/errors';
import { countTry, waitBeforeTry, type Watch } from '@comptoir/domain/access/sign-in-delay';
import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addressGroup } from './address-group.ts';
import { forgetTries, isKnownPlace, keepTries, lockTries, takeTryBack, type WatchedTries } from './tries.store.ts';

/** Who tries, by what they typed, and from where. */
export interface Try {
  /** As accounts are known by it: see `normalEmail`. */
  readonly email: string;
  readonly address: string;
}

export interface LimitNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/** What a try that was a guess and wrong ends with; every other end of it is not held against anybody. */
const WRONG: ReadonlySet<ErrorCode> = new Set([
  'invalid-credentials',
  'second-factor-invalid',
  'password-wrong',
  'second-factor-code-wrong',
]);

/**
 * Lets somebody try a password or a code, unless too many tries have failed. The try is counted before it is made, so that many at
 * once are no way around, and taken back when it was right. Nothing here depends on whether there is such an account.
 * @throws AppError too-many-requests with the seconds to wait, and whatever the try throws
 */
export const limitTries = <Result>(needs: LimitNeeds, tried: Try, attempt: () => Promise<Result>): Promise<Result> =>
  countTries(needs, { tried, watches: ['account-at-address', 'address', 'account'] }, attempt);

/** Inside of it, the second step at sign-in, whose six digits many addresses together would soon have guessed through. */
export const limitCodeTries = <Result>(
  needs: LimitNeeds,
  tried: Try,
  attempt: () => Promise<Result>,
): Promise<Result> => countTries(needs, { tried, watches: ['second-factor'] }, attempt);

async function countTries<Result>(
  needs: LimitNeeds,
  limit: { tried: Try; watches: readonly Watch[] },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const counted = await needs.database.transaction({ role: 'system' }, (tx) => countOrRefuse(tx, limit, needs.now()));
  try {
    const result = await attempt();
    await forgive(needs.database, counted, { isRight: true });
    return result;
  } catch (error) {
    if (!(error instanceof AppError && WRONG.has(error.code)))
      await forgive(needs.database, counted, { isRight: false });
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
  const isKnown = await isKnownPlace(tx, { ...tried, since: new Date(now.getTime() - KNOWN_FOR_MS) });
  const watched = watches
    .filter((watch) => !(isKnown && OF_ANYWHERE.has(watch)))
    .map((watch) => ({ watch, key: keyOf(watch, tried) }));
  const known = await lockTries(tx, watched, now);
  const tries = watched.map((one, index) => ({ ...one, counted: known[index] ?? { tries: 0, lastAt: now } }));
  const wait = Math.max(0, ...tries.map(({ watch, counted }) => waitBeforeTry(watch, counted, now)));
  if (wait > 0) throw new AppError('too-many-requests', undefined, Math.ceil(wait / 1000));
  keepTries(
    tx,
    tries.map((one) => ({ ...one, counted: countTry(one.watch, one.counted, now) })),
  );
  return tries.map(({ watch, key, counted }) => ({ watch, key, before: counted.lastAt, at: now }));
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
      else takeTryBack(tx, key, { counted: at, before });
    }
  });
}

const OF_OWNER: ReadonlySet<Watch> = new Set<Watch>(['account-at-address', 'second-factor']);

const SUBJECTS: Readonly<Record<Watch, (tried: Try) => string>> = {
  'account-at-address': ({ email, address }) => `${email} ${addressGroup(address)}`,
  address: ({ address }) => addressGroup(address),
  account: ({ email }) => email,
  'second-factor': ({ email }) => email,
};

const keyOf = (watch: Watch, tried: Try): Buffer =>
  createHash('sha256')
    .update(`${watch} ${SUBJECTS[watch](tried)}`)
    .digest();
