import type { Context } from '../context.ts';
import { fetchConfiguration } from '../enrolment/fetch-configuration.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import type { ClockTimes } from '../texts/clock.fr.ts';
import { formatTime } from '../texts/format.ts';
import { TEXTS } from '../texts/language.ts';
import { administratorsOf } from '../shift/recognize-employee.ts';
import { nextInstant } from '../bills/next-instant.ts';
import { readComptoirTime } from '../comptoir/comptoir-time.ts';
import { findClockTrouble, type Clocks, type ClockTrouble } from './find-clock-trouble.ts';

/**
 * A terminal whose clock is wrong by more than five minutes makes no bill before an administrator says yes; wrong by less, it says so and goes
 * on. Without a reply of Comptoir's since the computer was started, the last bill is all that the clock can be held against, and it says that too.
 * @throws TerminalError that names both times and what to do
 */
export async function requireClock(context: Context, terminal: Terminal): Promise<void> {
  const clocks = await readClocks(context, terminal);
  const trouble = findClockTrouble(terminal.journal.state, clocks);
  if (trouble === null) {
    if (clocks.comptoirAt === null) warnUnknown(context, terminal);
    return;
  }
  const times = writeTimes(context, terminal, trouble);
  if (trouble.standing === 'forbidding' || trouble.standing === 'hopeless') throw refuse(trouble, times);
  const texts = TEXTS[context.language].terminal.clock;
  const { standing } = trouble;
  if (standing === 'confirmed') context.screen.warn(texts.confirmed[trouble.kind](times));
  else context.screen.warn(texts.noticeable[trouble.kind](times));
}

/** True when nothing may be signed for now, as far as is known here. */
export async function isClockForbidding(context: Context, { folder, journal }: Terminal): Promise<boolean> {
  const comptoirAt = await readComptoirTime(context, folder);
  const standing = findClockTrouble(journal.state, { now: context.now(), comptoirAt })?.standing;
  return standing === 'forbidding' || standing === 'hopeless';
}

/** Both clocks. Comptoir is asked when its time is not known, or speaks against the clock: what was counted on from a reply may be old. */
export async function readClocks(context: Context, terminal: Terminal): Promise<Clocks> {
  const { folder, journal } = terminal;
  const counted = { now: context.now(), comptoirAt: await readComptoirTime(context, folder) };
  const isDoubtful = counted.comptoirAt === null || findClockTrouble(journal.state, counted)?.kind === 'apart';
  if (!isDoubtful || journal.state.offlineSince !== null) return counted;
  await fetchConfiguration(context, terminal);
  return { now: context.now(), comptoirAt: await readComptoirTime(context, folder) };
}

/** Times as a person at the terminal reads them, with the one that the next bill would bear. */
export function writeTimes({ now }: Context, terminal: Terminal, trouble: ClockTrouble): ClockTimes {
  const { merchant, employees } = terminal.record.configuration;
  const write = (at: Date): string => formatTime(at.toISOString(), merchant.timeZone);
  return {
    clock: write(now()),
    other: write(trouble.kind === 'apart' ? trouble.comptoirAt : trouble.lastSignedAt),
    borne: write(nextInstant(terminal.journal.state.lastSignedAt, now())),
    terminal: terminal.name,
    administrators: administratorsOf(employees),
  };
}

function refuse({ kind, standing }: ClockTrouble, times: ClockTimes): TerminalError {
  if (kind === 'apart') return new TerminalError((texts) => texts.clock.apart(times), { code: 'clock-apart' });
  const isHopeless = standing === 'hopeless';
  return new TerminalError((texts) => (isHopeless ? texts.clock.hopeless(times) : texts.clock.behind(times)), {
    code: 'clock-behind-last-bill',
  });
}

function warnUnknown({ now, screen, language }: Context, { record, journal }: Terminal): void {
  const { timeZone } = record.configuration.merchant;
  const { lastSignedAt } = journal.state;
  const last = lastSignedAt === null ? null : formatTime(lastSignedAt, timeZone);
  screen.warn(TEXTS[language].terminal.clock.unknown(formatTime(now().toISOString(), timeZone), last));
}
