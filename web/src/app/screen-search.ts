import { AUDIT_GROUPS, type AuditGroup } from '@comptoir/domain/base/audit/audit-action';
import { LOG_EVENTS, type LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { BILL_KINDS, type BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import { PAYMENT_CODES, type PaymentCode } from '@comptoir/domain/sales/bills/payment-method';
import { TRANSMISSION_STATES, type TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { readFilters, readListSearch, type ListSearch } from '../shared/lists/list-search.ts';
import { dayOf, idOf, listOf } from './search-params.ts';

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
  text: listOf(search['text'])[0],
});

interface LogsSearch extends ListSearch {
  events?: LogEvent[];
  deviceIds?: string[];
}

/** The filters of the activity log. */
export function readLogsSearch(search: Record<string, unknown>): LogsSearch {
  const events = listOf(search['events']).filter((event): event is LogEvent => LOG_EVENTS.includes(event as LogEvent));
  const deviceIds = listOf(search['deviceIds']);
  return {
    ...readListSearch(search),
    ...(events.length > 0 ? { events } : {}),
    ...(deviceIds.length > 0 ? { deviceIds } : {}),
  };
}

/** Whether every invoice is listed, or the open ones. */
export const readInvoicesSearch = readFilters({ view: ['all'] });

interface BillsSearch extends ListSearch {
  from?: string | undefined;
  to?: string | undefined;
  deviceIds?: string[];
  employees?: string[];
  kinds?: BillKind[];
  payments?: PaymentCode[];
  states?: TransmissionState[];
  /** Where the page that is shown begins. */
  cursor?: string | undefined;
}

const amongst = <Word extends string>(words: readonly Word[], value: unknown): Word[] =>
  words.filter((word) => listOf(value).includes(word));

const filled = <Name extends string, Item>(name: Name, items: Item[]) =>
  (items.length > 0 ? { [name]: items } : {}) as { [Key in Name]?: Item[] };

/** The filters of a merchant's bills. */
export const readBillsSearch = (search: Record<string, unknown>): BillsSearch => ({
  ...readListSearch(search),
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
  cursor: listOf(search['cursor']).find((cursor) => /^[\w-]{1,200}$/.test(cursor)),
});

interface MerchantSearch {
  /** The field of the merchant information to fix, by its wire name. */
  field?: string;
}

export const readMerchantSearch = ({ field }: Record<string, unknown>): MerchantSearch =>
  typeof field === 'string' ? { field } : {};

interface ReportsSearch extends ListSearch {
  from?: string;
  to?: string;
}

/** The period of a report, when both its ends are days. */
export function readReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])];
  return { ...readListSearch(search), ...(from && to ? { from, to } : {}) };
}

/** The filters of the list of merchants. */
export const readMerchantsSearch = readFilters({
  registration: ['complete', 'incomplete'],
  account: ['active', 'inactive'],
});

/** The filters of the list of users. */
export const readUsersSearch = readFilters({ role: ['admin', 'partner', 'merchant'] });

/** The filters of a merchant's employees. */
export const readEmployeesSearch = readFilters({ state: ['attention', 'waiting', 'declared'] });
