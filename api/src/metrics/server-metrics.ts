import type { LaneRunner } from '../features/sales/bills/lanes/lane-runner.ts';
import type { Database } from '../platform/database/database.ts';
import type { Metrics } from './open-metrics.ts';
import { openFactsReader } from './read-stored-facts.ts';
import { renderMetrics } from './render-metrics.ts';
import type { Rendered } from './serve-metrics.ts';

/** Metrics of a server: what it counts, and all of them as text. */
export interface ServerMetrics extends Metrics {
  readonly render: () => Promise<Rendered>;
  readonly close: () => Promise<void>;
}

interface ServerParts {
  readonly url: string;
  readonly now: () => Date;
  readonly runner: Pick<LaneRunner, 'allowedTrials'>;
  readonly wrap?: ((database: Database) => Database) | undefined;
}

/** Opens the metrics of a server, with connections of their own to its database; null where nothing is counted. */
export function openServerMetrics(
  metrics: Metrics | null,
  { url, now, runner, wrap }: ServerParts,
): ServerMetrics | null {
  if (!metrics) return null;
  const facts = openFactsReader(url, { now, wrap });
  return { ...metrics, render: renderMetrics({ metrics, facts, runner }), close: facts.close };
}
