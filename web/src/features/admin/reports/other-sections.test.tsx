import { FIGURE_REPORTS } from '@comptoir/contract/figure-reports';
import { INVOICE_SECTION } from '@comptoir/domain/money/invoices/invoice-section';
import { ONBOARDING_SECTION } from '@comptoir/domain/people/registration/onboarding-section';
import { CERTIFICATE_SECTION } from '@comptoir/domain/sales/devices/certificate-section';
import { SUPPORT_SECTION } from '@comptoir/domain/help/support/support-section';
import { SENDING_SECTION } from '@comptoir/domain/sales/transmissions/sending-section';
import { addUpFigures } from '@comptoir/domain/base/figures/add-up-figures';
import type { FigureSection, FigureValue, Figures, Measure } from '@comptoir/domain/base/figures/figure-section';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

/** A report of one month in which each figure is what is given, or nothing. */
function aReport<Figure extends string, Counted extends Measure>(
  section: FigureSection<Figure, Counted>,
  given: Partial<Figures<Figure, Counted>>,
  key = '2026-06',
) {
  const nothing = addUpFigures(section, []);
  const figures = { ...nothing, ...given };
  return {
    before: { from: '2026-05-01', to: '2026-05-20' },
    total: figures,
    totalBefore: nothing,
    rows: [{ key, name: null, figures, before: nothing }],
  };
}

const money = (count: number, totalCents: number): FigureValue<(typeof INVOICE_SECTION.measures)[number]> => ({
  count,
  subtotalCents: totalCents - 2097,
  gstCents: 700,
  qstCents: 1397,
  totalCents,
});

const open = (section: string, language: 'fr' | 'en' = 'fr', search = '') =>
  renderApp(`/reports?section=${section}${search}`, { language, token: aToken({ role: 'admin', merchantId: null }) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-21T03:30:00Z') }));

describe('sales by period', () => {
  it.each([
    ['fr', 'Après 48 heures', '482,91 $', 'Exporter (Excel)'],
    ['en', 'After 48 hours', '$482.91', 'Export (Excel)'],
  ] as const)(
    'shows what was sold and what became of it, with its files (%s)',
    async (language, header, amount, file) => {
      const accepted = { count: 3, totalCents: 48_291 };
      answer(
        FIGURE_REPORTS.sending.report,
        aReport(SENDING_SECTION, { made: accepted, accepted, late: { count: 1, totalCents: 575 } }),
      );
      await open('sending', language);
      expect(await screen.findByRole('columnheader', { name: header })).toBeDefined();
      expect(screen.getAllByText(amount).length).toBeGreaterThan(0);
      expect(screen.getByRole('button', { name: file })).toBeDefined();
    },
  );
});

describe('invoices and dunning', () => {
  const invoices = aReport(INVOICE_SECTION, { issued: money(3, 48_291), unpaid60: money(2, 32_194) });

  it.each([
    ['fr', 'Impayées, 31–60 jours', '321,94 $'],
    ['en', 'Unpaid, 31–60 days', '$321.94'],
  ] as const)('shows what is unpaid by its age (%s)', async (language, header, amount) => {
    answer(FIGURE_REPORTS.invoices.report, invoices);
    await open('invoices', language);
    expect(await screen.findByRole('columnheader', { name: header })).toBeDefined();
    expect(screen.getAllByText(amount).length).toBeGreaterThan(0);
  });

  it('pages through the merchants behind a figure, below what all of them come to', async () => {
    answer(FIGURE_REPORTS.invoices.report, invoices);
    const received = answer(FIGURE_REPORTS.invoices.merchants, ({ query: { cursor = 0 } }) => ({
      items: [{ merchantId: id(1 + cursor / 50), company_name: `Café ${1 + cursor / 50}`, ...money(1, 16_097) }],
      nextCursor: cursor === 0 ? '50' : null,
      previousCursor: cursor === 0 ? null : '0',
      total: { merchants: 51, ...money(2, 32_194) },
    }));
    const { user } = await open('invoices', 'en', '&figure=unpaid60');
    expect(await screen.findByRole('link', { name: 'Café 1' })).toBeDefined();
    expect(screen.getByText('51 merchants in all')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: 'Café 2' })).toBeDefined();
    expect(received.at(-1)?.query).toMatchObject({ figure: 'unpaid60', cursor: 50, limit: 50 });
  });

  it('looks into no figure that is another section’s', async () => {
    answer(FIGURE_REPORTS.invoices.report, invoices);
    await open('invoices', 'fr', '&figure=signedUp');
    await screen.findByRole('columnheader', { name: 'Impayées, 31–60 jours' });
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
  });
});

describe('the onboarding', () => {
  it('shows how far they have come, and the days between two steps on average', async () => {
    answer(
      FIGURE_REPORTS.onboarding.report,
      aReport(ONBOARDING_SECTION, { signedUp: { count: 4, days: 0 }, paid: { count: 3, days: 8 } }),
    );
    await open('onboarding');
    expect(await screen.findByText('Jours entre les étapes, en moyenne')).toBeDefined();
    expect(screen.getAllByText('2,7 j')).toHaveLength(2);
  });

  it('goes by the week when the address says so, which other sections do not', async () => {
    const weekly = aReport(ONBOARDING_SECTION, { signedUp: { count: 1, days: 0 } }, '2026-06-15');
    const received = answer(FIGURE_REPORTS.onboarding.report, weekly);
    const invoices = answer(FIGURE_REPORTS.invoices.report, aReport(INVOICE_SECTION, {}));
    await open('onboarding', 'en', '&by=week');
    expect(await screen.findAllByText('Week of June 15, 2026')).not.toHaveLength(0);
    expect(received[0]?.query.groupBy).toBe('week');
    await open('invoices', 'en', '&by=week');
    expect(await screen.findByText('Nothing was invoiced or owed in this period. Choose another one.')).toBeDefined();
    expect(invoices[0]?.query.groupBy).toBe('month');
  });
});

describe.each([
  {
    name: 'certificates',
    call: FIGURE_REPORTS.certificates.report,
    empty: /Aucun certificat/,
    header: 'En vigueur',
    answerWith: (count: number) =>
      answer(FIGURE_REPORTS.certificates.report, aReport(CERTIFICATE_SECTION, { valid: { count } })),
  },
  {
    name: 'support',
    call: FIGURE_REPORTS.support.report,
    empty: /Personne n’a demandé/,
    header: 'Messages',
    answerWith: (count: number) =>
      answer(FIGURE_REPORTS.support.report, aReport(SUPPORT_SECTION, { messages: { count } })),
  },
])('the section $name', ({ name, call, empty, header, answerWith }) => {
  it('says that there is nothing', async () => {
    answerWith(0);
    await open(name);
    expect(await screen.findByText(empty)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });

  it('has a column for each figure', async () => {
    answerWith(5);
    await open(name);
    expect(await screen.findByRole('columnheader', { name: header })).toBeDefined();
  });

  it('says that it could not be loaded', async () => {
    refuse(call, 'internal-error');
    await open(name);
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});
