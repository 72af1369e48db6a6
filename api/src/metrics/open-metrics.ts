import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AuthorityEndpoint } from '@comptoir/domain/sales/transmission-health/authority-health';
import type { TransmissionEvent } from '@comptoir/domain/sales/bills/transmission-state';
import type { HeardCall } from '../gateways/tax-authority/post-request.ts';
import type { MailOutcome } from '../gateways/mailer/mailer.ts';
import type { PoolCounts, PoolWatch } from '../platform/database/pool-watch.ts';
import { countOpenStreams } from '../platform/http/event-stream.ts';
import type { EndedRequest } from '../platform/http/record-requests.ts';

/** Seconds. A bill has 48 hours, a till waits for seconds, and a commit takes milliseconds. */
const SECONDS = {
  commit: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
  request: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  authority: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

const BILL_OUTCOMES: readonly TransmissionEvent[] = ['accept', 'flag', 'refuse', 'fail', 'lose'];
const MAIL_OUTCOMES: readonly MailOutcome['kind'][] = ['sent', 'refused', 'unavailable', 'unknown'];

/** Counters of this process. A label is a word of a list in the source, never of a caller: docs/runbook/metrics.md. */
export interface Metrics {
  readonly registry: Registry;
  readonly watchPool: (pool: string) => PoolWatch;
  readonly requestEnded: (ended: EndedRequest) => void;
  readonly authorityCalled: (endpoint: AuthorityEndpoint, call: HeardCall) => void;
  readonly billSettled: (outcome: TransmissionEvent) => void;
  readonly mailEnded: (outcome: MailOutcome['kind']) => void;
  readonly jobRan: (task: string, outcome: 'done' | 'failed') => void;
}

/** Opens the registry of a process with its counters. */
export function openMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'comptoir_build_info', help: 'Always 1.', labelNames: ['version', 'node'], registers }).set(
    { version, node: process.version },
    1,
  );
  showNow(registry, {
    name: 'comptoir_event_streams_open',
    help: 'Open streams of live events.',
    show: (gauge) => gauge.set(countOpenStreams()),
  });
  return {
    registry,
    watchPool: watchPools(registry),
    requestEnded: observeRequests(registry),
    authorityCalled: observeAuthority(registry),
    ...countEvents(registry),
  };
}

/** Registers a gauge that is looked up at each scrape. */
export function showNow(
  registry: Registry,
  { show, ...options }: { name: string; help: string; labelNames?: readonly string[]; show: (of: Gauge) => void },
): void {
  registry.registerMetric(
    new Gauge({
      ...options,
      registers: [],
      collect() {
        show(this);
      },
    }),
  );
}

function watchPools(registry: Registry): Metrics['watchPool'] {
  const registers = [registry];
  const pools = new Map<string, PoolCounts>();
  const commits = new Histogram({
    name: 'comptoir_database_commit_seconds',
    help: 'Time from the sending of a commit to its confirmation, with the statements sent along.',
    labelNames: ['pool'],
    buckets: SECONDS.commit,
    registers,
  });
  const gauge = (name: string, help: string, read: (counts: PoolCounts) => number): void => {
    const show = (made: Gauge): void => pools.forEach((counts, pool) => made.set({ pool }, read(counts)));
    showNow(registry, { name, help, labelNames: ['pool'], show });
  };
  gauge('comptoir_pool_connections', 'Open connections of a pool.', ({ totalCount }) => totalCount);
  gauge('comptoir_pool_idle_connections', 'Connections of a pool at rest.', ({ idleCount }) => idleCount);
  gauge('comptoir_pool_waiting', 'Callers that wait for a connection of a pool.', ({ waitingCount }) => waitingCount);
  return (pool) => ({
    opened: (counts) => void pools.set(pool, counts),
    committed: (seconds) => commits.observe({ pool }, seconds),
  });
}

function observeRequests(registry: Registry): Metrics['requestEnded'] {
  const requests = new Histogram({
    name: 'comptoir_http_request_seconds',
    help: 'Time of requests by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS.request,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) =>
    requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
}

function observeAuthority(registry: Registry): Metrics['authorityCalled'] {
  const registers = [registry];
  const calls = new Histogram({
    name: 'comptoir_authority_request_seconds',
    help: 'Time of requests to an address of the authority.',
    labelNames: ['endpoint', 'outcome'],
    buckets: SECONDS.authority,
    registers,
  });
  const failing = new Gauge({
    name: 'comptoir_authority_failing',
    help: 'Whether the latest request of this server to an address of the authority went unanswered.',
    labelNames: ['endpoint'],
    registers,
  });
  return (endpoint, { tookMs, failure }) => {
    calls.observe({ endpoint, outcome: failure === null ? 'answered' : 'failed' }, tookMs / 1000);
    failing.set({ endpoint }, failure === null ? 0 : 1);
  };
}

function countEvents(registry: Registry): Pick<Metrics, 'billSettled' | 'mailEnded' | 'jobRan'> {
  const registers = [registry];
  const bills = new Counter({
    name: 'comptoir_bills_settled_total',
    help: 'Bills by the outcome of the request that carried them.',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'comptoir_mails_total',
    help: 'Mails by what became of their delivery.',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'comptoir_job_runs_total',
    help: 'Runs of a task of the queue by this server.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  // a series that begins at one never rose, for who looks at its increase
  for (const outcome of BILL_OUTCOMES) bills.inc({ outcome }, 0);
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
  return {
    billSettled: (outcome) => bills.inc({ outcome }),
    mailEnded: (outcome) => mails.inc({ outcome }),
    jobRan: (task, outcome) => jobs.inc({ task, outcome }),
  };
}
