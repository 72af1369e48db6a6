import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { unpaidAccountsQuery } from '../queries/money.ts';
import { transmissionHoursQuery } from '../queries/sales.ts';
import { cursorAt, type OverviewLook } from '../queries/looked-at.ts';

const REFRESH_MS = 60_000;

/** Look that the address of an overview names; undefined for all that needs a look. */
export const useShownLook = (): OverviewLook | undefined => useSearch({ strict: false }).look;

/** Overdue accounts: of everyone, or of a partner’s merchants; the page that the address names, if it looks at them. */
export function useUnpaidAccounts(partnerId: string | null) {
  const { look, cursor } = useSearch({ strict: false });
  return useQuery({
    ...unpaidAccountsQuery(partnerId, look === 'unpaid' ? cursorAt(cursor) : {}),
    refetchInterval: REFRESH_MS,
  });
}

/** Bills of the last 24 hours: of everyone, or of a partner’s merchants. */
export const useTransmissionHours = (partnerId: string | null) =>
  useQuery({ ...transmissionHoursQuery(partnerId), refetchInterval: REFRESH_MS });
