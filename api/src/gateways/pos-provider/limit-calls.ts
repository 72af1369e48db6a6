/** What the provider allows: so many calls a second and so many at once, for each token and for the app as a whole. */
export interface CallLimits {
  readonly tokenPerSecond: number;
  readonly appPerSecond: number;
  readonly tokenAtOnce: number;
  readonly appAtOnce: number;
}

/** What the provider states. Source: CLV-7. */
export const CALL_LIMITS: CallLimits = { tokenPerSecond: 16, appPerSecond: 50, tokenAtOnce: 5, appAtOnce: 10 };

/** Keeps calls within the limits of this process; several servers share the app's, which is why a 429 is met with patience. */
export interface CallLimiter {
  /**
   * Runs a call when its turn has come, and answers null when it has not come within `patienceMs`. `token` is whose limits
   * count beside the app's; null for calls without one.
   */
  run<Result>(turn: { token: string | null; patienceMs: number }, call: () => Promise<Result>): Promise<Result | null>;
}

/** A little more than a second: calls bunch up on their way. */
const WINDOW_MS = 1100;

/** What counts against one limit: calls under way, and when the latest ones began. */
interface Counter {
  readonly perSecond: number;
  readonly atOnce: number;
  running: number;
  begun: number[];
}

/** A call that waits for its turn, until when, and how it is told. */
interface Waiting {
  readonly token: string | null;
  readonly until: number;
  readonly decide: (mayBegin: boolean) => void;
}

export function createCallLimiter(limits: CallLimits = CALL_LIMITS, now: () => number = Date.now): CallLimiter {
  const app: Counter = { perSecond: limits.appPerSecond, atOnce: limits.appAtOnce, running: 0, begun: [] };
  const tokens = new Map<string, Counter>();
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;

  const countersOf = (token: string | null): Counter[] => {
    if (token === null) return [app];
    const known = tokens.get(token) ?? {
      perSecond: limits.tokenPerSecond,
      atOnce: limits.tokenAtOnce,
      running: 0,
      begun: [],
    };
    tokens.set(token, known);
    return [known, app];
  };

  /** Begins whatever may begin, oldest first; one merchant's queue does not hold up another's. */
  const look = (): void => {
    timer = null;
    const at = now();
    waiting = waiting.filter((one) => {
      const counters = countersOf(one.token);
      const mayBegin = counters.every((counter) => hasRoom(counter, at));
      if (mayBegin) enter(counters, at);
      const isOver = mayBegin || at >= one.until;
      if (isOver) one.decide(mayBegin);
      return !isOver;
    });
    forget(tokens, at);
    // A call that ends looks by itself; the passing of the second does not.
    if (waiting.length > 0) timer ??= setTimeout(look, WINDOW_MS / 20);
  };

  return {
    run: async ({ token, patienceMs }, call) => {
      const mayBegin = await new Promise<boolean>((decide) => {
        waiting.push({ token, until: now() + patienceMs, decide });
        look();
      });
      if (!mayBegin) return null;
      try {
        return await call();
      } finally {
        for (const counter of countersOf(token)) counter.running -= 1;
        look();
      }
    },
  };
}

function hasRoom(counter: Counter, at: number): boolean {
  counter.begun = counter.begun.filter((begun) => at - begun < WINDOW_MS);
  return counter.running < counter.atOnce && counter.begun.length < counter.perSecond;
}

function enter(counters: readonly Counter[], at: number): void {
  for (const counter of counters) {
    counter.running += 1;
    counter.begun.push(at);
  }
}

/** Tokens come and go every half hour: an idle one is not kept. */
function forget(tokens: Map<string, Counter>, at: number): void {
  for (const [token, counter] of tokens) {
    if (counter.running === 0 && counter.begun.every((begun) => at - begun >= WINDOW_MS)) tokens.delete(token);
  }
}
