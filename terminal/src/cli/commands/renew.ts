import { renewCertificate } from '../../enrolment/renew-certificate.ts';
import { requireCertificate } from '../../billing/require-certificate.ts';
import { chooseTill } from '../../till/list-tills.ts';
import { withTill } from '../../till/with-till.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';

/** Renews the certificate, as is possible from half of its life on. */
export const renew: Command = {
  shape: { positionals: 0, flags: ['yes'] },
  async run(context, args) {
    const name = await chooseTill(context.dataDir, args.value('till'));
    await withTill(context, name, async (till) => {
      const texts = TEXTS[context.language].till.renewal;
      requireCertificate(till, context.now());
      await confirm(context, args, texts.confirm(name));
      const renewed = await renewCertificate(context, till);
      context.screen.print(texts.done(renewed.record.certificate.notAfter.slice(0, 10)));
    });
  },
};
