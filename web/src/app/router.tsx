import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  retainSearchParams,
  type RouterHistory,
} from '@tanstack/react-router';
import { LOG_EVENTS, type LogEvent } from '@comptoir/domain/activity-log/log-event';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PATHS, returnPath } from './paths.ts';
import { requireSession, skipLogin } from './route-guard.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { screen } from './screen.ts';
import { listOf, parseSearch, stringifySearch } from './search-params.ts';

interface LoginSearch {
  next?: string;
}

interface ShellSearch {
  merchantId?: string;
}

interface LogsSearch {
  events?: LogEvent[];
  deviceIds?: string[];
}

interface Context {
  /** Whether nothing has been shown yet. */
  readonly isFirstNavigation: () => boolean;
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenFailed,
});

const login = createRoute({
  getParentRoute: () => root,
  path: PATHS.login,
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const next = returnPath(search['next']);
    return next ? { next } : {};
  },
  beforeLoad: ({ search, context }) => skipLogin(context.isFirstNavigation(), search.next),
  component: screen(() => import('../features/sign-in/sign-in-page.tsx'), 'SignInPage', ['signIn']),
});

const loginClover = createRoute({
  getParentRoute: () => root,
  path: PATHS.loginClover,
  component: screen(() => import('../features/sign-in/sign-in-page.tsx'), 'CloverSignInPage', ['signIn']),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: PATHS.resetPassword,
  component: screen(() => import('../features/sign-in/reset-password-page.tsx'), 'ResetPasswordPage', ['signIn']),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  validateSearch: ({ merchantId }: Record<string, unknown>): ShellSearch =>
    typeof merchantId === 'string' ? { merchantId } : {},
  search: { middlewares: [retainSearchParams(['merchantId'])] },
  beforeLoad: requireSession,
  component: screen(() => import('./app-shell.tsx'), 'ShellScreen', []),
});

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: PATHS.dashboard,
  component: screen(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage', ['dashboard']),
});

const devices = createRoute({
  getParentRoute: () => shell,
  path: PATHS.devices,
  component: screen(() => import('../features/devices/devices-page.tsx'), 'DevicesPage', ['devices']),
});

const logs = createRoute({
  getParentRoute: () => shell,
  path: PATHS.logs,
  validateSearch: (search: Record<string, unknown>): LogsSearch => {
    const events = listOf(search['events']).filter((event): event is LogEvent =>
      LOG_EVENTS.includes(event as LogEvent),
    );
    const deviceIds = listOf(search['deviceIds']);
    return { ...(events.length > 0 ? { events } : {}), ...(deviceIds.length > 0 ? { deviceIds } : {}) };
  },
  component: screen(() => import('../features/activity-log/activity-log-page.tsx'), 'ActivityLogPage', ['activityLog']),
});

const routeTree = root.addChildren([login, loginClover, resetPassword, shell.addChildren([dashboard, devices, logs])]);

/** The screens and how one moves between them, from the browser's address unless another history is given. */
export function createAppRouter(history?: RouterHistory) {
  let isFirstNavigation = true;
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    context: { isFirstNavigation: () => isFirstNavigation },
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenFailed,
    scrollRestoration: true,
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
