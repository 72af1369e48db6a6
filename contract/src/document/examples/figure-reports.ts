import type { Measure } from '@comptoir/domain/base/figures/figure-section';
import type { ReportSection } from '@comptoir/domain/base/figures/report-section';
import { FIGURE_SECTIONS } from '@comptoir/domain/figure-sections';
import type { Example } from './example.ts';
import { MERCHANT_ID } from './ids.ts';

/** Amounts of one of anything. */
const OF_ONE: Readonly<Record<Measure, number>> = {
  subtotalCents: 14_000,
  gstCents: 700,
  qstCents: 1397,
  totalCents: 16_097,
  days: 2,
};

function examplesOf(section: ReportSection, call: string): Record<string, Example> {
  const valueOf = (count: number) => ({
    count,
    ...Object.fromEntries(section.measures.map((measure) => [measure, count * OF_ONE[measure]])),
  });
  // the first figure of a section is the one that the others are of
  const figuresOf = (most: number) =>
    Object.fromEntries(section.figures.map((figure, index) => [figure, valueOf(Math.max(0, most - 2 * index))]));
  const [figures, before] = [figuresOf(24), figuresOf(21)];
  const query = { from: '2026-06-01', to: '2026-06-30', groupBy: 'month' };
  return {
    [`get${call}Report`]: {
      query,
      reply: {
        before: { from: '2026-05-01', to: '2026-05-31' },
        total: figures,
        totalBefore: before,
        rows: [{ key: '2026-06', name: null, figures, before }],
      },
    },
    [`list${call}ReportMerchants`]: {
      query: { ...query, figure: section.figures[0], key: '2026-06', limit: 50 },
      reply: {
        items: [{ merchantId: MERCHANT_ID, company_name: 'Bistro du Quai', ...valueOf(24) }],
        nextCursor: null,
        previousCursor: null,
        total: { merchants: 1, ...valueOf(24) },
      },
    },
    [`get${call}ReportFile`]: { query: { ...query, format: 'xlsx' } },
  };
}

/** Examples of the reports, made from what each section says of itself. */
export const figureReportExamples: Readonly<Record<string, Example>> = Object.assign(
  {},
  ...Object.values(FIGURE_SECTIONS).map((section: ReportSection) =>
    section.document ? examplesOf(section, section.document.call) : {},
  ),
);
