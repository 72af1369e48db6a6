import { clockStanding, MOST_BORNE_MS } from '@comptoir/domain/sales/bills/clock-drift';
import type { ClockConfirmation, TerminalState } from '../journal/terminal-state.ts';

/**
 * Fault of a terminal's clock. `apart`: it says another time than Comptoir. `behind`: its last bill is dated later than it says. `noticeable`: a
 * word is enough. `confirmed`: an administrator said yes to it. `forbidding`: no bill before one does. `hopeless`: no yes helps.
 */
export type ClockTrouble =
  | { readonly kind: 'apart'; readonly comptoirAt: Date; readonly standing: ClockStanding }
  | { readonly kind: 'behind'; readonly lastSignedAt: Date; readonly standing: ClockStanding };
type ClockStanding = 'noticeable' | 'confirmed' | 'forbidding' | 'hopeless';

/** A little that is worth a word: bills of one rush may share seconds, no more. */
const NOTICEABLE_MS = 10_000;

/** Validity of a yes to another time than Comptoir's. */
const YES_HOLDS_MS = 24 * 3_600_000;

/** The terminal's clock, and Comptoir's time as far as it is known. */
export interface Clocks {
  readonly now: Date;
  readonly comptoirAt: Date | null;
}

/**
 * Finds what is wrong with the clock; null when nothing is. A chain is ordered by time: a bill bears the time of the one it follows while the
 * clock stands before that. Source: SRM-23, SRM-29, SRM-38; decision 168
 */
export function findClockTrouble(state: ClockState, clocks: Clocks): ClockTrouble | null {
  const apart = findApart(state, clocks);
  if (apart !== null && apart.standing === 'forbidding') return apart;
  return findBehind(state, clocks) ?? apart;
}

type ClockState = Pick<TerminalState, 'lastSignedAt' | 'clockConfirmation'>;

function findApart({ clockConfirmation }: ClockState, { now, comptoirAt }: Clocks): ClockTrouble | null {
  if (comptoirAt === null) return null;
  const drift = clockStanding(now, comptoirAt);
  if (drift === 'right') return null;
  const isConfirmed = clockConfirmation !== null && holds(clockConfirmation, { now, comptoirAt });
  const forbidding = isConfirmed ? 'confirmed' : 'forbidding';
  return { kind: 'apart', comptoirAt, standing: drift === 'apart' ? 'noticeable' : forbidding };
}

/** A yes is to one difference: a clock that is wrong in another way later needs another one. */
function holds({ at, aheadMs }: ClockConfirmation, { now, comptoirAt }: { now: Date; comptoirAt: Date }): boolean {
  const age = now.getTime() - Date.parse(at);
  if (aheadMs === null || Math.abs(age) > YES_HOLDS_MS) return false;
  return clockStanding(new Date(comptoirAt.getTime() + aheadMs), now) === 'right';
}

function findBehind({ lastSignedAt, clockConfirmation }: ClockState, { now }: Clocks): ClockTrouble | null {
  if (lastSignedAt === null) return null;
  const last = new Date(lastSignedAt);
  const behindMs = last.getTime() - now.getTime();
  if (behindMs < NOTICEABLE_MS) return null;
  if (clockStanding(last, now) !== 'far-apart') return { kind: 'behind', lastSignedAt: last, standing: 'noticeable' };
  if (behindMs > MOST_BORNE_MS) return { kind: 'behind', lastSignedAt: last, standing: 'hopeless' };
  const isConfirmed = clockConfirmation?.lastSignedAt === lastSignedAt;
  return { kind: 'behind', lastSignedAt: last, standing: isConfirmed ? 'confirmed' : 'forbidding' };
}
