import type { ChainState } from '@comptoir/domain/base/audit/audit-chain';
import type { Dependencies } from '../../../dependencies.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { appendAnchor, readAnchors } from './audit-anchors.ts';
import { insertCheck } from './audit-chain.store.ts';
import { chainAudit } from './chain-audit.ts';
import { verifyAudit } from './verify-audit.ts';

export interface AuditDeps extends Pick<Dependencies, 'database' | 'now' | 'log'> {
  readonly config: { readonly dataDir: string };
}

/**
 * Joins what is new, follows the whole chain and writes its head down: into the data folder, and as a line of the log, which
 * takes it off the machine where logs are shipped. What does not hold is an error in the log, and is shown to administrators.
 */
export async function checkAudit(deps: AuditDeps): Promise<ChainState> {
  const { database, log, config } = deps;
  await chainAudit(database);
  const anchors = await readAnchors(config.dataDir);
  const state = await verifyAudit(deps, anchors);
  const checkedAt = deps.now();
  const { count, hash, faults } = state;
  await database.transaction({ role: 'system' }, (tx) =>
    insertCheck(tx, { id: orderedId(checkedAt), checkedAt, links: count, hash, faults }),
  );
  if (faults.length > 0) log.error({ faults }, 'the audit trail does not hold: see the runbook');
  if (count > 0) {
    const anchor = { date: checkedAt.toISOString().slice(0, 10), count, hash };
    await appendAnchor(config.dataDir, anchor);
    log.info(anchor, 'head of the audit trail');
  }
  return state;
}
