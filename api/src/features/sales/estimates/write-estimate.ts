import { wallTime } from '@comptoir/domain/base/languages/formats';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { ratesOn, type TaxRates } from '@comptoir/domain/base/taxes/tax-calendar';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import type { EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import { drinksInWords } from '@comptoir/domain/sales/estimates/included-drinks';
import { money, type ReportPart, type WrittenReport } from '../../base/exports/written-report.ts';
import { addressLines, phoneLine } from '../../base/mail/address-lines.ts';
import { writeDay, writeRate } from '../../base/mail/format-amounts.ts';
import type { MerchantRow } from '../../base/merchants/read-merchant.ts';
import { estimatesEn, type EstimateTexts } from './estimates.en.ts';
import { estimatesFr } from './estimates.fr.ts';
import type { SentTo } from './estimates.store.ts';
import { writeChanges, writeCount, writeQuantity, type Wording } from './write-changes.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** Inputs of a document. `sentOn`: null for a draft. `before`: the revision that was sent before it. */
export interface EstimateDocument {
  readonly number: string;
  readonly revision: number;
  readonly merchant: MerchantRow;
  readonly customer: SentTo;
  readonly content: EstimateContent;
  readonly price: EstimatePrice;
  readonly isGstRegistered: boolean;
  readonly sentOn: Day | null;
  readonly before: { readonly revision: number; readonly content: EstimateContent } | null;
}

export const ESTIMATE_TEXTS: Readonly<Record<Language, EstimateTexts>> = { fr: estimatesFr, en: estimatesEn };

/** Writes a revision as its customer reads it: event, lines, payments, what changed, terms last. */
export function writeEstimate(document: EstimateDocument, language: Language): WrittenReport {
  const texts = ESTIMATE_TEXTS[language];
  const { number, merchant } = document;
  return {
    language,
    fileName: `${number}-${document.revision}`,
    title: texts.title(number),
    merchant: merchant.companyName,
    facts: factsOf(document, { texts, language }),
    factsName: texts.facts,
    hasCover: false,
    isUpright: true,
    parts: partsOf(document, { texts, language }),
  };
}

function factsOf(
  { number, revision, merchant, customer, content, isGstRegistered, sentOn }: EstimateDocument,
  { texts, language }: Wording,
): WrittenReport['facts'] {
  const { name, date, time, place } = content.occasion;
  const facts: [string, string][] = [
    [texts.number, number],
    [texts.revision, String(revision)],
    [texts.sentOn, sentOn === null ? texts.draft : writeDay(sentOn, language)],
    [texts.validUntil, writeDay(content.validUntil, language)],
    [texts.from, [merchant.companyName, ...addressLines(merchant), phoneLine(merchant)].filter(Boolean).join('\n')],
    [texts.gst, isGstRegistered ? (merchant.gstNumber ?? '') : texts.noGst],
    [texts.qst, merchant.qstNumber ?? ''],
    [texts.customer, [customer.name, customer.company, customer.address].filter(Boolean).join('\n')],
    [texts.name, name],
    [texts.date, writeDay(date, language)],
    [texts.time, time === null ? '' : wallTime(time, language)],
    [texts.place, place],
    [texts.persons, writeCount(content.persons, language)],
  ];
  return facts.filter(([, value]) => value !== '');
}

function partsOf({ isGstRegistered, content, price, before }: EstimateDocument, wording: Wording): ReportPart[] {
  const { texts, language } = wording;
  const { lines, payments } = price;
  const changes = before ? writeChanges(before.content, content, wording) : [];
  const items = lines.map((line) => [
    [line.description, drinksInWords(line, language)].filter(Boolean).join('\n'),
    writeQuantity(line.quantity, language),
    money(line.unitCents),
    line.taxes === 'NON' ? '' : line.taxes,
    money(line.amountCents),
  ]);
  const dues = payments.map(({ kind, dueOn, cents }) => [
    texts.paymentKinds[kind],
    dueOn === null ? texts.onAcceptance : writeDay(dueOn, language),
    money(cents),
  ]);
  // what is only suggested stands beside what is due
  const tip = price.tipCents > 0 ? [[texts.tip, '', money(price.tipCents)]] : [];
  return [
    { heading: texts.lines, table: { columns: texts.columns, rows: items } },
    sumsOf(price, { isTaxed: isGstRegistered, rates: ratesOn(taxCalendar(), content.occasion.date) }, wording),
    { heading: texts.payments, table: { columns: texts.paymentColumns, rows: [...dues, ...tip] } },
    ...(before && changes.length > 0 ? [{ heading: texts.changes(before.revision), texts: changes }] : []),
    ...(content.terms === '' ? [] : [{ heading: texts.terms, texts: content.terms.split('\n').filter(Boolean) }]),
  ];
}

function sumsOf(
  price: EstimatePrice,
  { isTaxed, rates }: { isTaxed: boolean; rates: TaxRates },
  { texts, language }: Wording,
): ReportPart {
  const sums: [string, number, boolean][] = [
    [texts.service, price.serviceCents, price.serviceCents > 0],
    [texts.subtotal, price.subtotalCents, true],
    [texts.gstAmount(writeRate(rates.gst, language)), price.gstCents, isTaxed],
    [texts.qstAmount(writeRate(rates.qst, language)), price.qstCents, true],
  ];
  const rows = sums.filter(([, , isShown]) => isShown).map(([label, cents]) => [label, money(cents)]);
  const total = [texts.total, money(price.totalCents)];
  return { heading: texts.sums, table: { columns: [texts.sum, texts.amount], rows, total } };
}
