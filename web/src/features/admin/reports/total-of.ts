import type { TransmissionReportRow } from '@comptoir/contract/sales/reports';

/** The figures of a row. */
export type ReportFigures = Omit<TransmissionReportRow, 'merchantId' | 'company_name'>;

const NONE: ReportFigures = { bills: 0, accepted: 0, waiting: 0, refused: 0, totalCents: 0 };

/** The sum of each figure. */
export const totalOf = (rows: readonly ReportFigures[]): ReportFigures =>
  rows.reduce(
    (sum, row) => ({
      bills: sum.bills + row.bills,
      accepted: sum.accepted + row.accepted,
      waiting: sum.waiting + row.waiting,
      refused: sum.refused + row.refused,
      totalCents: sum.totalCents + row.totalCents,
    }),
    NONE,
  );
