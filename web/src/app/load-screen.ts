import type { QueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../lib/i18n/language.ts';
import type { MerchantScope } from '../shared/access/merchant-scope.ts';
import { readListSearch } from '../shared/lists/list-search.ts';
import { merchantQuery, pickedMerchantsQuery, sessionQuery } from '../shared/queries/base.ts';
import type { FirstQuery, Screen, View } from '../shared/screens/screen.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { isKnown, type Session } from '../shared/sessions/session.ts';
import { canSee } from './screen-access.ts';
import { SCREENS, type ScreenName } from './screens.ts';

interface Arrival {
  readonly queries: QueryClient;
  readonly search: unknown;
  readonly params: View<object>['params'];
}

/** Asks for who is signed in and the merchant in view, or one to begin with, as the shell does once its code is there. */
export function loadShell({ queries, search }: Pick<Arrival, 'queries' | 'search'>): void {
  const session = sessionStore.current();
  if (!session) return;
  const picked = (search as { merchantId?: string } | undefined)?.merchantId ?? session.merchant?.id;
  const id = session.role === 'merchant' ? session.merchantId : (picked ?? null);
  askOnce(queries, sessionQuery(session));
  askOnce(queries, id === null ? pickedMerchantsQuery('') : merchantQuery(id));
}

/**
 * Asks for what a screen shows first. Not for one who may have to pass a gate before, nor before a merchant is picked: it
 * would be refused.
 */
export function loadScreen(name: ScreenName, { queries, search, params }: Arrival): void {
  const session = sessionStore.current();
  const inView = (search ?? {}) as Record<string, unknown>;
  const scope = session && scopeOf(session, inView['merchantId']);
  if (!scope || !canEnter(session) || !canSee(name, params.idPartner)) return;
  const row: Screen = SCREENS[name];
  const view = { scope, search: (row.search ?? readListSearch)(inView), language: currentLanguage(), params };
  for (const query of queriesFor(row, view)) askOnce(queries, query);
}

/** First queries of a screen that its reader may ask. */
const queriesFor = (screen: Screen, view: View<object>): readonly FirstQuery[] =>
  (screen.firstQueries?.(view) ?? []).filter((query) => query !== false);

/** Asks for what is not there yet. Answers of the last visit are shown first: the part of the screen that shows them reads them again. */
function askOnce(queries: QueryClient, query: FirstQuery): void {
  if (queries.getQueryState(query.queryKey)) return;
  if ('initialPageParam' in query) void queries.prefetchInfiniteQuery(query);
  else void queries.prefetchQuery(query);
}

const canEnter = (session: Session): boolean => session.gate === null && isKnown(session);

/** As `useMerchantScope`; null as long as those who look after several merchants have picked none. */
function scopeOf({ role }: Session, merchantId: unknown): MerchantScope | null {
  if (role === 'merchant') return {};
  return typeof merchantId === 'string' ? { merchantId } : null;
}
