import { faultsOfPeriod, type ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { TextInput } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Filters } from '../../ui/filters.tsx';
import { Row, Text } from '../../ui/layout.tsx';
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
  /** Further choices, beside it. */
  readonly children?: ReactNode;
}

/** The period by its first and last day, or by one of the names asked for most. */
export function PeriodForm({ today, period, presets, onChange, children }: PeriodFormProps) {
  const t = useTranslations('reportControls.period');
  const id = useId();
  const ruleOf =
    (day: 'from' | 'to'): Rule =>
    (text, { from = '', to = '' }) => {
      if (text === '') return 'required';
      if (from === '' || to === '') return null;
      return faultsOfPeriod({ from, to }, today).find(({ path }) => path === day)?.rule ?? null;
    };
  const { form, field, forget } = usePlainFields({
    rules: { from: ruleOf('from'), to: ruleOf('to') },
    onSubmit: onChange,
    words: {
      required: t('faults.required'),
      'in-future': t('faults.in-future'),
      'after-end': t('faults.after-end'),
      'too-long': t('faults.too-long'),
    },
  });
  // what is typed follows the period, and what has the focus keeps it
  const days = useRef<HTMLFieldSetElement>(null);
  const { from: first, to: last } = period;
  useEffect(() => {
    for (const [name, day] of [
      ['from', first],
      ['to', last],
    ] as const) {
      const typed = days.current?.querySelector<HTMLInputElement>(`[name='${name}']`);
      if (typed) typed.value = day;
    }
    forget();
  }, [first, last, forget]);
  const [from, to] = [field('from'), field('to')];
  // one sentence about both, under them
  const fault = from.error ?? to.error;

  return (
    <Form {...form}>
      <Filters label={t('label')}>
        <Row as="fieldset" align="end">
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
        </Row>
        <Row ref={days} as="fieldset" className={styles.days} align="end" aria-describedby={fault ? id : undefined}>
          <legend className="visually-hidden">{t('days')}</legend>
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
        </Row>
        {children}
      </Filters>
      {fault ? (
        <Text id={id} role="alert" tone="red" size="md">
          {fault}
        </Text>
      ) : null}
    </Form>
  );
}
