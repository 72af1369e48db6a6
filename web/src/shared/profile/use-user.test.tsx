import { getSession, renewSession } from '@comptoir/contract/base/sessions';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSessionView, aToken, id } from '../../../test/factories.ts';
import { answer, refuse } from '../../../test/mock-api.ts';
import { someQueries, within } from '../../../test/within.tsx';
import { sessionQuery } from '../queries/base.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useRefreshUser, useUser } from './use-user.ts';

const answerRenewal = () => answer(renewSession, { webToken: aToken() });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('who is signed in', () => {
  it('is not asked as long as no one is', async () => {
    const asked = answer(getSession, aSessionView());
    const { result } = renderHook(useUser, { wrapper: within() });
    await settle();
    expect(asked).toEqual([]);
    expect(result.current).toBe(true);
  });

  it('is asked, and kept in the session', async () => {
    const asked = answer(getSession, aSessionView({ name: 'Camille' }));
    const renewed = answerRenewal();
    sessionStore.signIn(aToken());
    const { result } = renderHook(useUser, { wrapper: within() });
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
    expect(sessionStore.current()?.user?.name).toBe('Camille');
    await settle();
    expect([asked.length, renewed.length]).toEqual([1, 0]);
  });

  it('is settled as well where it is not to be had', async () => {
    refuse(getSession, 'internal-error');
    sessionStore.signIn(aToken());
    const { result } = renderHook(useUser, { wrapper: within() });
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
    expect(sessionStore.current()?.user).toBeNull();
  });

  it.each([
    ['acts for a merchant no more', { impersonateMerchantId: id(7) }, {}],
    [
      'acts for a merchant',
      {},
      { impersonation: { merchantId: id(7), merchantName: 'Bistro', name: 'Bistro', startedAt: null } },
    ],
    ['has another right', { merchantRight: 'owner' }, { merchantRight: 'reader' }],
  ] as const)('asks for another token where the server says that the person %s', async (_what, claims, view) => {
    answer(getSession, () => Response.json({ ...aSessionView(), ...view }));
    const renewed = answerRenewal();
    sessionStore.signIn(aToken(claims));
    renderHook(useUser, { wrapper: within() });
    await waitFor(() => expect(renewed).toHaveLength(1));
    await settle();
  });

  it('has no right that the token could differ in, of those who are no merchant', async () => {
    answer(getSession, aSessionView({ role: 'admin', merchantId: null, merchantRight: null }));
    const renewed = answerRenewal();
    sessionStore.signIn(aToken({ role: 'admin', merchantId: null }));
    const { result } = renderHook(useUser, { wrapper: within() });
    await waitFor(() => expect(result.current).toBe(true));
    await settle();
    expect(renewed).toEqual([]);
  });
});

describe('after something about the person has changed', () => {
  const refresh = async (queries = someQueries()) => {
    sessionStore.signIn(aToken(), aSessionView({ name: 'Before' }));
    queries.setQueryData(sessionQuery(sessionStore.current()).queryKey, aSessionView({ name: 'Before' }));
    const { result } = renderHook(useRefreshUser, { wrapper: within({ queries }) });
    await act(() => result.current());
  };

  it('the server is asked at once, and what it says is kept', async () => {
    const asked = answer(getSession, aSessionView({ name: 'After' }));
    await refresh();
    expect(asked).toHaveLength(1);
    expect(sessionStore.current()?.user?.name).toBe('After');
  });

  it('what was known stays where the server cannot say', async () => {
    refuse(getSession, 'internal-error');
    await refresh();
    expect(sessionStore.current()?.user?.name).toBe('Before');
  });

  it('an answer that was on its way counts no more', async () => {
    const queries = someQueries();
    sessionStore.signIn(aToken());
    let answered: (view: ReturnType<typeof aSessionView>) => void = () => {};
    const early = answer(getSession, () => new Promise((resolve) => void (answered = resolve)));
    void queries.fetchQuery(sessionQuery(sessionStore.current())).catch(() => null);
    await waitFor(() => expect(early).toHaveLength(1));
    const late = answer(getSession, aSessionView({ name: 'After' }));
    const { result } = renderHook(useRefreshUser, { wrapper: within({ queries }) });
    const done = result.current();
    answered(aSessionView({ name: 'Before' }));
    await act(() => done);
    expect(late).toHaveLength(1);
    expect(sessionStore.current()?.user?.name).toBe('After');
  });
});
