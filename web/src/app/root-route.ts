import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenFailed } from './screen-failed.tsx';

interface Context {
  readonly queries: QueryClient;
  /** Whether nothing has been shown yet. */
  readonly isFirstNavigation: () => boolean;
}

/** What every screen stands in: nothing but the screens of last resort. */
export const rootRoute = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenFailed,
});
