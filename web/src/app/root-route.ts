import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenFailed } from './screen-failed.tsx';

interface Context {
  readonly queries: QueryClient;
  /** True until something has been shown. */
  readonly isFirstNavigation: () => boolean;
}

/** Root of every screen: nothing but the screens of last resort. */
export const rootRoute = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenFailed,
});
