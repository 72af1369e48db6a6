import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useTranslations } from 'use-intl';
import { formatCalendarDay, formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { moveByArrows } from './move-by-arrows.ts';
import styles from './appointments.module.css';
import type { AppointmentDay, AppointmentSlot } from './appointment-week.ts';

const HOUR_MS = 3_600_000;

interface WeekCalendarProps {
  readonly week: readonly AppointmentDay[];
  readonly onFree: (startsAt: string) => void;
  readonly onAppointment: (appointment: AppointmentView) => void;
}

/** A week's hours: days beside one another, or under one another on a narrow screen; arrows lead from hour to hour. */
export function WeekCalendar({ week, ...open }: WeekCalendarProps) {
  return (
    <div className={styles.calendar} data-calendar>
      {week.map((day, index) => (
        <Day key={day.day} index={index} day={day} {...open} />
      ))}
    </div>
  );
}

type DayProps = Omit<WeekCalendarProps, 'week'> & { readonly index: number; readonly day: AppointmentDay };

function Day({ index, day: { day, isOpen, slots }, ...open }: DayProps) {
  const t = useTranslations('appointments.calendar');
  const name = formatCalendarDay(day, useLanguage());
  const isEmpty = slots.every(({ free, appointment }) => !free && !appointment);
  return (
    <section className={styles.day} aria-labelledby={`visits-${day}`}>
      <h3 id={`visits-${day}`}>{name}</h3>
      {isEmpty ? (
        <p className={styles.nothing}>{t(isOpen ? 'nothing' : 'closed')}</p>
      ) : (
        <ul>
          {slots.map((slot) => (
            <li key={slot.hour} data-over={!slot.free && !slot.appointment ? true : undefined}>
              <Slot at={{ index, name }} slot={slot} {...open} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type SlotProps = Omit<WeekCalendarProps, 'week'> & {
  readonly slot: AppointmentSlot;
  readonly at: { readonly index: number; readonly name: string };
};

function Slot({ slot: { hour, free, appointment }, at, onFree, onAppointment }: SlotProps) {
  const t = useTranslations('appointments.calendar');
  const language = useLanguage();
  const time = formatTime(new Date(hour * HOUR_MS), { language, timeZone: 'UTC' });
  if (!appointment && !free) {
    return (
      <span className={styles.slot}>
        <span className={styles.time}>{time}</span> {t('over')}
      </span>
    );
  }
  const open = (): void => {
    if (appointment) onAppointment(appointment);
    else if (free) onFree(free);
  };
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={appointment ? 'booked' : 'free'}
      data-day={at.index}
      data-hour={hour}
      aria-haspopup="dialog"
      onKeyDown={moveByArrows}
      onClick={open}
    >
      <span className={styles.time}>{time}</span> {appointment ? appointment.company_name : t('free')}
      <span className="visually-hidden">{at.name}</span>
    </button>
  );
}
