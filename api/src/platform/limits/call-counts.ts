import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { addCalls, forgetCallsBefore } from './call-counts.store.ts';

/** Calls counted under a key in its window by now, and the time the window still lasts. */
export interface CallCount {
  readonly calls: number;
  readonly leftMs: number;
}

/** Counts calls for all servers together without a write per call. */
export interface CallCounts {
  /** Counts a call, which may stand for several. A window begins with its first call. */
  count(key: string, call: { windowMs: number; cost?: number }): CallCount;
  /** Adds up with the other servers now. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  /** Of all servers, when it was last heard. */
  shared: number;
  /** Counted here since. */
  own: number;
  endsAt: number;
}

const SHARE_EVERY_MS = 1000;
const FORGET_EVERY_MS = 60_000;

/**
 * Counts here, and adds up with the other servers about once a second: within that second each may let a limit's worth through. While the
 * database is away each server goes on with what it knows.
 */
export function openCallCounts(database: Database): CallCounts {
  const entries = new Map<string, Entry>();
  let forgottenAt = Date.now();

  const share = async (): Promise<void> => {
    const now = Date.now();
    for (const [key, { endsAt }] of entries) if (endsAt <= now) entries.delete(key);
    const unshared = [...entries].filter(([, { own }]) => own > 0).map(([key, { own }]) => ({ key, own }));
    if (unshared.length > 0) await addUp(database, entries, unshared);
    if (now - forgottenAt < FORGET_EVERY_MS) return;
    forgottenAt = now;
    await forgetCallsBefore(database, new Date(now));
  };
  let sharing = Promise.resolve();
  const shareInTurn = (): Promise<void> => (sharing = sharing.then(share, share));
  const timer = setInterval(() => void shareInTurn().catch(() => {}), SHARE_EVERY_MS).unref();

  return {
    count: (key, { windowMs, cost = 1 }) => {
      const now = Date.now();
      const hashed = createHash('sha256').update(key).digest('hex');
      const known = entries.get(hashed);
      const entry = known && known.endsAt > now ? known : { shared: 0, own: 0, endsAt: now + windowMs };
      entry.own += cost;
      entries.set(hashed, entry);
      return { calls: entry.shared + entry.own, leftMs: entry.endsAt - now };
    },
    share: shareInTurn,
    close: async () => {
      clearInterval(timer);
      await sharing.catch(() => {});
    },
  };
}

async function addUp(
  database: Database,
  entries: ReadonlyMap<string, Entry>,
  unshared: readonly { key: string; own: number }[],
): Promise<void> {
  const counted = unshared.map(({ key, own }) => ({
    key: Buffer.from(key, 'hex'),
    calls: own,
    endsAt: new Date(entries.get(key)?.endsAt ?? 0),
  }));
  const sums = await addCalls(database, counted, new Date());
  const sent = new Map(unshared.map(({ key, own }) => [key, own]));
  for (const { key, calls, endsAt } of sums) {
    const hashed = key.toString('hex');
    const entry = entries.get(hashed);
    if (!entry) continue;
    entry.shared = calls;
    entry.own -= sent.get(hashed) ?? 0;
    entry.endsAt = endsAt.getTime();
  }
}
