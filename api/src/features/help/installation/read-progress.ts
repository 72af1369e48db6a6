import type { ProgressView } from '@comptoir/contract/help/installation';
import { resolveProgress } from '@comptoir/domain/help/installation/progress';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readFacts, type Asked } from './read-facts.ts';

/** Returns the progress of a merchant's registration. @throws AppError not-found for a merchant that the scope does not see */
export async function readProgress(tx: Transaction, asked: Asked): Promise<ProgressView> {
  const known = await readFacts(tx, asked);
  if (!known) throw new AppError('not-found');
  return {
    steps: resolveProgress(known.facts, asked.now).map(({ step, state, missing, doneAt }) => ({
      step,
      state,
      missing: [...missing],
      doneAt: doneAt?.toISOString() ?? null,
    })),
    subscriptionCompleted: known.isCompleted,
  };
}
