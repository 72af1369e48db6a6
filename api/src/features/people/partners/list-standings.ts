import type { PartnerSort, PartnerStandings } from '@comptoir/contract/people/partners';
import { attentionBounds } from '@comptoir/domain/base/merchants/attention';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { listStandingRows } from './partner-standings.queries.ts';

interface Wanted {
  readonly q?: string | undefined;
  readonly sort?: PartnerSort | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** A page of partners with how their merchants stand. */
export async function listStandings(
  { database, now: clock }: { database: Database; now: () => Date },
  scope: Scope,
  { q = '', sort = 'name', cursor: offset = 0, limit }: Wanted,
): Promise<PartnerStandings> {
  const now = clock();
  const wanted = { q: q.trim(), sort, offset, limit, now, bounds: attentionBounds(now) };
  const { items = [], count = 0 } = (await database.transaction(scope, (tx) => listStandingRows(tx, wanted))) ?? {};
  const next = offset + limit;
  return {
    items: [...items],
    nextCursor: next < count ? String(next) : null,
    previousCursor: offset > 0 ? String(Math.max(0, offset - limit)) : null,
    count,
  };
}
