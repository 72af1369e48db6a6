import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { findCardProblem } from '@comptoir/domain/money/cards/find-card-problem';
import type { Dependencies } from '../../../dependencies.ts';
import type { CardPayments } from '../../../gateways/card-payments/card-payments.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { greet, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { findChargeableCard } from '../cards/find-chargeable-card.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import { claimInvoiceMails, type AddressedMail } from './invoice-mail.store.ts';
import { invoicesMailEn, type InvoiceMailFacts, type InvoiceMailTexts } from './invoices-mail.en.ts';
import { invoicesMailFr } from './invoices-mail.fr.ts';
import type { CreditRow, InvoiceRow } from './invoices.queries.ts';
import { prepareDocument, type WantedDocument } from './prepare-document.ts';
import { queueInvoiceLetters, type InvoiceLetter } from './queue-invoice-mail.ts';
import { renderPdfAside } from './render-pdf.ts';
import { writeAmount, writeDayOf } from '../../base/mail/format-amounts.ts';
import { nameFile } from '@comptoir/domain/base/files/name-file';

export interface InvoiceMailDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly payments: Pick<CardPayments, 'provider'> | null;
  readonly config: { readonly publicUrl: string };
}

/** An event older than this is not mailed: it would only puzzle. */
const STALE_MS = 7 * 86_400_000;
const AT_ONCE = 100;

const TEXTS: Readonly<Record<Language, InvoiceMailTexts>> = { fr: invoicesMailFr, en: invoicesMailEn };

/** Finds out who gets each mail that was ordered, and puts a letter to each into the queue: one that fails is tried again alone. */
export async function addressInvoiceMails({ database, now }: InvoiceMailDeps): Promise<void> {
  let mails = AT_ONCE;
  while (mails === AT_ONCE)
    mails = await database.transaction({ role: 'system' }, async (tx) => {
      const taken = await claimInvoiceMails(tx, AT_ONCE);
      const staleAt = now().getTime() - STALE_MS;
      const fresh = taken.filter(({ happenedAt }) => happenedAt.getTime() > staleAt);
      queueInvoiceLetters(tx, fresh.flatMap(letterTo));
      return new Set(taken.map(({ id }) => id)).size;
    });
}

const letterTo = ({ invoiceId, kind, creditNumber, email, name, language }: AddressedMail): InvoiceLetter[] =>
  email === null ? [] : [{ invoiceId, kind, creditNumber, to: { address: email, name: name ?? '', language } }];

/** Sends one letter about an invoice, with its document. @throws Error when it is worth another try */
export async function sendInvoiceLetter(deps: InvoiceMailDeps, order: InvoiceLetter): Promise<void> {
  const { invoiceId, kind, to } = order;
  const { invoice, credit, document, card } = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const prepared = await prepareDocument(tx, invoiceId, wantedFor(order));
    const { merchantId } = prepared.invoice;
    const provider = deps.payments?.provider ?? null;
    return { ...prepared, card: await findChargeableCard(tx, { merchantId, provider }) };
  });
  const language = to.language ?? invoice.language;
  const { page, ...text } = TEXTS[language][kind](factsOf(invoice, { credit, card, language, now: deps.now() }));
  const letter = renderLetter({
    business: invoice.client.name,
    ...text,
    language,
    greeting: greet(to.name || invoice.client.name, language),
    entries: [[`${document.title} ${document.number}`, document.final.join(' ')]],
    link: `${deps.config.publicUrl}/${page}`,
    after: [],
    signature: SIGNATURES[language],
  });
  const attachment = {
    filename: nameFile(invoice.client.name, fileNameOf(document)),
    contentType: 'application/pdf',
    content: await renderPdfAside(document),
  };
  await deliverMail(deps, { to, ...letter, attachments: [attachment] }, { facts: { invoiceId, kind } });
}

/** Returns the name of a document as a file: `facture-000042.pdf`. */
export const fileNameOf = ({ title, number }: { title: string; number: string }): string =>
  `${title
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-')}-${number}.pdf`;

function wantedFor({ kind, creditNumber }: InvoiceLetter): WantedDocument {
  if (kind === 'credited') return { kind: 'credit-note', number: creditNumber ?? undefined };
  return { kind: kind === 'paid' ? 'receipt' : 'invoice' };
}

interface Telling {
  readonly credit: CreditRow | null;
  readonly card: Parameters<typeof findCardProblem>[0];
  readonly language: Language;
  readonly now: Date;
}

function factsOf(invoice: InvoiceRow, { credit, card, language, now }: Telling): InvoiceMailFacts {
  const { timeZone } = invoice;
  const nextAttemptAt = invoice.nextAttemptAt && invoice.nextAttemptAt > now ? invoice.nextAttemptAt : null;
  const dayOf = (at: Date): string => writeDayOf(at, timeZone, language);
  return {
    number: documentNumber('invoice', invoice.number),
    total: writeAmount(invoice.totalCents, language),
    due: dayOf(invoice.dueAt),
    next: nextAttemptAt && dayOf(nextAttemptAt),
    cardProblem:
      nextAttemptAt && findCardProblem(card, { today: dayIn(timeZone, now), nextOn: dayIn(timeZone, nextAttemptAt) }),
    credited: writeAmount(credit?.totalCents ?? 0, language),
    isFree: invoice.totalCents === 0,
    isPaid: invoice.paidAt !== null,
  };
}
