import { isWholeProgress, resolveProgress } from '@comptoir/domain/help/installation/progress';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { readFacts, type Asked } from './read-facts.ts';
import { completeRegistration, lockProgress } from './installation.store.ts';

/**
 * Makes a merchant fully registered when every step is done, once and for good; says whether it has. The second caller
 * finds it done.
 */
export async function completeWhenDone(tx: Transaction, asked: Asked): Promise<boolean> {
  const { merchantId, now } = asked;
  await lockProgress(tx, merchantId);
  const known = await readFacts(tx, asked);
  if (!known || known.isCompleted || !isWholeProgress(resolveProgress(known.facts, now))) return false;
  completeRegistration(tx, merchantId);
  writeLog(tx, [{ merchantId, occurredAt: now, record: { event: 'registration-completed', facts: {} } }]);
  return true;
}
