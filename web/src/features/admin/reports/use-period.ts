import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { presetPeriod, REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';

/** The period of the report, kept in the address so that it can be bookmarked and shared; this month when none is. */
export function usePeriod() {
  const { from, to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = dayIn(useNow(60_000), REPORT_TIME_ZONE);
  const period: ReportPeriod = from && to ? { from, to } : presetPeriod('this-month', today);

  const setPeriod = (chosen: ReportPeriod): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...chosen }), replace: true, resetScroll: false });
  };

  return { today, period, setPeriod };
}
