import { minutesAhead } from '@comptoir/domain/sales/bills/clock-drift';
import type { TerminalState } from '../journal/terminal-state.ts';

/** The last bill is dated later than the clock says: by `minutes` too many to go on, or by a little. */
export interface ClockTrouble {
  readonly lastSignedAt: string;
  readonly isTooFar: boolean;
}

/** A little that is worth a word: bills of one rush may share seconds, no more. */
const NOTICEABLE_MS = 10_000;

/**
 * Whether the terminal's clock stands before its last bill. A chain is ordered by time: the next bill would have to bear the time of
 * the last one, which is allowed for no longer than the authority's five minutes. Source: SRM-23, SRM-29, SRM-38.
 */
export function findClockTrouble({ lastSignedAt }: TerminalState, now: Date): ClockTrouble | null {
  if (lastSignedAt === null || Date.parse(lastSignedAt) - now.getTime() < NOTICEABLE_MS) return null;
  return { lastSignedAt, isTooFar: minutesAhead(new Date(lastSignedAt), now) > 0 };
}
