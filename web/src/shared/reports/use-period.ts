import { faultsOfPeriod, type ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayIn } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { presetPeriod } from './preset-period.ts';

/** The period of the report by the days of a zone, kept in the address so that it can be bookmarked and shared; this month when none is. */
export function usePeriod(timeZone: string) {
  const { from, to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = dayIn(useNow(60_000), timeZone);
  const thisMonth = presetPeriod('this-month', today);
  const named: ReportPeriod = from && to ? { from, to } : thisMonth;
  // an address may name a period that no report is made for
  const period = faultsOfPeriod(named, today).length > 0 ? thisMonth : named;

  const setPeriod = (chosen: ReportPeriod): void => {
    void navigate({
      to: '.',
      // the list of another period begins at its first page
      search: ({ cursor: _cursor, ...before }) => ({ ...before, ...chosen }),
      replace: true,
      resetScroll: false,
    });
  };

  return { today, period, setPeriod };
}
