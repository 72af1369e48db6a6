import { getMerchant } from '@comptoir/contract/base/merchants';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMerchant, aToken, id } from '../../../test/factories.ts';
import { answerMerchants, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sessionStore } from '../sessions/session-store.ts';

const MERCHANTS = [
  aMerchant({ id: id(51), company_name: 'Bistro du Quai' }),
  aMerchant({ id: id(52), company_name: 'Cantine des Îles', city: 'Grande-Entrée' }),
  aMerchant({ id: id(53), company_name: 'Crèmerie' }),
];

const open = async (language: 'fr' | 'en' = 'fr') => {
  const asked = answerMerchants(MERCHANTS);
  const path = `/faq?merchantId=${id(51)}`;
  const app = await renderApp(path, { language, token: aToken({ role: 'admin', merchantId: null }) });
  const label = language === 'fr' ? 'Commerçant' : 'Merchant';
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: label });
  await waitFor(() => expect(field.value).toBe('Bistro du Quai'));
  await screen.findByRole('heading', { level: 1 });
  return { ...app, asked, field };
};

const offered = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the choice of a merchant', () => {
  it('asks for no merchants before it is opened, and for a few then', async () => {
    const { user, field, asked } = await open();
    expect(asked).toEqual([]);
    await user.click(field);
    await screen.findByRole('option', { name: /Cantine/ });
    expect(asked.map(({ query }) => query)).toEqual([{ limit: 20 }]);
  });

  it('offers those that were in view last before the others', async () => {
    const { user, field, address } = await open();
    await user.type(field, 'creme');
    await user.click(await screen.findByRole('option', { name: 'Crèmerie' }));
    await waitFor(() => expect(address()).toBe(`/faq?merchantId=${id(53)}`));
    await waitFor(() => expect(field.value).toBe('Crèmerie'));
    await user.click(field);
    const last = ['Crèmerie', 'Bistro du Quai', 'Cantine des ÎlesGrande-Entrée'];
    await waitFor(() => expect(offered()).toEqual(['Tous les commerçants', ...last]));
    await user.keyboard('{Escape}');
    sessionStore.end('signed-out');
    expect(localStorage.getItem('RecentMerchants')).toBeNull();
  });

  it('takes the first of what is found, not of what was there before it was', async () => {
    const { user, field, address } = await open();
    await user.clear(field);
    await user.type(field, 'iles{Enter}');
    expect(address()).toBe(`/faq?merchantId=${id(51)}`);
    await waitFor(() => expect(address()).toBe(`/faq?merchantId=${id(52)}`));
  });

  it('names no merchant that is not found, nor another in its place', async () => {
    const { user, field, router } = await open();
    router.history.push(`/faq?merchantId=${id(54)}`);
    await waitFor(() => expect(field.placeholder).toBe('Introuvable'));
    await screen.findByRole('heading', { name: 'Commerçant introuvable' });
    expect(field.value).toBe('');
    await user.type(field, 'creme{Enter}');
    await waitFor(() => expect(field.value).toBe('Crèmerie'));
  });

  it.each([
    ['fr', 'Le chargement a échoué'],
    ['en', 'This could not be loaded'],
  ] as const)('says that the merchant of the address could not be loaded (%s)', async (language, words) => {
    const { field, router } = await open(language);
    refuse(getMerchant, 'internal-error');
    router.history.push(`/faq?merchantId=${id(53)}`);
    await waitFor(() => expect(field.placeholder).toBe(words));
    expect(field.value).toBe('');
  });

  it.each([
    ['fr', '1 résultat', 'Aucun enregistrement correspondant'],
    ['en', '1 result', 'No matching records found'],
  ] as const)('says how many there are, and when there is none (%s)', async (language, one, none) => {
    const { user, field } = await open(language);
    await user.clear(field);
    await user.type(field, 'creme');
    const said = within(field.closest('[class*=field]')?.parentElement ?? document.body);
    expect(await said.findByText(one)).toBeDefined();
    await user.type(field, 'zzz');
    expect(await screen.findByText(none)).toBeDefined();
  });
});
