import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import type { BookedInvoice } from './books.queries.ts';
import type { LedgerCharge } from './card-network.ts';
import { expectAmounts, type DatedPrices } from './expected-amounts.ts';
import { Violation, type Rule } from './violation.ts';
import type { SimulatedMerchant } from './world.ts';

/** The card network's own books about one invoice. */
export interface Ledger {
  readonly taken: readonly LedgerCharge[];
  readonly givenBack: number;
}

/** A rule, and whether it does not hold. */
type Finding = readonly [rule: Rule, isBroken: boolean, detail: string];

/** One invoice against the card network's books: charged once at most, and when it is paid. @throws Violation */
export function checkCharges(invoice: BookedInvoice, { taken, givenBack }: Ledger): void {
  const { total, cancelled, paidAt, unsettled, succeeded } = invoice;
  const [charge] = taken;
  const due = total - cancelled;
  const [atLeast, atMost] = [invoice.givenBack, invoice.givenBack + invoice.perhapsGivenBack];
  refuse(invoice, [
    ['charged-twice', taken.length > 1, taken.map(({ key }) => key).join(' and ')],
    ['charged-twice', succeeded > 1 || unsettled > 1, `${succeeded} payments, ${unsettled} under way`],
    ['paid-without-charge', paidAt !== null && !charge && due > 0, `${due} cents`],
    ['charged-without-payment', Boolean(charge) && !paidAt && unsettled === 0, charge?.key ?? ''],
    ['wrong-refund', givenBack < atLeast || givenBack > atMost, `${givenBack} cents given back, not ${atLeast}`],
  ]);
  if (!charge) return;
  refuse(invoice, [
    ['wrong-charge', charge.amountCents !== due, `${charge.amountCents} cents, not ${due}`],
    ['wrong-charge', charge.taxCents >= charge.amountCents, `${charge.taxCents} of ${charge.amountCents} as taxes`],
  ]);
}

/** One invoice to the cent: lines, taxes and total, with the promo code and the prices under which it began, or to which it has moved since. @throws Violation */
export function checkAmounts(
  invoice: BookedInvoice,
  {
    merchant,
    prices,
    index,
    begunAt,
  }: { merchant: SimulatedMerchant; prices: readonly DatedPrices[]; index: number; begunAt: Date },
): void {
  const { subtotal, gst, qst, total, lines } = invoice;
  const { name, installation, code, moves } = merchant;
  const moved = moves.findLast(({ on }) => on <= invoice.startsOn)?.prices;
  const inForce = moved ?? prices.findLast(({ since }) => since <= begunAt);
  if (!inForce) throw new Violation('wrong-amount', `${name} was billed before there were prices`);
  const expected = expectAmounts({
    prices: inForce,
    installation: index === 0 ? installation : null,
    code,
    before: index,
  });
  const booked = JSON.stringify({ subtotal, gst, qst, total });
  const wanted = JSON.stringify(expected);
  refuse(invoice, [
    ['wrong-amount', lines !== subtotal, `lines of ${lines} cents, not ${subtotal}`],
    ['wrong-amount', booked !== wanted, `month ${index} of ${name}: ${booked}, not ${wanted}`],
  ]);
}

/** Checks that every payment to be made is on its way: nothing waits for a moment that has passed or never comes. @throws Violation */
export function checkNotForgotten(invoice: BookedInvoice, now: Date): void {
  const { state, nextAttemptAt, presentCardId, lastCardId } = invoice;
  refuse(invoice, [
    ['unsettled', invoice.unsettled > 0, 'its payment was not asked about'],
    ['unsettled', invoice.perhapsGivenBack > 0, 'its refund was not asked about'],
  ]);
  if (state === 'paid' || state === 'credited') return;
  const isUntried = presentCardId !== null && presentCardId !== lastCardId;
  refuse(invoice, [
    ['forgotten', nextAttemptAt !== null && nextAttemptAt <= now, `was due at ${nextAttemptAt?.toISOString()}`],
    ['forgotten', nextAttemptAt === null && state === 'open', 'is never due'],
    ['forgotten', nextAttemptAt === null && isUntried, 'is not charged to the new card'],
  ]);
}

function refuse({ number, state }: BookedInvoice, findings: readonly Finding[]): void {
  for (const [rule, isBroken, detail] of findings)
    if (isBroken) throw new Violation(rule, `invoice ${documentNumber('invoice', number)} (${state}): ${detail}`);
}
