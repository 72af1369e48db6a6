import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { PATHS, returnPath } from './paths.ts';
import { rootRoute } from './root-route.ts';
import { requireSession, skipLogin } from './route-guard.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { screen } from './screen.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import { shellRoutes } from './shell-routes.ts';

interface LoginSearch {
  next?: string;
}

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.login,
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const next = returnPath(search['next']);
    return next ? { next } : {};
  },
  beforeLoad: ({ search, context }) => skipLogin(context.isFirstNavigation(), search.next),
  component: screen(() => import('../features/base/sessions/sign-in-page.tsx'), 'SignInPage', ['signIn']),
});

const loginClover = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.loginClover,
  component: screen(() => import('../features/base/sessions/clover-sign-in-page.tsx'), 'CloverSignInPage', ['signIn']),
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.resetPassword,
  component: screen(() => import('../features/base/sessions/reset-password-page.tsx'), 'ResetPasswordPage', ['signIn']),
});

const registration = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.registration,
  component: screen(() => import('../features/people/registration/registration-page.tsx'), 'RegistrationPage', [
    'signIn',
    'registration',
  ]),
});

const choosePassword = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.choosePassword,
  beforeLoad: requireSession,
  component: screen(() => import('../features/people/profile/choose-password-page.tsx'), 'ChoosePasswordPage', [
    'profile',
  ]),
});

const secondFactorSetup = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.secondFactorSetup,
  beforeLoad: requireSession,
  component: screen(() => import('../features/people/profile/second-factor-page.tsx'), 'SecondFactorPage', ['profile']),
});

const routeTree = rootRoute.addChildren([
  login,
  loginClover,
  resetPassword,
  registration,
  choosePassword,
  secondFactorSetup,
  shellRoutes,
]);

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
