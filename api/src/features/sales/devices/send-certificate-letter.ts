import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Mailer } from '../../../gateways/mailer/mailer.ts';
import { writeDayOf } from '../../base/mail/format-amounts.ts';
import { nameInMail } from '../../base/mail/name-in-mail.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { devicesEn, type DeviceMailTexts } from './devices.en.ts';
import { devicesFr } from './devices.fr.ts';

/** The task that sends one letter. */
export const SEND_CERTIFICATE_LETTER = 'send-certificate-letter';

/** A letter about a certificate that ends soon, to one address: what is tried again when it could not be handed over. */
export const certificateLetter = z.strictObject({
  to: z.strictObject({ address: z.email(), name: z.string() }),
  language: z.enum(['fr', 'en']),
  deviceName: z.string(),
  deviceNumber: z.string(),
  companyName: z.string(),
  timeZone: z.enum(['America/Montreal', 'America/Halifax']),
  notAfter: z.iso.datetime(),
  days: z.number().int(),
});
export type CertificateLetter = z.infer<typeof certificateLetter>;

export interface CertificateLetterDeps {
  readonly mailer: Mailer;
  readonly config: { readonly publicUrl: string };
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const TEXTS: Readonly<Record<'fr' | 'en', DeviceMailTexts>> = { fr: devicesFr, en: devicesEn };

/** Sends it. @throws Error when it is worth another try */
export async function sendCertificateLetter(deps: CertificateLetterDeps, letter: CertificateLetter): Promise<void> {
  const { to, language, deviceNumber, days } = letter;
  const words = TEXTS[language];
  const endsOn = writeDayOf(new Date(letter.notAfter), letter.timeZone, language);
  const rendered = renderLetter({
    ...words.expiring({ ...letter, endsOn }),
    language,
    greeting: words.greeting(nameInMail(to.name)),
    entries: [
      [words.device, letter.deviceName],
      [words.deviceNumber, deviceNumber],
      [words.endsOn, endsOn],
    ],
    link: `${deps.config.publicUrl}/devices`,
    signature: words.signature,
  });
  const sent = await deps.mailer.send({ to, ...rendered });
  if (sent.outcome === 'sent') return;
  deps.log.warn({ deviceNumber, days, ...sent }, 'a mail about a certificate did not go out');
  if (sent.outcome !== 'refused') throw new Error(`mail ${sent.outcome}: ${sent.detail}`);
}
