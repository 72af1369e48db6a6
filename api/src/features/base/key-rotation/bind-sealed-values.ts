import type { FastifyBaseLogger } from 'fastify';
import { areValuesBound, recordValuesBound } from './key-rotation.store.ts';
import { resealValues, type ResealDeps } from './reseal-values.ts';

/**
 * Gives values that were sealed before they were bound to their rows their place, once in the life of a database: afterwards
 * nothing unbound is ever opened again.
 */
export async function bindSealedValues(deps: ResealDeps & { log: Pick<FastifyBaseLogger, 'warn'> }): Promise<void> {
  const { database, seal } = deps;
  if (await database.transaction({ role: 'system' }, areValuesBound)) return;
  const all = await resealValues(deps, (sealed, place) => {
    try {
      return seal.open(sealed, place);
    } catch {
      return seal.openUnbound(sealed);
    }
  });
  for (const { table, column, unreadable } of all)
    if (unreadable.length > 0) deps.log.warn({ table, column, unreadable }, 'sealed values open with no key');
  await database.transaction({ role: 'system' }, recordValuesBound);
}
