import type { Action } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { QueryKey } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import type { Namespace } from '../../lib/i18n/messages.ts';
import type { ListSearch } from '../lists/list-search.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** A heading of the side navigation. */
export type Group = 'signUp' | 'administration' | 'partner' | 'sales' | 'business' | 'help';

type Frame = 'none' | 'shell' | 'gestion';

/** Ids that a path may hold. */
type Params = Readonly<Partial<Record<'idPartner' | 'idBill' | 'idEstimate' | 'idContract', string>>>;

/** An address, and who looks at it. */
export interface View<Search> {
  readonly scope: MerchantScope;
  readonly search: Search;
  readonly language: Language;
  readonly params: Params;
}

/** Options of a query, of one page or of several. */
export interface FirstQuery {
  readonly queryKey: QueryKey;
}

/** Everything about a screen. */
export interface Screen<
  Path extends string = string,
  In extends Frame = Frame,
  Of extends Group | undefined = Group | undefined,
  Search extends object = object,
> {
  readonly path: Path;
  /** Action that opens it; `public` opens it to everyone. */
  readonly access: 'public' | Action;
  /** Frame around it: the shell unless stated, a page of its own (`none`), or the management as one of its tabs. */
  readonly frame?: In;
  /** Group that lists it in the side navigation, under its name in `app.screens`; absent for screens reached otherwise. */
  readonly group?: Of;
  readonly Icon?: FunctionComponent;
  /** Listed there for merchants who cater alone. */
  readonly isForCaterers?: true;
  /** About the user or about no one, outside the administration. */
  readonly isOfNoMerchant?: true;
  /** The namespaces it shows beside those of every screen. */
  readonly texts: readonly Namespace[];
  /** Reads its search parameters from the address; those of any list unless stated. */
  readonly search?: (search: Record<string, unknown>) => Search;
  /** Queries that it begins with: asked for together with its code instead of after it. */
  firstQueries?(view: View<Search>): readonly (FirstQuery | false)[];
  /** The module whose only export it is. */
  readonly page: () => Promise<Readonly<Record<string, () => ReactNode>>>;
}

/** States a screen: path, guard, navigation, texts and first data follow from it. */
export const screen = <
  const Path extends string,
  const In extends Frame = 'shell',
  const Of extends Group | undefined = undefined,
  Search extends object = ListSearch,
>(
  row: Screen<Path, In, Of, Search>,
): Screen<Path, In, Of, Search> => row;
