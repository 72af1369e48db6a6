import { search, type SearchFindings } from '@comptoir/contract/base/search';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aToken, id, PARTNER_ID } from '../../test/factories.ts';
import { answer, refuse } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { SCREENS } from './screens.ts';
import { searchPaletteFr } from './search-palette.fr.ts';

const NOTHING: SearchFindings = { merchants: [], invoices: [], bills: [], devices: [], people: [], partners: [] };
const of = { merchantId: id(3), company_name: 'Crèmerie' };
const FOUND: SearchFindings = {
  merchants: [{ id: id(3), company_name: 'Crèmerie', city: 'Lévis', file_number: 'ER0042', state: 'active' }],
  bills: [
    {
      id: id(4),
      number: 'QW3F-12',
      authorityNumber: '1K2M-8TGN-Q0ZW-41RD',
      ...of,
      signedAt: '2026-06-20T17:45:03.000Z',
      totalCents: 575,
    },
  ],
  invoices: [{ id: id(5), number: '1042', ...of, totalCents: 5634 }],
  devices: [{ id: id(6), name: 'Caisse 1', deviceNumber: '1234-5678-9012', androidSerial: null, ...of }],
  people: [
    {
      id: id(7),
      name: 'Noémie',
      email: 'noemie@comptoir.test',
      role: 'merchant',
      merchantId: id(3),
      partnerId: null,
      of: 'Crèmerie',
    },
  ],
  partners: [{ id: id(8), name: 'Boréal', email: 'boreal@comptoir.test' }],
};

const TOKENS = {
  admin: aToken({ role: 'admin', merchantId: null }),
  partner: aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID }),
  merchant: aToken(),
};

async function open(who: keyof typeof TOKENS, language: 'fr' | 'en' = 'fr') {
  const app = await renderApp(`/faq?merchantId=${id(1)}`, { language, token: TOKENS[who] });
  await screen.findByRole('button', { name: language === 'fr' ? 'Rechercher' : 'Search' });
  await app.user.keyboard('{Control>}k{/Control}');
  const title = language === 'fr' ? 'Tout rechercher' : 'Search anything';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const field = await dialog.findByRole<HTMLInputElement>('combobox');
  return { ...app, dialog, field };
}

const offered = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the search for anything', () => {
  it.each([
    ['fr', ['Merchants', 'Crèmerie'], 'Commerçants', 'Factures de vente'],
    ['en', ['Commerçants', 'Crèmerie'], 'Merchants', 'Bills'],
  ] as const)('finds pages by their name in either language, at once (%s)', async (language, [other], own, kind) => {
    const asked = answer(search, FOUND);
    const { user, dialog, field } = await open('admin', language);
    expect(asked).toEqual([]);
    await user.type(field, other);
    expect(offered()[0]).toBe(own);
    expect(await dialog.findByRole('group', { name: kind })).toBeDefined();
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: other }));
  });

  it('offers every part of the management', async () => {
    await open('admin');
    const named: Readonly<Record<string, string>> = searchPaletteFr.screens;
    const parts = Object.entries(SCREENS).filter(([, row]) => 'frame' in row && row.frame === 'gestion');
    expect(parts.length).toBeGreaterThan(9);
    expect(offered()).toEqual(expect.arrayContaining(parts.map(([name]) => named[name])));
  });

  it.each([
    ['admin', 'QW3F-12', /^\/sales\/.*4\?merchantId=.*3$/],
    ['admin', 'Crèmerie', /^\/admin\/merchant\?merchantId=.*3$/],
    ['admin', '1042', /^\/admin\/merchant-money\?merchantId=.*3&open=.*5$/],
    ['admin', 'Noémie', /^\/gestion\/?\?.*q=noemie/],
    ['partner', '1042', /^\/bills\?.*open=.*5&view=all/],
    ['partner', 'Noémie', /^\/contacts\?merchantId=.*3$/],
    ['admin', 'Boréal', /^\/partner\/.*8\/?(\?|$)/],
    ['admin', 'Caisse 1', /^\/devices\?merchantId=.*3&open=.*6$/],
    ['partner', 'Caisse 1', /^\/devices\?merchantId=.*3&open=.*6$/],
    ['merchant', 'QW3F-12', /^\/sales\/.*4$/],
    ['merchant', 'Caisse 1', /^\/devices\?open=.*6$/],
  ] as const)('leads %s from %s to where it is looked at', async (who, name, to) => {
    answer(search, FOUND);
    const { user, address, field } = await open(who);
    await user.type(field, 'zzzz');
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(address()).toMatch(to));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is done by keyboard alone: the arrows point, Enter goes, and what is on its way is waited for', async () => {
    answer(search, { ...NOTHING, merchants: FOUND.merchants });
    const { user, address, field } = await open('admin');
    await user.type(field, 'cremerie{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/merchant?merchantId=${id(3)}`));
  });

  it('says which option the arrows point at, around the whole list', async () => {
    const { user, field } = await open('admin');
    const pointed = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    const all = offered();
    expect(pointed()).toBe(all[0]);
    await user.keyboard('{ArrowUp}');
    expect(pointed()).toBe(all.at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(pointed()).toBe(all[1]);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(all[1]);
  });

  it('closes', async () => {
    const { user, dialog } = await open('merchant');
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers what was chosen last, and forgets it with the session', async () => {
    answer(search, FOUND);
    const first = await open('admin');
    await first.user.type(first.field, 'zzzz');
    await first.user.click(await screen.findByRole('option', { name: /^QW3F-12/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await first.user.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: 'Récents' }));
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^QW3F-12Crèmerie/),
    ]);
    sessionStore.end('signed-out');
    expect(localStorage.getItem('RecentChoices')).toBeNull();
  });

  it('keeps no choice that is not one', async () => {
    for (const kept of [
      '{',
      '{"userId":7}',
      JSON.stringify({ userId: id(2), choices: [{ href: '//elsewhere.test', screen: 'faq', label: 'x', hint: null }] }),
    ]) {
      localStorage.setItem('RecentChoices', kept);
      const { unmount } = await open('merchant');
      expect(screen.queryByRole('group', { name: 'Récents' })).toBeNull();
      unmount();
    }
  });

  it.each([
    ['merchant', 'fr', 'carte', 'Abonnement'],
    ['merchant', 'fr', 'impayes', 'Factures de service'],
    ['merchant', 'en', 'unpaid', 'Invoices'],
    ['admin', 'fr', 'impayés', 'Commerçants'],
    ['admin', 'fr', 'mot de p', 'Profil'],
  ] as const)('offers %s a page by another word for it (%s, %s)', async (who, language, typed, page) => {
    answer(search, NOTHING);
    const { user, field, dialog } = await open(who, language);
    await user.type(field, typed);
    expect(dialog.getByRole('option', { name: page })).toBeDefined();
  });

  it.each([
    ['fr', 'déconn', 'Se déconnecter'],
    ['en', 'log out', 'Sign out'],
  ] as const)('leads out (%s)', async (language, typed, name) => {
    answer(search, NOTHING);
    const { user, field, dialog } = await open('merchant', language);
    await user.type(field, typed);
    await user.click(await dialog.findByRole('option', { name }));
    await waitFor(() => expect(sessionStore.current()).toBeNull());
  });

  it('takes no more than is looked for', async () => {
    const { field } = await open('merchant');
    expect(field.maxLength).toBe(100);
  });

  it('offers no page that one may not see', async () => {
    const { user, field, dialog } = await open('merchant');
    await user.type(field, 'commerçants');
    expect(dialog.queryByRole('option', { name: 'Commerçants' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'factures de serv');
    expect(await dialog.findByRole('option', { name: 'Factures de service' })).toBeDefined();
  });

  it.each([
    ['fr', '6 résultats', /^Rien trouvé/],
    ['en', '6 results', /^Nothing found/],
  ] as const)('says how many there are, and when there is nothing (%s)', async (language, five, nothing) => {
    answer(search, ({ query }) => (query.q === 'none' ? NOTHING : FOUND));
    const { user, field, dialog } = await open('admin', language);
    await user.type(field, 'zzzz');
    expect(await dialog.findByText(five)).toBeDefined();
    await user.clear(field);
    await user.type(field, 'none');
    expect(await dialog.findByText(nothing)).toBeDefined();
  });

  it('says that it could not be made, and still finds pages', async () => {
    refuse(search, 'internal-error');
    const { user, field, dialog } = await open('admin');
    await user.type(field, 'rapports');
    expect(await dialog.findByText(/^La recherche n’a pas pu se faire/)).toBeDefined();
    expect(offered()).toContain('Rapports');
  });
});
