import type { Actor } from '@comptoir/domain/base/access/access';
import type { Dependencies } from '../../../dependencies.ts';
import { findMerchants } from './find-merchants.ts';
import { decodeMerchantCursor, encodeMerchantCursor, type Direction } from './merchant-cursor.ts';
import { filterOf, partnerOf, type WantedMerchantPage } from './merchant-filter.ts';
import type { MerchantOrder } from './merchant-order.ts';
import { listMerchantPage, type ListedMerchant } from './merchant-pages.queries.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';

const USUAL_LIMIT = 50;

interface Page {
  readonly items: readonly ListedMerchant[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

export type ListMerchantsDeps = Pick<Dependencies, 'database' | 'now'>;

/** A page of the merchants that an actor looks after, with the ways to both sides. @throws AppError validation-failed */
export function listMerchants(
  { database, now }: ListMerchantsDeps,
  actor: Actor,
  wanted: WantedMerchantPage,
): Promise<Page> {
  const { sort, limit = USUAL_LIMIT, cursor: given, ...asked } = wanted;
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const found = await findMerchants(tx, { q: asked.q, partnerId: partnerOf(actor) });
    const filter = filterOf(asked, { actor, found, now: now() });
    const order = sort ?? (found.kind === 'near' ? 'closeness' : 'name');
    // what is looked for again may be found otherwise; then nothing is by closeness
    const cursor = given ? decodeMerchantCursor(given, order) : null;
    const rows = await listMerchantPage(tx, filter, { order, cursor, limit: limit + 1 });
    return pageOf(rows, { order, limit, came: cursor?.direction ?? null });
  });
}

interface Walk {
  readonly order: MerchantOrder;
  readonly limit: number;
  /** Direction that the reader came from; null on the first page. */
  readonly came: Direction | null;
}

function pageOf(rows: readonly ListedMerchant[], { order, limit, came }: Walk): Page {
  const direction = came ?? 'on';
  const shown = rows.slice(0, limit);
  const items = direction === 'on' ? shown : shown.toReversed();
  // a reader with a cursor came from the other side
  const goesOn = (to: Direction): boolean => (to === direction ? rows.length > limit : came !== null);
  const cursorAt = (to: Direction, merchant: ListedMerchant | undefined): string | null =>
    merchant && goesOn(to) ? encodeMerchantCursor({ direction: to, order, key: merchant.key, id: merchant.id }) : null;
  return { items, nextCursor: cursorAt('on', items.at(-1)), previousCursor: cursorAt('back', items[0]) };
}
