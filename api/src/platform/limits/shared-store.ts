import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import type { CallCounts } from './call-counts.ts';

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The counts of the limits by address, for the library that keeps them: one for each route, shared by all servers. */
export function sharedStore(counts: CallCounts): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(options?: unknown) {
      this.#route = typeof options === 'string' ? options : '';
    }

    incr(key: string, done: Done, windowMs?: number): void {
      const { calls, leftMs } = counts.count(`route ${this.#route} ${key}`, { windowMs: windowMs ?? 60_000 });
      done(null, { current: calls, ttl: leftMs });
    }

    child(options: RateLimitOptions & { path?: string; routeInfo?: { method?: unknown; url?: string } }): SharedStore {
      return new SharedStore(`${String(options.routeInfo?.method)} ${options.routeInfo?.url}`);
    }
  };
}
