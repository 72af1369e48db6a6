import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useSalesFile, useSalesPdf } from './merchant-reports.api.ts';
import { SaveButton } from '../../../shared/reports/save-button.tsx';

const DIMENSIONS = ['day', 'item', 'category', 'kind', 'payment', 'device', 'employee'] as const;

/** Dimension by which the sales of a period are shown. */
export type Dimension = (typeof DIMENSIONS)[number];

/** As the address says; by day unless it does. */
export function useDimension(): Dimension {
  const { search } = useAddress();
  return DIMENSIONS.find((name) => name === search.by) ?? 'day';
}

/** Chooses what sales are shown by, and saves them as files. */
export function SalesControls({ period, by }: { readonly period: ReportPeriod; readonly by: Dimension }) {
  const t = useTranslations('merchantReports');
  const { change } = useAddress();
  const [fetchRows, fetchPdf] = [useSalesFile(period, by), useSalesPdf(period)];
  return (
    <Row gap="md" align="end" justify="between">
      <SelectField
        label={t('by.label')}
        value={by}
        options={DIMENSIONS.map((value) => ({ value, label: t(`by.${value}`) }))}
        onChange={(chosen) => change({ by: chosen === 'day' ? undefined : chosen, sort: undefined, page: undefined })}
      />
      <Row align="stretch">
        <SaveButton label={t('export.csv')} fetchFile={() => fetchRows('csv')} />
        <SaveButton label={t('export.xlsx')} fetchFile={() => fetchRows('xlsx')} />
        <SaveButton label={t('export.pdf')} fetchFile={fetchPdf} />
      </Row>
    </Row>
  );
}
