import type { Context } from '../context.ts';
import { formatTime } from '../texts/format.ts';
import { TEXTS } from '../texts/language.ts';
import { findClockTrouble } from '../till/clock-trouble.ts';
import type { Till } from '../till/with-till.ts';
import { TillError } from '../till-error.ts';

/**
 * A till whose clock stands well before its last bill makes no bill; when it is only a little, it says so and goes on.
 * @throws TillError that names both times and what to do
 */
export function requireClock({ now, screen, language }: Context, { record, journal }: Till): void {
  const trouble = findClockTrouble(journal.state, now());
  if (trouble === null) return;
  const { timeZone } = record.configuration.merchant;
  const clock = formatTime(now().toISOString(), timeZone);
  const last = formatTime(trouble.lastSignedAt, timeZone);
  if (trouble.isTooFar) throw new TillError((texts) => texts.clockBehind(clock, last));
  screen.warn(TEXTS[language].till.clockBehind(clock, last));
}
