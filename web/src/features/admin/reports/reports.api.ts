import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { transmissionReportQuery } from '../../../shared/queries/sales.ts';

/** Transmissions per merchant in a period. */
export const useTransmissionReport = (period: ReportPeriod) => useQuery(transmissionReportQuery(period));
