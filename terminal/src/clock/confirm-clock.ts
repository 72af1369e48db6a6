import type { Context } from '../context.ts';
import { administratorsOf, recognizeEmployee } from '../shift/recognize-employee.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { formatTime } from '../texts/format.ts';
import { findClockTrouble, type ClockTrouble } from './find-clock-trouble.ts';
import { nextInstant } from '../bills/next-instant.ts';
import { readClocks } from './require-clock.ts';

/** An administrator's yes: the time that the next bill is to bear, and who says it, where someone administers the terminal. */
export interface ClockYes {
  readonly time: string;
  readonly user: string | undefined;
  readonly code: string | null;
}

/**
 * Writes down that an administrator wants bills all the same, with the time that they bear. Where no employee administers the terminal, the time that is
 * named is all that is asked for. What was confirmed; null when nothing needed it.
 * @throws TerminalError for another time, another code, someone who does not administer, or when no yes helps
 */
export async function confirmClock(context: Context, terminal: Terminal, yes: ClockYes): Promise<ClockTrouble | null> {
  const clocks = await readClocks(context, terminal);
  const trouble = findClockTrouble(terminal.journal.state, clocks);
  if (trouble === null || trouble.standing === 'noticeable') return null;
  if (trouble.standing === 'hopeless') throw new TerminalError((texts) => texts.clock.noYesHelps());
  requireTime(terminal, clocks.now, yes.time);
  const by = await recognizeAdministrator(terminal, yes);
  const { lastSignedAt } = terminal.journal.state;
  const borne = nextInstant(lastSignedAt, clocks.now);
  await terminal.journal.append({
    kind: 'clock-confirmed',
    id: crypto.randomUUID(),
    minutes: Math.round((borne.getTime() - (clocks.comptoirAt ?? clocks.now).getTime()) / 60_000),
    by,
    aheadMs: clocks.comptoirAt === null ? null : clocks.now.getTime() - clocks.comptoirAt.getTime(),
    lastSignedAt,
  });
  return trouble;
}

/** Minutes by which the clock may have gone on while a person typed. */
const TYPED_WITHIN = [0, 1, 2];

function requireTime({ record, journal }: Terminal, now: Date, typed: string): void {
  const { timeZone } = record.configuration.merchant;
  const borne = nextInstant(journal.state.lastSignedAt, now);
  const written = TYPED_WITHIN.map((ago) =>
    formatTime(new Date(borne.getTime() - ago * 60_000).toISOString(), timeZone),
  );
  const [expected = ''] = written;
  if (!written.includes(typed.trim().replace('T', ' ')))
    throw new TerminalError((texts) => texts.clock.otherTime(typed, expected));
}

async function recognizeAdministrator(terminal: Terminal, { user, code }: ClockYes): Promise<string | null> {
  const administrators = administratorsOf(terminal.record.configuration.employees);
  if (administrators.length === 0) return null;
  if (user === undefined || code === null)
    throw new TerminalError((texts) => texts.clock.administratorNeeded(administrators));
  const { employee } = await recognizeEmployee(terminal, { user, code });
  if (!employee.opensAllTabs)
    throw new TerminalError((texts) => texts.clock.notAnAdministrator(employee.name, administrators));
  return employee.name;
}
