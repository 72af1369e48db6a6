import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listDevices } from '@comptoir/contract/sales/devices';
import { getTransmissionHealth } from '@comptoir/contract/help/installation';
import { answer, refuse } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { isAwaited } from './in-order.tsx';

it('a part is shown once all above it are there', async () => {
  let arrive = (): void => undefined;
  const health = new Promise<void>((resolve) => (arrive = resolve));
  const tiles = { acceptedToday: 63, acceptedTodayCents: 1, waiting: 0, refusedToday: 0 };
  answer(getTransmissionHealth, async () => {
    await health;
    return { ...tiles, oldestWaitingAt: null, lastAcceptedAt: null, isAuthorityReachable: true };
  });
  const devices = answer(listDevices, { items: [], nextCursor: null });
  await renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Tableau de bord' });
  await expect.poll(() => devices.length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'Appareils' })).toBeNull();
  expect(screen.getByRole('status', { name: 'Chargement…' })).toBeDefined();
  arrive();
  expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
  expect(screen.getByText('63')).toBeDefined();
});

it('what failed keeps nothing back', async () => {
  refuse(getTransmissionHealth, 'internal-error');
  await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
});

it('is awaited until it came, or failed', () => {
  const there = { isLoading: false, failureCount: 0, errorUpdateCount: 0 };
  const coming = { ...there, isLoading: true };
  expect(isAwaited(there, there)).toBe(false);
  expect(isAwaited(there, coming)).toBe(true);
  expect(isAwaited({ ...coming, failureCount: 1 })).toBe(false);
  expect(isAwaited({ ...coming, errorUpdateCount: 1 })).toBe(false);
});
