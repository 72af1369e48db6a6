import type { LaneRunner } from '../features/sales/bills/lanes/lane-runner.ts';
import { showNow, type Metrics } from './open-metrics.ts';
import type { FactsReader } from './read-stored-facts.ts';
import type { Rendered } from './serve-metrics.ts';
import { showStoredFacts } from './show-stored-facts.ts';

interface RenderDeps {
  readonly metrics: Metrics;
  readonly facts: FactsReader;
  readonly runner: Pick<LaneRunner, 'allowedTrials'>;
}

/** Returns what writes all metrics of this moment. */
export function renderMetrics({ metrics: { registry }, facts, runner }: RenderDeps): () => Promise<Rendered> {
  const show = showStoredFacts(registry);
  showNow(registry, {
    name: 'comptoir_authority_breaker_open',
    help: 'Whether this server holds back bills that it would try again by itself.',
    show: (gauge) => gauge.set(runner.allowedTrials(2) < 2 ? 1 : 0),
  });
  return async () => {
    show(await facts.read());
    return { contentType: registry.contentType, text: await registry.metrics() };
  };
}
