import { BILL_KINDS, type BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import { PAYMENT_CODES, type PaymentCode } from '@comptoir/domain/sales/bills/payment-method';
import { TRANSMISSION_STATES, type TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { type ListSearch, readListSearch } from '../../../shared/lists/list-search.ts';
import { billQuery, billsQuery, billSumQuery, type BillsWanted } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { amongst, dayOf, filled, idOf, listOf } from '../../../lib/search-params.ts';
import { ReceiptIcon } from '../../../ui/icons.tsx';

interface BillsSearch extends ListSearch {
  /** The day that was jumped to. */
  at?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  deviceIds?: string[];
  employees?: string[];
  kinds?: BillKind[];
  payments?: PaymentCode[];
  states?: TransmissionState[];
}

/** The filters of a merchant's bills. */
const readBillsSearch = (search: Record<string, unknown>): BillsSearch => ({
  ...readListSearch(search),
  at: dayOf(search['at']),
  from: dayOf(search['from']),
  to: dayOf(search['to']),
  ...filled(
    'deviceIds',
    listOf(search['deviceIds']).flatMap((value) => idOf(value) ?? []),
  ),
  ...filled('employees', listOf(search['employees'])),
  ...filled('kinds', amongst(BILL_KINDS, search['kinds'])),
  ...filled('payments', amongst(PAYMENT_CODES, search['payments'])),
  ...filled('states', amongst(TRANSMISSION_STATES, search['states'])),
});

/** Filters without those that the address does not name, as the screen asks for them. */
const known = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as BillsWanted;

export const sales = screen({
  path: '/sales',
  access: 'read-bills',
  group: 'sales',
  Icon: ReceiptIcon,
  search: readBillsSearch,
  texts: ['bills', 'receipts'],
  firstQueries: ({ scope, search: { cursor, at, page: _page, sort: _sort, open: _open, ...wanted } }) => [
    billsQuery(scope, known(wanted), { cursor, at }),
    billSumQuery(scope, known(wanted)),
  ],
  page: () => import('./bills-page.tsx'),
});

export const sale = screen({
  path: '/sales/$idBill',
  access: 'read-bills',
  texts: ['bills', 'receipts'],
  firstQueries: ({ scope, params: { idBill = '' } }) => [billQuery(scope, idBill)],
  page: () => import('./bill-page.tsx'),
});
