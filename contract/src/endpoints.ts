import { z } from 'zod';
import * as activityLog from './base/activity-log.ts';
import * as audit from './base/audit.ts';
import * as orderedExports from './base/exports.ts';
import * as mail from './base/mail.ts';
import * as incidents from './base/incidents.ts';
import * as jobs from './base/jobs.ts';
import * as merchants from './base/merchants.ts';
import * as merchantLists from './base/merchant-lists.ts';
import * as merchantViews from './base/merchant-views.ts';
import * as selections from './base/selections.ts';
import * as searching from './base/search.ts';
import * as sessions from './base/sessions.ts';
import * as supportSettings from './base/support-settings.ts';
import * as taxes from './base/taxes.ts';
import type { Endpoint, Method } from './endpoint.ts';
import { figureReportsOf } from './figure-reports.ts';
import * as appointments from './help/appointments.ts';
import * as technicians from './help/technicians.ts';
import * as installation from './help/installation.ts';
import * as notes from './help/notes.ts';
import * as releaseNotes from './help/release-notes.ts';
import * as support from './help/support.ts';
import * as supportMails from './help/support-mails.ts';
import * as supportTickets from './help/support-tickets.ts';
import * as billingRuns from './money/billing-runs.ts';
import * as cards from './money/cards.ts';
import * as commissions from './money/commissions.ts';
import * as invoices from './money/invoices.ts';
import * as plan from './money/plan.ts';
import * as priceMoves from './money/price-moves.ts';
import * as promoCodes from './money/promo-codes.ts';
import * as revenue from './money/revenue.ts';
import * as revenueAccounting from './money/revenue-accounting.ts';
import * as subscriptions from './money/subscriptions.ts';
import * as unexpectedCharges from './money/unexpected-charges.ts';
import * as contacts from './people/contacts.ts';
import * as invitations from './people/invitations.ts';
import * as memberships from './people/memberships.ts';
import * as ownership from './people/ownership.ts';
import * as merchantBatches from './people/merchant-batches.ts';
import * as messageTemplates from './people/message-templates.ts';
import * as partners from './people/partners.ts';
import * as profile from './people/profile.ts';
import * as registration from './people/registration.ts';
import * as users from './people/users.ts';
import * as posConnection from './provider/pos-connection.ts';
import * as posSignIn from './provider/pos-sign-in.ts';
import * as acceptance from './sales/acceptance.ts';
import * as authorityError from './sales/authority-error.ts';
import * as billDocuments from './sales/bill-documents.ts';
import * as billResult from './sales/bill-result.ts';
import * as bills from './sales/bills.ts';
import * as businessStandings from './sales/business-standings.ts';
import * as certification from './sales/certification.ts';
import * as deviceApi from './sales/device-api.ts';
import * as devices from './sales/devices.ts';
import * as contracts from './sales/contracts.ts';
import * as customers from './sales/customers.ts';
import * as employees from './sales/employees.ts';
import * as estimates from './sales/estimates.ts';
import * as menu from './sales/menu.ts';
import * as menuProvider from './sales/menu-provider.ts';
import * as sentEstimates from './sales/sent-estimates.ts';
import * as proof from './sales/proof.ts';
import * as annualReports from './sales/annual-reports.ts';
import * as reportAccounting from './sales/report-accounting.ts';
import * as reportCharts from './sales/report-charts.ts';
import * as reportDocuments from './sales/report-documents.ts';
import * as reportItems from './sales/report-items.ts';
import * as overview from './sales/report-overview.ts';
import * as reports from './sales/reports.ts';
import * as transmissions from './sales/transmissions.ts';
import * as userReports from './sales/device-reports.ts';

/** The modules of the contract by area, in the order in which the API's document shows them. */
const MODULES = {
  base: [
    sessions,
    merchants,
    searching,
    merchantLists,
    merchantViews,
    selections,
    mail,
    activityLog,
    orderedExports,
    audit,
    jobs,
    incidents,
    supportSettings,
    taxes,
  ],
  people: [
    registration,
    profile,
    users,
    contacts,
    partners,
    invitations,
    memberships,
    ownership,
    merchantBatches,
    messageTemplates,
    figureReportsOf('people'),
  ],
  sales: [
    devices,
    userReports,
    deviceApi,
    bills,
    billDocuments,
    billResult,
    authorityError,
    customers,
    contracts,
    acceptance,
    employees,
    estimates,
    sentEstimates,
    menu,
    menuProvider,
    certification,
    proof,
    overview,
    reports,
    businessStandings,
    reportAccounting,
    reportCharts,
    reportDocuments,
    reportItems,
    annualReports,
    transmissions,
    figureReportsOf('sales'),
  ],
  money: [
    commissions,
    plan,
    priceMoves,
    promoCodes,
    subscriptions,
    cards,
    invoices,
    unexpectedCharges,
    billingRuns,
    revenue,
    revenueAccounting,
    figureReportsOf('money'),
  ],
  provider: [posSignIn, posConnection],
  help: [
    installation,
    appointments,
    technicians,
    notes,
    support,
    supportTickets,
    supportMails,
    releaseNotes,
    figureReportsOf('help'),
  ],
} as const satisfies Record<string, readonly object[]>;

/** A part of the product: folder of the contract, of the server's features and of the portal's. */
export type Area = keyof typeof MODULES;

/** The exports of some modules for which `isWanted` holds, by name. */
function select<Wanted>(modules: readonly object[], isWanted: (value: unknown) => value is Wanted) {
  const exports = modules.flatMap((module) => Object.entries(module));
  return exports.filter((entry): entry is [string, Wanted] => isWanted(entry[1]));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** The calls of an area: module by module, and in each by path, what reads before what changes. */
const endpointsOf = (area: Area): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(
    MODULES[area].flatMap((module) =>
      select([module], isEndpoint).sort(
        ([, one], [, other]) =>
          one.path.localeCompare(other.path) || METHODS.indexOf(one.method) - METHODS.indexOf(other.method),
      ),
    ),
  );

/** Every call by area. A call is in the table by being exported; its name is that of the export. */
export const ENDPOINTS_BY_AREA: Readonly<Record<Area, Readonly<Record<string, Endpoint>>>> = {
  base: endpointsOf('base'),
  people: endpointsOf('people'),
  sales: endpointsOf('sales'),
  money: endpointsOf('money'),
  provider: endpointsOf('provider'),
  help: endpointsOf('help'),
};

/** Every call of the API; the OpenAPI document, the authorization tests and the bad-input tests walk this table. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(ENDPOINTS_BY_AREA));

/** Every schema that the contract exports, by name: what the API's document refers to by that name. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  select(Object.values(MODULES).flat(), (value): value is z.ZodType => value instanceof z.ZodType),
);
