import { cents, shareOf, type Cents } from '../../base/amounts/cents.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';
import type { TaxedAmount } from '../../base/taxes/quebec-taxes.ts';

/** Credit: an invoice, the amount credited before, and the amount credited now (null: all the rest). */
export interface Credit {
  readonly invoice: TaxedAmount;
  readonly creditedBefore: Cents;
  readonly total: Cents | null;
}

/**
 * Splits a credit into net price and taxes in the proportions of its invoice. Each part is the share of all that is
 * credited by then, less the share credited before: however an invoice is credited, piece by piece or at once, the
 * credits add up to its lines and taxes to the cent. Refused when nothing, or not as much, is left.
 */
export function splitCredit(credit: Credit): Result<TaxedAmount, 'refund-too-large'> {
  const { invoice, creditedBefore } = credit;
  const left = cents(invoice.total - creditedBefore);
  const total = credit.total ?? left;
  if (total <= 0 || total > left) return refuse('refund-too-large');
  const before = sharesOf(invoice, creditedBefore);
  const after = sharesOf(invoice, cents(creditedBefore + total));
  return accept({
    subtotal: cents(after.subtotal - before.subtotal),
    gst: cents(after.gst - before.gst),
    qst: cents(after.qst - before.qst),
    total,
  });
}

/** Each share grows with what is credited and never faster than it, so that no part of a credit is ever negative. */
function sharesOf(invoice: TaxedAmount, credited: Cents): Omit<TaxedAmount, 'total'> {
  const subtotal = shareOf(invoice.subtotal, { part: credited, whole: invoice.total });
  const taxes = cents(credited - subtotal);
  const allTaxes = cents(invoice.gst + invoice.qst);
  const gst = allTaxes === 0 ? cents(0) : shareOf(invoice.gst, { part: taxes, whole: allTaxes });
  return { subtotal, gst, qst: cents(taxes - gst) };
}
