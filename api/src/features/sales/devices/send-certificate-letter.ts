import { mailAddress } from '@comptoir/contract/bounded-text';
import { z } from 'zod';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { writeDayOf } from '../../base/mail/format-amounts.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { devicesEn, type DeviceMailTexts } from './devices-mail.en.ts';
import { devicesFr } from './devices-mail.fr.ts';

/** The task that sends one letter. */
export const SEND_CERTIFICATE_LETTER = 'send-certificate-letter';

/** A letter about a certificate that ends soon, to one address: what is tried again when it could not be delivered. */
export const certificateLetter = z.strictObject({
  to: z.strictObject({ address: mailAddress, name: z.string() }),
  language: z.enum(['fr', 'en']),
  deviceName: z.string(),
  deviceNumber: z.string(),
  companyName: z.string(),
  timeZone: z.enum(['America/Montreal', 'America/Halifax']),
  notAfter: z.iso.datetime(),
  days: z.number().int(),
});
export type CertificateLetter = z.infer<typeof certificateLetter>;

export interface CertificateLetterDeps extends DeliveryDeps {
  readonly config: { readonly publicUrl: string };
}

const TEXTS: Readonly<Record<'fr' | 'en', DeviceMailTexts>> = { fr: devicesFr, en: devicesEn };

/** Sends it. @throws Error when it is worth another try */
export async function sendCertificateLetter(deps: CertificateLetterDeps, letter: CertificateLetter): Promise<void> {
  const { to, language, deviceNumber, days } = letter;
  const words = TEXTS[language];
  const endsOn = writeDayOf(new Date(letter.notAfter), letter.timeZone, language);
  const rendered = renderLetter({
    business: letter.companyName,
    ...words.expiring({ ...letter, endsOn }),
    language,
    greeting: greet(to.name, language),
    entries: [
      [words.device, letter.deviceName],
      [words.deviceNumber, deviceNumber],
      [words.endsOn, endsOn],
    ],
    link: `${deps.config.publicUrl}/devices`,
    signature: SIGNATURES[language],
  });
  await deliverMail(deps, { to, ...rendered }, { facts: { deviceNumber, days } });
}
