import type { Result } from '../../shared/result.ts';
import type { Settings } from '../state/settings.ts';

/** A request let in, which lasts until the value is called; or one turned away, with the headers that say by which limit. */
export type Admission = Result<() => void, Record<string, string>>;

export interface RateLimiter {
  admit: (token: string) => Admission;
}

interface Counter {
  /** Instants of the requests let in within the last second. */
  recent: number[];
  running: number;
  /** Time until which calls are turned away after too many at once, and the seconds that the last one had to wait. */
  blockedUntil: number;
  waitSeconds: number;
}

const LONGEST_WAIT_SECONDS = 32;

/**
 * Counts the requests of each token and of the app as a whole: so many a second, so many at once. Too many at once have
 * to wait, and calling again before that lengthens the wait.
 */
export function createRateLimiter(clover: { limits: () => Settings['rateLimits']; now: () => number }): RateLimiter {
  const app = newCounter();
  const tokens = new Map<string, Counter>();
  return {
    admit: (token) => {
      const own = tokens.get(token) ?? newCounter();
      tokens.set(token, own);
      const now = clover.now();
      const limits = clover.limits();
      const excess =
        tooOften(own, now, ['tokenLimit', limits.tokenPerSecond]) ??
        tooOften(app, now, ['crossTokenLimit', limits.appPerSecond]) ??
        tooMany(own, now, ['tokenConcurrentLimit', limits.tokenConcurrent]) ??
        tooMany(app, now, ['crossTokenConcurrentLimit', limits.appConcurrent]);
      return excess ? { ok: false, reason: excess } : { ok: true, value: enter([own, app], now) };
    },
  };
}

type Limit = [name: string, limit: number];

function newCounter(): Counter {
  return { recent: [], running: 0, blockedUntil: 0, waitSeconds: 0 };
}

function tooOften(counter: Counter, now: number, [name, limit]: Limit): Record<string, string> | null {
  // Both ways: the clock can be set back.
  counter.recent = counter.recent.filter((at) => Math.abs(now - at) < 1000);
  return counter.recent.length < limit ? null : { [`X-RateLimit-${name}`]: String(limit) };
}

function tooMany(counter: Counter, now: number, [name, limit]: Limit): Record<string, string> | null {
  // Never longer than stated: the clock can be set back.
  const isEarly = now < counter.blockedUntil && counter.blockedUntil - now <= counter.waitSeconds * 1000;
  if (!isEarly && counter.running < limit) return null;
  counter.waitSeconds = isEarly ? Math.min(counter.waitSeconds * 2, LONGEST_WAIT_SECONDS) : 1;
  counter.blockedUntil = now + counter.waitSeconds * 1000;
  return { [`X-RateLimit-${name}`]: String(limit), 'retry-after': String(counter.waitSeconds) };
}

function enter(counters: readonly Counter[], now: number): () => void {
  for (const counter of counters) {
    counter.recent.push(now);
    counter.running += 1;
  }
  return () => {
    for (const counter of counters) counter.running -= 1;
  };
}
