import { dayAfter, type Day } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import { readMention } from '@comptoir/domain/sales/bills/bill-mention';
import { readBillSearch, type BillSearch } from '@comptoir/domain/sales/bills/bill-search';
import type { PaymentCode } from '@comptoir/domain/sales/bills/payment-method';
import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { AppError } from '../../../../platform/http/app-error.ts';

/** Filter of a call, as it comes: days of the merchant's zone, both included. */
export interface WantedBills {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly deviceIds?: readonly string[] | undefined;
  readonly employees?: readonly string[] | undefined;
  readonly kinds?: readonly BillKind[] | undefined;
  readonly payments?: readonly PaymentCode[] | undefined;
  readonly states?: readonly TransmissionState[] | undefined;
}

/**
 * Filter of bills; null is no condition. `from` and `to` are days of the zone or `-infinity` and `infinity`, `start` and `end` their bounds;
 * `end` is not in it.
 */
export interface BillFilter {
  readonly merchantId: string;
  readonly zone: MerchantTimeZone;
  readonly from: Day;
  readonly to: Day;
  readonly start: Date | '-infinity';
  readonly end: Date | 'infinity';
  readonly deviceIds: readonly string[] | null;
  readonly employees: readonly string[] | null;
  readonly kinds: readonly BillKind[] | null;
  readonly payments: readonly PaymentCode[] | null;
  readonly states: readonly TransmissionState[] | null;
  /** Those alone that are printed without the authority's number. */
  readonly isUnanswered: boolean;
  readonly search: BillSearch | null;
}

/** @throws AppError validation-failed for a period that ends before it begins */
export function filterOf(wanted: WantedBills, merchant: { id: string; timeZone: MerchantTimeZone }): BillFilter {
  const { deviceIds = null, employees = null, kinds = null, payments = null, states = null, q = '' } = wanted;
  const period = periodOf(wanted, merchant.timeZone);
  return {
    merchantId: merchant.id,
    zone: merchant.timeZone,
    ...period,
    deviceIds,
    employees,
    states,
    ...searchFor(q, { kinds, payments }),
  };
}

type Named = Pick<BillFilter, 'kinds' | 'payments'>;

/** Reads the typed text: a mention narrows the request, anything else is searched for. */
function searchFor(q: string, { kinds, payments }: Named): Named & Pick<BillFilter, 'isUnanswered' | 'search'> {
  const mention = readMention(q);
  if (!mention) return { kinds, payments, isUnanswered: false, search: readBillSearch(q) };
  return {
    kinds: both(kinds, mention.kinds),
    payments: both(payments, mention.payments),
    isUnanswered: mention.isUnanswered,
    search: null,
  };
}

/** Returns the values that two conditions leave together. */
function both<Value>(asked: readonly Value[] | null, named: readonly Value[] | null) {
  return asked && named ? asked.filter((one) => named.includes(one)) : (asked ?? named);
}

function periodOf(
  { from, to }: WantedBills,
  zone: MerchantTimeZone,
): Pick<BillFilter, 'from' | 'to' | 'start' | 'end'> {
  if (from && to && from > to) throw new AppError('validation-failed', [{ path: 'from', rule: 'after-end' }]);
  return {
    from: from ?? '-infinity',
    to: to ?? 'infinity',
    start: from ? midnightOf(from, zone) : '-infinity',
    end: to ? midnightOf(dayAfter(to), zone) : 'infinity',
  };
}

/**
 * True when few bills are in question, which are looked for first and sorted then: those of a number or an amount, those in a state that hardly
 * any bill is in, and those without the authority's number.
 */
export const isRare = ({ search, states, isUnanswered }: BillFilter): boolean =>
  search !== null || isUnanswered || (states !== null && !states.includes('accepted'));
