import { onlineManager } from '@tanstack/react-query';
import { apiAddress } from './api-base.ts';

/** `offline`: the browser has no network. `unreachable`: it may have one, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** One failed call may have had a reason of its own; the server is given this long to answer a plain question. */
const PATIENCE_MS = 8000;
const AGAIN_MS = 5000;

const listeners = new Set<() => void>();
let state: Connection = navigator.onLine ? 'online' : 'offline';
let asking: AbortController | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** State of the connection to the server, as far as the browser and the latest calls show. */
export const connection = {
  current: (): Connection => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A call has been answered, whatever the answer was. */
  confirm: (): void => become('online'),
  /** A call has had no answer: the server is asked whether it is there. */
  doubt: (): void => {
    if (!asking) void ask();
  },
};

// what is shown is asked for again by the same sign by which the banner goes
onlineManager.setEventListener((setOnline) => {
  setOnline(state === 'online');
  return connection.subscribe(() => setOnline(state === 'online'));
});
window.addEventListener('offline', () => become('offline'));
window.addEventListener('online', () => become('online'));

function become(next: Connection): void {
  asking?.abort();
  asking = null;
  clearTimeout(timer);
  if (next === 'unreachable') timer = setTimeout(() => void ask(), AGAIN_MS);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  const question = new AbortController();
  asking = question;
  const patience = setTimeout(() => question.abort(), PATIENCE_MS);
  const isAnswered = await isThere(question.signal);
  clearTimeout(patience);
  // something else has answered it meanwhile
  if (asking !== question) return;
  become(isAnswered ? 'online' : unreached());
}

const unreached = (): Connection => (navigator.onLine ? 'unreachable' : 'offline');

async function isThere(signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(`${apiAddress()}/healthz`, { cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
