import { faultsOfPeriod, type PeriodFault, type ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { PRESETS, presetPeriod } from '../../../shared/reports/preset-period.ts';
import styles from './reports.module.css';

interface PeriodFormProps {
  readonly today: string;
  readonly period: ReportPeriod;
  readonly onChange: (period: ReportPeriod) => void;
}

/** The period by its first and last day, or by one of the names asked for most. */
export function PeriodForm({ today, period, onChange }: PeriodFormProps) {
  const t = useTranslations('reports.period');
  const [{ from, to }, setDays] = useState(period);
  const [fault, setFault] = useState<PeriodFault['rule'] | 'required' | null>(null);

  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    const found = from && to ? (faultsOfPeriod({ from, to }, today)[0]?.rule ?? null) : 'required';
    setFault(found);
    if (!found) onChange({ from, to });
  };

  return (
    <form noValidate className={styles.period} onSubmit={submit}>
      <fieldset className={styles.presets}>
        <legend className="visually-hidden">{t('presets')}</legend>
        {PRESETS.map((preset) => {
          const named = presetPeriod(preset, today);
          const isChosen = named.from === period.from && named.to === period.to;
          return (
            <Button key={preset} variant="default" aria-pressed={isChosen} onClick={() => onChange(named)}>
              {t(preset)}
            </Button>
          );
        })}
      </fieldset>
      <div className={styles.days}>
        <TextInput
          type="date"
          label={t('from')}
          max={today}
          value={from}
          onChange={({ currentTarget }) => setDays({ from: currentTarget.value, to })}
        />
        <TextInput
          type="date"
          label={t('to')}
          max={today}
          value={to}
          onChange={({ currentTarget }) => setDays({ from, to: currentTarget.value })}
        />
        <Button type="submit" variant="default">
          {t('show')}
        </Button>
      </div>
      {fault ? (
        <p role="alert" className={styles.fault}>
          {t(`faults.${fault}`)}
        </p>
      ) : null}
    </form>
  );
}
