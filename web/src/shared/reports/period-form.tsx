import { faultsOfPeriod, type ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Filters } from '../../ui/filters.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { usePlainFields, type Rule } from '../forms/use-plain-fields.ts';
import { presetPeriod, type Preset } from './preset-period.ts';
import styles from './reports.module.css';

interface PeriodFormProps {
  readonly today: string;
  readonly period: ReportPeriod;
  /** The names to choose from, as they are shown. */
  readonly presets: readonly { readonly preset: Preset; readonly label: string }[];
  readonly onChange: (period: ReportPeriod) => void;
  /** What else is chosen, beside it. */
  readonly children?: ReactNode;
}

/** The period by its first and last day, or by one of the names asked for most. */
export function PeriodForm({ today, period, presets, onChange, children }: PeriodFormProps) {
  const t = useTranslations('reportControls.period');
  const ruleOf =
    (day: 'from' | 'to'): Rule =>
    (text, { from = '', to = '' }) => {
      if (text === '') return 'required';
      if (from === '' || to === '') return null;
      return faultsOfPeriod({ from, to }, today).find(({ path }) => path === day)?.rule ?? null;
    };
  const { form, field } = usePlainFields({
    rules: { from: ruleOf('from'), to: ruleOf('to') },
    onSubmit: onChange,
    words: {
      required: t('faults.required'),
      'in-future': t('faults.in-future'),
      'after-end': t('faults.after-end'),
      'too-long': t('faults.too-long'),
    },
  });
  const [from, to] = [field('from'), field('to')];
  // one sentence about both, under them
  const fault = from.error ?? to.error;

  return (
    <Form {...form}>
      <Filters label={t('label')}>
        <fieldset className={styles.presets}>
          <legend className="visually-hidden">{t('presets')}</legend>
          {presets.map(({ preset, label }) => {
            const named = presetPeriod(preset, today);
            const isChosen = named.from === period.from && named.to === period.to;
            return (
              <Button key={preset} variant="default" aria-pressed={isChosen} onClick={() => onChange(named)}>
                {label}
              </Button>
            );
          })}
        </fieldset>
        <div className={styles.days}>
          <TextInput
            {...from}
            error={Boolean(from.error)}
            type="date"
            label={t('from')}
            max={today}
            defaultValue={period.from}
          />
          <TextInput
            {...to}
            error={Boolean(to.error)}
            type="date"
            label={t('to')}
            max={today}
            defaultValue={period.to}
          />
          <SubmitButton variant="default">{t('show')}</SubmitButton>
        </div>
        {children}
      </Filters>
      {fault ? (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </Form>
  );
}
