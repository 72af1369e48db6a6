import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { QueryClient } from '@tanstack/react-query';
import { dayIn } from '../lib/format.ts';
import { currentLanguage } from '../lib/i18n/language.ts';
import { can } from '../shared/access/permission.ts';
import type { MerchantScope } from '../shared/access/merchant-scope.ts';
import {
  auditChainQuery,
  auditQuery,
  latestLogsQuery,
  logsQuery,
  merchantCountQuery,
  merchantPageQuery,
  merchantQuery,
  pickedMerchantsQuery,
  supportActsQuery,
  sessionQuery,
} from '../shared/queries/base.ts';
import {
  notesQuery,
  progressQuery,
  releaseNotesQuery,
  techniciansQuery,
  releaseNotesSeenQuery,
  supportSettingsQuery,
  transmissionHealthQuery,
  writtenNotesQuery,
} from '../shared/queries/help.ts';
import {
  cardQuery,
  invoicesQuery,
  invoiceTotalQuery,
  planQuery,
  priceMovesQuery,
  pricesQuery,
  promoCodesQuery,
  subscriptionQuery,
} from '../shared/queries/money.ts';
import { contractQuery } from '../shared/queries/contracts.ts';
import { customersQuery } from '../shared/queries/customers.ts';
import { estimateQuery } from '../shared/queries/estimates.ts';
import {
  contactsQuery,
  messageTemplatesQuery,
  openSessionsQuery,
  partnerQuery,
  partnerStandingsQuery,
  usersQuery,
} from '../shared/queries/people.ts';
import { posConnectionQuery, taxCheckQuery } from '../shared/queries/provider.ts';
import {
  billQuery,
  billsQuery,
  billSumQuery,
  type BillsWanted,
  certificationQuery,
  devicesQuery,
  employeesQuery,
  overviewQuery,
  transmissionReportQuery,
  transmissionsQuery,
  waitingBillsQuery,
} from '../shared/queries/sales.ts';
import { lookedAt } from '../shared/queries/looked-at.ts';
import { wantedPartners } from '../shared/queries/wanted-partners.ts';
import { wantedUsers } from '../shared/queries/wanted-users.ts';
import { wantedMerchants } from '../shared/queries/wanted-merchants.ts';
import { wantedLog } from '../shared/queries/wanted-log.ts';
import { presetPeriod, REPORT_TIME_ZONE } from '../shared/reports/preset-period.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { isKnown, type Session } from '../shared/sessions/session.ts';
import { one, pages, type Ask } from './ask-once.ts';
import { canSee } from './screen-access.ts';
import {
  readBillsSearch,
  readCustomersSearch,
  readAuditSearch,
  readInvoiceSearch,
  readLogsSearch,
  readMerchantsSearch,
  readPartnersSearch,
  readUsersSearch,
} from './screen-search.ts';
import type { ScreenName } from './screen-names.ts';

interface View {
  readonly scope: MerchantScope;
  readonly search: Record<string, unknown>;
  readonly language: Language;
  readonly idPartner: string;
  readonly idBill: string;
  readonly idEstimate: string | undefined;
  readonly idContract: string | undefined;
}

/** Returns the calls for those who may do the action; none for others. */
const forWhoCan = (action: Parameters<typeof can>[0], ...asks: readonly Ask[]): readonly Ask[] =>
  can(action) ? asks : [];

/** The page of merchants that the address says, of those of one partner where it names one. */
function merchantPage(search: View['search'], of: { readonly partners?: string[] } = {}): readonly Ask[] {
  const { wanted, place } = wantedMerchants(readMerchantsSearch(search));
  const narrowed = { ...wanted, ...of };
  return [one(merchantPageQuery(narrowed, place)), one(merchantCountQuery(narrowed))];
}

/** First data of screens, by name: asked for together with their code instead of after it. */
const DATA: Partial<Record<ScreenName, (view: View) => readonly Ask[]>> = {
  contract: ({ scope, idContract }) => [one(contractQuery(scope, idContract ?? ''))],
  customers: ({ scope, search }) => [pages(customersQuery(scope, readCustomersSearch(search).q?.trim() ?? ''))],
  estimate: ({ scope, idEstimate }) => [one(estimateQuery(scope, idEstimate ?? ''))],
  editEstimate: ({ scope, idEstimate }) => [one(estimateQuery(scope, idEstimate ?? ''))],
  dashboard: ({ scope, language }) => [
    one(progressQuery(scope)),
    one(transmissionHealthQuery(scope)),
    one(devicesQuery(scope)),
    ...forWhoCan('read-subscription', one(subscriptionQuery(scope))),
    one(latestLogsQuery(scope)),
    one(taxCheckQuery(scope)),
    one(releaseNotesQuery(language)),
    one(releaseNotesSeenQuery()),
  ],
  sales: ({ scope, search }) => {
    const { cursor, at, page: _page, sort: _sort, open: _open, ...wanted } = readBillsSearch(search);
    return [one(billsQuery(scope, known(wanted), { cursor, at })), one(billSumQuery(scope, known(wanted)))];
  },
  sale: ({ scope, idBill }) => [one(billQuery(scope, idBill))],
  transmissions: ({ scope }) => [one(transmissionsQuery(scope))],
  logs: ({ scope, search }) => {
    const { at, ...filters } = readLogsSearch(search);
    return [pages(logsQuery(scope, wantedLog(filters), at)), one(waitingBillsQuery(scope)), one(devicesQuery(scope))];
  },
  devices: ({ scope }) => [one(devicesQuery(scope))],
  employees: ({ scope }) => [one(employeesQuery(scope)), one(posConnectionQuery(scope))],
  contacts: ({ scope }) => [one(contactsQuery(scope))],
  bills: ({ scope, search }) => {
    const { view, year } = readInvoiceSearch(search);
    const chosen = year ? { year: Number(year) } : {};
    const unpaid = pages(invoicesQuery(scope, { unpaid: true }));
    const all = [pages(invoicesQuery(scope, chosen)), one(invoiceTotalQuery(scope, chosen))];
    if (view === 'unpaid') return [unpaid];
    return view === 'all' || year ? all : [unpaid, ...all];
  },
  billing: ({ scope }) => [one(subscriptionQuery(scope)), ...forWhoCan('read-card', one(cardQuery(scope)))],
  subscribe: ({ scope }) => [one(subscriptionQuery(scope)), one(planQuery())],
  configuration: ({ scope }) => [one(progressQuery(scope)), one(posConnectionQuery(scope)), one(taxCheckQuery(scope))],
  profile: () => forWhoCan('edit-profile', one(openSessionsQuery())),
  adminDashboard: ({ search }) => [one(overviewQuery(lookedAt(readMerchantsSearch(search))))],
  merchantlist: ({ search }) => merchantPage(search),
  merchantDetails: ({ scope, scope: { merchantId = '' } }) => [
    one(transmissionHealthQuery(scope)),
    one(subscriptionQuery(scope)),
    pages(invoicesQuery(scope, { unpaid: true })),
    one(devicesQuery(scope)),
    one(latestLogsQuery(scope)),
    pages(notesQuery(merchantId)),
    one(contactsQuery(scope)),
    ...forWhoCan('read-audit', one(supportActsQuery(merchantId))),
  ],
  partnerlist: ({ search }) => [one(partnerStandingsQuery(wantedPartners(readPartnersSearch(search)).wanted))],
  plan: () => [one(planQuery()), one(pricesQuery()), one(priceMovesQuery())],
  technicians: () => [one(techniciansQuery())],
  promoCodes: () => [one(promoCodesQuery())],
  supportSettings: () => [one(supportSettingsQuery())],
  messageTemplates: () => [one(messageTemplatesQuery())],
  writtenNotes: () => [one(writtenNotesQuery())],
  releaseNotes: ({ language }) => [one(releaseNotesQuery(language)), one(releaseNotesSeenQuery())],
  users: ({ search }) => {
    return [pages(usersQuery(wantedUsers(readUsersSearch(search))))];
  },
  audit: ({ search }) => [one(auditChainQuery()), pages(auditQuery(readAuditSearch(search)))],
  // a period in the address may be one that no report is made for
  reports: ({ search }) =>
    search['from'] || search['section'] || search['sort'] || search['cursor']
      ? []
      : [one(transmissionReportQuery(presetPeriod('this-month', dayIn(new Date(), REPORT_TIME_ZONE))))],
  adminQuickBook: () => [one(merchantPageQuery({ states: ['registering'] }))],
  certification: () => [one(certificationQuery())],
  'partner-details': ({ idPartner, search }) => [
    one(partnerQuery(idPartner)),
    ...merchantPage(search, { partners: [idPartner] }),
  ],
  'partner-dashboard': ({ idPartner, search }) => [one(partnerQuery(idPartner, lookedAt(readMerchantsSearch(search))))],
};

interface Arrival {
  readonly queries: QueryClient;
  readonly search: unknown;
  readonly idPartner?: string | undefined;
  readonly idBill?: string | undefined;
  readonly idEstimate?: string | undefined;
  readonly idContract?: string | undefined;
}

/** Asks for who is signed in and the merchant in view, or one to begin with, as the shell does once its code is there. */
export function loadShell({ queries, search }: Pick<Arrival, 'queries' | 'search'>): void {
  const session = sessionStore.current();
  if (!session) return;
  const picked = (search as { merchantId?: string } | undefined)?.merchantId ?? session.merchant?.id;
  const id = session.role === 'merchant' ? session.merchantId : (picked ?? null);
  askAll(queries, [one(sessionQuery(session)), id === null ? one(pickedMerchantsQuery('')) : one(merchantQuery(id))]);
}

/**
 * Asks for what a screen shows first. Not for one who may have to pass a gate before, nor before a merchant is picked: it
 * would be refused.
 */
export function loadScreen(
  name: ScreenName,
  { queries, search, idPartner = '', idBill = '', idEstimate, idContract }: Arrival,
): void {
  const session = sessionStore.current();
  const inView = (search ?? {}) as Record<string, unknown>;
  const scope = session && scopeOf(session, inView['merchantId']);
  if (!scope || !canEnter(session) || !canSee(name, idPartner || undefined)) return;
  const view = { scope, search: inView, language: currentLanguage(), idPartner, idBill, idEstimate, idContract };
  askAll(queries, DATA[name]?.(view));
}

/** Without what the address does not say, as the screen asks. */
const known = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as BillsWanted;

function askAll(queries: QueryClient, asks: readonly Ask[] = []): void {
  for (const ask of asks) void ask(queries);
}

const canEnter = (session: Session): boolean => session.gate === null && isKnown(session);

/** As `useMerchantScope`; null as long as those who look after several merchants have picked none. */
function scopeOf({ role }: Session, merchantId: unknown): MerchantScope | null {
  if (role === 'merchant') return {};
  return typeof merchantId === 'string' ? { merchantId } : null;
}
