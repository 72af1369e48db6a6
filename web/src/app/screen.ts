import type { Action } from '@comptoir/domain/base/access/access';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import type { Namespace } from '../lib/i18n/messages.ts';
import { textStore } from './texts.ts';

/** A heading of the side navigation. */
export type Group = 'signUp' | 'administration' | 'partner' | 'sales' | 'business' | 'help';

export interface ScreenRow {
  readonly path: string;
  /** Whom it is for: everyone, or those whom the policy lets do this. */
  readonly access: 'public' | Action;
  /** Frame around it: the shell unless stated, a page of its own (`none`), or the management as one of its tabs. */
  readonly frame?: 'none' | 'gestion';
  /** Group that lists it in the side navigation, under its name in `app.screens`; absent for screens reached otherwise. */
  readonly group?: Group;
  readonly Icon?: FunctionComponent;
  /** Listed there for merchants who cater alone. */
  readonly isForCaterers?: true;
  /** Reads its search parameters from the address. */
  readonly search?: (search: Record<string, unknown>) => object;
}

type LoadPage = () => Promise<Readonly<Record<string, () => ReactNode>>>;

interface Page {
  /** The namespaces it shows beside those of every screen. */
  readonly texts: readonly Namespace[];
  /** The module whose only export it is. */
  readonly load: LoadPage;
}

/** A screen: how one comes to it, the texts it shows, its page. */
export const screen = <const Row extends ScreenRow>(row: Row, texts: Page['texts'], load: LoadPage): Row & Page => ({
  ...row,
  texts,
  load,
});

/**
 * A page that is loaded when it is first wanted, together with its texts. When its code cannot be fetched the router
 * reloads the target path once, then shows the error screen; it recognizes that failure by these words, which differ
 * between browsers and are missing when a style sheet fails. Source: spec §2.30.
 */
export const lazyPage = ({ texts, load }: Page) =>
  lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([load(), textStore.open(texts)]);
      const [page] = Object.values(module);
      if (!page) throw new Error('the module exports no page');
      return { default: page };
    } catch (cause) {
      throw new TypeError('error loading dynamically imported module', { cause });
    }
  });
