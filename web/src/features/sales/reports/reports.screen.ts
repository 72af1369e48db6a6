import { readFilters } from '../../../shared/lists/list-search.ts';
import { type PeriodSearch, readPeriod } from '../../../shared/reports/read-period.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { listOf } from '../../../lib/search-params.ts';
import { ReportIcon } from '../../../ui/icons.tsx';

interface FiguresSearch extends PeriodSearch {
  /** The taxes or a year instead of the sales. */
  view?: 'taxes' | 'annual' | 'accounting';
  /** Grouping of the sales; by day when it is left out. */
  by?: 'item' | 'category' | 'kind' | 'payment' | 'device' | 'employee';
  /** Of an annual report: the year, and the month that the fiscal year begins with. */
  year?: string | undefined;
  first?: string | undefined;
}

/** The period of a merchant's report, and what of it is shown. */
const readFigures = (search: Record<string, unknown>): FiguresSearch => ({
  ...readPeriod(search),
  ...readFilters({
    view: ['taxes', 'annual', 'accounting'],
    by: ['item', 'category', 'kind', 'payment', 'device', 'employee'],
  })(search),
  year: listOf(search['year']).find((year) => /^20\d\d$/.test(year)),
  first: listOf(search['first']).find((month) => /^(?:[1-9]|1[0-2])$/.test(month)),
});

export const merchantReports = screen({
  path: '/sales/reports',
  access: 'read-bills',
  group: 'sales',
  Icon: ReportIcon,
  search: readFigures,
  texts: ['merchantReports', 'reportControls', 'accounting'],
  page: () => import('./merchant-reports-page.tsx'),
});
