import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PeriodForm } from './period-form.tsx';
import { PRESETS } from './preset-period.ts';

interface Props {
  readonly today: string;
  readonly period: ReportPeriod;
  readonly onChange: (period: ReportPeriod) => void;
  readonly children?: ReactNode;
}

/** The period that administrators report on, in the office's days. */
export function ReportedPeriod({ today, period, onChange, children }: Props) {
  const t = useTranslations('reportControls');
  return (
    <PeriodForm
      today={today}
      period={period}
      presets={PRESETS.map((preset) => ({ preset, label: t(`period.${preset}`) }))}
      onChange={onChange}
    >
      {children}
    </PeriodForm>
  );
}
