/**
 * Billing that is expected, reckoned again from the words of the specification: none of the code under test is used here, so
 * that a fault in a rule cannot hide in its own check. Days are `YYYY-MM-DD`.
 */
export type Zone = 'America/Montreal' | 'America/Halifax';

export interface ExpectedPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
}

const FORMATS = {
  'America/Montreal': new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montreal', dateStyle: 'short' }),
  'America/Halifax': new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Halifax', dateStyle: 'short' }),
};

/** The day on the wall of a place. */
export const localDay = (zone: Zone, at: Date): string => FORMATS[zone].format(at);

/** The same day of a later month, or its last day when it is too short. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return `${inYear}-${String(inMonth + 1).padStart(2, '0')}-${String(Math.min(date, last)).padStart(2, '0')}`;
}

/**
 * A merchant's subscription as it should be. Its acts answer null, or the code with which they are to be refused; `obstacle`
 * is what else stands in the way, such as a card that is missing.
 */
export interface ExpectedSubscription {
  /** Every period that is to have an invoice by now, in their order. */
  readonly periods: readonly ExpectedPeriod[];
  readonly state: () => 'none' | 'active' | 'pausing' | 'paused';
  /** The first day that nothing was billed for; null before subscribing. */
  readonly coveredUntil: () => string | null;
  /** Midnight has passed: what begins is billed, what has ended rests. */
  reach(day: string): void;
  subscribe(day: string, obstacle: string | null): string | null;
  pause(day: string): string | null;
  reactivate(day: string, obstacle: string | null): string | null;
}

export function expectSubscription(): ExpectedSubscription {
  const periods: ExpectedPeriod[] = [];
  let state: 'none' | 'active' | 'pausing' | 'paused' = 'none';
  let run = { anchor: '', months: 0 };
  const covered = (): string => monthsAfter(run.anchor, run.months);
  const bill = (): void => {
    const startsOn = covered();
    run = { ...run, months: run.months + 1 };
    periods.push({ startsOn, endsOn: covered() });
  };
  const begin = (day: string): void => {
    state = 'active';
    run = { anchor: day, months: 0 };
    bill();
  };
  const reach = (day: string): void => {
    if (state === 'pausing' && covered() <= day) state = 'paused';
    if (state !== 'active') return;
    while (covered() <= day) bill();
  };
  return {
    periods,
    state: () => state,
    coveredUntil: () => (state === 'none' ? null : covered()),
    reach,
    subscribe: (day, obstacle) => {
      if (state !== 'none') return 'already-subscribed';
      if (obstacle) return obstacle;
      begin(day);
      return null;
    },
    pause: (day) => {
      reach(day);
      if (state !== 'active') return 'subscription-not-active';
      state = 'pausing';
      return null;
    },
    reactivate: (day, obstacle) => {
      if (state === 'none') return 'not-subscribed';
      reach(day);
      if (state === 'active') return 'subscription-active';
      if (obstacle) return obstacle;
      if (state === 'pausing') state = 'active';
      else begin(day);
      return null;
    },
  };
}
