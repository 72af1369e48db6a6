import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Action, Actor } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';

/** Search, and its caller: their own scope is that of the transaction. */
export interface Sought {
  readonly q: string;
  readonly actor: Actor;
  readonly most: number;
  readonly now: Date;
}

/** A kind of thing that is looked for, and what one must be allowed to do to read it. */
export interface SearchSource<Found> {
  readonly action: Action;
  readonly find: (tx: Transaction, sought: Sought) => Promise<Found[]>;
}

/** Search sources of the areas; the search itself knows none of them. */
export type SearchSources = {
  readonly [Kind in keyof SearchFindings]: SearchSource<SearchFindings[Kind][number]>;
};
