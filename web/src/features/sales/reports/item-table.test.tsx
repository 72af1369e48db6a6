import { getItemReport } from '@comptoir/contract/sales/report-items';
import { exportSalesReport, getSalesReport } from '@comptoir/contract/sales/reports';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { anItemReport, aSalesReport, NO_SALES } from '../../../../test/reports.ts';

const rowTexts = () => screen.getAllByRole('row').map((row) => (row.textContent ?? '').replaceAll(/\s/g, ' '));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') });
  answer(getSalesReport, aSalesReport({ total: { ...NO_SALES, sales: 2 } }));
});

describe('sales by item', () => {
  it.each([
    [
      'fr',
      'Détail par',
      'Article',
      ['Soupe', '8,00 $'],
      ['Tous les autres articles', '1,00 $'],
      ['Ensemble', '11,00 $'],
    ],
    ['en', 'Detail by', 'Item', ['Soupe', '$8.00'], ['All other items', '$1.00'], ['Total', '$11.00']],
  ] as const)('are shown with the others and the sum (%s)', async (language, by, item, soup, others, total) => {
    const report = anItemReport({ Soupe: 800, Thé: 200 });
    const rest = { soldQuantity: 1.5, returnedQuantity: 0, grossCents: 100, refundedCents: 0, netCents: 100 };
    answer(getItemReport, { ...report, others: rest, total: { ...report.total, netCents: 1100 } });
    const { user, address } = await renderApp('/sales/reports', { language });
    await user.selectOptions(await screen.findByLabelText(by), item);
    await screen.findByRole('row', { name: /Soupe/ });
    expect(address()).toContain('by=item');
    for (const [row, [label, net]] of [soup, others, total].map((texts, index) => [[1, 3, 4][index], texts] as const)) {
      expect(rowTexts()[row ?? 0]).toContain(label);
      expect(rowTexts()[row ?? 0]).toContain(net);
    }
  });

  it.each([
    ['fr', 'Catégorie', 'Sans catégorie'],
    ['en', 'Category', 'Without a category'],
  ] as const)('are shown by the category of the menu that they are in (%s)', async (language, category, without) => {
    const report = anItemReport({ Soupe: 800, Pain: 100 });
    const [soup, bread] = report.items;
    if (!soup || !bread) throw new Error('two');
    const { item: _, code: _code, ...figures } = soup;
    const categories = [{ ...figures, category: 'entrees', name: 'Entrées' }];
    const { item: _item, code: _none, ...uncategorized } = bread;
    answer(getItemReport, { ...report, categories, uncategorized });
    await renderApp('/sales/reports?by=category', { language });
    await screen.findByRole('columnheader', { name: new RegExp(category) });
    const [, first, second] = rowTexts();
    expect([first, second]).toMatchObject([expect.stringContaining('Entrées'), expect.stringContaining(without)]);
  });

  it('are put in the order of any column, the others last', async () => {
    answer(getItemReport, { ...anItemReport({ Thé: 200, Soupe: 800 }), others: anItemReport().total });
    const { user } = await renderApp('/sales/reports?by=item', { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Article' }));
    await waitFor(() =>
      expect(
        rowTexts()
          .slice(1, 4)
          .map((text) => text.slice(0, 3)),
      ).toEqual(['Sou', 'Thé', 'Tou']),
    );
  });

  it('are saved as a file', async () => {
    answer(getItemReport, anItemReport({ Soupe: 800 }));
    const received = answerRows(exportSalesReport, { name: 'ventes.csv', count: 1, body: 'a\n' });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await renderApp('/sales/reports?by=item', { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Exporter (CSV)' }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ by: 'item', format: 'csv' }));
  });

  it('that cannot be loaded say so', async () => {
    refuse(getItemReport, 'internal-error');
    await renderApp('/sales/reports?by=item', { language: 'fr' });
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});
