import type { SessionRow } from './sessions.store.ts';

/** Sessions as they were the last time: a hint about who calls, and never the last word. */
export interface RememberedSessions {
  find(id: string): SessionRow | null;
  keep(id: string, session: SessionRow): void;
  forget(id: string): void;
}

/** About a kilobyte each; those that were not used for longest are forgotten first. */
const MOST_KEPT = 10_000;

export function rememberSessions(): RememberedSessions {
  const kept = new Map<string, SessionRow>();
  return {
    find: (id) => kept.get(id) ?? null,
    keep: (id, session) => {
      kept.delete(id);
      kept.set(id, session);
      if (kept.size <= MOST_KEPT) return;
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    },
    forget: (id) => void kept.delete(id),
  };
}
