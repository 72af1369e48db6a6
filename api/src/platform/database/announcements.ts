import pg from 'pg';
import { KEEP_ALIVE } from './keep-alive.ts';

/**
 * Notifies every server process that something changed for a merchant: a hint to look, never the event itself. The database itself announces
 * the end of a session and the change of a person, by their ids.
 */
export interface Announcements {
  publish(merchantId: string): void;
  /** Calls back on every announcement for a merchant, a session or a person, or of all (`EVERYONE`); returns how to stop. */
  subscribe(merchantId: string, heard: () => void): () => void;
  /**
   * Returns the time since anything was announced for a merchant, in milliseconds. It is never more than `REMEMBERED_MS`, nor
   * than the time since this server began to listen: what was announced before, it cannot know.
   */
  quietFor(merchantId: string): number;
  close(): Promise<void>;
}

/** Name that subscribes to every announcement. */
export const EVERYONE = 'everyone';

const CHANNEL = 'comptoir_activity';
const CLIENT = { application_name: 'comptoir announcements', pipeline: true, ...KEEP_ALIVE } as const;
const GATHER_MS = 50;
const RECONNECT_MS = 1000;
const REMEMBERED_MS = 60_000;

/**
 * Announcements over NOTIFY on one connection of its own. They are gathered for 50 ms: NOTIFY takes a lock that all
 * committing transactions share, so it must not be part of them.
 */
export async function openAnnouncements(url: string): Promise<Announcements> {
  const listeners = new Map<string, Set<() => void>>();
  const heard = new Map<string, number>();
  const pending = new Set<string>();
  let listeningSince = Number.POSITIVE_INFINITY;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, ...CLIENT });
    next.on('notification', ({ payload }) => {
      const merchants = (payload ?? '').split(',');
      remember(heard, [...merchants, EVERYONE]);
      tell(listeners, merchants);
    });
    next.on('error', () => {});
    next.on('end', () => {
      client = null;
      listeningSince = Number.POSITIVE_INFINITY;
      if (!closed) setTimeout(() => void connect().catch(() => {}), RECONNECT_MS).unref();
    });
    await listen(next);
    listeningSince = performance.now();
    client = next;
  };
  const flush = (): void => {
    timer = null;
    const merchants = [...pending].slice(0, 200);
    for (const merchant of merchants) pending.delete(merchant);
    if (pending.size > 0) timer = setTimeout(flush, GATHER_MS);
    client?.query('select pg_notify($1, $2)', [CHANNEL, merchants.join(',')]).catch(() => {});
  };
  await connect().catch((error: unknown) => {
    closed = true;
    throw error;
  });

  return {
    publish: (merchantId) => {
      pending.add(merchantId);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    subscribe: (merchantId, listener) => addListener(listeners, merchantId, listener),
    quietFor: (merchantId) => {
      const since = Math.max(listeningSince, heard.get(merchantId) ?? 0);
      return Math.min(REMEMBERED_MS, Math.max(0, Math.floor(performance.now() - since)));
    },
    close: async () => {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}

async function listen(client: pg.Client): Promise<void> {
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    // a node that only reads lets in and does not listen: the end of its connection is what makes another one
    void client.end().catch(() => {});
    throw error;
  }
}

/** Keeps when each was announced last, the latest at the end, and forgets what is older than anyone asks for. */
function remember(heard: Map<string, number>, merchants: readonly string[]): void {
  const now = performance.now();
  for (const merchant of merchants) {
    heard.delete(merchant);
    heard.set(merchant, now);
  }
  for (const [merchant, at] of heard) {
    if (now - at <= REMEMBERED_MS) return;
    heard.delete(merchant);
  }
}

function tell(listeners: Map<string, Set<() => void>>, merchants: readonly string[]): void {
  for (const merchant of [...merchants, EVERYONE]) for (const heard of listeners.get(merchant) ?? []) heard();
}

function addListener(listeners: Map<string, Set<() => void>>, merchantId: string, heard: () => void): () => void {
  const mine = listeners.get(merchantId) ?? new Set();
  listeners.set(merchantId, mine.add(heard));
  return () => {
    mine.delete(heard);
    if (mine.size === 0) listeners.delete(merchantId);
  };
}
