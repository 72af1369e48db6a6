import { listPartners } from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/admin/partner', { language, token });

const PARTNERS = [
  { id: id(5), name: 'Services Boréal', merchants: 7, activeMerchants: 6, users: 2 },
  { id: id(6), name: 'Groupe Estuaire', merchants: 3, activeMerchants: 3, users: 1 },
];

describe('the list of partners', () => {
  it.each([
    ['fr', 'Commerçants actifs', 'Vue d’ensemble de Services Boréal'],
    ['en', 'Active merchants', 'Overview of Services Boréal'],
  ] as const)('counts merchants and people (%s)', async (language, column, link) => {
    answer(listPartners, { items: PARTNERS, nextCursor: null });
    await open(language);
    const row = await screen.findByRole('row', { name: /Services Boréal/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 3),
    ).toEqual(['7', '6', '2']);
    expect(screen.getByRole('columnheader', { name: column })).toBeDefined();
    expect(within(row).getByRole('link', { name: link }).getAttribute('href')).toContain(`/partner/${id(5)}/dashboard`);
  });

  it('is searched by name and leads to a partner’s page', async () => {
    answer(listPartners, { items: PARTNERS, nextCursor: null });
    const { user, address } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Nom du partenaire' }), 'boreal');
    expect(screen.queryByText('Groupe Estuaire')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Services Boréal' }));
    await waitFor(() => expect(address()).toMatch(new RegExp(`^/partner/${id(5)}/[?]`)));
  });

  it('says when nothing matches', async () => {
    answer(listPartners, { items: PARTNERS, nextCursor: null });
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox'), 'zzz');
    expect(screen.getByText('Aucun enregistrement correspondant')).toBeDefined();
  });

  it('says that there is none yet', async () => {
    await open();
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
  });

  it('says that it could not be loaded', async () => {
    refuse(listPartners, 'internal-error');
    await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});
