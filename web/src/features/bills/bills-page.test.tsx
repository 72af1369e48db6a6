import { getMerchant, listMerchants } from '@comptoir/contract/merchants';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aMerchant, aToken } from '../../../test/things.ts';

it.each([
  [
    'fr',
    'Factures de service',
    ['Date de création', 'Montant dû', 'Client', 'Montant total'],
    'Aucune donnée disponible',
    'payée à minuit',
  ],
  [
    'en',
    'Invoices',
    ['Creation date', 'Amount due', 'Client', 'Total amount'],
    'No data available',
    'paid at midnight',
  ],
] as const)(
  'shows no invoice yet, and when there will be one (%s)',
  async (language, title, headers, empty, midnight) => {
    await renderApp('/bills', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(await screen.findByText(empty)).toBeDefined();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers);
    expect(screen.getByText(/Bistro du Quai\./)).toBeDefined();
    expect(screen.getByText(new RegExp(midnight))).toBeDefined();
  },
);

it('shows its shape while the merchant is on its way', async () => {
  answer(getMerchant, () => new Promise(() => undefined));
  await renderApp('/bills');
  expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
});

it('says that it could not be loaded, and tries again', async () => {
  refuse(getMerchant, 'internal-error');
  const { user } = await renderApp('/bills');
  expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  answer(getMerchant, aMerchant());
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/Bistro du Quai\./)).toBeDefined();
});

it('has nothing to show to whoever looks after nobody', async () => {
  answer(listMerchants, []);
  await renderApp('/bills', { token: aToken({ role: 'admin', merchantId: null }) });
  expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
