import type { AuthorityEndpoint } from '@comptoir/domain/sales/transmission-health/authority-health';
import type { FastifyBaseLogger } from 'fastify';
import type { HeardCall } from '../../../gateways/tax-authority/post-request.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addCallTally, forgetCallsBefore, type CallTally } from './authority-calls.store.ts';

/** Counts what becomes of requests to the authority. */
export interface AuthorityWatch {
  readonly hear: (call: HeardCall) => void;
  /** Writes what was counted so far. */
  readonly flush: () => Promise<void>;
}

const WRITE_EVERY_MS = 5000;
const HOUR_MS = 3_600_000;
const KEPT_MS = 48 * HOUR_MS;

const ENDPOINTS: readonly (readonly [path: RegExp, endpoint: AuthorityEndpoint])[] = [
  [/\/enrolement$/, 'enrolment'],
  [/\/certificats$/, 'certificates'],
  [/\/transaction$/, 'transactions'],
  [/\/utilisateur$/, 'users'],
  [/\/document$/, 'documents'],
];

/** Counts in memory and writes every few seconds: no request waits for it, and none writes a row of its own. */
export function watchAuthority({
  database,
  now,
  log,
  watch,
}: {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Hears each request with the address that it went to. */
  readonly watch?: ((endpoint: AuthorityEndpoint, call: HeardCall) => void) | undefined;
}): AuthorityWatch {
  let tallies = new Map<string, CallTally>();
  let timer: NodeJS.Timeout | null = null;

  const flush = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const counted = [...tallies.values()];
    if (counted.length === 0) return;
    tallies = new Map();
    await database
      .transaction({ role: 'system' }, (tx) => {
        for (const tally of counted) addCallTally(tx, tally);
        forgetCallsBefore(tx, new Date(now().getTime() - KEPT_MS));
      })
      // how the authority stands is no reason for anything else to fail
      .catch((error: unknown) => log.warn({ err: error }, 'requests to the authority were not counted'));
  };

  return {
    hear: (call) => {
      const endpoint = ENDPOINTS.find(([path]) => path.test(call.url))?.[1];
      if (!endpoint) return;
      watch?.(endpoint, call);
      const at = now();
      const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
      const key = `${endpoint} ${hour.getTime()}`;
      tallies.set(key, addCall(tallies.get(key) ?? { ...NONE, endpoint, hour }, call, at));
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
    },
    flush,
  };
}

const NONE = { answered: 0, failed: 0, tookMs: 0, answeredAt: null, failedAt: null, failure: null };

const addCall = (tally: CallTally, { failure, tookMs }: HeardCall, at: Date): CallTally =>
  failure === null
    ? { ...tally, answered: tally.answered + 1, tookMs: tally.tookMs + Math.round(tookMs), answeredAt: at }
    : { ...tally, failed: tally.failed + 1, failedAt: at, failure };
