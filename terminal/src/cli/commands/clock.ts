import { confirmClock } from '../../clock/confirm-clock.ts';
import { findClockTrouble } from '../../clock/find-clock-trouble.ts';
import { readClocks, writeTimes } from '../../clock/require-clock.ts';
import type { Context } from '../../context.ts';
import { refreshConfiguration } from '../../enrolment/refresh-configuration.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { formatTime } from '../../texts/format.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';

/** Compares the clock with Comptoir's and the last bill; with a time, takes an administrator's yes to bills that bear it. */
export const clock: Command = {
  shape: { positionals: 0, values: ['confirm', 'user', 'code'] },
  async run(context, args) {
    const name = await chooseTerminal(context.folders, args.value('till'));
    const time = args.value('confirm');
    await withReadyTerminal(context, name, async (found) => {
      // who may say yes is decided in the portal
      const terminal = await refreshConfiguration(context, found);
      await (time === undefined ? describeClock(context, terminal) : sayYes(context, terminal, { args, time }));
    });
  },
};

async function describeClock(context: Context, terminal: Terminal): Promise<void> {
  const texts = TEXTS[context.language].terminal.clock;
  const { timeZone } = terminal.record.configuration.merchant;
  const clocks = await readClocks(context, terminal);
  const write = (at: Date): string => formatTime(at.toISOString(), timeZone);
  const { lastSignedAt } = terminal.journal.state;
  const rows = [
    [texts.rows.clock, write(clocks.now)],
    [texts.rows.comptoir, clocks.comptoirAt === null ? texts.rows.notKnown : write(clocks.comptoirAt)],
    [texts.rows.lastBill, lastSignedAt === null ? texts.rows.none : write(new Date(lastSignedAt))],
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length));
  for (const [label, value] of rows) context.screen.print(`${label.padEnd(width)}  ${value}`);
  const trouble = findClockTrouble(terminal.journal.state, clocks);
  if (trouble === null) return context.screen.print(clocks.comptoirAt === null ? texts.notCompared() : texts.right());
  const times = writeTimes(context, terminal, trouble);
  const { standing, kind } = trouble;
  if (standing === 'noticeable' || standing === 'confirmed') return context.screen.print(texts[standing][kind](times));
  const { errors } = TEXTS[context.language];
  context.screen.print(standing === 'hopeless' ? errors.clock.hopeless(times) : errors.clock[kind](times));
}

async function sayYes(
  context: Context,
  terminal: Terminal,
  { args, time }: { readonly args: Arguments; readonly time: string },
): Promise<void> {
  const texts = TEXTS[context.language].terminal;
  const user = args.value('user');
  const code = args.value('code') ?? (user === undefined ? null : await context.screen.ask(texts.shift.askCode()));
  const trouble = await confirmClock(context, terminal, { time, user, code: code?.trim() ?? null });
  if (trouble === null) return context.screen.print(texts.clock.nothingToConfirm());
  context.screen.print(texts.clock.confirmed[trouble.kind](writeTimes(context, terminal, trouble)));
}
