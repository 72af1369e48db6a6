import PQueue from 'p-queue';

/** Limits of the provider: so many calls a second and so many at once, for each token and for the app as a whole. */
export interface CallLimits {
  readonly tokenPerSecond: number;
  readonly appPerSecond: number;
  readonly tokenAtOnce: number;
  readonly appAtOnce: number;
}

/** Limits that the provider states. Source: CLV-7. */
export const CALL_LIMITS: CallLimits = { tokenPerSecond: 16, appPerSecond: 50, tokenAtOnce: 5, appAtOnce: 10 };

/** Keeps calls within the limits of this process; several servers share the app's, which is why a 429 is met with patience. */
export interface CallLimiter {
  /**
   * Runs a call when its turn has come, and answers null when it has not come within `patienceMs`. `token` is whose limits
   * count beside the app's; null for calls without one.
   */
  run<Result>(turn: { token: string | null; patienceMs: number }, call: () => Promise<Result>): Promise<Result | null>;
}

/** The calls of a token, and until when they count. */
export interface TokenQueue {
  readonly queue: PQueue;
  countsUntil: number;
}

/** A little more than a second: calls bunch up on their way. */
const WINDOW_MS = 1100;

const NO_TURN = new Error('no turn in time');

/**
 * A call waits in its token's queue, then in the app's, so that one merchant's calls do not hold up another's. Calls that wait
 * for the app keep their places among the token's.
 */
export function createCallLimiter(
  limits: CallLimits = CALL_LIMITS,
  tokens: Map<string, TokenQueue> = new Map(),
): CallLimiter {
  const app = openQueue(limits.appAtOnce, limits.appPerSecond);
  const queueOf = (token: string): PQueue => {
    forgetIdle(tokens);
    const { queue } = tokens.get(token) ?? { queue: openQueue(limits.tokenAtOnce, limits.tokenPerSecond) };
    tokens.set(token, { queue, countsUntil: Date.now() + WINDOW_MS });
    return queue;
  };
  return {
    run: async ({ token, patienceMs }, call) => {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(NO_TURN), patienceMs);
      const begin = (): ReturnType<typeof call> => {
        clearTimeout(timer);
        const known = token === null ? undefined : tokens.get(token);
        if (known) known.countsUntil = Date.now() + WINDOW_MS;
        return call();
      };
      const enterApp = (): ReturnType<typeof call> => app.add(begin, { signal: patience.signal });
      try {
        return await (token === null ? enterApp() : queueOf(token).add(enterApp, { signal: patience.signal }));
      } catch (error) {
        if (error === NO_TURN) return null;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** No more than `perSecond` begin in any second, whatever second is looked at. */
const openQueue = (atOnce: number, perSecond: number): PQueue =>
  new PQueue({ concurrency: atOnce, intervalCap: perSecond, interval: WINDOW_MS, strict: true });

/** Tokens come and go every half hour: an idle one is not kept. */
function forgetIdle(tokens: Map<string, TokenQueue>): void {
  for (const [token, { queue, countsUntil }] of tokens) {
    if (queue.size === 0 && queue.pending === 0 && countsUntil <= Date.now()) tokens.delete(token);
  }
}
