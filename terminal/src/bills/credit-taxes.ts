import { applyRate, cents, type Cents, type RateMillionths } from '@comptoir/domain/base/amounts/cents';
import type { TaxRates } from '@comptoir/domain/base/taxes/tax-calendar';
import { linesOf, taxBase, taxTolerance } from '@comptoir/websrm/requests/check-amounts';
import type { TransactionItem } from '@comptoir/websrm/requests/transaction';

/** Taxes of a bill that were not given back yet, in cents, and the items that bore them: those of the bill, and of its credit notes. */
export interface TaxesLeft {
  readonly gst: Cents;
  readonly qst: Cents;
  /** The rates that the bill was taxed by, whatever the day of the note. */
  readonly rates: TaxRates;
  readonly items: readonly TransactionItem[];
}

/**
 * The taxes that go back with items: of each note both rates of the bill on what it gives back, rounded once, as the authority computes them. Many
 * small parts round up more than the whole did, or less: before what stays would be off by more than a cent, a note takes a cent more or
 * less. So the taxes of every note follow from its items, and those of all of them add up to the bill's. Source: SRM-32, SRM-35.
 */
export function taxesGivenBack(left: TaxesLeft, items: readonly TransactionItem[]): { gst: Cents; qst: Cents } {
  return {
    gst: taxGivenBack({ left, items, letter: 'F', rate: left.rates.gst, due: left.gst }),
    qst: taxGivenBack({ left, items, letter: 'P', rate: left.rates.qst, due: left.qst }),
  };
}

/**
 * By how many cents taxes would be off: those that go back with items, and those that stay for the rest. Infinity where they cannot be:
 * below zero, beyond what is left, or left without an item that bears them.
 */
export function taxesOff(
  left: Pick<TaxesLeft, 'gst' | 'qst' | 'rates'>,
  { all, items, amounts }: { all: TaxesLeft['items']; items: TaxesLeft['items']; amounts: { gst: Cents; qst: Cents } },
): number {
  const off = (letter: 'F' | 'P', rate: RateMillionths, tax: { given: Cents; due: Cents }): number => {
    const base = -taxBase(items, letter);
    const rest = taxBase(all, letter) - base;
    const stays = tax.due - tax.given;
    if (tax.given < 0 || stays < 0 || (base === 0 && tax.given > 0) || (rest === 0 && stays > 0)) return Infinity;
    return Math.max(Math.abs(tax.given - exact(base, rate)), Math.abs(stays - exact(rest, rate)));
  };
  const gst = off('F', left.rates.gst, { given: amounts.gst, due: left.gst });
  return Math.max(gst, off('P', left.rates.qst, { given: amounts.qst, due: left.qst }));
}

interface Given {
  readonly left: TaxesLeft;
  readonly items: readonly TransactionItem[];
  readonly letter: 'F' | 'P';
  readonly rate: RateMillionths;
  /** Rest of the tax. */
  readonly due: Cents;
}

function taxGivenBack({ left, items, letter, rate, due }: Given): Cents {
  const base = -taxBase(items, letter);
  if (base === 0) return cents(0);
  const rest = taxBase(left.items, letter) - base;
  const target = rest === 0 ? due : evenOut(applyRate(cents(base), rate), due - exact(rest, rate));
  const tolerance = taxTolerance(linesOf(items).length, { isCredit: rest === 0 });
  const least = Math.ceil(exact(base, rate) - tolerance);
  const most = Math.min(due, Math.floor(exact(base, rate) + tolerance));
  return cents(Math.max(0, Math.min(most, Math.max(least, target))));
}

/** So much of a tax, or a few cents more or less, that what is kept back is within a cent of `fair`, what would be right to take. */
function evenOut(natural: Cents, fair: number): number {
  if (fair - natural > MOST_OFF) return Math.ceil(fair - MOST_OFF);
  return natural - fair > MOST_OFF ? Math.floor(fair + MOST_OFF) : natural;
}

const MOST_OFF = 1;

const exact = (base: number, rate: RateMillionths): number => (base * rate) / 1_000_000;
