import { useQuery } from '@tanstack/react-query';
import { useLooked } from '../../../shared/merchants/use-looked.ts';
import { overviewQuery } from '../../../shared/queries/sales.ts';

const REFRESH_MS = 30_000;

/** The state of everything, with the merchants that the address looks at, read again while the screen is open. */
export const useOverview = () => useQuery({ ...overviewQuery(useLooked()), refetchInterval: REFRESH_MS });
