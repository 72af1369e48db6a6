import { getHourlySales, listOutages } from '@comptoir/contract/sales/report-charts';
import { getSalesReport, type SalesFigures } from '@comptoir/contract/sales/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { anHourlySales, aSalesReport, NO_SALES, theOutages } from '../../../../test/reports.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ');
const cells = (figure: HTMLElement, name: RegExp): string[] =>
  within(within(figure).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent));
const reader = async (): Promise<HTMLElement> => screen.findByRole('slider');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T16:00:00Z') }));

const SOLD: SalesFigures = { ...NO_SALES, sales: 3, refunds: 1, soldCents: 140_794 };
const thirtyDays = (overrides: Parameters<typeof aSalesReport>[0] = {}) =>
  aSalesReport({
    from: '2026-05-22',
    to: '2026-06-20',
    before: { from: '2026-04-22', to: '2026-05-21', total: NO_SALES, days: [] },
    ...overrides,
  });

describe('the sales of the dashboard', () => {
  it.each([
    ['fr', 'Ventes', /samedi 20 juin/],
    ['en', 'Sales', /Saturday, June 20/],
  ] as const)(
    'are those of 30 days beside the 30 before, and read by key or as a table (%s)',
    async (language, title, day) => {
      const received = answer(
        getSalesReport,
        thirtyDays({
          days: [{ ...SOLD, day: '2026-06-20' }],
          before: {
            from: '2026-04-22',
            to: '2026-05-21',
            total: SOLD,
            days: [{ ...SOLD, soldCents: 5000, day: '2026-05-21' }],
          },
        }),
      );
      const { user } = await renderApp('/dashboard', { language });
      const section = within(await screen.findByRole('region', { name: title }));
      expect(received[0]?.query).toEqual({ from: '2026-05-22', to: '2026-06-20' });
      const point = await reader();
      expect(point.getAttribute('max')).toBe('29');
      expect(plain(point.getAttribute('aria-valuetext'))).toMatch(
        language === 'fr' ? /1 407,94 \$.*50,00 \$/ : /\$1,407\.94.*\$50\.00/,
      );
      await user.click(section.getByRole('button', { expanded: false }));
      const figure = section.getByRole('figure');
      expect(await within(figure).findAllByRole('row')).toHaveLength(31);
      expect(cells(figure, day).at(-2)).toMatch(/1.407.94/);
    },
  );

  it('are asked for again for 90 days, and counted in bills', async () => {
    const received = answer(getSalesReport, ({ query }) =>
      thirtyDays({ from: query.from, to: query.to, days: [{ ...SOLD, day: '2026-06-20' }] }),
    );
    const { user } = await renderApp('/dashboard', { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: '90 jours' }));
    await waitFor(() => expect(received.at(-1)?.query).toEqual({ from: '2026-03-23', to: '2026-06-20' }));
    await user.click(screen.getByRole('button', { name: 'Factures' }));
    expect(screen.getByRole('button', { name: 'Factures' }).getAttribute('aria-pressed')).toBe('true');
    expect(plain((await reader()).getAttribute('aria-valuetext'))).toMatch(/Factures 4$/);
  });

  it('of today are shown by the hour beside the same weekday, and hours to come are not known', async () => {
    answer(
      getHourlySales,
      anHourlySales({
        11: { bills: 2, soldCents: 4600, beforeBills: 1, beforeSoldCents: 1150 },
        14: { beforeBills: 1, beforeSoldCents: 900 },
      }),
    );
    const { user } = await renderApp('/dashboard', { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Aujourd’hui' }));
    await user.click(await screen.findByRole('button', { name: 'Afficher les chiffres en tableau' }));
    const figure = await screen.findByRole('figure', { name: /heure par heure/ });
    await within(figure).findAllByRole('row');
    expect(within(figure).getByRole('columnheader', { name: 'samedi 13 juin' })).toBeDefined();
    expect(cells(figure, /de 11\sh à 12\sh/).slice(-2)).toEqual(['46,00 $', '11,50 $']);
    expect(cells(figure, /de 14\sh à 15\sh/).slice(-1)).toEqual(['9,00 $']);
    expect(cells(figure, /de 14\sh à 15\sh/).at(-2)).not.toMatch(/\d/);
  });

  it('name the outages that touch a day', async () => {
    answer(getSalesReport, thirtyDays({ days: [{ ...SOLD, day: '2026-06-20' }] }));
    answer(listOutages, theOutages({ from: '2026-06-20T13:10:00.000Z', to: '2026-06-20T14:40:00.000Z' }));
    await renderApp('/dashboard', { language: 'fr' });
    expect(plain((await reader()).getAttribute('aria-valuetext'))).toMatch(
      /Revenu Québec ne répondait pas 09 h 10 – 10 h 40$/,
    );
  });

  it.each([
    ['fr', 'Aucune donnée disponible'],
    ['en', 'No data available'],
  ] as const)('of a shop that sold nothing are no line along nought (%s)', async (language, nothing) => {
    answer(getSalesReport, thirtyDays());
    await renderApp('/dashboard', { language });
    const section = within(await screen.findByRole('region', { name: language === 'fr' ? 'Ventes' : 'Sales' }));
    expect(await section.findByText(nothing)).toBeDefined();
    expect(section.queryByRole('slider')).toBeNull();
  });

  it('may be negative on a day, and of one sale alone', async () => {
    answer(getSalesReport, thirtyDays({ days: [{ ...SOLD, sales: 0, soldCents: -1150, day: '2026-06-20' }] }));
    await renderApp('/dashboard', { language: 'fr' });
    expect(plain((await reader()).getAttribute('aria-valuetext'))).toMatch(/Ventes -11,50 \$/);
  });

  it('that cannot be loaded leave the rest of the dashboard as it is', async () => {
    refuse(getSalesReport, 'internal-error');
    await renderApp('/dashboard', { language: 'fr' });
    expect(await screen.findByText('Acceptées aujourd’hui')).toBeDefined();
    const section = within(await screen.findByRole('region', { name: 'Ventes' }));
    expect(await section.findByText('Le chargement a échoué')).toBeDefined();
  });

  it('lead to the report', async () => {
    await renderApp('/dashboard', { language: 'fr' });
    const link = await screen.findByRole('link', { name: 'Voir les rapports de ventes' });
    expect(link.getAttribute('href')).toBe('/sales/reports');
  });
});
