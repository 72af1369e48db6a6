import type { SearchFindings } from '@comptoir/contract/base/search';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import { isWideSearch } from '@comptoir/domain/base/search/is-wide-search';
import type { Dependencies } from '../../../dependencies.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import type { SearchSource, Sought } from './search-source.ts';

/** As many of each kind as one looks at without scrolling. */
const MOST = 5;

export type SearchDeps = Pick<Dependencies, 'database' | 'now' | 'searchSources'>;

/**
 * Looks for what was typed in everything that the caller may read, in one transaction under their own scope. What is too short to mean
 * one thing is looked for among merchants alone.
 */
export function searchEverything(
  { database, now, searchSources }: SearchDeps,
  actor: Actor,
  q: string,
): Promise<SearchFindings> {
  const isWide = isWideSearch(q);
  const sought: Sought = { q, actor, most: MOST, now: now() };
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const ask = <Found>({ action, find }: SearchSource<Found>, isMeant = isWide): Promise<Found[]> =>
      isMeant && can(actor, action) ? find(tx, sought) : Promise.resolve([]);
    const [merchants, invoices, bills, devices, people, partners] = await Promise.all([
      ask(searchSources.merchants, true),
      ask(searchSources.invoices),
      ask(searchSources.bills),
      ask(searchSources.devices),
      ask(searchSources.people),
      ask(searchSources.partners),
    ]);
    return { merchants, invoices, bills, devices, people, partners };
  });
}
