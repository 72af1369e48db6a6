import type { Context } from '../context.ts';
import { formatTime } from '../texts/format.ts';
import { TEXTS } from '../texts/language.ts';
import { findClockTrouble } from '../terminal/clock-trouble.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';

/**
 * A terminal whose clock stands well before its last bill makes no bill; when it is only a little, it says so and goes on.
 * @throws TerminalError that names both times and what to do
 */
export function requireClock({ now, screen, language }: Context, { record, journal }: Terminal): void {
  const trouble = findClockTrouble(journal.state, now());
  if (trouble === null) return;
  const { timeZone } = record.configuration.merchant;
  const clock = formatTime(now().toISOString(), timeZone);
  const last = formatTime(trouble.lastSignedAt, timeZone);
  if (trouble.isTooFar) throw new TerminalError((texts) => texts.clockBehind(clock, last));
  screen.warn(TEXTS[language].terminal.clockBehind(clock, last));
}
