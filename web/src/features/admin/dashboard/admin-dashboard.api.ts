import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useLooked } from '../../../shared/merchants/use-looked.ts';
import { mailFailuresQuery, merchantQuery } from '../../../shared/queries/base.ts';
import { figureReportQuery } from '../../../shared/queries/figures.ts';
import { cursorAt } from '../../../shared/queries/looked-at.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';
import { overviewQuery } from '../../../shared/queries/sales.ts';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';

const REFRESH_MS = 30_000;

/** The state of everything, with the merchants that the address looks at: read again when the server says that something has changed. */
export function useOverview() {
  const queries = useQueryClient();
  useLiveUpdates('/reports/overview/stream', {}, (since) => readAgain(queries, since, 'overview'));
  return useQuery({ ...overviewQuery(useLooked()), refetchInterval: REFRESH_MS });
}

/** Mails that did not go out: the page that the address names, and only those to the people of a merchant if it names one. */
export function useMailFailures() {
  const { about, cursor } = useSearch({ strict: false });
  return useMails({ ...cursorAt(cursor), ...(about ? { merchantId: about } : {}) });
}

/** Counts the mails to everyone. Every page counts them: the one that is shown is not asked for twice. */
export function useMailCount() {
  const { look, about, cursor } = useSearch({ strict: false });
  return useMails(look === 'mails' && !about ? cursorAt(cursor) : {}).data?.count;
}

const useMails = (place: Parameters<typeof mailFailuresQuery>[0]) =>
  useQuery({ ...mailFailuresQuery(place), refetchInterval: REFRESH_MS });

/** The merchant whose mails alone the address asks for. */
export function useMerchantAsked() {
  const { about = null } = useSearch({ strict: false });
  return useQuery(merchantQuery(about)).data ?? null;
}

/** Recurring revenue of the last twelve months, this one among them. */
export function useRevenueMonths() {
  const to = dayIn(useNow(60_000), REPORT_TIME_ZONE);
  const year = Number(to.slice(0, 4)) - 1;
  const month = Number(to.slice(5, 7)) + 1;
  const from = month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`;
  return useQuery(figureReportQuery('revenue', { from, to, groupBy: 'month' }));
}
