import type { Endpoint } from '@comptoir/contract/endpoint';
import { ERROR_STATUS, type ErrorCode, type FieldError } from '@comptoir/contract/errors';
import { listAppointments, listFreeHours } from '@comptoir/contract/help/appointments';
import { getAuditChain, listAudit, listSupportActs } from '@comptoir/contract/base/audit';
import { beginCardEntry, getCard } from '@comptoir/contract/money/cards';
import { getCertification } from '@comptoir/contract/sales/certification';
import { listEstimates, sumEstimates } from '@comptoir/contract/sales/estimates';
import { listMailFailures } from '@comptoir/contract/base/mail';
import { getInvoiceTotal, listInvoices, listUnpaidAccounts } from '@comptoir/contract/money/invoices';
import { getRevenueReport } from '@comptoir/contract/money/revenue';
import { getPlan, listPrices } from '@comptoir/contract/money/plan';
import {
  getPosConnection,
  getTaxCheck,
  listPosDevices,
  type PosConnectionView,
} from '@comptoir/contract/provider/pos-connection';
import { getTaxCalendar, listTaxRows } from '@comptoir/contract/base/taxes';
import { listTechnicians } from '@comptoir/contract/help/technicians';
import { listPromoCodes } from '@comptoir/contract/money/promo-codes';
import { getSubscription, priceCart } from '@comptoir/contract/money/subscriptions';
import { listDevices } from '@comptoir/contract/sales/devices';
import { listEmployees } from '@comptoir/contract/sales/employees';
import { listMenu } from '@comptoir/contract/sales/menu';
import { getLogCounts, getLogExportSize, listLogs, streamLogs } from '@comptoir/contract/base/activity-log';
import { listContacts } from '@comptoir/contract/people/contacts';
import { listMemberships } from '@comptoir/contract/people/memberships';
import { listOwnershipOffers, listOwnershipTransfers } from '@comptoir/contract/people/ownership';
import { listMerchantFacts } from '@comptoir/contract/base/merchant-lists';
import { listMerchantViews } from '@comptoir/contract/base/merchant-views';
import { listPriceMoves } from '@comptoir/contract/money/price-moves';
import { listMerchantBatches } from '@comptoir/contract/people/merchant-batches';
import {
  getReleaseNotesSeen,
  listReleaseNotes,
  listWrittenNotes,
  markReleaseNotesSeen,
} from '@comptoir/contract/help/release-notes';
import { listMessageTemplates } from '@comptoir/contract/people/message-templates';
import { getMerchantCount, getMerchant, listMerchants, type MerchantView } from '@comptoir/contract/base/merchants';
import { getPartner, listPartners, listPartnerStandings, streamPartner } from '@comptoir/contract/people/partners';
import {
  getFunctionalityCheck,
  getProgress,
  getTransmissionHealth,
  listProgress,
} from '@comptoir/contract/help/installation';
import { listNotes } from '@comptoir/contract/help/notes';
import { getSupportContact, getSupportSettings } from '@comptoir/contract/base/support-settings';
import { listSetAsideMails } from '@comptoir/contract/help/support-mails';
import {
  getTicketCounts,
  listOwnTickets,
  listSupportPeople,
  listTickets,
  markTicketRead,
} from '@comptoir/contract/help/support-tickets';
import { getHourlySales, listOutages } from '@comptoir/contract/sales/report-charts';
import { getItemReport } from '@comptoir/contract/sales/report-items';
import { getOverview, streamOverview } from '@comptoir/contract/sales/report-overview';
import { getSalesReport, getTaxReport, getTransmissionReport } from '@comptoir/contract/sales/reports';
import { getAnnualReport, getFiscalYear } from '@comptoir/contract/sales/annual-reports';
import {
  anAnnualReport,
  anHourlySales,
  anItemReport,
  aSalesReport,
  aTaxReport,
  aTransmissionReport,
  theOutages,
} from './reports.ts';
import { updateProfile } from '@comptoir/contract/people/profile';
import { search } from '@comptoir/contract/base/search';
import { getSession, logout } from '@comptoir/contract/base/sessions';
import { getBill, listBills, sumBills, waitingTransactions } from '@comptoir/contract/sales/bills';
import { getTransmissionHours, listTransmissions } from '@comptoir/contract/sales/transmissions';
import { aBillView } from './bills.ts';
import { aRevenueReport, theFailedMails, theUnpaid } from './overview.ts';
import { listUnexpectedCharges } from '@comptoir/contract/money/unexpected-charges';
import { listUsers } from '@comptoir/contract/people/users';
import { merchantState } from '@comptoir/domain/base/merchants/merchant-state';
import { foldText } from '@comptoir/domain/base/search/fold-text';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';
import { answerNothing, findAnswer, onPath } from './answers.ts';
import { aCheck, aProgress, aTransmissionHealth } from './progress.ts';
import { aCardEntry, aCart, anInvoiceTotal, aSubscription, theTaxCalendar } from './money.ts';
import { aMerchant, anOverview, aPartner, aSessionView, id as idOf } from './factories.ts';

/** The server's place in tests of screens. It speaks the contract: what is asked and answered outside it is a breach. */
export const server = setupServer(
  // One for all: a handler of its own for each endpoint, made afresh for each test, took a tenth of the time of all tests.
  http.all(
    ({ request }) => findAnswer(request) !== null,
    ({ request }) => findAnswer(request)?.(),
  ),
);

/** Acts of the screens or the tests that the contract does not know; a test that leaves one behind fails. */
export const breaches: string[] = [];

/** A request as the server would read it. */
export interface Received<E extends Endpoint> {
  readonly query: z.output<E['query']>;
  readonly params: z.output<E['params']>;
  readonly body: z.output<E['body']>;
  readonly headers: Headers;
}

type Reply<E extends Endpoint> = z.input<E['reply']>;

type Answerer<E extends Endpoint> = (received: Received<E>) => Reply<E> | Response | Promise<Reply<E> | Response>;

/** Answers an endpoint from now on; the calls received are kept in the list that is returned. */
export function answer<E extends Endpoint>(endpoint: E, reply: Reply<E> | Answerer<E>): Received<E>[] {
  const received: Received<E>[] = [];
  onPath(endpoint, async (request, params) => {
    const call = await read(endpoint, request, params);
    received.push(call);
    const given = typeof reply === 'function' ? await (reply as Answerer<E>)(call) : reply;
    if (given instanceof Response) return given;
    const checked = endpoint.reply.safeParse(given);
    if (!checked.success) breaches.push(`${endpoint.path} was answered with ${checked.error.message}`);
    return given === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(given as JsonBodyType);
  });
  return received;
}

interface Refusal {
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a refusal of the server, in place of an answer. */
export const refusalOf = (code: ErrorCode, { fields, headers = {} }: Refusal = {}): Response => {
  const error = { code, requestId: 'request-42', ...(fields ? { fields } : {}) };
  return HttpResponse.json({ error }, { status: ERROR_STATUS[code], headers });
};

/** Refuses an endpoint from now on, as the one error handler of the server does. */
export function refuse(endpoint: Endpoint, code: ErrorCode, { fields, headers = {} }: Refusal = {}): void {
  onPath(endpoint, () => refusalOf(code, { ...(fields ? { fields } : {}), headers }));
}

/** Merchants to look after, from now on: in pages, found by name and state, counted, and each at its address. Returns the pages asked for. */
export function answerMerchants(merchants: readonly MerchantView[]): Received<typeof listMerchants>[] {
  const found = ({ q = '', states }: z.output<(typeof getMerchantCount)['query']>): MerchantView[] =>
    merchants.filter(
      (merchant) =>
        foldText(`${merchant.company_name} ${merchant.city ?? ''}`).includes(foldText(q)) &&
        (!states || states.includes(merchantState(merchant))),
    );
  answer(listMerchantViews, { items: [] });
  answer(listMerchantBatches, { items: [] });
  answer(getMerchant, ({ params }) => merchants.find(({ id }) => id === params.id) ?? refusalOf('not-found'));
  answer(listMerchantFacts, { items: [] });
  answer(getMerchantCount, ({ query }) => ({ count: found(query).length, isExact: true, isNear: false }));
  return answer(listMerchants, ({ query: { sort = 'name', cursor = '0', limit = 50, ...filter } }) => {
    const items = found(filter);
    const [from, to] = [Number(cursor), Number(cursor) + limit];
    return {
      items: (sort === '-name' ? items.toReversed() : items).slice(from, to),
      nextCursor: to < items.length ? String(to) : null,
      previousCursor: from > 0 ? String(Math.max(0, from - limit)) : null,
    };
  });
}

/** Answers an endpoint with what does not come from our server. */
export function answerRaw(endpoint: Endpoint, respond: () => Response): void {
  onPath(endpoint, respond);
}

/** Answers an endpoint with a file of rows, piece by piece; the calls received are kept in the list that is returned. */
export function answerRows<E extends Endpoint>(
  endpoint: E,
  file: { name: string; count: number; leftOut?: string; body: ReadableStream<Uint8Array> | string },
): Received<E>[] {
  const received: Received<E>[] = [];
  onPath(endpoint, async (request, params) => {
    received.push(await read(endpoint, request, params));
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
      'x-total-count': String(file.count),
      ...(file.leftOut ? { 'x-left-out': file.leftOut } : {}),
    };
    return new HttpResponse(file.body, { headers });
  });
  return received;
}

/** No one answers an endpoint. */
export function cutOff(endpoint: Endpoint): void {
  onPath(endpoint, () => HttpResponse.error());
}

/** Nothing reaches the server any more, until the test is over. */
export function cutAllOff(): void {
  answerNothing();
}

/** The streams of live events, in the hands of a test. When it opens there was nothing new for a minute, unless stated otherwise. */
export function openStream(quietMs = 60_000): { send: (event: string) => void; end: () => void } {
  const readers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  const write = (controller: ReadableStreamDefaultController<Uint8Array>, event: string, data = {}): void =>
    controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  const answerStream = (): Response => {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        readers.add(controller);
        write(controller, 'ready', { quietMs });
      },
      cancel: () => void readers.delete(own),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  for (const endpoint of [streamLogs, streamPartner, streamOverview]) onPath(endpoint, answerStream);
  return {
    send: (event) => readers.forEach((controller) => write(controller, event)),
    end: () => {
      readers.forEach((controller) => controller.close());
      readers.clear();
    },
  };
}

const NOTHING = { items: [], nextCursor: null };
const NOT_CONNECTED: PosConnectionView = {
  provider: null,
  state: 'none',
  posMerchantId: null,
  connectedAt: null,
  reads: [],
  merchant: null,
};

export const SUPPORT_CONTACT = {
  phone: '418 555-0142',
  email: 'soutien@comptoir.test',
  opens: '08:00',
  closes: '16:30',
  closingDays: [],
};

/** A merchant with nothing in it yet: what the shell and the screens ask for unless a test says otherwise. */
export function answerQuietly(): void {
  onPath({ method: 'GET', path: '/healthz' }, () => HttpResponse.json({ status: 'ok', version: '1.2.3' }));
  answer(getSession, aSessionView());
  answer(getMerchant, ({ params }) => aMerchant({ id: params.id }));
  answer(listMerchantFacts, { items: [] });
  // after the one merchant, whose address its own is a case of
  answer(getMerchantCount, { count: 1, isExact: true, isNear: false });
  answer(listDevices, { items: [], nextCursor: null });
  answer(listPosDevices, NOTHING);
  answer(listEmployees, NOTHING);
  answer(listMenu, { version: '0', entries: [] });
  answer(listLogs, { items: [], nextCursor: null, previousCursor: null, archivedUntil: null });
  answer(getLogCounts, { count: 0, isExact: true });
  answer(getLogExportSize, { count: 0, isLarge: false });
  answer(getProgress, aProgress());
  answer(getFunctionalityCheck, aCheck());
  answer(getTransmissionHealth, aTransmissionHealth());
  // before the sum, whose address it would answer too
  answer(getBill, aBillView());
  answer(listBills, { ...NOTHING, previousCursor: null });
  answer(sumBills, { count: 0, countedBills: 0, receivedCents: 0, returnedCents: 0, soldCents: 0 });
  answer(waitingTransactions, { count: 0, oldestAt: null, urgency: 'calm', authorityReachable: true });
  answer(listTransmissions, { lanes: [], batches: [] });
  answer(logout, null);
  answer(updateProfile, ({ body }) => body);
  answer(getSupportContact, SUPPORT_CONTACT);
  answer(getSupportSettings, {
    opens: '08:00',
    closes: '16:30',
    telephone: '418 555-0142',
    email: 'soutien@comptoir.test',
    closingDays: [],
    visitsToMove: 0,
    history: [],
  });
  answer(listOwnTickets, NOTHING);
  answer(listTickets, NOTHING);
  answer(getTicketCounts, { open: 0, waiting: 0, solved: 0, reopened: 0, setAside: 0 });
  answer(listSupportPeople, [{ id: idOf(90), name: 'Alex Gagnon' }]);
  answer(listSetAsideMails, NOTHING);
  answer(markTicketRead, null);
  answer(listReleaseNotes, []);
  answer(listMessageTemplates, NOTHING);
  answer(listUnexpectedCharges, { items: [] });
  answer(getReleaseNotesSeen, { unseen: [] });
  answer(markReleaseNotesSeen, { unseen: [] });
  answer(listContacts, NOTHING);
  answer(listMerchants, { items: [aMerchant()], nextCursor: null, previousCursor: null });
  answer(getPartner, aPartner());
  answer(listPartners, NOTHING);
  answer(listPartnerStandings, { ...NOTHING, previousCursor: null, count: 0 });
  answer(listProgress, { items: [] });
  answer(getOverview, anOverview());
  answer(getTransmissionReport, aTransmissionReport());
  answer(getSalesReport, aSalesReport());
  answer(getItemReport, anItemReport());
  answer(getTaxReport, aTaxReport());
  answer(getFiscalYear, { firstMonth: 1, changedAt: null });
  answer(getAnnualReport, anAnnualReport());
  answer(getHourlySales, anHourlySales());
  answer(listOutages, theOutages());
  answer(listUsers, NOTHING);
  answer(search, { merchants: [], invoices: [], bills: [], devices: [], people: [], partners: [] });
  answer(listAudit, NOTHING);
  answer(listSupportActs, { items: [] });
  answer(listNotes, NOTHING);
  answer(getAuditChain, { links: 0, waiting: 0, check: null });
  answer(getSubscription, aSubscription());
  answer(getCard, { card: null });
  answer(beginCardEntry, aCardEntry());
  answer(listInvoices, NOTHING);
  answer(getInvoiceTotal, anInvoiceTotal({ years: [], invoices: 0 }));
  answer(listUnpaidAccounts, theUnpaid([]));
  answer(listMailFailures, theFailedMails([]));
  answer(getTransmissionHours, { hours: [] });
  answer(getRevenueReport, aRevenueReport());
  answer(listEstimates, NOTHING);
  answer(sumEstimates, { states: [] });
  answer(getCertification, { environment: 'DEV', isRun: false, testCase: null, replies: [] });
  answer(getPlan, { monthlyServiceCents: 4900, installation: { autonomousCents: 0, assistedCents: 14_000 } });
  answer(listPrices, NOTHING);
  answer(listPriceMoves, { items: [] });
  answer(getTaxCalendar, theTaxCalendar());
  answer(listTaxRows, { version: 0, builtIn: theTaxCalendar().rows, announced: [] });
  answer(listPromoCodes, NOTHING);
  answer(listWrittenNotes, NOTHING);
  answer(priceCart, ({ body: { installation } }) => aCart(installation));
  answer(listAppointments, NOTHING);
  answer(listTechnicians, NOTHING);
  answer(listFreeHours, { items: [] });
  answer(getPosConnection, NOT_CONNECTED);
  answer(listMemberships, { items: [], nextCursor: null });
  answer(listOwnershipTransfers, NOTHING);
  answer(listOwnershipOffers, NOTHING);
  answer(getTaxCheck, { state: 'unread', readAt: null, rates: [], findings: [] });
  openStream();
}

async function read<E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Received<E>> {
  const query = check(endpoint, endpoint.query, queryOf(new URL(request.url)));
  const body = check(endpoint, endpoint.body, request.method === 'GET' ? {} : await request.json());
  return { query, body, params, headers: request.headers } as Received<E>;
}

function check(endpoint: Endpoint, schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) breaches.push(`${endpoint.method} ${endpoint.path} was asked with ${result.error.message}`);
  return result.data;
}

function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  const names = new Set(searchParams.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const [first = '', ...more] = searchParams.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}
