import type { getBill, listBills, sumBills, waitingTransactions } from '@comptoir/contract/sales/bills';
import type { getAnnualReport, getFiscalYear } from '@comptoir/contract/sales/annual-reports';
import type { getCertification } from '@comptoir/contract/sales/certification';
import type { listCertificates, listDevices } from '@comptoir/contract/sales/devices';
import type { listEmployees } from '@comptoir/contract/sales/employees';
import type { listMenu } from '@comptoir/contract/sales/menu';
import type { getHourlySales, listOutages } from '@comptoir/contract/sales/report-charts';
import type { getItemReport } from '@comptoir/contract/sales/report-items';
import type { getOverview } from '@comptoir/contract/sales/report-overview';
import type { getSalesReport, getTaxReport, getTransmissionReport } from '@comptoir/contract/sales/reports';
import type { getUserReport, listUserReports } from '@comptoir/contract/sales/device-reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { getBatch, getTransmissionHours, listTransmissions } from '@comptoir/contract/sales/transmissions';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from '../http/call.ts';
import type { Looked } from './looked-at.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

export const devicesQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['devices', scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
  });

/** The certificates that a device has had. */
export const certificatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', id],
    queryFn: ({ signal }) =>
      call<typeof listCertificates>('GET', '/devices/:id/certificates', { params: { id }, signal }),
  });

/** The reports that a device has shown. */
export const userReportsQuery = (id: string) =>
  queryOptions({
    queryKey: ['devices', 'user-reports', id],
    queryFn: ({ signal }) =>
      call<typeof listUserReports>('GET', '/devices/:id/user-reports', { params: { id }, signal }),
  });

/** One of them, to be drawn; it never changes. */
export const userReportQuery = (id: string, reportId: string) =>
  queryOptions({
    queryKey: ['devices', 'user-report', id, reportId],
    queryFn: ({ signal }) =>
      call<typeof getUserReport>('GET', '/devices/:id/user-reports/:reportId', { params: { id, reportId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const employeesQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['employees', scope],
    queryFn: ({ signal }) => call<typeof listEmployees>('GET', '/employees', { query: scope, signal }),
  });

/** Every entry of a merchant's menu, and its version. */
export const menuQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['menu', 'entries', scope],
    queryFn: ({ signal }) => call<typeof listMenu>('GET', '/menu', { query: scope, signal }),
  });

/** Filters of bills, as the API takes them. */
export type BillsWanted = Partial<Omit<z.output<(typeof sumBills)['query']>, 'merchantId'>>;

/** Start of a page of bills: behind a place, or with the last bill of a day; at the newest without either. */
export interface BillsPlace {
  readonly cursor?: string | undefined;
  readonly at?: string | undefined;
}

/** A page of bills, newest first; the former page stays in sight while another one is on its way. */
export const billsQuery = (scope: MerchantScope, wanted: BillsWanted, { cursor, at }: BillsPlace = {}) =>
  queryOptions({
    queryKey: ['bills', 'page', scope, wanted, cursor ?? null, at ?? null],
    queryFn: ({ signal }) =>
      call<typeof listBills>('GET', '/bills', {
        query: { ...scope, ...wanted, ...(cursor ? { cursor } : {}), ...(at ? { at } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Number of bills that a filter leaves, and their sum. */
export const billSumQuery = (scope: MerchantScope, wanted: BillsWanted) =>
  queryOptions({
    queryKey: ['bills', 'sum', scope, wanted],
    queryFn: ({ signal }) => call<typeof sumBills>('GET', '/bills/summary', { query: { ...scope, ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });

/** A bill with its life and its proof. */
export const billQuery = (scope: MerchantScope, id: string) =>
  queryOptions({
    queryKey: ['bills', 'one', scope, id],
    queryFn: ({ signal }) => call<typeof getBill>('GET', '/bills/:id', { params: { id }, query: scope, signal }),
  });

/** Bills that wait for the authority. */
export const waitingBillsQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['waiting-bills', scope],
    queryFn: ({ signal }) => call<typeof waitingTransactions>('GET', '/transactions/waiting', { query: scope, signal }),
  });

/** The lanes of a merchant, and its last batches. */
export const transmissionsQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['transmissions', 'board', scope],
    queryFn: ({ signal }) => call<typeof listTransmissions>('GET', '/transmissions', { query: scope, signal }),
  });

/** A batch, bill by bill. */
export const batchQuery = (scope: MerchantScope, id: string) =>
  infiniteQueryOptions({
    queryKey: ['transmissions', 'batch', scope, id],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call<typeof getBatch>('GET', '/transmissions/batches/:id', {
        params: { id },
        query: { ...scope, after: pageParam },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });

export const certificationQuery = () =>
  queryOptions({
    queryKey: ['certification'],
    queryFn: ({ signal }) => call<typeof getCertification>('GET', '/certification', { signal }),
  });

/** The state of everything, for administrators, with the merchants looked at; what was counted stays in sight while others are on their way. */
export const overviewQuery = (looked: Looked = {}) =>
  queryOptions({
    queryKey: ['overview', looked],
    queryFn: ({ signal }) => call<typeof getOverview>('GET', '/reports/overview', { query: looked, signal }),
    placeholderData: keepPreviousData,
  });

/** Bills of the last 24 hours by the hour: of everyone, or of a partner’s merchants. */
export const transmissionHoursQuery = (partnerId: string | null) =>
  queryOptions({
    queryKey: ['overview', 'hours', partnerId],
    queryFn: ({ signal }) =>
      call<typeof getTransmissionHours>('GET', '/transmission-hours', {
        query: partnerId === null ? {} : { partnerId },
        signal,
      }),
  });

/** Start of a page of the report, and its order. */
type ReportPlace = Pick<z.output<(typeof getTransmissionReport)['query']>, 'sort' | 'cursor'>;

/** A page of transmissions per merchant in a period; the former one stays in sight while another one is on its way. */
export const transmissionReportQuery = (period: ReportPeriod, place: ReportPlace = {}) =>
  queryOptions({
    queryKey: ['reports', 'transmissions', period, place],
    queryFn: ({ signal }) =>
      call<typeof getTransmissionReport>('GET', '/reports/transmissions', {
        query: { ...period, ...place, limit: 50 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Sales of a merchant in a period; the former period stays in sight while another one is on its way. */
export const salesReportQuery = (scope: MerchantScope, period: ReportPeriod) =>
  queryOptions({
    queryKey: ['reports', 'sales', scope, period],
    queryFn: ({ signal }) =>
      call<typeof getSalesReport>('GET', '/reports/sales', { query: { ...scope, ...period }, signal }),
    placeholderData: keepPreviousData,
  });

/** The same by item. */
export const itemReportQuery = (scope: MerchantScope, period: ReportPeriod) =>
  queryOptions({
    queryKey: ['reports', 'items', scope, period],
    queryFn: ({ signal }) =>
      call<typeof getItemReport>('GET', '/reports/items', { query: { ...scope, ...period }, signal }),
    placeholderData: keepPreviousData,
  });

/** The taxes of a period, likewise. */
export const taxReportQuery = (scope: MerchantScope, period: ReportPeriod) =>
  queryOptions({
    queryKey: ['reports', 'taxes', scope, period],
    queryFn: ({ signal }) =>
      call<typeof getTaxReport>('GET', '/reports/taxes', { query: { ...scope, ...period }, signal }),
    placeholderData: keepPreviousData,
  });

/** Sales by the hour, of today and of a week before. */
export const hourlySalesQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['reports', 'hours', scope],
    queryFn: ({ signal }) => call<typeof getHourlySales>('GET', '/reports/hours', { query: scope, signal }),
  });

/** Outages of Revenu Québec in a period. */
export const outagesQuery = (scope: MerchantScope, period: ReportPeriod) =>
  queryOptions({
    queryKey: ['reports', 'outages', scope, period],
    queryFn: ({ signal }) =>
      call<typeof listOutages>('GET', '/reports/outages', { query: { ...scope, ...period }, signal }),
    placeholderData: keepPreviousData,
  });

/** A fiscal year: the calendar year in which it ends, and the month that it begins with. */
export interface WantedYear {
  readonly year: number;
  readonly firstMonth: number;
}

/** With which month the merchant's fiscal year begins. */
export const fiscalYearQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['reports', 'fiscal-year', scope],
    queryFn: ({ signal }) => call<typeof getFiscalYear>('GET', '/reports/fiscal-year', { query: scope, signal }),
  });

/** Everything of a year; the former one stays in sight while another one is on its way. */
export const annualReportQuery = (scope: MerchantScope, wanted: WantedYear) =>
  queryOptions({
    queryKey: ['reports', 'annual', scope, wanted],
    queryFn: ({ signal }) =>
      call<typeof getAnnualReport>('GET', '/reports/annual', { query: { ...scope, ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
