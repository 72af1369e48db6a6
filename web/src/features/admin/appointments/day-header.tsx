import { useTranslations } from 'use-intl';
import { formatCalendarDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { AppointmentDay } from './appointment-week.ts';
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
      {isToday ? <span className={styles.today}>{t('today')}</span> : null}
      {rest ? <span className={styles.nothing}>{t(`closed.${rest}`)}</span> : null}
      {isEmpty && !rest ? <span className={styles.nothing}>{t('nothing')}</span> : null}
    </th>
  );
}
