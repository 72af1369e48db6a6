import type { GivenChanges } from '@comptoir/contract/sales/report-changes';
import { exportSalesReport, getSalesReport, getTaxReport } from '@comptoir/contract/sales/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { id } from '../../../../test/factories.ts';
import { answer, answerRows } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSalesReport, aTaxReport, NO_SALES } from '../../../../test/reports.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

const SAME: GivenChanges = {
  madeAt: '2026-06-05T14:00:00.000Z',
  netCents: 1000,
  gstCents: 50,
  qstCents: 100,
  soldCents: 1150,
  added: [],
  refused: [],
  differenceCents: 0,
  unexplainedCents: 0,
};
const BILL = { id: id(7), noTrans: '7K2Q-9', deviceName: 'Bar', signedAt: '2026-05-31T23:51:00.000Z', soldCents: 2300 };
const CHANGED: GivenChanges = {
  ...SAME,
  added: [BILL],
  refused: [{ ...BILL, id: id(8), noTrans: '7K2Q-3', soldCents: 345 }],
  differenceCents: 1955,
};

describe('a period of which a file was made', () => {
  it.each([
    [
      'fr',
      'Changé depuis qu’il a été produit',
      /19,55 \$ a changé, taxes comprises : 11,50 \$ alors, 31,05 \$/,
      '23,00 $',
    ],
    ['en', 'Changed since it was made', /\$19\.55 has changed, after tax: \$11\.50 then, \$31\.05/, '$23.00'],
  ] as const)('says that it has changed, by which bills and how much (%s)', async (language, title, words, amount) => {
    answer(getSalesReport, aSalesReport({ total: { ...NO_SALES, sales: 2, soldCents: 3105 }, given: CHANGED }));
    await renderApp('/sales/reports?from=2026-05-01&to=2026-05-31', { language });
    const section = within(await screen.findByRole('region', { name: title }));
    expect(plain(section.getByText(/7K2Q-9/).closest('tr')?.textContent)).toContain(amount);
    expect(section.getAllByRole('row')).toHaveLength(1 + 2 + 1);
    expect(section.getAllByText((_, element) => words.test(plain(element?.textContent))).length).toBeGreaterThan(0);
  });

  it('says what the bills that are not listed come to', async () => {
    answer(getTaxReport, { ...aTaxReport(), given: { ...CHANGED, differenceCents: 2155 } });
    await renderApp('/sales/reports?view=taxes&from=2026-05-01&to=2026-05-31', { language: 'fr' });
    const section = within(await screen.findByRole('region', { name: 'Changé depuis qu’il a été produit' }));
    expect(section.getByText('Toutes les autres : 2,00 $', { normalizer: plain })).toBeDefined();
    expect(section.getByText('dans le fichier : 0,50 $', { normalizer: plain })).toBeDefined();
  });

  it('says that the file still holds, and is read again when another one is made', async () => {
    let given: GivenChanges | null = null;
    answer(getSalesReport, () => aSalesReport({ total: { ...NO_SALES, sales: 1 }, given }));
    answerRows(exportSalesReport, { name: 'ventes.csv', count: 1, body: 'a\n' });
    const { user } = await renderApp('/sales/reports?from=2026-05-01&to=2026-05-31', { language: 'fr' });
    const save = await screen.findByRole('button', { name: 'Exporter (CSV)' });
    expect(screen.queryByText(/est toujours juste/)).toBeNull();
    given = SAME;
    await user.click(save);
    await waitFor(() => expect(screen.getByText(/^Le fichier de cette période .* est toujours juste/)).toBeDefined());
  });
});
