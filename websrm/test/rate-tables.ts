import type { RateTable } from '../src/requests/rate-table.ts';

/** Rates of an invented law: as they are, and another GST from 2027-03-01 on. */
export const RATES: RateTable = [
  { from: '2013-01-01', gst: 50_000, qst: 99_750, service: 'FP' },
  { from: '2027-03-01', gst: 60_000, qst: 99_750, service: 'FP' },
];
