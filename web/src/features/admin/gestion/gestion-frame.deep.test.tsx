import { getPlan } from '@comptoir/contract/money/plan';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, answerMerchants } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });

it.each([
  [
    'fr',
    'Gestion',
    'Navigation principale',
    [
      'Utilisateurs',
      'Forfait et prix',
      'Codes promo',
      'Taxes par jour',
      'Comptabilité',
      'Nouveautés',
      'Modèles de message',
      'Soutien',
      'Techniciens',
      'Journal d’audit',
      'Tâches',
      'Registre des incidents',
    ],
  ],
  [
    'en',
    'Management',
    'Main navigation',
    [
      'Users',
      'Plan and prices',
      'Promo codes',
      'Taxes by day',
      'Accounting',
      'Release notes',
      'Message templates',
      'Support',
      'Technicians',
      'Audit trail',
      'Jobs',
      'Register of incidents',
    ],
  ],
] as const)('has a tab with an address for each part (%s)', async (language, title, navigation, tabs) => {
  answer(getPlan, { monthlyServiceCents: 4900, installation: { autonomousCents: 0, assistedCents: 9100 } });
  const { user, address } = await renderApp('/gestion', { language, token });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  const bar = within(await screen.findByRole('navigation', { name: title }));
  for (const [index, path] of [
    '/gestion',
    '/gestion/plan',
    '/gestion/promo-codes',
    '/gestion/taxes',
    '/gestion/accounting',
    '/gestion/release-notes',
    '/gestion/messages',
    '/gestion/support',
    '/gestion/technicians',
    '/gestion/audit',
    '/gestion/jobs',
    '/gestion/incidents',
  ].entries()) {
    const tab = bar.getByRole('link', { name: tabs[index] ?? '' });
    await user.click(tab);
    expect(await screen.findByRole('heading', { level: 2, name: tabs[index] ?? '' })).toBeDefined();
    await waitFor(() => expect(address().split('?')[0]).toBe(path));
    expect(bar.getAllByRole('link', { current: 'page' })).toEqual([tab]);
    await waitFor(() => expect(document.title).toBe(`${title} · ${tabs[index]} · Comptoir`));
    const entry = within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name: title });
    expect(entry.getAttribute('aria-current')).toBe('page');
  }
});

it.each([
  '/gestion/plan',
  '/gestion/promo-codes',
  '/gestion/technicians',
  '/gestion/accounting',
  '/gestion/release-notes',
  '/gestion/messages',
  '/gestion/support',
  '/gestion/audit',
])('leads a user who is no administrator away from %s', async (path) => {
  const { address } = await renderApp(path);
  await waitFor(() => expect(address()).toBe('/merchant'));
});

it('keeps its address while a merchant comes into it', async () => {
  answerMerchants([aMerchant({ id: id(51) })]);
  const { address } = await renderApp('/gestion', { token });
  await waitFor(() => expect(address()).toContain('merchantId'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Utilisateurs' })).toBeDefined();
  expect(address()).toBe(`/gestion?merchantId=${id(51)}`);
});

it('folds its parts behind the name of the one that is open, where there is no room', async () => {
  const { user } = await renderApp('/gestion', { token });
  const bar = within(await screen.findByRole('navigation', { name: 'Gestion' }));
  const opener = bar.getByRole('button', { name: 'Utilisateurs' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await user.click(bar.getByRole('link', { name: 'Codes promo' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Codes promo' })).toBeDefined();
  const next = bar.getByRole('button', { name: 'Codes promo' });
  expect(next.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(next);
});
