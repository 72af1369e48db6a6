import { listMerchants } from '@comptoir/contract/base/merchants';
import { listPartners } from '@comptoir/contract/people/partners';
import { listUsers, type UserView } from '@comptoir/contract/people/users';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aPartnerLine, aToken, aUser, hoursAgo, id } from '../../../../test/factories.ts';

const open = (language: 'fr' | 'en' = 'fr') =>
  renderApp('/gestion', {
    language,
    token: aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' }),
  });
const page = (...items: UserView[]) => ({ items, nextCursor: null });

describe('the list of users', () => {
  it.each([
    [
      'fr',
      'Bistro du Quai · Commerçant',
      'Actif',
      'Connexion en deux étapes',
      'il y a 2 heures',
      '2 sessions ouvertes',
    ],
    ['en', 'Bistro du Quai · Merchant', 'Active', 'Two-step sign-in', '2 hours ago', '2 open sessions'],
  ] as const)('shows who someone is and how the account stands (%s)', async (language, ...words) => {
    answer(listUsers, page(aUser({ hasSecondFactor: true, activeSessions: 2 })));
    await open(language);
    const row = await screen.findByRole('row', { name: /Camille Tremblay/ });
    for (const word of ['merchant@comptoir.test', ...words]) expect(row.textContent).toContain(word);
  });

  it.each([
    ['invited', 'Invitation envoyée', 'info'],
    ['active', 'Actif', 'success'],
    ['suspended', 'Suspendu', 'error'],
  ] as const)('shows an account that is %s by word and by colour', async (state, word, tone) => {
    answer(listUsers, page(aUser({ state, lastSignInAt: null })));
    await open();
    expect((await screen.findByText(word, { selector: '[data-tone]' })).dataset['tone']).toBe(tone);
    expect(screen.getByText('Jamais')).toBeDefined();
  });

  it('is searched by the server once the typing rests', async () => {
    const received = answer(listUsers, page(aUser()));
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Nom, courriel ou entreprise' }), 'camille ');
    await waitFor(() => expect(received.at(-1)?.query.search).toBe('camille'));
    expect(received.length).toBeLessThan(6);
  });

  it('is narrowed by role, says when nothing matches, and is whole again', async () => {
    const received = answer(listUsers, ({ query }) => (query.role ? page() : page(aUser())));
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rôle' }), 'Partenaire');
    expect(await screen.findByText('Aucun enregistrement correspondant')).toBeDefined();
    expect(received.at(-1)?.query.role).toBe('partner');
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(await screen.findByRole('row', { name: /Camille/ })).toBeDefined();
  });

  it('is narrowed by account and ordered by the server, and keeps both in the address', async () => {
    const received = answer(listUsers, page(aUser()));
    const { user, address } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compte' }), 'Suspendu');
    await user.click(await screen.findByRole('button', { name: /Dernière connexion/ }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ state: 'suspended', sort: 'lastSignIn' }));
    expect(address()).toMatch(/account=suspended.*sort=lastSignIn/);
    await user.click(screen.getByRole('button', { name: /Dernière connexion/ }));
    await waitFor(() => expect(received.at(-1)?.query.sort).toBe('-lastSignIn'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compte' }), 'Tous les comptes');
    await waitFor(() => expect(received.at(-1)?.query.state).toBeUndefined());
  });

  it('comes page by page', async () => {
    answer(listUsers, ({ query }) =>
      query.cursor ? page(aUser({ id: id(62), name: 'Sacha' })) : { items: [aUser()], nextCursor: 'next' },
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }));
    expect(await screen.findByRole('row', { name: /Sacha/ })).toBeDefined();
    expect(screen.getByRole('row', { name: /Camille/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
  });

  it('says that there is no one', async () => {
    await open();
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(listUsers, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listUsers, page(aUser()));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('row', { name: /Camille/ })).toBeDefined();
  });
});

describe('the choice of whom someone signs in for', () => {
  it('follows the role', async () => {
    answer(listUsers, page(aUser({ lastSignInAt: hoursAgo(1) })));
    answer(listPartners, {
      items: [aPartnerLine({ id: id(5) })],
      nextCursor: null,
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Inviter quelqu’un' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /^Commerçant représenté/ }));
    expect(await dialog.findByRole('option', { name: 'Bistro du Quai' })).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rôle' }), 'Partenaire');
    expect(await dialog.findByRole('option', { name: 'Services Boréal' })).toBeDefined();
    expect(dialog.queryByRole('option', { name: 'Bistro du Quai' })).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rôle' }), 'Administrateur');
    expect(dialog.queryByRole('combobox', { name: /représenté/ })).toBeNull();
  });

  it('finds no merchant when they could not be loaded', async () => {
    answer(listUsers, page(aUser()));
    refuse(listMerchants, 'internal-error');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Inviter quelqu’un' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /^Commerçant représenté/ }));
    expect(await dialog.findByText('Aucun enregistrement correspondant')).toBeDefined();
  });
});
