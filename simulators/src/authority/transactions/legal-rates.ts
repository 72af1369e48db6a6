import type { RateTable } from '@comptoir/websrm/requests/rate-table';

/**
 * The rates by day as the authority knows them. The table is its own, so that whoever sends bills by a wrong one is refused. That of a
 * temporary measure of 2024 is not in it: what was zero-rated then bore no letter, and the rate of what did stayed.
 */
export const LEGAL_RATES: RateTable = [{ from: '2013-01-01', gst: 50_000, qst: 99_750, service: 'FP' }];
