import { getMerchant, listMerchants } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMerchant, aSessionView, aToken, id } from '../../test/factories.ts';
import { answer, refuse, refusalOf } from '../../test/mock-api.ts';
import { renderInAddress } from '../../test/render-in-address.tsx';
import { someQueries, within } from '../../test/within.tsx';
import { merchantQuery } from '../shared/queries/base.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { useShellData } from './use-shell-data.ts';

const ADMIN = { role: 'admin', merchantId: null } as const;
const [FIRST, SECOND] = [aMerchant({ id: id(1) }), aMerchant({ id: id(2) })];
const UNSEEN = { isReady: false, isPicking: false, other: null, isStrange: false, isGone: false };

const answerMerchants = (...merchants: (typeof FIRST)[]) => ({
  one: answer(getMerchant, ({ params }) => merchants.find((one) => one.id === params.id) ?? refusalOf('not-found')),
  all: answer(listMerchants, { items: merchants, nextCursor: null, previousCursor: null }),
});
const open = (address = '/x', queries = someQueries()) => renderInAddress(address, useShellData, within({ queries }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const inView = () => sessionStore.current()?.merchant?.id;

let consoleSays = vi.spyOn(console, 'error');
beforeEach(() => {
  consoleSays = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the screens of a merchant', () => {
  beforeEach(() => void answer(getSession, aSessionView()));

  it('are ready once the person and the merchant are known, which is kept in the session', async () => {
    answerMerchants(FIRST);
    sessionStore.signIn(aToken());
    const { result } = await open();
    expect(result.current).toEqual(UNSEEN);
    await waitFor(() => expect(result.current).toEqual({ ...UNSEEN, isReady: true, other: FIRST }));
    expect(inView()).toBe(id(1));
    expect(consoleSays).not.toHaveBeenCalled();
  });

  it('do not wait where the merchant cannot be read, which the console alone says', async () => {
    refuse(getMerchant, 'internal-error');
    sessionStore.signIn(aToken());
    const { result } = await open();
    await waitFor(() => expect(result.current).toEqual({ ...UNSEEN, isReady: true }));
    expect(consoleSays.mock.calls).toEqual([['Merchant Not Found']]);
  });

  it('do not show what is left of another merchant until one’s own has come', async () => {
    answer(getMerchant, () => new Promise(() => {}));
    sessionStore.signIn(aToken());
    sessionStore.keepMerchant(SECOND);
    const { result } = await open();
    await waitFor(() => expect(sessionStore.current()?.user).not.toBeNull());
    await settle();
    expect(result.current).toEqual(UNSEEN);
  });

  it('need not wait where the last visit left one’s own', async () => {
    answer(getMerchant, () => new Promise(() => {}));
    answer(getSession, () => new Promise(() => {}));
    sessionStore.signIn(aToken(), aSessionView());
    sessionStore.keepMerchant(FIRST);
    const { result } = await open();
    expect(result.current).toEqual({ ...UNSEEN, isReady: true, other: FIRST });
  });

  it.each([
    [`/x?merchantId=${id(2)}`, true],
    [`/x?merchantId=${id(1)}`, false],
    ['/x', false],
  ])('stand for no other merchant that the address names: %s', async (address, isStrange) => {
    const { all } = answerMerchants(FIRST, SECOND);
    sessionStore.signIn(aToken());
    const { result } = await open(address);
    await waitFor(() => expect(result.current).toEqual({ ...UNSEEN, isReady: true, other: FIRST, isStrange }));
    expect(all).toEqual([]);
  });

  it('are none before a gate', async () => {
    answerMerchants(FIRST);
    answer(getSession, aSessionView({ firstSessionLogin: true }));
    sessionStore.signIn(aToken());
    const { result } = await open();
    await waitFor(() => expect(result.current.other).toEqual(FIRST));
    await settle();
    expect(result.current.isReady).toBe(false);
  });
});

describe('the screens of those who look after several', () => {
  const PICKING = { ...UNSEEN, isPicking: true };
  beforeEach(() => {
    answer(getSession, aSessionView({ role: 'admin', merchantId: null, merchantRight: null }));
    sessionStore.signIn(aToken(ADMIN));
  });

  it('show the merchant that the address names', async () => {
    const { one, all } = answerMerchants(FIRST, SECOND);
    const { result } = await open(`/x?merchantId=${id(2)}`);
    expect(result.current).toEqual(PICKING);
    await waitFor(() => expect(inView()).toBe(id(2)));
    await waitFor(() => expect(result.current).toMatchObject({ isReady: true, isStrange: false, isGone: false }));
    expect([one.map(({ params }) => params.id), all.length]).toEqual([[id(2)], 0]);
  });

  it('put the first merchant into an address that names none, in place of it', async () => {
    answerMerchants(SECOND, FIRST);
    const { result, router } = await open('/x?tab=2');
    const { length } = router.history;
    await waitFor(() => expect(router.history.location.search).toBe(`?tab=2&merchantId=${id(2)}`));
    expect(router.history.length).toBe(length);
    await waitFor(() => expect(inView()).toBe(id(2)));
    expect(result.current.isReady).toBe(true);
  });

  it('put that of the last visit there, and ask for no list', async () => {
    const { all } = answerMerchants(FIRST, SECOND);
    sessionStore.keepMerchant(SECOND);
    const { router } = await open('/x');
    await waitFor(() => expect(router.history.location.search).toBe(`?merchantId=${id(2)}`));
    expect(all).toEqual([]);
  });

  it('are ready at once where the last visit left the merchant that the address names', async () => {
    answer(getMerchant, () => new Promise(() => {}));
    sessionStore.keepMerchant(SECOND);
    const { result } = await open(`/x?merchantId=${id(2)}`);
    await waitFor(() => expect(result.current).toMatchObject({ isReady: true, isStrange: false }));
    const other = await open(`/x?merchantId=${id(1)}`);
    await settle();
    expect(other.result.current.isReady).toBe(false);
  });

  it.each([
    ['there is no merchant', () => void answerMerchants()],
    ['none can be read', () => refuse(listMerchants, 'internal-error')],
  ])('are ready without a merchant where %s', async (_why, answerAll) => {
    answerAll();
    const { result, router } = await open();
    await waitFor(() => expect(result.current).toEqual({ ...PICKING, isReady: true }));
    expect(router.history.location.search).toBe('');
  });

  it('wait as long as it is not known who is signed in, unless that is not to be had', async () => {
    answerMerchants();
    answer(getSession, () => new Promise(() => {}));
    const { result } = await open();
    await settle();
    expect(result.current.isReady).toBe(false);
    refuse(getSession, 'internal-error');
    const other = await open();
    await waitFor(() => expect(other.result.current.isReady).toBe(true));
  });

  it('say of a merchant that was theirs a moment ago that it is gone', async () => {
    answerMerchants(FIRST, SECOND);
    const queries = someQueries();
    const { result } = await open(`/x?merchantId=${id(2)}`, queries);
    await waitFor(() => expect(result.current.isReady).toBe(true));
    answerMerchants(FIRST);
    await act(() => queries.fetchQuery({ ...merchantQuery(id(2)), staleTime: 0 }).catch(() => {}));
    await waitFor(() => expect(result.current).toMatchObject({ isStrange: true, isGone: true }));
  });

  it('wait as long as it is not known whether there is a merchant', async () => {
    answer(listMerchants, () => new Promise(() => {}));
    const { result } = await open();
    await settle();
    expect(result.current).toEqual(PICKING);
  });

  it('name the way on from a merchant that is not theirs, and go nowhere by themselves', async () => {
    answerMerchants(FIRST);
    const { result, router } = await open(`/x?merchantId=${id(9)}`);
    await waitFor(() => expect(result.current).toEqual({ ...PICKING, isReady: true, other: FIRST, isStrange: true }));
    expect(router.history.location.search).toBe(`?merchantId=${id(9)}`);
    expect(inView()).toBeUndefined();
  });

  it('wait for that way on before they say that it is not theirs', async () => {
    answer(getMerchant, () => refusalOf('not-found'));
    answer(listMerchants, () => new Promise(() => {}));
    const { result } = await open(`/x?merchantId=${id(9)}`);
    await waitFor(() => expect(result.current.isStrange).toBe(true));
    await settle();
    expect(result.current.isReady).toBe(false);
  });

  it('lead from one that was left in view and is theirs no more to the first one', async () => {
    answerMerchants(FIRST);
    sessionStore.keepMerchant(SECOND);
    const { result } = await open(`/x?merchantId=${id(2)}`);
    await waitFor(() => expect(result.current).toEqual({ ...PICKING, isReady: true, other: FIRST, isStrange: true }));
  });

  it('lead from a strange one to that of the last visit', async () => {
    const { all } = answerMerchants(FIRST);
    sessionStore.keepMerchant(SECOND);
    const { result } = await open(`/x?merchantId=${id(9)}`);
    await waitFor(() => expect(result.current).toEqual({ ...PICKING, isReady: true, other: SECOND, isStrange: true }));
    expect(all).toEqual([]);
  });

  it('are ready where the merchant cannot be read for another reason: each part says so', async () => {
    refuse(getMerchant, 'internal-error');
    const { result } = await open(`/x?merchantId=${id(2)}`);
    await waitFor(() => expect(result.current).toMatchObject({ isReady: true, isStrange: false }));
  });
});
