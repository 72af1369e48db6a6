import { AUDIT_GROUPS, type AuditGroup } from '@comptoir/domain/base/audit/audit-groups';
import { FIGURE_GROUPS, type FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { SUB_SECTORS, type SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import { MERCHANT_COLUMNS, type MerchantColumn } from '@comptoir/domain/base/merchants/merchant-columns';
import {
  CERTIFICATE_STANDINGS,
  PAYMENT_STANDINGS,
  SUBSCRIPTION_STANDINGS,
  type CertificateStanding,
  type PaymentStanding,
  type SubscriptionStanding,
} from '@comptoir/domain/base/merchants/merchant-standing';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { MERCHANT_STATES, type MerchantState } from '@comptoir/domain/base/merchants/merchant-state';
import { BILL_KINDS, type BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import { PAYMENT_CODES, type PaymentCode } from '@comptoir/domain/sales/bills/payment-method';
import { TRANSMISSION_STATES, type TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { searchText } from '../lib/search-text.ts';
import { OVERVIEW_LOOKS, type OverviewLook } from '../shared/queries/looked-at.ts';
import { readFilters, readListSearch, type ListSearch } from '../shared/lists/list-search.ts';
import { amongst, dayOf, filled, idOf, listOf } from './search-params.ts';

interface AuditSearch extends ListSearch {
  group?: AuditGroup | undefined;
  /** The id of a person, and of a merchant. */
  who?: string | undefined;
  about?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  text?: string | undefined;
}

/** The filters of the audit trail, as far as the address says something that makes sense. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  ...readListSearch(search),
  group: AUDIT_GROUPS.find((group) => group === search['group']),
  who: idOf(search['who']),
  about: idOf(search['about']),
  since: dayOf(search['since']),
  until: dayOf(search['until']),
  text: listOf(search['text']).map(searchText)[0],
});

interface LogsSearch extends ListSearch {
  events?: LogEvent[];
  deviceIds?: string[];
  from?: string | undefined;
  to?: string | undefined;
  /** The day that was jumped to. */
  at?: string | undefined;
  problems?: 'true' | undefined;
  /** Set when the address named a filter that there is not, or no longer. */
  ignored?: 'true' | undefined;
}

/** The filters of the activity log; those that there are not are left out, which the screen says. */
export function readLogsSearch(search: Record<string, unknown>): LogsSearch {
  const [asked, tills] = [listOf(search['events']), listOf(search['deviceIds'])];
  const events = asked.filter((event): event is LogEvent => LOG_EVENTS.includes(event as LogEvent));
  const deviceIds = tills.flatMap((value) => idOf(value) ?? []);
  const isIgnored = events.length < asked.length || deviceIds.length < tills.length || search['ignored'] === 'true';
  return {
    ...readListSearch(search),
    ...filled('events', events),
    ...filled('deviceIds', deviceIds),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
    at: dayOf(search['at']),
    problems: search['problems'] === 'true' ? 'true' : undefined,
    ignored: isIgnored ? 'true' : undefined,
  };
}

const readInvoiceView = readFilters({ view: ['unpaid', 'all'] });

/** Reads the view, every invoice or the unpaid ones, and the year, as its digits. */
export const readInvoiceSearch = (
  search: Record<string, unknown>,
): ReturnType<typeof readInvoiceView> & { year?: string | undefined } => {
  const { year } = search;
  return { ...readInvoiceView(search), ...(YEAR.test(String(year)) ? { year: String(year) } : {}) };
};

const YEAR = /^2\d{3}$/;

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
export const readBillsSearch = (search: Record<string, unknown>): BillsSearch => ({
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

interface MerchantSearch {
  /** The field of the merchant information to fix, by its wire name. */
  field?: string;
}

export const readMerchantSearch = ({ field }: Record<string, unknown>): MerchantSearch =>
  typeof field === 'string' ? { field } : {};

interface PeriodSearch extends ListSearch {
  from?: string;
  to?: string;
}

/** The period of a report, when both its ends are days. */
export function readPeriod(search: Record<string, unknown>): PeriodSearch {
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])];
  return { ...readListSearch(search), ...(from && to ? { from, to } : {}) };
}

interface ReportsSearch extends PeriodSearch {
  section?: 'sending' | 'revenue' | 'invoices' | 'onboarding' | 'certificates' | 'support' | undefined;
  by?: FigureGroup | undefined;
  /** Figure whose merchants are shown, and its row. */
  figure?: string | undefined;
  key?: string | undefined;
}

/** Reads the section of the administrators' reports, its period, and what it is looked into for: a figure of another section is none. */
export const readReportsSearch = (search: Record<string, unknown>): ReportsSearch => ({
  ...readPeriod(search),
  ...readFilters({ section: ['sending', 'revenue', 'invoices', 'onboarding', 'certificates', 'support'] })(search),
  by: FIGURE_GROUPS.find((group) => group === search['by']),
  figure: listOf(search['figure'])[0],
  key: listOf(search['key'])[0],
});

interface FiguresSearch extends PeriodSearch {
  /** The taxes or a year instead of the sales. */
  view?: 'taxes' | 'annual' | 'accounting';
  /** Grouping of the sales; by day when it is left out. */
  by?: 'item' | 'kind' | 'payment' | 'device' | 'employee';
  /** Of an annual report: the year, and the month that the fiscal year begins with. */
  year?: string | undefined;
  first?: string | undefined;
}

/** The period of a merchant's report, and what of it is shown. */
export const readFigures = (search: Record<string, unknown>): FiguresSearch => ({
  ...readPeriod(search),
  ...readFilters({ view: ['taxes', 'annual', 'accounting'], by: ['item', 'kind', 'payment', 'device', 'employee'] })(
    search,
  ),
  year: listOf(search['year']).find((year) => /^20\d\d$/.test(year)),
  first: listOf(search['first']).find((month) => /^(?:[1-9]|1[0-2])$/.test(month)),
});

interface MerchantsSearch extends ListSearch {
  /** In which states. */
  accounts?: MerchantState[];
  subSectors?: SubSector[];
  /** The ids of partners. */
  partners?: string[];
  plans?: SubscriptionStanding[];
  /** Payment standings of merchants; other lists have payments of other things. */
  dues?: PaymentStanding[];
  certificates?: CertificateStanding[];
  /** Without a bill for so many days, or ever. */
  quiet?: string | undefined;
  /** Filters by waiting bills. */
  waiting?: 'true' | 'false' | undefined;
  columns?: MerchantColumn[];
  /** The view that was opened. */
  saved?: string | undefined;
  /** Look of an overview, and for its mails the merchant whose people alone they went to. */
  look?: OverviewLook | undefined;
  about?: string | undefined;
}

/** The filters of the lists of merchants. */
export const readMerchantsSearch = (search: Record<string, unknown>): MerchantsSearch => ({
  ...readFilters({ look: OVERVIEW_LOOKS, waiting: ['true', 'false'] })(search),
  ...filled('accounts', amongst(MERCHANT_STATES, search['accounts'])),
  ...filled('subSectors', amongst(SUB_SECTORS, search['subSectors'])),
  ...filled(
    'partners',
    listOf(search['partners']).flatMap((value) => idOf(value) ?? []),
  ),
  ...filled('plans', amongst(SUBSCRIPTION_STANDINGS, search['plans'])),
  ...filled('dues', amongst(PAYMENT_STANDINGS, search['dues'])),
  ...filled('certificates', amongst(CERTIFICATE_STANDINGS, search['certificates'])),
  ...filled('columns', amongst(MERCHANT_COLUMNS, search['columns'])),
  quiet: listOf(search['quiet']).find((value) => /^(?:ever|[1-9]\d{0,2})$/.test(value)),
  saved: idOf(search['saved']),
  about: idOf(search['about']),
});

/** The filters of the list of users. */
export const readUsersSearch = readFilters({
  role: ['admin', 'partner', 'merchant'],
  account: ['invited', 'active', 'suspended'],
});

/** The search among partners. */
export const readPartnersSearch = readFilters({});

/** The search among a caterer's customers. */
export const readCustomersSearch = readFilters({});

/** The filters of a merchant's employees. */
export const readEmployeesSearch = readFilters({ state: ['attention', 'waiting', 'declared'] });

interface SubscribeSearch extends ListSearch {
  installation?: Installation | undefined;
  /** A promo code as it was typed; whether it counts, the server says. */
  promo?: string | undefined;
}

/** Stated here for its size: every screen loads this file, and what prices a cart goes with the screens about money. */
const INSTALLATIONS: Readonly<Record<Installation, Installation>> = { autonomous: 'autonomous', assisted: 'assisted' };

/** Reads the order that is about to be placed. */
export const readSubscribeSearch = (search: Record<string, unknown>): SubscribeSearch => ({
  ...readListSearch(search),
  installation: Object.values(INSTALLATIONS).find((kind) => kind === search['installation']),
  promo: listOf(search['promo'])
    .map((code) => code.trim())
    .find(({ length }) => length > 0 && length <= 32),
});
