import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen as page } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.ts';

it('reloads the target path once when a screen cannot be fetched, then shows the error screen', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const open = () => {
    const root = createRootRoute();
    const broken = createRoute({
      getParentRoute: () => root,
      path: '/broken',
      component: lazyPage({ texts: [], page: async () => Promise.reject(new Error('style sheet gone')) }),
      errorComponent: () => <p>could not be shown</p>,
    });
    const router = createRouter({
      routeTree: root.addChildren([broken]),
      history: createMemoryHistory({ initialEntries: ['/broken'] }),
    });
    return render(<RouterProvider router={router as never} />);
  };

  const first = open();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(page.queryByText('could not be shown')).toBeNull();
  first.unmount();

  open();
  expect(await page.findByText('could not be shown')).toBeDefined();
  expect(reload).toHaveBeenCalledOnce();
});
