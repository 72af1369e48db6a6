import type { MerchantProgress } from '@comptoir/contract/help/installation';
import { findNextStep, resolveProgress } from '@comptoir/domain/help/installation/progress';
import type { Scope } from '../../../platform/database/database.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { readFacts } from './read-facts.ts';

/** As many as a page of a list has. */
const MOST = 50;

/** Lists the progress of several merchants, each by its own facts; those that the scope does not see are left out. */
export async function listProgress(
  { database, now: clock, payments }: Pick<ProgressDeps, 'database' | 'now' | 'payments'>,
  scope: Scope,
  merchantIds: readonly string[],
): Promise<MerchantProgress[]> {
  const [now, provider] = [clock(), payments?.provider ?? null];
  const wanted = [...new Set(merchantIds)].slice(0, MOST);
  const known = await database.transaction(scope, (tx) =>
    Promise.all(wanted.map((merchantId) => readFacts(tx, { merchantId, now, provider }))),
  );
  return wanted.flatMap((merchantId, index) => {
    const found = known[index];
    if (!found) return [];
    const steps = resolveProgress(found.facts, now);
    const done = found.isCompleted ? steps.length : steps.filter(({ state }) => state === 'done').length;
    const nextStep = found.isCompleted ? null : (findNextStep(steps)?.step ?? null);
    return { merchantId, done, steps: steps.length, nextStep };
  });
}
