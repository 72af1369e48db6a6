import { listMerchants } from '@comptoir/contract/base/merchants';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCompleteMerchant, aMerchant, aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/admin/merchantlist', { language, token });
const rows = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? null);

const MERCHANTS = [
  aCompleteMerchant({ id: id(1), isTraiteur: true }),
  aMerchant({ id: id(2), company_name: 'Crèmerie', active: false, subscriptionCompleted: false, sub_sector: null }),
  aMerchant({ id: id(3), company_name: 'Cantine', subscriptionCompleted: false }),
];

describe('the list of merchants', () => {
  it.each([
    ['fr', '3 commerçants.', 'Restauration · Traiteur', 'Inscription à terminer', 'Inactif'],
    ['en', '3 merchants.', 'Restaurant · Caterer', 'Registration not complete', 'Inactive'],
  ] as const)('shows who they are and how they stand (%s)', async (language, lead, kind, incomplete, inactive) => {
    answer(listMerchants, MERCHANTS);
    await open(language);
    expect(await screen.findByText(new RegExp(lead))).toBeDefined();
    expect(screen.getByText(kind)).toBeDefined();
    const cremerie = within(screen.getByRole('row', { name: /Crèmerie/ }));
    expect(cremerie.getByText(inactive).dataset['tone']).toBe('neutral');
    const cantine = within(screen.getByRole('row', { name: /Cantine/ }));
    expect(cantine.getByText(incomplete).dataset['tone']).toBe('warning');
    expect(screen.getByRole('link', { name: '418\u00A0555-0142' })).toBeDefined();
  });

  it('is searched while one types, and says when nothing matches', async () => {
    answer(listMerchants, MERCHANTS);
    const { user } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Nom, ville ou numéro' });
    await user.type(search, 'creme');
    expect(rows()).toEqual(['Crèmerie']);
    expect(await screen.findByText('1 résultat')).toBeDefined();
    await user.type(search, 'zzz');
    expect(screen.getByText('Aucun enregistrement correspondant')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Afficher tous les commerçants' }));
    expect(rows()).toHaveLength(3);
  });

  it('is narrowed by registration and by account', async () => {
    answer(listMerchants, MERCHANTS);
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Inscription' }), 'Terminée');
    expect(rows()).toEqual(['Bistro du Quai']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compte' }), 'Inactif');
    expect(screen.getByText('Aucun enregistrement correspondant')).toBeDefined();
  });

  it('is as it was after going to a merchant and back', async () => {
    answer(listMerchants, MERCHANTS);
    const { user, router, address } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compte' }), 'Actif');
    await user.type(screen.getByRole('searchbox'), 'c');
    await user.click(screen.getByRole('button', { name: 'Commerçant' }));
    await user.click(screen.getByRole('button', { name: 'Commerçant' }));
    await waitFor(() => expect(address()).toMatch(/[?&]q=c(&|$)/));
    expect(address()).toMatch(/[?&]account=active.*[?&]sort=-name|[?&]sort=-name.*[?&]account=active/);
    expect(rows()).toEqual(['Cantine', 'Bistro du Quai']);
    await user.click(screen.getByRole('link', { name: 'Cantine' }));
    await waitFor(() => expect(address()).toContain('/dashboard'));
    router.history.back();
    await waitFor(() => expect(rows()).toEqual(['Cantine', 'Bistro du Quai']));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('c');
  });

  it('leads to a merchant’s dashboard', async () => {
    answer(listMerchants, MERCHANTS);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Crèmerie' }));
    await waitFor(() => expect(address()).toBe(`/dashboard?merchantId=${id(2)}`));
  });

  it('offers in one menu to act for each merchant, and the way to its money', async () => {
    answer(listMerchants, MERCHANTS);
    const { user } = await open();
    const row = within(await screen.findByRole('row', { name: /Crèmerie/ }));
    await user.click(row.getByRole('button', { name: 'Actions\u00A0: Crèmerie' }));
    expect(row.getByText('Compte et factures').getAttribute('href')).toBe(`/admin/merchant-money?merchantId=${id(2)}`);
    await user.click(row.getByText('Ouvrir en tant que…'));
    expect(await screen.findByRole('dialog', { name: 'Ouvrir en tant que Crèmerie' })).toBeDefined();
  });

  it('shows many a hundred at a time', async () => {
    const many = Array.from({ length: 130 }, (_, index) => aMerchant({ id: id(index), company_name: `Café ${index}` }));
    answer(listMerchants, many);
    const { user, address } = await open();
    await waitFor(() => expect(rows()).toHaveLength(100));
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }));
    await waitFor(() => expect(rows()).toHaveLength(130));
    expect(address()).toMatch(/[?&]page=2$/);
    expect(document.activeElement?.textContent).toBe('Café 100');
    expect(screen.queryByRole('button', { name: /Afficher plus/ })).toBeNull();
  });

  it.each([
    ['fr', 'Aucune donnée disponible'],
    ['en', 'No data available'],
  ] as const)('says that there is none yet (%s)', async (language, words) => {
    answer(listMerchants, []);
    await open(language);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(listMerchants, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listMerchants, MERCHANTS);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Crèmerie' })).toBeDefined();
  });
});
