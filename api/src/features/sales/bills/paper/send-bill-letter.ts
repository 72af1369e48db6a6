import { mailAddress } from '@comptoir/contract/bounded-text';
import { z } from 'zod';
import { renderReceipt } from '@comptoir/websrm/receipts/render-receipt';
import { renderReceiptHtml } from '@comptoir/websrm/receipts/render-receipt-html';
import { deliverMail, type DeliveryDeps } from '../../../base/mail/deliver-mail.ts';
import { writeAmount } from '../../../base/mail/format-amounts.ts';
import { greet, nameInMail } from '../../../base/mail/letter-words.ts';
import { renderLetter } from '../../../base/mail/render-letter.ts';
import { billMailEn, type BillMailTexts } from './bill-mail.en.ts';
import { billMailFr } from './bill-mail.fr.ts';
import { prepareBillDocument, type PreparedBill } from './prepare-bill-document.ts';
import { renderBillPdfAside } from './render-bill-pdf.ts';
import type { ViewBillDeps } from '../read/view-bill.ts';
import { nameFile } from '@comptoir/domain/base/files/name-file';

/** The task that writes to a customer. */
export const SEND_BILL_LETTER = 'send-bill-letter';

export const billLetter = z.strictObject({
  merchantId: z.uuid(),
  billId: z.uuid(),
  to: mailAddress,
  language: z.enum(['fr', 'en']),
  bcc: mailAddress.nullable(),
});
export type BillLetter = z.infer<typeof billLetter>;

export interface BillLetterDeps extends DeliveryDeps, ViewBillDeps {}

const TEXTS: Readonly<Record<BillLetter['language'], BillMailTexts>> = { fr: billMailFr, en: billMailEn };

/** Sends a bill to a customer, in the letter and as PDF. @throws Error when it is worth another try */
export async function sendBillLetter(deps: BillLetterDeps, order: BillLetter): Promise<void> {
  const { merchantId, billId, to, bcc } = order;
  const bill = await prepareBillDocument(deps, { merchantId, id: billId, scope: { role: 'system' } });
  const attachment = {
    filename: nameFile(bill.merchant, bill.fileName),
    contentType: 'application/pdf',
    content: await renderBillPdfAside(bill),
  };
  const mail = { to: { name: '', address: to }, ...writeLetter(bill, order), attachments: [attachment] };
  await deliverMail(deps, { ...mail, ...(bcc === null ? {} : { bcc }) }, { facts: { billId } });
}

/** The merchant's name stands in it unless that holds an address; the bill itself is shown as it was signed, escaped. */
function writeLetter({ view, merchant, receipt, qrUrl }: PreparedBill, { language }: BillLetter) {
  const texts = TEXTS[language];
  const name = nameInMail(merchant);
  const amount = writeAmount(view.bill.totalCents, language);
  return renderLetter({
    business: name,
    language,
    subject: texts.subject(view.bill.noTrans, name),
    greeting: greet('', language),
    before: [texts.enclosed(name, amount)],
    entries: [],
    document: { text: renderReceipt(receipt).join('\n'), html: renderReceiptHtml(receipt) },
    button: texts.online,
    link: qrUrl,
    after: [texts.whatFor],
    signature: name,
  });
}
