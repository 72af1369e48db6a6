import type { CountedAttempts, Throttle } from '@comptoir/domain/base/sessions/sign-in-delay';
import type { Transaction } from '../../../platform/database/database.ts';

/** Tries at something, as they are kept: by a hash. */
export interface ThrottledAttempts {
  readonly throttle: Throttle;
  readonly key: Buffer;
}

/**
 * Returns the counts of each, in their order; their rows are locked, made where there were none. In the order of their keys, so that two tries
 * that share some of them never wait for each other.
 */
export async function lockAttempts(
  tx: Transaction,
  throttled: readonly ThrottledAttempts[],
  now: Date,
): Promise<readonly (CountedAttempts | null)[]> {
  const rows = await tx.many<{ key: Buffer; tries: number; lastAt: Date }>({
    name: 'lock-tries',
    text: `insert into slowed_attempts as a (key, attempts, last_at)
      select key, 0, $2 from unnest($1::bytea[]) as key order by key
      on conflict (key) do update set attempts = a.attempts
      returning key, attempts as tries, last_at as "lastAt"`,
    values: [throttled.map(({ key }) => key), now],
  });
  return throttled.map(({ key }) => rows.find((row) => row.key.equals(key)) ?? null);
}

/** Keeps what is counted for each now. */
export function saveAttempts(
  tx: Transaction,
  kept: readonly (ThrottledAttempts & { counted: CountedAttempts })[],
): void {
  tx.write({
    name: 'keep-tries',
    text: `update slowed_attempts a set attempts = k.attempts, last_at = k.last_at
      from unnest($1::bytea[], $2::double precision[], $3::timestamptz[]) as k (key, attempts, last_at) where a.key = k.key`,
    values: [
      kept.map(({ key }) => key),
      kept.map(({ counted }) => counted.tries),
      kept.map(({ counted }) => counted.lastAt),
    ],
  });
}

/** Takes one try back, and the time of the last one, unless there has been another since. */
export function releaseAttempt(tx: Transaction, key: Buffer, when: { counted: Date; before: Date }): void {
  tx.write({
    text: `update slowed_attempts
      set attempts = greatest(attempts - 1, 0), last_at = case when last_at = $2 then $3 else last_at end where key = $1`,
    values: [key, when.counted, when.before],
  });
}

export function forgetAttempts(tx: Transaction, key: Buffer): void {
  tx.write({ text: 'delete from slowed_attempts where key = $1', values: [key] });
}

/** Forgets what has all but faded. */
export function forgetAttemptsBefore(tx: Transaction, instant: Date): void {
  tx.write({ text: 'delete from slowed_attempts where last_at < $1', values: [instant] });
}

/** True when a user has signed in from an address since an instant: there they are known, however many guess elsewhere. */
export const isKnownClient = async (
  tx: Transaction,
  place: { email: string; address: string; since: Date },
): Promise<boolean> =>
  (await tx.first({
    name: 'is-known-place',
    text: `select 1 from sessions s join accounts a on a.id = s.account_id where a.email = $1 and s.address = $2 and s.created_at > $3 limit 1`,
    values: [place.email, place.address, place.since],
  })) !== null;

/** Notes that something was done, unless it was done since an instant; whether it may be done again. */
export const recordUnlessSince = async (
  tx: Transaction,
  noted: { key: Buffer; now: Date; since: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `insert into slowed_attempts as a (key, attempts, last_at) values ($1, 0, $2)
      on conflict (key) do update set last_at = $2 where a.last_at <= $3 returning key`,
    values: [noted.key, noted.now, noted.since],
  })) !== null;

/** True when a user has signed in with a browser since an instant. */
export const isKnownDevice = async (
  tx: Transaction,
  device: { tokenHash: Buffer; email: string; since: Date },
): Promise<boolean> =>
  (await tx.first({
    name: 'is-known-device',
    text: `select 1 from known_devices d join accounts a on a.id = d.account_id
      where d.token_hash = $1 and a.email = $2 and d.seen_at > $3`,
    values: [device.tokenHash, device.email, device.since],
  })) !== null;

export const isDeviceOfAnybody = async (tx: Transaction, tokenHash: Buffer): Promise<boolean> =>
  (await tx.first({ text: 'select 1 from known_devices where token_hash = $1 limit 1', values: [tokenHash] })) !== null;

export function saveKnownDevice(tx: Transaction, device: { tokenHash: Buffer; accountId: string; now: Date }): void {
  tx.write({
    text: `insert into known_devices (token_hash, account_id, seen_at) values ($1, $2, $3)
      on conflict (token_hash, account_id) do update set seen_at = $3`,
    values: [device.tokenHash, device.accountId, device.now],
  });
}

export function forgetDevicesBefore(tx: Transaction, instant: Date): void {
  tx.write({ text: 'delete from known_devices where seen_at < $1', values: [instant] });
}
