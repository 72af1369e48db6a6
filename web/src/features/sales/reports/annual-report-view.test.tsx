import {
  getAnnualPdf,
  getAnnualReport,
  getAnnualWorkbook,
  getFiscalYear,
  setFiscalYear,
} from '@comptoir/contract/sales/annual-reports';
import { getSession } from '@comptoir/contract/base/sessions';
import { getSalesPdf, getTaxPdf, getTaxWorkbook } from '@comptoir/contract/sales/report-documents';
import { getSalesReport, type SalesFigures } from '@comptoir/contract/sales/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionView, aToken, id } from '../../../../test/factories.ts';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { anAnnualReport, aSalesReport, NO_SALES } from '../../../../test/reports.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

const SOLD: SalesFigures = {
  ...NO_SALES,
  sales: 3,
  netCents: 122_456,
  gstCents: 6123,
  qstCents: 12_215,
  soldCents: 140_794,
};
const CHANGED = {
  madeAt: '2026-01-05T11:10:00.000Z',
  soldCents: 140_794,
  added: [],
  refused: [],
  differenceCents: 0,
  unexplainedCents: 0,
};
const BILL = { id: id(7), noTrans: '7K2Q-9', deviceName: 'Bar', signedAt: '2025-12-31T23:51:00.000Z', soldCents: 1150 };

describe('the annual report', () => {
  it.each([
    ['fr', 'Rapport annuel 2025', /juin 2025/, '1 407,94 $', 'Enregistrer en PDF'],
    ['en', 'Annual report 2025', /Jun 2025/, '$1,407.94', 'Save as PDF'],
  ] as const)(
    'shows the months of the year that the address names, from the first sale on (%s)',
    async (language, title, june, sold, pdf) => {
      const months = anAnnualReport().months.map((month) =>
        month.month === '2025-06' ? { ...month, ...SOLD } : month,
      );
      const received = answer(getAnnualReport, anAnnualReport({ total: SOLD, months }));
      const files = answerRows(getAnnualPdf, { name: 'rapport-annuel-2025.pdf', count: 0, body: '%PDF' });
      const { user } = await renderApp('/sales/reports?view=annual&year=2025', { language });
      expect(await screen.findByRole('heading', { name: title })).toBeDefined();
      expect(received[0]?.query).toMatchObject({ year: 2025, firstMonth: 1 });
      expect(screen.getAllByRole('row')).toHaveLength(1 + 7 + 1);
      expect(plain(screen.getByRole('row', { name: june }).textContent)).toContain(sold);
      await user.click(screen.getByRole('button', { name: pdf }));
      await waitFor(() => expect(files[0]?.query).toMatchObject({ firstMonth: 1, version: 'current' }));
    },
  );

  it.each([
    ['a merchant that sold in the year before, whose season begins later', { before: SOLD, month: '2025-06' }, 12],
    ['the first month, too, when it is the only one', { before: NO_SALES, month: '2025-12' }, 1],
    ['a year in which nothing was sold', { before: NO_SALES, month: null }, 12],
  ])('shows the months of %s', async (_name, { before, month }, count) => {
    const report = anAnnualReport();
    const months = report.months.map((one) => (one.month === month ? { ...one, ...SOLD } : one));
    answer(getAnnualReport, anAnnualReport({ months, before: { ...report.before, total: before } }));
    await renderApp('/sales/reports?view=annual&year=2025');
    await screen.findByRole('heading', { name: 'Rapport annuel 2025' });
    expect(screen.getAllByRole('row')).toHaveLength(1 + count + 1);
  });

  it('is of the year that runs unless the address says otherwise, and of a fiscal year by its first month', async () => {
    const received = answer(getAnnualReport, ({ query }) =>
      anAnnualReport({ year: query.year, firstMonth: query.firstMonth, to: '2026-06-20' }),
    );
    const { user, address } = await renderApp('/sales/reports?view=annual', { language: 'fr' });
    expect(await screen.findByText(/^L’année n’est pas terminée/)).toBeDefined();
    expect(received[0]?.query).toMatchObject({ year: 2026 });
    await user.selectOptions(screen.getByLabelText('L’exercice commence en'), 'avril');
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ year: 2027, firstMonth: 4 }));
    await user.selectOptions(screen.getByLabelText('Année'), '2026');
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ year: 2026, firstMonth: 4 }));
    expect(address()).toContain('first=4');
  });

  it('is of the merchant’s own fiscal year, and of another one that becomes its own', async () => {
    let own = { firstMonth: 4, changedAt: '2026-06-01T12:00:00.000Z' };
    answer(getFiscalYear, () => own);
    const changed = answer(setFiscalYear, ({ body }) => (own = { ...own, ...body }));
    const received = answer(getAnnualReport, anAnnualReport());
    const { user, address } = await renderApp('/sales/reports?view=annual', { language: 'fr' });
    expect(await screen.findByText(/^Le rapport de l’exercice qui commence en avril est conservé/)).toBeDefined();
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ year: 2027, firstMonth: 4 }));
    expect(screen.queryByRole('button', { name: /^Conserver plutôt/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('L’exercice commence en'), 'janvier');
    await waitFor(() => expect(address()).toContain('first=1'));
    await user.click(await screen.findByRole('button', { name: 'Conserver plutôt celui qui commence en janvier' }));
    expect(await screen.findByText(/^Le rapport de l’exercice qui commence en janvier est conservé/)).toBeDefined();
    expect(changed[0]?.body).toEqual({ firstMonth: 1 });
  });

  it('leaves the fiscal year to those who may change it', async () => {
    answer(getSession, aSessionView({ merchantRight: 'reader' }));
    answer(getAnnualReport, anAnnualReport());
    await renderApp('/sales/reports?view=annual&first=4', {
      language: 'en',
      token: aToken({ merchantRight: 'reader' }),
    });
    expect(await screen.findByText(/^Of the year that begins in January/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Keep the one/ })).toBeNull();
  });

  it('says that the fiscal year could not be changed', async () => {
    answer(getAnnualReport, anAnnualReport());
    refuse(setFiscalYear, 'internal-error');
    const { user } = await renderApp('/sales/reports?view=annual&first=4', { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Conserver plutôt celui qui commence en avril' }));
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('that still holds says so, and is saved as it was kept', async () => {
    answer(getAnnualReport, anAnnualReport({ total: SOLD, kept: CHANGED }));
    const files = answerRows(getAnnualPdf, { name: 'rapport-annuel-2025.pdf', count: 0, body: '%PDF' });
    const { user } = await renderApp('/sales/reports?view=annual&year=2025', { language: 'fr' });
    expect(await screen.findByText(/est toujours juste, au cent près\.$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Tel que conservé (PDF)' }));
    await waitFor(() => expect(files[0]?.query).toMatchObject({ version: 'kept' }));
  });

  it('that changed names the bills and what they come to', async () => {
    const kept = {
      ...CHANGED,
      soldCents: 139_000,
      added: [BILL],
      refused: [{ ...BILL, id: id(8), noTrans: '7K2Q-3', soldCents: 300 }],
      differenceCents: 850,
      unexplainedCents: 944,
    };
    answer(getAnnualReport, anAnnualReport({ total: SOLD, kept }));
    await renderApp('/sales/reports?view=annual&year=2025', { language: 'fr' });
    const section = within(await screen.findByRole('region', { name: 'Changé depuis qu’il a été conservé' }));
    expect(plain(section.getByText(/^Depuis que le rapport/).textContent)).toMatch(
      /17,94 \$ a changé : 1 390,00 \$ alors, 1 407,94 \$ aujourd’hui\. 9,44 \$ vient de jours/,
    );
    expect(plain(section.getByRole('row', { name: /7K2Q-9/ }).textContent)).toContain('11,50 $');
    expect(plain(section.getByRole('row', { name: /7K2Q-3/ }).textContent)).toContain('-3,00 $');
  });

  it('that cannot be loaded says so', async () => {
    refuse(getAnnualReport, 'internal-error');
    await renderApp('/sales/reports?view=annual', { language: 'fr' });
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});

it('every report is saved as the file that its button names', async () => {
  answer(getSalesReport, aSalesReport({ total: SOLD, days: [{ ...SOLD, day: '2026-06-01' }] }));
  const file = { name: 'x', count: 0, body: 'x' };
  const endpoints = [getSalesPdf, getTaxPdf, getTaxWorkbook, getAnnualWorkbook];
  const [sales, taxPdf, taxBook, yearBook] = endpoints.map((endpoint) => answerRows(endpoint, file));
  const { user } = await renderApp('/sales/reports?from=2026-06-01&to=2026-06-20', { language: 'fr' });
  const save = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await save('Enregistrer en PDF');
  await waitFor(() => expect(sales?.[0]?.query).toEqual({ from: '2026-06-01', to: '2026-06-20' }));
  await save('Taxes perçues');
  await screen.findByRole('heading', { name: 'Taxes à déclarer' });
  await save('Enregistrer en PDF');
  await waitFor(() => expect(taxPdf).toHaveLength(1));
  await save('Exporter (Excel)');
  await waitFor(() => expect(taxBook).toHaveLength(1));
  await save('Année');
  await screen.findByRole('heading', { name: /^Rapport annuel/ });
  await save('Exporter (Excel)');
  await waitFor(() => expect(yearBook).toHaveLength(1));
});
