import type { QueryClient } from '@tanstack/react-query';
import { createRoute, retainSearchParams } from '@tanstack/react-router';
import { readListSearch } from '../shared/lists/list-search.ts';
import type { Screen } from '../shared/screens/screen.ts';
import { PATHS, returnPath } from './paths.ts';
import { lazyPage } from './lazy-page.ts';
import { loadScreen, loadShell } from './load-screen.ts';
import { rootRoute } from './root-route.ts';
import { requireAccess, requireSession, skipLogin } from './route-guard.ts';
import { SCREEN_NAMES, SCREENS, type ScreenName } from './screens.ts';

type Screens = typeof SCREENS;
type FrameOf<Name extends ScreenName> = Screens[Name] extends Screen<string, infer Frame> ? Frame : never;
type Framed<Frame> = { [Name in ScreenName]: FrameOf<Name> extends Frame ? Name : never }[ScreenName];
type SearchOf<Name extends ScreenName> = ReturnType<NonNullable<Screens[Name]['search']>>;

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
  component: lazyPage(SCREENS.login),
});

/** A screen with a page to itself, before sign-in or before everything else. */
const alone = <Name extends ScreenName>(name: Name) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: PATHS[name],
    beforeLoad: SCREENS[name].access === 'public' ? () => undefined : requireSession,
    component: lazyPage(SCREENS[name]),
  });

interface ShellSearch {
  merchantId?: string;
}

const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  validateSearch: ({ merchantId }: Record<string, unknown>): ShellSearch =>
    typeof merchantId === 'string' ? { merchantId } : {},
  search: { middlewares: [retainSearchParams(['merchantId'])] },
  beforeLoad: requireSession,
  loader: ({ context, location }) => loadShell({ ...context, search: location.search }),
  component: lazyPage({
    texts: [],
    page: async () => ({ ShellScreen: (await import('./app-shell.tsx')).ShellScreen }),
  }),
});

function searchOf<Name extends ScreenName>(name: Name) {
  const { search: read }: Screen = SCREENS[name];
  return (search: Record<string, unknown>) => (read ?? readListSearch)(search) as SearchOf<Name>;
}

interface Loading {
  readonly context: { readonly queries: QueryClient };
  readonly location: { readonly search: unknown };
  readonly params: Parameters<typeof loadScreen>[1]['params'];
  readonly preload: boolean;
}

/** Begins to ask for what a screen shows; the screen does not wait for it. A pointer that passes over a link asks for nothing. */
const load =
  (name: ScreenName) =>
  ({ context, location, params, preload }: Loading): void => {
    if (!preload) loadScreen(name, { ...context, search: location.search, params });
  };

/** A screen within the shell, for those it is for. */
const inShell = <Name extends ScreenName>(name: Name) =>
  createRoute({
    getParentRoute: () => shell,
    path: PATHS[name],
    validateSearch: searchOf(name),
    beforeLoad: requireAccess(name),
    loader: load(name),
    component: lazyPage(SCREENS[name]),
  });

const gestion = inShell('gestion');

type TabPath<Path extends string> = Path extends `/gestion${infer Rest}` ? Rest : never;

/** A tab of the management. */
const inGestion = <Name extends Framed<'gestion'>>(name: Name) =>
  createRoute({
    getParentRoute: () => gestion,
    path: PATHS[name].slice(PATHS.gestion.length) as TabPath<Screens[Name]['path']>,
    validateSearch: searchOf(name),
    beforeLoad: requireAccess(name),
    loader: load(name),
    component: lazyPage(SCREENS[name]),
  });

/** The screens of a frame, each made a route. */
const routesIn = (frame: string, create: (name: never) => unknown): object =>
  Object.fromEntries(
    SCREEN_NAMES.filter((name) => ((SCREENS[name] as Screen).frame ?? 'shell') === frame).map((name) => [
      name,
      create(name as never),
    ]),
  );

type Alone = { [Name in Exclude<Framed<'none'>, 'login'>]: ReturnType<typeof alone<Name>> };
type InShell = { [Name in Exclude<Framed<'shell'>, 'gestion'>]: ReturnType<typeof inShell<Name>> };
type InGestion = { [Name in Framed<'gestion'>]: ReturnType<typeof inGestion<Name>> };

/** Every screen of the table as a route, in its frame. */
export const routeTree = rootRoute.addChildren({
  ...(routesIn('none', alone) as Alone),
  login,
  shell: shell.addChildren({
    ...(routesIn('shell', inShell) as InShell),
    gestion: gestion.addChildren(routesIn('gestion', inGestion) as InGestion),
  }),
});
