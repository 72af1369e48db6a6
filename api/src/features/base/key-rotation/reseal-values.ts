import type { Dependencies } from '../../../dependencies.ts';
import type { SealedPlace } from '../../../platform/seal.ts';
import { listOlder, replaceSealed } from './key-rotation.store.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

export type ResealDeps = Pick<Dependencies, 'database' | 'seal'>;

/** Result of sealing a column's values again. `unreadable`: rows whose value opens with no key at that place. */
export interface Resealed {
  readonly table: string;
  readonly column: string;
  readonly resealed: number;
  readonly unreadable: readonly string[];
}

/** Opens a value to be sealed again. @throws Error when it does not open */
export type OpenSealed = (sealed: Buffer, place: SealedPlace) => string;

const AT_ONCE = 100;

/**
 * Seals every value with the newest key that an older one has sealed, some at a time while servers go on. What is done
 * stays done, so that one that was interrupted goes on where it was. A value that does not open is left as it is and reported.
 */
export async function resealValues(
  deps: ResealDeps,
  open: OpenSealed = (sealed, place) => deps.seal.open(sealed, place),
): Promise<Resealed[]> {
  const all: Resealed[] = [];
  for (const column of SEALED_COLUMNS) all.push(await resealColumn(deps, column, open));
  return all;
}

async function resealColumn({ database, seal }: ResealDeps, column: SealedColumn, open: OpenSealed): Promise<Resealed> {
  const unreadable: string[] = [];
  let resealed = 0;
  for (let after: string | null = null; ;) {
    const behind: string | null = after;
    const rows = await database.transaction({ role: 'system' }, async (tx) => {
      const older = await listOlder(tx, column, { newest: seal.newest(), after: behind, limit: AT_ONCE });
      for (const { id, named, sealed } of older) {
        const place = column.clientOf(named);
        const text = tryToOpen(open, sealed, place);
        if (text === null) unreadable.push(id);
        else replaceSealed(tx, column, { id, from: sealed, to: seal.seal(text, place) });
      }
      return older;
    });
    after = rows.at(-1)?.id ?? null;
    resealed += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  return { table: column.table, column: column.column, resealed: resealed - unreadable.length, unreadable };
}

function tryToOpen(open: OpenSealed, sealed: Buffer, place: SealedPlace): string | null {
  try {
    return open(sealed, place);
  } catch {
    return null;
  }
}
