import {
  createPartner,
  listPartnerStandings,
  setPartnerSuspension,
  updatePartner,
} from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { foldText } from '@comptoir/domain/base/search/fold-text';
import { aPartnerLine, aPartnerStanding, aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/admin/partner', { language, token });

const PARTNERS = [
  aPartnerStanding({
    id: id(5),
    contactEmail: 'info@boreal.test',
    merchants: 7,
    users: 2,
    registering: 2,
    waiting: 4,
    unpaidMerchants: 1,
  }),
  aPartnerStanding({ id: id(6), name: 'Groupe Estuaire', merchants: 3, suspended: true }),
];

/** As the server finds them. */
const thePartners = (q: string) => {
  const items = PARTNERS.filter(({ name }) => foldText(name).includes(foldText(q)));
  return { items, nextCursor: null, previousCursor: null, count: items.length };
};

describe('the list of partners', () => {
  it('is ordered by the server, whatever is counted', async () => {
    const asked = answer(listPartnerStandings, ({ query }) => thePartners(query.q ?? ''));
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Impayés' }));
    await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('unpaidMerchants'));
    await user.click(screen.getByRole('button', { name: 'Impayés' }));
    await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('-unpaidMerchants'));
    expect(address()).toContain('sort=-unpaidMerchants');
  });

  it.each([
    ['fr', 'Inscriptions', 'Vue d’ensemble de Services Boréal', 'Actif'],
    ['en', 'Sign-ups', 'Overview of Services Boréal', 'Active'],
  ] as const)('counts merchants and people (%s)', async (language, column, link, state) => {
    answer(listPartnerStandings, ({ query }) => thePartners(query.q ?? ''));
    await open(language);
    const row = await screen.findByRole('row', { name: /Services Boréal/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 7),
    ).toEqual(['info@boreal.test', '7', '2', '4', '0', '1', state]);
    expect(screen.getByRole('columnheader', { name: column })).toBeDefined();
    expect(within(row).getByRole('link', { name: link, hidden: true }).getAttribute('href')).toContain(
      `/partner/${id(5)}/dashboard`,
    );
  });

  it('is searched by name and leads to a partner’s page', async () => {
    answer(listPartnerStandings, ({ query }) => thePartners(query.q ?? ''));
    const { user, address } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Nom du partenaire' }), 'boreal');
    await waitFor(() => expect(screen.queryByText('Groupe Estuaire')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Services Boréal' }));
    await waitFor(() => expect(address()).toMatch(new RegExp(`^/partner/${id(5)}/[?]`)));
  });

  it('says when nothing matches', async () => {
    answer(listPartnerStandings, ({ query }) => thePartners(query.q ?? ''));
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Aucun enregistrement correspondant')).toBeDefined();
  });

  it('says that there is none yet', async () => {
    await open();
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
  });

  it('says that it could not be loaded', async () => {
    refuse(listPartnerStandings, 'internal-error');
    await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});

describe('a partner', () => {
  const openDialog = async (language: 'fr' | 'en', row: string, entry: string) => {
    answer(listPartnerStandings, ({ query }) => thePartners(query.q ?? ''));
    const app = await open(language);
    const found = within(await screen.findByRole('row', { name: new RegExp(row) }));
    await app.user.click(found.getByRole('button', { name: entry, hidden: true }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  };

  it.each([
    [
      'fr',
      'Ajouter un partenaire',
      'Nom',
      'Courriel du contact (facultatif)',
      'Ajouter',
      'Un partenaire porte déjà ce nom.',
    ],
    ['en', 'Add a partner', 'Name', 'Contact email (optional)', 'Add', 'A partner already has this name.'],
  ] as const)(
    'is created, and said to be there already at its name (%s)',
    async (language, create, name, contactEmail, add, taken) => {
      refuse(createPartner, 'partner-name-taken');
      const { user } = await open(language);
      await user.click(await screen.findByRole('button', { name: create }));
      const dialog = within(await screen.findByRole('dialog', { name: create }));
      await user.type(dialog.getByLabelText(name), 'Rive Sud');
      await user.type(dialog.getByLabelText(contactEmail), 'info@rive.test');
      await user.click(dialog.getByRole('button', { name: add }));
      expect(await dialog.findByText(taken)).toBeDefined();
      expect(document.activeElement).toBe(dialog.getByLabelText(name));
      const sent = answer(createPartner, aPartnerLine({ name: 'Rive Sud' }));
      await user.click(dialog.getByRole('button', { name: add }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent[0]?.body).toEqual({ name: 'Rive Sud', contactEmail: 'info@rive.test', telephone: null, language });
    },
  );

  it('is changed, unless what is typed is no telephone number', async () => {
    const { user, dialog } = await openDialog('fr', 'Services Boréal', 'Modifier…');
    const sent = answer(updatePartner, aPartnerLine());
    await user.type(dialog.getByLabelText('Téléphone (facultatif)'), 'demain');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/au moins sept chiffres/)).toBeDefined();
    await user.clear(dialog.getByLabelText('Téléphone (facultatif)'));
    await user.type(dialog.getByLabelText('Téléphone (facultatif)'), '418 555-0199');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const kept = {
      name: 'Services Boréal',
      contactEmail: 'info@boreal.test',
      telephone: '418 555-0199',
      language: 'fr',
    };
    expect(sent[0]).toMatchObject({ params: { id: id(5) }, body: kept });
  });

  it.each([
    [
      'fr',
      'Services Boréal',
      'Suspendre…',
      'Suspendre',
      /^2 personnes sont déconnectées/,
      'Services Boréal est suspendu.',
    ],
    ['en', 'Services Boréal', 'Suspend…', 'Suspend', /^2 people are signed out/, 'Services Boréal is suspended.'],
    [
      'fr',
      'Groupe Estuaire',
      'Rétablir l’accès…',
      'Rétablir l’accès',
      /^1 personne peut/,
      'L’accès de Groupe Estuaire est rétabli.',
    ],
    ['en', 'Groupe Estuaire', 'Reinstate…', 'Reinstate', /^1 person can/, 'Groupe Estuaire is active again.'],
  ] as const)(
    'is suspended or taken up again once what follows was read (%s, %s)',
    async (language, row, entry, confirm, follows, done) => {
      const { user, dialog } = await openDialog(language, row, entry);
      expect(dialog.getByText(follows)).toBeDefined();
      const sent = answer(setPartnerSuspension, aPartnerLine());
      await user.click(dialog.getByRole('button', { name: confirm }));
      expect(await screen.findByText(done)).toBeDefined();
      expect(sent[0]?.body).toEqual({ suspended: row === 'Services Boréal' });
    },
  );
});
