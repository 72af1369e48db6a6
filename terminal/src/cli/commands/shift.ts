import type { Context } from '../../context.ts';
import { refreshConfiguration } from '../../enrolment/refresh-configuration.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { beginShift } from '../../shift/begin-shift.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { formatTime } from '../../texts/format.ts';
import { TEXTS } from '../../texts/language.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';

/** Begins an employee's shift; without a name, says who works at the terminal and who may. */
export const shift: Command = {
  shape: { positionals: 0, values: ['user', 'code', 'forget'] },
  async run(context, args) {
    const name = await chooseTerminal(context.folders, args.value('till'));
    const user = args.value('user');
    const code = args.value('code');
    await withReadyTerminal(context, name, async (found) => {
      const terminal = await refreshConfiguration(context, found);
      if (user === undefined) return describeShift(context, terminal);
      const typed = code ?? (await context.screen.ask(TEXTS[context.language].terminal.shift.askCode()));
      if (typed === null) throw new TerminalError((texts) => texts.employeeCodeMissing(user));
      const begun = await beginShift(terminal, { user, code: typed.trim(), forget: args.value('forget') ?? null });
      context.screen.print(TEXTS[context.language].terminal.shift.begun(begun.user, begun.isNewCode));
    });
  },
};

function describeShift({ screen, language }: Context, { record, journal }: Terminal): void {
  const texts = TEXTS[language].terminal.shift;
  const { shift: current } = journal.state;
  const { employees, merchant } = record.configuration;
  screen.print(
    current === null ? texts.noShift() : texts.at(current.user, formatTime(current.beganAt, merchant.timeZone)),
  );
  screen.print(employees.length === 0 ? texts.noEmployee() : texts.employees(employees.map(({ name }) => name)));
}
