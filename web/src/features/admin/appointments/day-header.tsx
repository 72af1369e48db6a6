import { useTranslations } from 'use-intl';
import { formatCalendarDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { AppointmentDay } from './appointment-week.ts';
import { Hint } from '../../../ui/layout.tsx';
import styles from './appointments.module.css';
import { canBeOpened } from './calendar-slot.tsx';

interface DayHeaderProps {
  readonly day: AppointmentDay;
  readonly isToday: boolean;
  readonly isShown: boolean;
}

/** A day's name, and why nothing more of it can be booked. */
export function DayHeader({ day: { day, rest, slots }, isToday, isShown }: DayHeaderProps) {
  const t = useTranslations('appointments.calendar');
  const isEmpty = !slots.some(canBeOpened);
  return (
    <th scope="col" data-shown={isShown || undefined} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.day}>{formatCalendarDay(day, useLanguage())}</span>
      {isToday ? (
        <Hint as="span" tone="green" weight="400">
          {t('today')}
        </Hint>
      ) : null}
      {rest ? (
        <Hint as="span" weight="400">
          {t(`closed.${rest}`)}
        </Hint>
      ) : null}
      {isEmpty && !rest ? (
        <Hint as="span" weight="400">
          {t('nothing')}
        </Hint>
      ) : null}
    </th>
  );
}
