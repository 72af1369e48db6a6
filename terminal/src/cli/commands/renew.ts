import { renewCertificate } from '../../enrolment/renew-certificate.ts';
import { requireCertificate } from '../../selling/require-ready.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import { withTerminal } from '../../terminal/with-terminal.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';

/** Renews the certificate, as is possible from half of its life on. */
export const renew: Command = {
  shape: { positionals: 0, flags: ['yes'] },
  async run(context, args) {
    const name = await chooseTerminal(context.folders, args.value('till'));
    await withTerminal(context, name, async (terminal) => {
      const texts = TEXTS[context.language].terminal.renewal;
      requireCertificate(terminal, context.now());
      await confirm(context, args, texts.confirm(name));
      const renewed = await renewCertificate(context, terminal);
      context.screen.print(texts.done(renewed.record.certificate.notAfter.slice(0, 10)));
    });
  },
};
