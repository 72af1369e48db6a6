import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { parseSearch, stringifySearch } from '../src/lib/search-params.ts';

/** Calls a hook on a screen at an address, whose search follows what the hook writes; within what it needs around it. */
export async function renderInAddress<Result>(
  address: string,
  useHook: () => Result,
  wrapper?: ComponentType<{ children: ReactNode }>,
) {
  const result = {} as { current: Result };
  function Screen() {
    const value = useHook();
    useEffect(() => void (result.current = value));
    return null;
  }
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$', component: Screen })]),
    history: createMemoryHistory({ initialEntries: ['/elsewhere', address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const view = render(<RouterProvider router={router as never} />, wrapper ? { wrapper } : {});
  return {
    ...view,
    result,
    router,
    search: (): unknown => router.state.location.search,
    /** Goes to another address, as by a link or by Back. */
    go: (to: string) => act(() => router.navigate({ href: to })),
  };
}
