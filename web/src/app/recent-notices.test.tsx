import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aToken, id } from '../../test/factories.ts';
import { renderApp } from '../../test/render-app.tsx';
import { showAlert } from '../lib/alerts.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';

/** The account menu, once the notice was shown and is gone again. */
async function afterNotices(...texts: readonly string[]) {
  const app = await renderApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  const account = await screen.findByRole('button', { name: 'Compte' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of texts) act(() => showAlert({ tone: 'success', text }));
  act(() => void vi.advanceTimersByTime(2000));
  vi.useRealTimers();
  return { ...app, account };
}

it.each([
  ['fr', 'Compte', '2 nouveaux avis', 'Derniers avis'],
  ['en', 'Account', '2 new notices', 'Latest notices'],
] as const)(
  'what was said in passing is in the account menu until it is read, and after (%s)',
  async (language, label, unread, title) => {
    const { user } = await renderApp('/faq', { language });
    await screen.findByRole('heading', { level: 1 });
    const account = await screen.findByRole('button', { name: label });
    act(() => {
      showAlert({ tone: 'success', text: 'Bill 12 sent' });
      showAlert({ tone: 'error', key: 'internal-error' });
    });
    expect(account.getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(unread).id).toBe(account.getAttribute('aria-describedby'));
    await user.click(account);
    const notices = within(screen.getByRole('list', { name: title })).getAllByRole('listitem');
    expect(notices.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\(500\) .+\d\d/),
      expect.stringMatching(/^Bill 12 sent\d/),
    ]);
    expect(screen.queryByText(unread)).toBeNull();
    await user.click(account);
    await user.click(account);
    expect(screen.getByRole('list', { name: title })).toBeDefined();
  },
);

it('the last five notices are kept, the newest first', async () => {
  const { user, account } = await afterNotices('one', 'two', 'three', 'four', 'five', 'six');
  expect(screen.queryByText('six')).toBeNull();
  await user.click(account);
  const notices = within(screen.getByRole('list', { name: 'Derniers avis' })).getAllByRole('listitem');
  expect(notices.map(({ firstChild }) => firstChild?.textContent)).toEqual(['six', 'five', 'four', 'three', 'two']);
});

it('no notice outlives the session it was for', async () => {
  const { user, account } = await afterNotices('Bill 12 sent');
  act(() => sessionStore.signIn(aToken({ sub: id(9) })));
  await user.click(account.isConnected ? account : await screen.findByRole('button', { name: 'Compte' }));
  expect(screen.queryByRole('list', { name: 'Derniers avis' })).toBeNull();
});

it('that one has signed in is no notice to come back to', async () => {
  const { user } = await renderApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  act(() => showAlert({ tone: 'success', key: 'signed-in' }));
  await user.click(await screen.findByRole('button', { name: 'Compte' }));
  expect(screen.queryByRole('list', { name: 'Derniers avis' })).toBeNull();
});
