import { listMerchantFacts } from '@comptoir/contract/base/merchant-lists';
import { getMerchantCount, listMerchants } from '@comptoir/contract/base/merchants';
import { listPartners } from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCompleteMerchant, aMerchant, aPartnerLine, aToken, id, someFacts } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/admin/merchantlist', { language, token });
const rows = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? null);

const MERCHANTS = [
  aCompleteMerchant({ id: id(1), isTraiteur: true, city: 'Lévis' }),
  aMerchant({ id: id(2), company_name: 'Crèmerie', active: false, sub_sector: null }),
  aMerchant({ id: id(3), company_name: 'Cantine', subscriptionCompleted: false }),
];

describe('the list of merchants', () => {
  it.each([
    [
      'fr',
      '3 commerçants.',
      'Tout va bien',
      'Facture impayée',
      'En souffrance',
      'Inscription à terminer',
      'Compte inactif',
    ],
    [
      'en',
      '3 merchants.',
      'All is well',
      'Invoice unpaid',
      'Past due',
      'Registration not complete',
      'Account inactive',
    ],
  ] as const)(
    'shows who they are and how they stand (%s)',
    async (language, lead, good, owed, due, incomplete, inactive) => {
      answerMerchants(MERCHANTS);
      answer(listMerchantFacts, {
        items: [1, 2, 3].map((number) =>
          someFacts({ id: id(number), ...(number === 2 ? { payment: 'past-due' as const, owedCents: 5634 } : {}) }),
        ),
      });
      await open(language);
      expect(await screen.findByText(new RegExp(lead))).toBeDefined();
      expect(await screen.findByText(good)).toBeDefined();
      const cremerie = within(screen.getByRole('row', { name: /Crèmerie/ }));
      expect(cremerie.getByText(inactive).dataset['tone']).toBe('neutral');
      expect(cremerie.getByText(owed).dataset['tone']).toBe('warning');
      expect(cremerie.getByText(due).dataset['tone']).toBe('error');
      expect(cremerie.queryByText(good)).toBeNull();
      const cantine = within(screen.getByRole('row', { name: /Cantine/ }));
      expect(cantine.getByText(incomplete).dataset['tone']).toBe('info');
      expect(screen.getByRole('link', { name: '418\u00A0555-0142' })).toBeDefined();
    },
  );

  it('is searched by the server while one types, counted, and says when nothing matches', async () => {
    answerMerchants(MERCHANTS);
    const { user } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Nom, ville ou tout numéro' });
    await user.type(search, 'creme');
    await waitFor(() => expect(rows()).toEqual(['Crèmerie']));
    expect(await screen.findByText('1 résultat')).toBeDefined();
    expect(screen.getByText('1 commerçant correspond.')).toBeDefined();
    await user.type(search, 'zzz');
    expect(await screen.findByText('Aucun enregistrement correspondant')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Afficher tous les commerçants' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('is narrowed by account, sub-sector and partner, in the address', async () => {
    const asked = answerMerchants(MERCHANTS);
    answer(listPartners, {
      items: [aPartnerLine({ id: id(5) })],
      nextCursor: null,
    });
    const { user, address } = await open();
    const filters = within(await screen.findByRole('group', { name: 'Chercher des commerçants' }));
    for (const [filter, choice] of [
      [/^Compte/, 'Inscription à terminer'],
      [/^Sous-secteur/, 'Restauration'],
      [/^Partenaire/, 'Services Boréal'],
    ] as const) {
      await user.click(await filters.findByRole('button', { name: filter }));
      await user.click(await filters.findByRole('checkbox', { name: choice }));
      await user.keyboard('{Escape}');
    }
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({
        states: ['registering'],
        subSectors: ['restaurant'],
        partners: [id(5)],
      }),
    );
    await waitFor(() => expect(rows()).toEqual(['Cantine']));
    expect(address()).toMatch(/accounts=.*registering/);
  });

  it.each([
    ['fr', 'Aucun commerçant ne porte ces mots. Voici les plus proches.'],
    ['en', 'No merchant holds these words. These are the closest.'],
  ] as const)('says that what is shown is merely close (%s)', async (language, words) => {
    answerMerchants(MERCHANTS);
    answer(getMerchantCount, { count: 3, isExact: true, isNear: true });
    const { user } = await open(language);
    await screen.findByRole('link', { name: 'Cantine' });
    expect(screen.queryByText(words)).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'c');
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says that it is estimated how many there are', async () => {
    answerMerchants(MERCHANTS);
    answer(getMerchantCount, { count: 48_210, isExact: false, isNear: false });
    await open('en');
    expect(await screen.findByText('About 48,210 merchants.')).toBeDefined();
  });

  it('is as it was after going to a merchant and back', async () => {
    answerMerchants(MERCHANTS);
    const { user, router, address } = await open();
    await user.type(await screen.findByRole('searchbox'), 'c');
    await user.click(await screen.findByRole('button', { name: 'Commerçant' }));
    await user.click(screen.getByRole('button', { name: 'Commerçant' }));
    await waitFor(() => expect(address()).toMatch(/[?&]q=c(&|$)/));
    expect(address()).toMatch(/[?&]sort=-name/);
    await waitFor(() => expect(rows()).toEqual(['Cantine', 'Crèmerie']));
    await user.click(screen.getByRole('link', { name: 'Cantine' }));
    await waitFor(() => expect(address()).toContain('/admin/merchant?'));
    router.history.back();
    await waitFor(() => expect(rows()).toEqual(['Cantine', 'Crèmerie']));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('c');
  });

  it('leads to a merchant’s page', async () => {
    answerMerchants(MERCHANTS);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Crèmerie' }));
    await waitFor(() => expect(address()).toBe(`/admin/merchant?merchantId=${id(2)}`));
  });

  it('offers in one menu to act for each merchant, and the way to its money', async () => {
    answerMerchants(MERCHANTS);
    const { user } = await open();
    const row = within(await screen.findByRole('row', { name: /Crèmerie/ }));
    await user.click(row.getByRole('button', { name: 'Actions\u00A0: Crèmerie' }));
    expect(row.getByText('Compte et factures').getAttribute('href')).toBe(`/admin/merchant-money?merchantId=${id(2)}`);
    await user.click(row.getByText('Ouvrir en tant que…'));
    expect(await screen.findByRole('dialog', { name: 'Ouvrir en tant que Crèmerie' })).toBeDefined();
  });

  it('is read page by page both ways, and a page is in the address', async () => {
    const many = Array.from({ length: 130 }, (_, index) => aMerchant({ id: id(index), company_name: `Café ${index}` }));
    const asked = answerMerchants(many);
    const { user, address, router } = await open();
    await waitFor(() => expect(rows()).toHaveLength(50));
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(rows()[0]).toBe('Café 50'));
    expect(address()).toMatch(/[?&]cursor=50/);
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(rows()).toHaveLength(30));
    await user.click(screen.getByRole('button', { name: 'Page précédente' }));
    await waitFor(() => expect(rows()[0]).toBe('Café 50'));
    await user.click(screen.getByRole('link', { name: 'Café 50' }));
    await waitFor(() => expect(address()).toContain('/admin/merchant?'));
    router.history.back();
    await waitFor(() => expect(rows()[0]).toBe('Café 50'));
    expect(Math.max(...asked.map(({ query }) => query.limit ?? Infinity))).toBe(50);
  });

  it.each([
    ['fr', 'Aucune donnée disponible'],
    ['en', 'No data available'],
  ] as const)('says that there is none yet (%s)', async (language, words) => {
    answerMerchants([]);
    await open(language);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(listMerchants, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answerMerchants(MERCHANTS);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Crèmerie' })).toBeDefined();
  });
});
