import { FIGURE_GROUPS, type FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import { dayIn } from '../../../lib/format.ts';
import { readFilters } from '../../../shared/lists/list-search.ts';
import { transmissionReportQuery } from '../../../shared/queries/sales.ts';
import { presetPeriod, REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { type PeriodSearch, readPeriod } from '../../../shared/reports/read-period.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { listOf } from '../../../lib/search-params.ts';
import { ReportIcon } from '../../../ui/icons.tsx';

interface ReportsSearch extends PeriodSearch {
  section?: 'sending' | 'revenue' | 'invoices' | 'onboarding' | 'certificates' | 'support' | undefined;
  by?: FigureGroup | undefined;
  /** Figure whose merchants are shown, and its row. */
  figure?: string | undefined;
  key?: string | undefined;
}

/** Reads the section of the administrators' reports, its period, and what it is looked into for: a figure of another section is none. */
const readReportsSearch = (search: Record<string, unknown>): ReportsSearch => ({
  ...readPeriod(search),
  ...readFilters({ section: ['sending', 'revenue', 'invoices', 'onboarding', 'certificates', 'support'] })(search),
  by: FIGURE_GROUPS.find((group) => group === search['by']),
  figure: listOf(search['figure'])[0],
  key: listOf(search['key'])[0],
});

export const reports = screen({
  path: '/reports',
  access: 'read-reports',
  group: 'administration',
  Icon: ReportIcon,
  search: readReportsSearch,
  texts: ['reports', 'reportControls', 'figures'],
  firstQueries: ({ search: { from, section, sort, cursor } }) =>
    // a period in the address may be one that no report is made for
    (from ?? section ?? sort ?? cursor)
      ? []
      : [transmissionReportQuery(presetPeriod('this-month', dayIn(new Date(), REPORT_TIME_ZONE)))],
  page: () => import('./reports-page.tsx'),
});
