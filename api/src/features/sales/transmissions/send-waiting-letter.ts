import { dateFormat } from '@comptoir/domain/base/languages/formats';
import { mailAddress } from '@comptoir/contract/bounded-text';
import { z } from 'zod';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { transmissionsEn, type TransmissionMailTexts } from './transmissions-mail.en.ts';
import { transmissionsFr } from './transmissions-mail.fr.ts';

/** The task that sends one letter. */
export const SEND_WAITING_LETTER = 'send-waiting-letter';

/** A letter about bills that wait for long, to one address: what is tried again when it could not be delivered. */
export const waitingLetter = z.strictObject({
  to: z.strictObject({ address: mailAddress, name: z.string() }),
  language: z.enum(['fr', 'en']),
  companyName: z.string(),
  timeZone: z.enum(['America/Montreal', 'America/Halifax']),
  oldestAt: z.iso.datetime(),
  waiting: z.number().int(),
  hours: z.number().int(),
});
export type WaitingLetter = z.infer<typeof waitingLetter>;

export interface WaitingLetterDeps extends DeliveryDeps {
  readonly config: { readonly publicUrl: string };
}

const TEXTS: Readonly<Record<'fr' | 'en', TransmissionMailTexts>> = { fr: transmissionsFr, en: transmissionsEn };
const LIMIT_MS = 48 * 3_600_000;

/** Sends it. @throws Error when it is worth another try */
export async function sendWaitingLetter(deps: WaitingLetterDeps, letter: WaitingLetter): Promise<void> {
  const { to, language, timeZone, waiting, hours } = letter;
  const words = TEXTS[language];
  const write = (at: Date): string =>
    dateFormat({ language, timeZone }, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  const oldest = new Date(letter.oldestAt);
  const limitAt = write(new Date(oldest.getTime() + LIMIT_MS));
  const rendered = renderLetter({
    business: letter.companyName,
    ...words.waiting({ companyName: letter.companyName, waiting, hours, limitAt }),
    language,
    greeting: greet(to.name, language),
    entries: [
      [words.count, String(waiting)],
      [words.oldest, write(oldest)],
      [words.limit, limitAt],
    ],
    link: `${deps.config.publicUrl}/sales/transmission`,
    signature: SIGNATURES[language],
  });
  await deliverMail(deps, { to, ...rendered }, { facts: { waiting, hours } });
}
