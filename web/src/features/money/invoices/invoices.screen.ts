import { readFilters } from '../../../shared/lists/list-search.ts';
import { invoicesQuery, invoiceTotalQuery } from '../../../shared/queries/money.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { BillIcon } from '../../../ui/icons.tsx';

const readInvoiceView = readFilters({ view: ['unpaid', 'all'] });

/** Reads the view, every invoice or the unpaid ones, and the year, as its digits. */
const readInvoiceSearch = (
  search: Record<string, unknown>,
): ReturnType<typeof readInvoiceView> & { year?: string | undefined } => {
  const { year } = search;
  return { ...readInvoiceView(search), ...(YEAR.test(String(year)) ? { year: String(year) } : {}) };
};

const YEAR = /^2\d{3}$/;

export const bills = screen({
  path: '/bills',
  access: 'list-invoices',
  group: 'business',
  Icon: BillIcon,
  search: readInvoiceSearch,
  texts: ['invoices', 'invoiceWords', 'cardEntry'],
  firstQueries: ({ scope, search: { view, year } }) => {
    const chosen = year ? { year: Number(year) } : {};
    const unpaid = invoicesQuery(scope, { unpaid: true });
    const all = [invoicesQuery(scope, chosen), invoiceTotalQuery(scope, chosen)];
    if (view === 'unpaid') return [unpaid];
    return view === 'all' || year ? all : [unpaid, ...all];
  },
  page: () => import('./invoices-page.tsx'),
});
