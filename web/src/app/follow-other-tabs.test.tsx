import { getMerchant } from '@comptoir/contract/base/merchants';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCompleteMerchant } from '../../test/factories.ts';
import { answer } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { QueryClient } from '@tanstack/react-query';
import { followOtherTabs } from './follow-other-tabs.ts';

/** As the browser says it of another tab. */
const seen = (key: string, newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

it('what another tab has changed is read again', async () => {
  const asked = answer(getMerchant, aCompleteMerchant());
  await renderApp('/merchant');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const before = asked.length;
  await seen('Else', '1');
  await seen('Changed', '1');
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('a change here is made known to the others, a refusal is not', async () => {
  const queries = new QueryClient();
  const stop = followOtherTabs(queries);
  const change = async (mutationFn: () => Promise<void>) =>
    queries
      .getMutationCache()
      .build(queries, { mutationFn, retry: false })
      .execute(undefined)
      .catch(() => undefined);
  const done: string[] = [];
  const storage = {
    setItem: (key: string) => void done.push(`set ${key}`),
    removeItem: (key: string) => void done.push(`remove ${key}`),
  };
  const kept = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as unknown as Storage);
  await change(async () => Promise.reject(new Error('refused')));
  expect(done).toEqual([]);
  await change(async () => undefined);
  // nothing stays behind
  expect(done).toEqual(['set Changed', 'remove Changed']);
  stop();
  await change(async () => undefined);
  expect(done).toHaveLength(2);
  kept.mockRestore();
});

it('the language of another tab becomes that of this one', async () => {
  answer(getMerchant, aCompleteMerchant());
  await renderApp('/merchant', { language: 'fr' });
  await screen.findByRole('heading', { level: 1, name: 'Renseignements du commerçant' });
  await seen('Language', 'xx');
  await seen('Language', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Merchant information' })).toBeDefined();
});
