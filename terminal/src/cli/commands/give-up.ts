import { giveUpCertificate } from '../../enrolment/give-up-certificate.ts';
import { withReadyTill } from '../../enrolment/finish-renewal.ts';
import { chooseTill } from '../../till/list-tills.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';

/** Gives the certificate up: the till can bill no more until it is linked anew. */
export const giveUp: Command = {
  shape: { positionals: 0, flags: ['yes'] },
  async run(context, args) {
    const name = await chooseTill(context.dataDir, args.value('till'));
    await withReadyTill(context, name, async (till) => {
      const texts = TEXTS[context.language].till.givingUp;
      await confirm(context, args, texts.confirm(name, till.record.certificate.deviceNumber));
      await giveUpCertificate(context, till);
      context.screen.print(texts.done(name));
    });
  },
};
