import { getMerchant } from '@comptoir/contract/base/merchants';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMerchant, aToken, id } from '../../../test/factories.ts';
import { answer, refuse } from '../../../test/mock-api.ts';
import { renderInAddress } from '../../../test/render-in-address.tsx';
import { someQueries, within } from '../../../test/within.tsx';
import { sessionStore } from '../sessions/session-store.ts';
import { useCaterer } from './use-caterer.ts';
import { useMerchant } from './use-merchant.ts';

const ADMIN = { role: 'admin', merchantId: null } as const;
const answerMerchant = (isTraiteur = false) =>
  answer(getMerchant, ({ params }) => aMerchant({ id: params.id, isTraiteur }));

describe('the merchant in view', () => {
  it.each([
    ['of the address, of those who look after several', ADMIN, `/x?merchantId=${id(7)}`, id(7)],
    ['one’s own, whatever the address says', { merchantId: id(1) }, `/x?merchantId=${id(7)}`, id(1)],
  ] as const)('is that %s', async (_whose, claims, address, expected) => {
    const asked = answerMerchant();
    sessionStore.signIn(aToken(claims));
    const { result } = await renderInAddress(address, useMerchant, within());
    await waitFor(() => expect(result.current.data?.id).toBe(expected));
    expect(asked.map(({ params }) => params.id)).toEqual([expected]);
  });

  it.each([
    ['no one is signed in', null],
    ['none is picked', ADMIN],
  ])('is not asked for while %s', async (_when, claims) => {
    const asked = answerMerchant();
    if (claims) sessionStore.signIn(aToken(claims));
    const { result } = await renderInAddress('/x', useMerchant, within());
    await Promise.resolve();
    expect([result.current.fetchStatus, asked.length]).toEqual(['idle', 0]);
  });

  it('is not asked for again by each screen where it could not be read', async () => {
    refuse(getMerchant, 'internal-error');
    sessionStore.signIn(aToken());
    const queries = someQueries();
    const first = await renderInAddress('/x', useMerchant, within({ queries }));
    await waitFor(() => expect(first.result.current.isError).toBe(true));
    first.unmount();
    const asked = answerMerchant();
    const second = await renderInAddress('/x', useMerchant, within({ queries }));
    expect([second.result.current.fetchStatus, second.result.current.isError]).toEqual(['idle', true]);
    expect(asked).toEqual([]);
  });
});

describe('whether the merchant in view caters', () => {
  it.each([true, false])('is what is on file: %s', async (isTraiteur) => {
    answerMerchant(isTraiteur);
    sessionStore.signIn(aToken());
    const { result } = await renderInAddress('/x', useCaterer, within());
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(isTraiteur));
  });

  it('is for the server to say where it cannot be known', async () => {
    refuse(getMerchant, 'internal-error');
    sessionStore.signIn(aToken());
    const { result } = await renderInAddress('/x', useCaterer, within());
    await waitFor(() => expect(result.current).toBe(true));
  });
});
