import { WORKING_DAYS } from '@comptoir/domain/help/technicians/working-hours';
import { useId } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useSupportHours } from '../../../shared/support/use-support-calendar.ts';
import { STRETCHES, type TypedTechnician } from './read-technician.ts';
import { Hint } from '../../../ui/layout.tsx';
import styles from './technicians.module.css';

const WEEKDAYS = { 1: 'monday', 2: 'tuesday', 3: 'wednesday', 4: 'thursday', 5: 'friday' } as const;

interface HoursFieldsProps {
  readonly register: UseFormRegister<TypedTechnician>;
  readonly faultOf: (day: (typeof WORKING_DAYS)[number]) => string | undefined;
}

/** A week: for each day two stretches, of which either may be left empty. */
export function HoursFields({ register, faultOf }: HoursFieldsProps) {
  const t = useTranslations('technicians.form');
  return (
    <fieldset className={styles.week}>
      <legend>{t('hours')}</legend>
      <Hint>{t('hoursHint', { hours: useSupportHours() })}</Hint>
      {WORKING_DAYS.map((day) => (
        <Day key={day} day={day} register={register} fault={faultOf(day)} />
      ))}
    </fieldset>
  );
}

interface DayProps extends Pick<HoursFieldsProps, 'register'> {
  readonly day: (typeof WORKING_DAYS)[number];
  readonly fault: string | undefined;
}

function Day({ day, register, fault }: DayProps) {
  const t = useTranslations('technicians.form');
  const id = useId();
  return (
    <fieldset className={styles.day} aria-describedby={fault ? id : undefined}>
      <legend>{t(`weekdays.${WEEKDAYS[day]}`)}</legend>
      {STRETCHES.map((stretch) => (
        <span key={stretch} className={styles.stretch}>
          {(['from', 'until'] as const).map((end) => (
            <input
              key={end}
              {...register(`${end}${day}${stretch}`)}
              type="time"
              aria-label={t(`times.${end}${stretch}`)}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? id : undefined}
            />
          ))}
        </span>
      ))}
      {fault ? (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
