import { exportSalesReport, getSalesReport, getTaxReport, type SalesFigures } from '@comptoir/contract/sales/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { id } from '../../../../test/factories.ts';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSalesReport, aTaxReport, NO_SALES } from '../../../../test/reports.ts';

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const cells = (name: RegExp): (string | undefined)[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') }));

const SOLD: SalesFigures = {
  ...NO_SALES,
  sales: 3,
  refunds: 1,
  grossCents: 123_456,
  refundedCents: -1000,
  netCents: 122_456,
  gstCents: 6123,
  qstCents: 12_215,
  soldCents: 140_794,
};

describe('the sales report', () => {
  it.each([
    ['fr', /1er juin 2026/, ['3', '1 234,56 $', '-10,00 $', '1 224,56 $', '61,23 $', '122,15 $', '1 407,94 $']],
    ['en', /June 1, 2026/, ['3', '$1,234.56', '-$10.00', '$1,224.56', '$61.23', '$122.15', '$1,407.94']],
  ] as const)('shows a period day by day, beside the one before (%s)', async (language, day, figures) => {
    const received = answer(getSalesReport, aSalesReport({ total: SOLD, days: [{ ...SOLD, day: '2026-06-01' }] }));
    await renderApp('/sales/reports', { language });
    await screen.findByRole('row', { name: day });
    expect(received[0]?.query).toEqual({ from: '2026-06-01', to: '2026-06-20' });
    expect(cells(day)).toEqual(figures);
    expect(screen.getByRole('figure')).toBeDefined();
  });

  it('is shown by employee, and names those that no bill names', async () => {
    const employees = [{ ...SOLD, employee: null }];
    answer(getSalesReport, aSalesReport({ total: SOLD, employees }));
    const { user, address } = await renderApp('/sales/reports', { language: 'fr' });
    await user.selectOptions(await screen.findByLabelText('Détail par'), 'Employé');
    expect(await screen.findByRole('row', { name: /Aucun employé nommé/ })).toBeDefined();
    expect(address()).toContain('by=employee');
  });

  it('says what is also in the sales, only when there is any', async () => {
    answer(getSalesReport, aSalesReport({ total: { ...SOLD, serviceCents: 1234 } }));
    await renderApp('/sales/reports', { language: 'en' });
    expect(await screen.findByText('$12.34')).toBeDefined();
    expect(screen.queryByText('Rounding and coupons after tax')).toBeNull();
  });

  it('is of another period by its name', async () => {
    const received = answer(getSalesReport, aSalesReport());
    const { user } = await renderApp('/sales/reports', { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Trimestre dernier' }));
    await waitFor(() => expect(received.at(-1)?.query).toEqual({ from: '2026-01-01', to: '2026-03-31' }));
  });

  it('keeps the focus where its period was chosen, and forgets what was wrong with another', async () => {
    answer(getSalesReport, aSalesReport());
    const { user } = await renderApp('/sales/reports', { language: 'fr' });
    await user.clear(await screen.findByLabelText('Du'));
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    const fault = 'Choisissez une date de début et une date de fin.';
    const said = await screen.findByText(fault);
    expect(screen.getByRole('group', { name: 'Premier et dernier jour' }).getAttribute('aria-describedby')).toBe(
      said.id,
    );

    const preset = screen.getByRole('button', { name: 'Trimestre dernier' });
    await user.click(preset);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Du').value).toBe('2026-01-01'));
    expect(screen.queryByText(fault)).toBeNull();
    expect(document.activeElement).toBe(preset);
    expect(preset.getAttribute('aria-pressed')).toBe('true');

    const last = screen.getByLabelText('Au');
    await user.clear(last);
    await user.type(last, '2026-03-15{Enter}');
    await waitFor(() => expect(preset.getAttribute('aria-pressed')).toBe('false'));
    expect(document.activeElement).toBe(last);
  });

  it('says in the title of the window which of the reports it is', async () => {
    answer(getSalesReport, aSalesReport());
    const { user } = await renderApp('/sales/reports', { language: 'fr' });
    await waitFor(() => expect(document.title).toBe('Rapports de ventes · Ventes · Comptoir'));
    await user.click(await screen.findByRole('button', { name: 'Taxes perçues' }));
    await waitFor(() => expect(document.title).toBe('Rapports de ventes · Taxes perçues · Comptoir'));
  });

  it('says that nothing was sold', async () => {
    answer(getSalesReport, aSalesReport());
    await renderApp('/sales/reports', { language: 'fr' });
    expect(await screen.findByText('Rien n’a été vendu pendant cette période. Choisissez-en une autre.')).toBeDefined();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('is saved as a file, by what it is shown by', async () => {
    answer(getSalesReport, aSalesReport({ total: SOLD, payments: [{ ...SOLD, payment: 'DEB' }] }));
    const received = answerRows(exportSalesReport, { name: 'ventes.csv', count: 1, body: 'a\n' });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await renderApp('/sales/reports?by=payment', { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Exporter (CSV)' }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ by: 'payment', format: 'csv' }));
  });

  it('says that it could not be loaded', async () => {
    refuse(getSalesReport, 'internal-error');
    await renderApp('/sales/reports', { language: 'fr' });
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});

describe('the tax summary', () => {
  it.each([
    ['fr', 'Taxes perçues', /Trimestre 2 de 2026/, ['36 418,29 $', '1 820,91 $', '3 632,72 $', '41 871,92 $']],
    ['en', 'Taxes', /Quarter 2, 2026/, ['$36,418.29', '$1,820.91', '$3,632.72', '$41,871.92']],
  ] as const)('shows sales and both taxes by month and quarter (%s)', async (language, view, quarter, figures) => {
    answer(getTaxReport, aTaxReport());
    const { user, address } = await renderApp('/sales/reports', { language });
    await user.click(await screen.findByRole('button', { name: view }));
    await screen.findByRole('row', { name: quarter });
    expect(cells(quarter)).toEqual(figures);
    expect(cells(language === 'fr' ? /juin 2026/ : /Jun 2026/)).toEqual(figures);
    expect(address()).toContain('view=taxes');
  });

  it('says that Revenu Québec has every bill', async () => {
    answer(getTaxReport, aTaxReport());
    await renderApp('/sales/reports?view=taxes', { language: 'fr' });
    expect(await screen.findByText(/Revenu Québec a toutes les factures/)).toBeDefined();
  });

  it('names each bill that it has not, and leads there', async () => {
    const bill = {
      id: id(5),
      noTrans: '7K2Q-5',
      signedAt: '2026-06-20T15:00:00.000Z',
      deviceName: 'Caisse avant',
      state: 'waiting',
      soldCents: 1810,
    } as const;
    const open = { outstandingBills: 1, outstandingCents: 1810, refusedBills: 1, bills: [bill] };
    answer(getTaxReport, aTaxReport(open));
    await renderApp('/sales/reports?view=taxes', { language: 'fr' });
    const row = within(await screen.findByRole('row', { name: /7K2Q-5/ }));
    expect(row.getByText('En attente')).toBeDefined();
    expect(row.getByRole('link').getAttribute('href')).toContain(id(5));
    expect(screen.getByText(/1 facture de ces ventes doit encore parvenir/)).toBeDefined();
    expect(screen.getByText(/1 facture a été refusée/)).toBeDefined();
    expect(screen.queryByText(/a toutes les factures/)).toBeNull();
  });

  it('hides no difference of its own', async () => {
    answer(getTaxReport, aTaxReport({ unexplainedCents: 7 }));
    await renderApp('/sales/reports?view=taxes', { language: 'en' });
    expect(plain((await screen.findByText(/differ by/)).textContent)).toContain('$0.07');
  });

  it.each([
    [{ ourPayments: 3, ourCents: 1725 }, 'Agrees'],
    [{ ourPayments: 2, ourCents: 1150 }, 'Differs by $5.75'],
    [{ ourPayments: null, ourCents: null }, 'Its last bill is not here yet'],
  ])('holds the counters of a device against its bills: %j', async (ours, words) => {
    const counter = {
      deviceId: id(3),
      deviceName: 'Caisse avant',
      year: 2026,
      receivedAt: '2026-06-20T15:00:00.000Z',
      payments: 3,
      soldCents: 1725,
      ...ours,
    };
    answer(getTaxReport, aTaxReport({ counters: [counter] }));
    await renderApp('/sales/reports?view=taxes', { language: 'en' });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('explains what a calculator finds', async () => {
    answer(getTaxReport, aTaxReport());
    await renderApp('/sales/reports?view=taxes', { language: 'en' });
    expect(await screen.findByText('collected: $1,820.91; difference: $0.01')).toBeDefined();
  });
});
