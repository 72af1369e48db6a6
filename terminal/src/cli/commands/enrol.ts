import { enrolTerminal } from '../../enrolment/enrol-terminal.ts';
import { readDeviceNumber } from '../../enrolment/read-device-number.ts';
import { DEFAULT_TERMINAL } from '../../terminal/list-terminals.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';

export const enrol: Command = {
  shape: { positionals: 0, values: ['code', 'as', 'device-number'], flags: ['demo'] },
  async run(context, args) {
    const terminal = args.value('till') ?? DEFAULT_TERMINAL;
    const { record, isNew } = await enrolTerminal(context, {
      terminal,
      code: args.value('code'),
      demo: args.flag('demo'),
      account: args.value('as'),
      deviceNumber: readDeviceNumber(args.value('device-number')) ?? undefined,
    });
    const texts = TEXTS[context.language].terminal;
    const { deviceNumber, notAfter } = record.certificate;
    context.screen.print(isNew ? texts.linked(terminal, deviceNumber) : texts.alreadyLinked(terminal, deviceNumber));
    context.screen.print(texts.certificateUntil(notAfter.slice(0, 10)));
  },
};
