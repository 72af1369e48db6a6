import { getMerchant } from '@comptoir/contract/base/merchants';
import { getPartner } from '@comptoir/contract/people/partners';
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

describe.each([
  ['fr', 'Commerçants', 'Commerçant', 'Chercher un commerçant', 'Tous les commerçants'],
  ['en', 'Merchants', 'Merchant', 'Find a merchant', 'All merchants'],
] as const)('what is about all merchants (%s)', (language, title, picker, finder, all) => {
  const open = (path: string) => renderApp(path, { language, token: aToken({ role: 'admin', merchantId: null }) });

  it('names none of them above it, and leads to the page of the one that is found', async () => {
    answerMerchants(MERCHANTS);
    const { user, address } = await open(`/admin/merchantlist?merchantId=${id(51)}`);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: finder });
    await screen.findByRole('heading', { level: 1, name: title });
    expect([field.value, field.placeholder]).toEqual(['', finder]);
    expect(screen.queryByRole('combobox', { name: picker })).toBeNull();
    expect(document.title).toBe(`${title} · Comptoir`);
    // none was in view here
    expect(localStorage.getItem('RecentMerchants')).toBeNull();
    await user.type(field, 'fernande{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/merchant?merchantId=${id(52)}`));
    expect(await screen.findByDisplayValue('Chez Fernande')).toBeDefined();
  });

  it('is led to from a merchant', async () => {
    answerMerchants(MERCHANTS);
    const { user, address } = await open(`/faq?merchantId=${id(51)}`);
    await screen.findByRole('heading', { level: 1 });
    await user.click(await screen.findByDisplayValue('Bistro du Quai'));
    await user.click(await screen.findByRole('option', { name: all }));
    await waitFor(() => expect(address()).toBe(`/admin/merchantlist?merchantId=${id(51)}`));
  });
});

it('leads a partner to all of its merchants', async () => {
  answer(getSession, aSessionView({ role: 'partner', merchantId: null, partnerId: id(5) }));
  answerMerchants(MERCHANTS);
  refuse(getPartner, 'internal-error');
  const token = aToken({ role: 'partner', merchantId: null, partnerId: id(5) });
  const { user, address } = await renderApp(`/faq?merchantId=${id(51)}`, { token });
  await screen.findByRole('heading', { level: 1 });
  await user.click(await screen.findByDisplayValue('Bistro du Quai'));
  await user.click(await screen.findByRole('option', { name: 'Tous les commerçants' }));
  await waitFor(() => expect(address()).toBe(`/partner/${id(5)}/?merchantId=${id(51)}`));
});

it('does not stand over what is of the user alone', async () => {
  answerMerchants(MERCHANTS);
  await renderApp('/profile', { token: aToken({ role: 'admin', merchantId: null }) });
  expect(await screen.findByRole('combobox', { name: 'Chercher un commerçant' })).toBeDefined();
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
