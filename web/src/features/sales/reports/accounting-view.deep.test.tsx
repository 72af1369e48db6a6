import { listMemberships, type MembershipView } from '@comptoir/contract/people/memberships';
import {
  exportSalesJournal,
  exportSalesJournals,
  getSalesAccounts,
  setSalesAccounts,
  type SalesAccountsView,
} from '@comptoir/contract/sales/report-accounting';
import { salesAccountsFr } from '@comptoir/domain/sales/reports/sales-accounts.fr';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, answerMerchants, answerRows, refuse } from '../../../../test/mock-api.ts';
import { aMerchant } from '../../../../test/factories.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const PATH = '/sales/reports?view=accounting';
const ACCOUNTS = Object.fromEntries(
  Object.entries(salesAccountsFr).map(([key, { name, number }]) => [key, { name, number }]),
) as SalesAccountsView['accounts'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:journal');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

it.each([
  ['fr', 'QuickBooks en ligne (ZIP)', '3 écritures enregistrées dans e.zip.', /du 1er juin 2026 au 20 juin 2026/],
  ['en', 'QuickBooks Online (ZIP)', '3 entries saved in e.zip.', /from June 1, 2026 to June 20, 2026/],
] as const)('saves the entries of the period for a program (%s)', async (language, program, words, days) => {
  answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: '2026-06-01T12:00:00Z' });
  const received = answerRows(exportSalesJournal, { name: 'e.zip', count: 3, body: 'PK' });
  const { user } = await renderApp(PATH, { language });
  expect(await screen.findByText(days)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: program }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(received[0]?.query).toEqual({ from: '2026-06-01', to: '2026-06-20', format: 'quickbooks' });
});

it('saves no file of nothing, and says so', async () => {
  answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: null });
  answerRows(exportSalesJournal, { name: 'e.zip', count: 0, body: 'PK' });
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { user } = await renderApp(PATH, { language: 'fr' });
  await user.click(await screen.findByRole('button', { name: 'Sage Comptabilité (ZIP)' }));
  expect(await screen.findByText(/Il n’y a rien à inscrire pour cette période/)).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['fr', 'Sage Comptabilité (ZIP)', 'Aucun numéro n’est donné pour\u00A0:', ['TVQ perçue', 'Pourboires']],
  ['en', 'Sage Accounting (ZIP)', 'No number is given for:', ['QST collected', 'Tips']],
] as const)('names the accounts that are missing (%s)', async (language, program, list, names) => {
  answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: '2026-06-01T12:00:00Z' });
  refuse(exportSalesJournal, 'accounts-incomplete', {
    fields: ['qst', 'tips'].map((path) => ({ path, rule: 'required' })),
  });
  const { user } = await renderApp(PATH, { language });
  await user.click(await screen.findByRole('button', { name: program }));
  const missing = within(await screen.findByRole('list', { name: list }));
  expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names);
});

it('saves the accounts that are suggested, as they were typed over', async () => {
  answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: null });
  const received = answer(setSalesAccounts, ({ body }) => ({ accounts: body, changedAt: '2026-06-20T16:00:00Z' }));
  const { user } = await renderApp(PATH, { language: 'fr' });
  expect(await screen.findByText(/Ce sont des suggestions/)).toBeDefined();
  const name = screen.getByLabelText('TPS perçue, Nom, pour QuickBooks');
  await user.clear(name);
  await user.type(name, 'Taxes:TPS');
  await user.clear(screen.getByLabelText('Pourboires, Numéro, pour Sage'));
  const save = screen.getByRole('button', { name: 'Enregistrer les comptes' });
  const accounts = { ...ACCOUNTS, gst: { name: 'Taxes:TPS perçue', number: '2310' } };
  answer(getSalesAccounts, { accounts, changedAt: '2026-06-20T16:00:00Z' });
  await user.click(save);
  await waitFor(() => expect(received).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Ce sont des suggestions/)).toBeNull());
  expect(document.activeElement).toBe(save);
  expect(screen.getByLabelText<HTMLInputElement>('TPS perçue, Nom, pour QuickBooks').value).toBe('Taxes:TPS perçue');
  expect(received[0]?.body).toEqual({
    ...ACCOUNTS,
    gst: { name: 'Taxes:TPS', number: '2310' },
    tips: { ...ACCOUNTS.tips, number: '' },
  });
});

it.each([
  ['TPS perçue, Nom, pour QuickBooks', '=1+1', 'Au plus 100 caractères, sans commencer par = + - ou @'],
  ['TPS perçue, Numéro, pour Sage', '23-1', 'Au plus 8 chiffres'],
])('saves no account that no program takes: %s', async (label, typed, words) => {
  answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: null });
  const received = answer(setSalesAccounts, ({ body }) => ({ accounts: body, changedAt: '2026-06-20T16:00:00Z' }));
  const { user } = await renderApp(PATH, { language: 'fr' });
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Enregistrer les comptes' }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(received).toHaveLength(0);
});

it('lets a partner read the accounts, and change none', async () => {
  answerMerchants([aMerchant({ id: id(51) })]);
  answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: '2026-06-01T12:00:00Z' });
  const token = aToken({ role: 'partner', merchantId: null, partnerId: id(60) });
  await renderApp(`${PATH}&merchantId=${id(51)}`, { language: 'fr', token });
  const field = await screen.findByLabelText('TPS perçue, Nom, pour QuickBooks');
  expect(field).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: 'Enregistrer les comptes' })).toBeNull();
});

it('says that the accounts could not be loaded', async () => {
  refuse(getSalesAccounts, 'internal-error');
  await renderApp(PATH, { language: 'fr' });
  expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
});

const aPlace = (number: number, name: string, parts: Partial<MembershipView> = {}): MembershipView => ({
  id: id(number),
  role: 'merchant',
  merchantId: id(number + 100),
  partnerId: null,
  name,
  city: 'Québec',
  right: 'accountant',
  state: 'active',
  since: '2026-01-01T12:00:00Z',
  addedBy: null,
  lastOpenedAt: '2026-06-01T12:00:00Z',
  isInView: false,
  ...parts,
});

describe('the journals of several businesses', () => {
  it.each([
    [
      'fr',
      'Tous les commerces, Sage Comptabilité (ZIP)',
      /vos 2 commerces du 1er juin/,
      'Laissés de côté, parce que leurs comptes sont incomplets\u00A0:',
    ],
    [
      'en',
      'All businesses, Sage Accounting (ZIP)',
      /your 2 businesses from June 1/,
      'Left out, because their accounts are incomplete:',
    ],
  ] as const)('are saved in one file, which says what is left out (%s)', async (language, program, lead, list) => {
    answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: '2026-06-01T12:00:00Z' });
    const places = [aPlace(1, 'Bistro du Quai'), aPlace(2, 'Brasserie'), aPlace(3, 'Invitation', { state: 'invited' })];
    answer(listMemberships, { items: places, nextCursor: null });
    const received = answerRows(exportSalesJournals, { name: 'e.zip', count: 1, leftOut: id(102), body: 'PK' });
    const saved = vi.spyOn(URL, 'createObjectURL');
    const { user } = await renderApp(PATH, { language });
    expect(await screen.findByText(lead)).toBeDefined();
    await user.click(screen.getByRole('button', { name: program }));
    const named = within(await screen.findByRole('list', { name: list }));
    expect(named.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Brasserie']);
    expect(saved).toHaveBeenCalled();
    expect(received[0]?.query).toEqual({ from: '2026-06-01', to: '2026-06-20', format: 'sage', part: 1 });
  });

  it('are offered in parts of sixty, and to nobody with one business', async () => {
    answer(getSalesAccounts, { accounts: ACCOUNTS, changedAt: '2026-06-01T12:00:00Z' });
    answer(listMemberships, { items: [aPlace(1, 'Bistro du Quai')], nextCursor: null });
    const { unmount } = await renderApp(PATH, { language: 'fr' });
    await screen.findByRole('button', { name: 'Sage Comptabilité (ZIP)' });
    expect(screen.queryByText('Tous vos commerces')).toBeNull();
    unmount();
    const places = Array.from({ length: 61 }, (_, index) => aPlace(index + 1, `Chez ${index}`));
    answer(listMemberships, { items: places, nextCursor: null });
    const received = answerRows(exportSalesJournals, { name: 'e.zip', count: 1, body: 'PK' });
    const { user } = await renderApp(PATH, { language: 'fr' });
    await user.selectOptions(await screen.findByLabelText('Partie, de soixante commerces par nom'), '2');
    await user.click(screen.getByRole('button', { name: 'Tous les commerces, Sage Comptabilité (ZIP)' }));
    await waitFor(() => expect(received[0]?.query).toMatchObject({ part: 2 }));
  });
});
