import { nextAttemptAt } from '@comptoir/domain/sales/bills/retry-schedule';

/** State of the authority's address for bills, by the requests that the server sends there. */
export interface AuthorityBreaker {
  /** Notes how a request ended. */
  record(wasTaken: boolean): void;
  /** Returns the number of due lanes that may be tried: all while the authority answers, then one at a time, and later and later. */
  allowedTrials(lanesAtOnce: number): number;
}

/** So many failures in a row are not one lane's own. */
const FAILURES_BEFORE_OPEN = 3;

/**
 * Spares an authority that is away: a hundred waiting lanes are not a hundred trials every fifteen seconds, but one, whose success
 * lets all of them go. It only slows what the server tries by itself; a sale, the end of a shift and the button are always sent,
 * and their outcome counts, too.
 */
export function createAuthorityBreaker(now: () => Date): AuthorityBreaker {
  let failures = 0;
  let opensAgainAt = new Date(0);
  return {
    record: (wasTaken) => {
      failures = wasTaken ? 0 : failures + 1;
      if (failures >= FAILURES_BEFORE_OPEN) opensAgainAt = nextAttemptAt(failures - FAILURES_BEFORE_OPEN + 1, now());
    },
    allowedTrials: (lanesAtOnce) => {
      if (failures < FAILURES_BEFORE_OPEN) return lanesAtOnce;
      return now() < opensAgainAt ? 0 : 1;
    },
  };
}
