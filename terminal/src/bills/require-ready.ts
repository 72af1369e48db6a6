import { findCertificateTrouble } from '../terminal/certificate-trouble.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Context } from '../context.ts';
import { catchUp } from '../submission/catch-up.ts';
import { formatTime } from '../texts/format.ts';
import { TEXTS } from '../texts/language.ts';
import { findClockTrouble } from '../terminal/clock-trouble.ts';

/**
 * A terminal whose certificate expired, was revoked or was refused makes no bill: none that it printed would be one.
 * @throws TerminalError with the official mentions. Source: SRM-27, SRM-43
 */
export function requireCertificate({ name, record, journal }: Terminal, now: Date): void {
  const trouble = findCertificateTrouble(record, journal.state, now);
  if (trouble !== null) throw new TerminalError((texts) => texts.certificateTrouble(trouble, name));
}

/**
 * A terminal that knows that Comptoir has bills of it that it lacks takes them back before it signs: on its old head it would fork its
 * chain. @throws TerminalError when it cannot
 */
export async function requireChain(context: Context, terminal: Terminal): Promise<void> {
  if (!terminal.journal.state.isBehind) return;
  const caughtUp = await catchUp(context, terminal);
  if (caughtUp === 'unreachable') throw new TerminalError((texts) => texts.terminalBehind());
  if (caughtUp === 'not-shared') throw new TerminalError((texts) => texts.chainNotShared(terminal.name));
}

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
