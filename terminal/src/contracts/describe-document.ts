import type { ToSign } from '@comptoir/contract/sales/contracts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { drinksInWords } from '@comptoir/domain/sales/estimates/included-drinks';
import { formatAmount } from '../texts/format.ts';
import { TEXTS, type Language } from '../texts/language.ts';

/** Describes the portal's document, before it is signed. */
export function describeDocument({ order }: ToSign, language: Language): string[] {
  const texts = TEXTS[language].contracts;
  const write = (amount: number): string => formatAmount(cents(amount), language);
  const { kind, earlierCents, totalCents, paidCents, tipCents, serviceCents } = order;
  const head = [
    texts.heading(order.contract, kind),
    texts.customer(order.customer, order.business),
    texts.occasion(order.occasion.name, order.occasion.date, order.persons),
  ];
  if (kind === 'cancellation') {
    return [...head, texts.kept(write(totalCents), order.reason ?? ''), ...givenBack(earlierCents - totalCents)];
  }
  return [
    ...head,
    ...order.lines.flatMap((line) => [
      texts.line(quantityOf(line.quantity, language), line.description, write(line.amountCents)),
      ...under(drinksInWords(line, language)),
    ]),
    ...(serviceCents === 0 ? [] : [texts.service(write(serviceCents))]),
    texts.total(write(totalCents)),
    ...(earlierCents === 0 ? [] : [texts.earlier(write(earlierCents))]),
    ...givenBack(kind === 'revision' ? earlierCents - totalCents : 0),
    ...(paidCents === 0 ? [] : [texts.paid(write(paidCents))]),
    ...(tipCents === 0 ? [] : [texts.tip(write(tipCents))]),
  ];

  function givenBack(amount: number): string[] {
    return amount > 0 ? [texts.returned(write(amount))] : [];
  }
}

/** A document as a line of what waits: what is paid with it, what is given back, or what it comes to. */
export function listDocument({ order, dueOn }: ToSign, language: Language): string {
  const { contract, kind, customer } = order;
  const amount = formatAmount(cents(listedCents(order)), language);
  return TEXTS[language].contracts.waits({ contract, kind, customer, amount, dueOn });
}

function listedCents({ kind, paidCents, totalCents, earlierCents }: ToSign['order']): number {
  if (kind === 'cancellation') return totalCents - earlierCents;
  return kind === 'instalment' || kind === 'final' ? paidCents : totalCents;
}

const under = (words: string | null): string[] => (words === null ? [] : [`    ${words}`]);

const quantityOf = (hundredths: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 2 }).format(hundredths / 100);
