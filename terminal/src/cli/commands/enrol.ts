import { enrolTill } from '../../enrolment/enrol-till.ts';
import { DEFAULT_TILL } from '../../till/list-tills.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';

export const enrol: Command = {
  shape: { positionals: 0, values: ['code'], flags: ['demo'] },
  async run(context, args) {
    const till = args.value('till') ?? DEFAULT_TILL;
    const { record, isNew } = await enrolTill(context, { till, code: args.value('code'), demo: args.flag('demo') });
    const texts = TEXTS[context.language].till;
    const { deviceNumber, notAfter } = record.certificate;
    context.screen.print(isNew ? texts.linked(till, deviceNumber) : texts.alreadyLinked(till, deviceNumber));
    context.screen.print(texts.certificateUntil(notAfter.slice(0, 10)));
  },
};
