import { estimateNumber } from '@comptoir/domain/sales/estimates/estimate-number';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { renderReportPdfAside } from '../../base/exports/render-report-pdf.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { writeAmount, writeDay } from '../../base/mail/format-amounts.ts';
import { greet, nameInMail } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { documentOf, readSource } from './estimate-document.ts';
import { findPdf } from './sent-estimates.store.ts';
import { ESTIMATE_TEXTS, writeEstimate } from './write-estimate.ts';
import { nameFile } from '@comptoir/domain/base/files/name-file';

/** The task that sends an estimate to its customer. */
export const SEND_ESTIMATE_LETTER = 'send-estimate-letter';

export const estimateLetter = z.strictObject({
  merchantId: z.uuid(),
  estimateId: z.uuid(),
  revision: z.int(),
  token: z.string(),
  message: z.string(),
});
export type EstimateLetter = z.infer<typeof estimateLetter>;

export interface EstimateLetterDeps extends DeliveryDeps {
  readonly database: Database;
  readonly config: { readonly publicUrl: string };
}

/**
 * Sends a revision to whom it was sent to: link, document, and the French document before one in another language. None is sent for one
 * that was replaced before its letter left. @throws Error when it is worth another try
 */
export async function sendEstimateLetter(deps: EstimateLetterDeps, order: EstimateLetter): Promise<void> {
  const { database, config } = deps;
  const { merchantId, estimateId: id, revision } = order;
  const scope = { role: 'system' } as const;
  const merchant = await readMerchant(database, scope, merchantId);
  const { source, pdf } = await database.transaction(scope, async (tx) => ({
    source: await readSource(tx, merchant, { id, revision }),
    pdf: (await findPdf(tx, { id, merchantId, revision }))?.pdf ?? null,
  }));
  const { content, price, customer, state, sentAt } = source.row;
  if (!pdf || !price || !customer || state !== 'sent') return;
  const { language } = content;
  const texts = ESTIMATE_TEXTS[language];
  const { estimate } = source;
  const number = estimateNumber(estimate.number, { createdAt: estimate.createdAt, zone: merchant.timeZone });
  const name = nameInMail(merchant.companyName);
  const letter = renderLetter({
    business: name,
    language,
    subject: texts.subject(number, name),
    greeting: greet(customer.name, language),
    before: [texts.offers(name, content.occasion.name), ...order.message.split('\n').filter(Boolean)],
    entries: [
      [texts.date, writeDay(content.occasion.date, language)],
      [texts.total, writeAmount(price.totalCents, language)],
    ],
    button: texts.answer,
    link: `${config.publicUrl}/acceptance/${order.token}`,
    after: [texts.until(writeDay(content.validUntil, language))],
    signature: name,
  });
  const french = language === 'fr' ? [] : [await attach(documentOf(source, sentAt), name)];
  const own = { filename: nameFile(name, `${number}-${revision}.pdf`), contentType: 'application/pdf', content: pdf };
  const mail = { to: { name: customer.name, address: customer.email }, ...letter, attachments: [...french, own] };
  await deliverMail(deps, mail, { facts: { estimateId: id, revision } });
}

/** The French version, which is given before a contract in another language binds. */
async function attach(document: Parameters<typeof writeEstimate>[0], business: string) {
  const written = writeEstimate(document, 'fr');
  return {
    filename: nameFile(business, `${written.fileName}-fr.pdf`),
    contentType: 'application/pdf',
    content: await renderReportPdfAside(written),
  };
}
