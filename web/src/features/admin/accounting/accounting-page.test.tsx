import {
  exportRevenueJournal,
  getRevenueAccounts,
  setRevenueAccounts,
  type RevenueAccountsView,
} from '@comptoir/contract/money/revenue-accounting';
import { revenueAccountsFr } from '@comptoir/domain/money/revenue/revenue-accounts.fr';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aToken } from '../../../../test/factories.ts';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const ACCOUNTS = Object.fromEntries(
  Object.entries(revenueAccountsFr).map(([key, { name, number }]) => [key, { name, number }]),
) as RevenueAccountsView['accounts'];
const open = (language: 'fr' | 'en' = 'fr') =>
  renderApp('/gestion/accounting', { language, token: aToken({ role: 'admin', merchantId: null }) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') }));

it('saves our own invoices of a period for a program', async () => {
  answer(getRevenueAccounts, { accounts: ACCOUNTS, changedAt: '2026-06-01T12:00:00Z' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:journal');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const received = answerRows(exportRevenueJournal, { name: 'e.zip', count: 1, body: 'PK' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Mois dernier' }));
  await user.click(screen.getByRole('button', { name: 'Sage Comptabilité (ZIP)' }));
  expect(await screen.findByText('1 écriture enregistrée dans e.zip.')).toBeDefined();
  expect(received[0]?.query).toEqual({ from: '2026-05-01', to: '2026-05-31', format: 'sage' });
});

it.each([
  ['fr', 'Dû par les commerçants, Nom, pour QuickBooks', 'Enregistrer les comptes'],
  ['en', 'Owed by merchants, Name, for QuickBooks', 'Save the accounts'],
] as const)('saves what our invoices are booked on (%s)', async (language, label, save) => {
  answer(getRevenueAccounts, { accounts: ACCOUNTS, changedAt: null });
  const received = answer(setRevenueAccounts, ({ body }) => ({ accounts: body, changedAt: '2026-06-20T16:00:00Z' }));
  const { user } = await open(language);
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, 'Balances');
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() =>
    expect(received[0]?.body).toEqual({ ...ACCOUNTS, receivable: { name: 'Balances', number: '1210' } }),
  );
});

it('says that the accounts could not be loaded', async () => {
  refuse(getRevenueAccounts, 'internal-error');
  await open();
  expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
});
