import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-store.ts';
import type { Session } from './session.ts';

/** The session as it is now, or null. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current);
}
