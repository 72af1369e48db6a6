import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { screen, waitFor } from '@testing-library/react';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aSessionView, aToken, id } from '../../test/factories.ts';
import { answer, answerMerchants, refuse } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const MERCHANTS = [
  aMerchant({ id: id(51), company_name: 'Bistro du Quai' }),
  aMerchant({ id: id(52), company_name: 'Chez Fernande' }),
];

describe.each(['admin', 'partner'] as const)('the merchant in view of one who looks after several (%s)', (role) => {
  beforeEach(() => {
    answer(getSession, aSessionView({ role, merchantId: null }));
    answerMerchants(MERCHANTS);
  });

  const token = (): string => aToken({ role, merchantId: null, partnerId: role === 'partner' ? id(5) : null });

  it('stands in the title, and is said when it becomes another', async () => {
    const { router } = await renderApp(`/faq?merchantId=${id(51)}`, { token: token() });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe('Foire aux questions · Bistro du Quai · Comptoir'));
    // as long as it would take to be said
    await sleep(600);
    expect(screen.queryByText(/^Commerçant affiché.: Bistro du Quai$/)).toBeNull();
    router.history.push(`/faq?merchantId=${id(52)}`);
    expect(await screen.findByText(/^Commerçant affiché.: Chez Fernande$/)).toBeDefined();
    expect(document.title).toBe('Foire aux questions · Chez Fernande · Comptoir');
  });

  it('is said also when the other one bears the same name', async () => {
    answerMerchants(MERCHANTS.map((merchant) => ({ ...merchant, company_name: 'Casse-croûte' })));
    const { router } = await renderApp(`/faq?merchantId=${id(51)}`, { token: token() });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe('Foire aux questions · Casse-croûte · Comptoir'));
    expect(screen.queryByText(/^Commerçant affiché.: Casse-croûte$/)).toBeNull();
    router.history.push(`/faq?merchantId=${id(52)}`);
    expect(await screen.findByText(/^Commerçant affiché.: Casse-croûte$/)).toBeDefined();
  });

  it('does not stand in the title in place of one that could not be loaded', async () => {
    const { router } = await renderApp(`/faq?merchantId=${id(51)}`, { token: token() });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe('Foire aux questions · Bistro du Quai · Comptoir'));
    refuse(getMerchant, 'internal-error');
    router.history.push(`/faq?merchantId=${id(52)}`);
    await waitFor(() => expect(document.title).toBe('Foire aux questions · Comptoir'));
  });
});

it('does not stand over what is about all merchants', async () => {
  answer(getSession, aSessionView({ role: 'admin', merchantId: null }));
  answerMerchants(MERCHANTS);
  await renderApp('/admin/merchantlist', { token: aToken({ role: 'admin', merchantId: null }) });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Commerçants · Comptoir');
});

it('stands in the title of a user who acts for it', async () => {
  await renderApp('/faq', { token: aToken({ impersonateMerchantId: id(1) }) });
  await waitFor(() => expect(document.title).toBe('Foire aux questions · Bistro du Quai · Comptoir'));
});

it('does not stand in the titles of its own people', async () => {
  await renderApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Bistro du Quai');
  expect(document.title).toBe('Foire aux questions · Comptoir');
});
