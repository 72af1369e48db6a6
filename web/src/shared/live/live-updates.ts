import { readEvents } from './read-events.ts';

/** `live`: events arrive as they happen. `connecting`: not yet, or not for a moment. `polling`: asked for every ten seconds. */
export type LiveState = 'connecting' | 'live' | 'polling';

export interface LiveSource {
  /** Opens the stream. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Something may be new: what was asked for before this instant may be out of date. */
  readonly onActivity: (since: number) => void;
  readonly onState: (state: LiveState) => void;
  /** The server no longer knows the session. */
  readonly onUnauthorized: () => void;
}

/** The server pings every fifteen seconds: a stream silent for longer than this is dead. */
const SILENCE_MS = 40_000;
/** A proxy that holds a stream back says nothing at all; longer than this is not worth waiting for. */
const FIRST_WORD_MS = 10_000;
const POLL_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;
/** Failures in a row after which the reader is shown that changes come by polling. */
const PATIENCE = 2;

/** Follows a stream of events for as long as it is wanted, asks every ten seconds when it cannot be kept. Returns the stop. */
export function followLiveUpdates(source: LiveSource): () => void {
  const stop = new AbortController();
  let state: LiveState = 'connecting';

  const become = (next: LiveState): void => {
    if (next === state || stop.signal.aborted) return;
    state = next;
    source.onState(next);
  };

  async function follow(): Promise<void> {
    let failures = 0;
    while (!stop.signal.aborted) {
      const outcome = await listen(source, stop.signal, (event, data) => {
        failures = 0;
        become('live');
        if (event === 'ready') source.onActivity(Date.now() - readQuietMs(data));
        else if (event !== 'ping') source.onActivity(Date.now());
      });
      if (outcome === 'unauthorized') return source.onUnauthorized();
      failures += 1;
      become(failures >= PATIENCE ? 'polling' : 'connecting');
      await pause(pauseAfter(failures), stop.signal);
    }
  }

  const poll = setInterval(() => {
    if (state !== 'live') source.onActivity(Date.now());
  }, POLL_MS);
  void follow();
  return () => {
    clearInterval(poll);
    stop.abort();
  };
}

/** One life of the stream, from opening it to its end, for whatever reason it ended. */
async function listen(
  source: LiveSource,
  stop: AbortSignal,
  onEvent: (name: string, data: string) => void,
): Promise<'ended' | 'unauthorized'> {
  const attempt = new AbortController();
  const abandon = (): void => attempt.abort();
  stop.addEventListener('abort', abandon);
  let watchdog = setTimeout(abandon, FIRST_WORD_MS);
  try {
    const response = await source.open(attempt.signal);
    if (response.status === 401) return 'unauthorized';
    if (!response.ok || !response.body) return 'ended';
    await readEvents(response.body, (name, data) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(abandon, SILENCE_MS);
      if (!stop.aborted) onEvent(name, data);
    });
    return 'ended';
  } catch {
    return 'ended';
  } finally {
    clearTimeout(watchdog);
    stop.removeEventListener('abort', abandon);
    attempt.abort();
  }
}

/** For how long there was nothing new when the stream opened; 0 when the server does not say so. */
function readQuietMs(data: string): number {
  try {
    const { quietMs } = JSON.parse(data) as { readonly quietMs?: unknown };
    return typeof quietMs === 'number' ? quietMs : 0;
  } catch {
    return 0;
  }
}

/** One second, then twice as long each time, a little apart for each reader so that they do not all return at once. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
