import { giveUpCertificate } from '../../enrolment/give-up-certificate.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';

/** Gives the certificate up: the terminal can bill no more until it is linked again. */
export const giveUp: Command = {
  shape: { positionals: 0, flags: ['yes'] },
  async run(context, args) {
    const name = await chooseTerminal(context.folders, args.value('till'));
    await withReadyTerminal(context, name, async (terminal) => {
      const texts = TEXTS[context.language].terminal.givingUp;
      await confirm(context, args, texts.confirm(name, terminal.record.certificate.deviceNumber));
      await giveUpCertificate(context, terminal);
      context.screen.print(texts.done(name));
    });
  },
};
