import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../shared/queries/sales.ts';

const REFRESH_MS = 30_000;

/** The state of everything, read again while the screen is open. */
export const useOverview = () => useQuery({ ...overviewQuery(), refetchInterval: REFRESH_MS });
