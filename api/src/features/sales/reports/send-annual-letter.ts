import { mailAddress } from '@comptoir/contract/bounded-text';
import { z } from 'zod';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { daysOfYear } from '@comptoir/domain/sales/reports/fiscal-year';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { reportsMailEn, type ReportsMailTexts } from './reports-mail.en.ts';
import { reportsMailFr } from './reports-mail.fr.ts';
import { writeDay } from '../../base/exports/write-days.ts';

/** The task that sends one letter. */
export const SEND_ANNUAL_LETTER = 'send-annual-letter';

/** Letter that the report of a year is there, to one person: tried again when it could not be delivered. */
export const annualLetter = z.strictObject({
  to: z.strictObject({ address: mailAddress, name: z.string() }),
  language: z.enum(['fr', 'en']),
  companyName: z.string(),
  year: z.number().int(),
  firstMonth: z.number().int().default(1),
});
export type AnnualLetter = z.output<typeof annualLetter>;

export interface AnnualLetterDeps extends DeliveryDeps {
  readonly config: { readonly publicUrl: string };
}

const TEXTS: Readonly<Record<'fr' | 'en', ReportsMailTexts>> = { fr: reportsMailFr, en: reportsMailEn };

/** Sends it. No figure leaves by mail: the letter leads to the screen. @throws Error when it is worth another try */
export async function sendAnnualLetter(deps: AnnualLetterDeps, letter: AnnualLetter): Promise<void> {
  const { to, language, companyName, year, firstMonth } = letter;
  const { from, to: until } = daysOfYear({ year, firstMonth });
  const days = { from: writeDay(from, language), to: writeDay(until, language) };
  const isFiscal = firstMonth !== 1;
  const rendered = renderLetter({
    business: companyName,
    ...TEXTS[language].annual({ companyName, year: String(year), days: isFiscal ? days : null }),
    language,
    greeting: greet(to.name, language),
    entries: [],
    link: `${deps.config.publicUrl}/sales/reports?view=annual&year=${year}${isFiscal ? `&first=${firstMonth}` : ''}`,
    signature: SIGNATURES[language],
  });
  await deliverMail(deps, { to, ...rendered }, { facts: { year } });
}
