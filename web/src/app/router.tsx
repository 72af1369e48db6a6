import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routes.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { parseSearch, stringifySearch } from '../lib/search-params.ts';

/** The screens and how one moves between them, from the browser's address unless another history is given. */
export function createAppRouter(queries: QueryClient, history?: RouterHistory) {
  let isFirstNavigation = true;
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    context: { queries, isFirstNavigation: () => isFirstNavigation },
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenFailed,
    scrollRestoration: true,
    // a partner's own page ends in a slash
    trailingSlash: 'preserve',
    defaultViewTransition: canNameTransitions() && {
      types: ({ pathChanged, fromLocation }) => (pathChanged && fromLocation && !prefersStillness() ? ['view'] : false),
    },
    ...(history ? { history } : {}),
  });
  router.subscribe('onResolved', () => {
    isFirstNavigation = false;
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** Without typed transitions a change of filter would be one too. */
function canNameTransitions(): boolean {
  return globalThis.CSS?.supports?.('selector(:active-view-transition-type(view))') ?? false;
}

const prefersStillness = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
