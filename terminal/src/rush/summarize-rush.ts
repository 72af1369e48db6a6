import type { RushBill } from './run-terminal.ts';

/** A row of the summary: how many bills, what became of them, and how long customers waited, in milliseconds. */
export interface RushSummary {
  readonly bills: number;
  readonly accepted: number;
  readonly waiting: number;
  readonly refused: number;
  readonly median: number | null;
  readonly p99: number | null;
}

export function summarizeRush(bills: readonly RushBill[]): RushSummary {
  const count = (state: RushBill['state']): number => bills.filter((bill) => bill.state === state).length;
  const times = bills.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    bills: bills.length,
    accepted: count('accepted'),
    waiting: count('waiting'),
    refused: count('refused'),
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

/** The smallest value that this share of all values does not exceed; null for none. */
const percentile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
