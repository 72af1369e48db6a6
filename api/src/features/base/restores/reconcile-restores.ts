import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { isOutage } from '../../../platform/outage.ts';
import { closeRestores, findOpenRestore, type OpenRestore } from './restores.store.ts';

/** Dependencies of reconciling; `reconcileMoney` makes the books agree with the provider, and throws when it does not answer. */
export interface ReconcileDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly reconcileMoney: (restore: OpenRestore) => Promise<unknown>;
}

/**
 * Reconciles a database that was put back, if it was. Returns whether money may move: when nothing is open any more. May be
 * called by several servers at once, since reconciling twice does what once does.
 */
export async function reconcileRestores({ database, log, now, reconcileMoney }: ReconcileDeps): Promise<boolean> {
  const noticedUntil = now();
  const open = await database.transaction({ role: 'system' }, (tx) => findOpenRestore(tx));
  if (!open) return true;
  try {
    const found = await reconcileMoney(open);
    await database.transaction({ role: 'system' }, (tx) => closeRestores(tx, { noticedUntil, now: now() }));
    log.warn({ found }, 'the restored database agrees with the provider of card payments again');
    return true;
  } catch (error) {
    const words = 'the restored database is not reconciled: nothing is charged until it is';
    if (isOutage(error)) log.warn({ reason: (error as Error).message }, words);
    else log.error({ err: error }, words);
    return false;
  }
}
