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
    ['Utilisateurs', 'Forfait et prix', 'Codes promo', 'Comptabilité', 'Journal d’audit'],
  ],
  ['en', 'Management', 'Main navigation', ['Users', 'Plan and prices', 'Promo codes', 'Accounting', 'Audit trail']],
] as const)('has a tab with an address for each part (%s)', async (language, title, navigation, tabs) => {
  answer(getPlan, { monthlyServiceCents: 4900, installation: { autonomousCents: 0, assistedCents: 9100 } });
  const { user, address } = await renderApp('/gestion', { language, token });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  const bar = within(await screen.findByRole('navigation', { name: title }));
  for (const [index, path] of [
    '/gestion',
    '/gestion/plan',
    '/gestion/promo-codes',
    '/gestion/accounting',
    '/gestion/audit',
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

it.each(['/gestion/plan', '/gestion/promo-codes', '/gestion/accounting', '/gestion/audit'])(
  'leads a user who is no administrator away from %s',
  async (path) => {
    const { address } = await renderApp(path);
    await waitFor(() => expect(address()).toBe('/merchant'));
  },
);

it('keeps its address while a merchant comes into it', async () => {
  answerMerchants([aMerchant({ id: id(51) })]);
  const { address } = await renderApp('/gestion', { token });
  await waitFor(() => expect(address()).toContain('merchantId'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Utilisateurs' })).toBeDefined();
  expect(address()).toBe(`/gestion?merchantId=${id(51)}`);
});
