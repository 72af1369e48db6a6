import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useState } from 'react';
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

/** The hour that the Tab key leads to; arrows lead to the others. */
interface Reach {
  readonly reached: string | undefined;
  readonly onReach: (hour: string) => void;
}

const nameOf = (index: number, { hour }: AppointmentSlot): string => `${index}-${hour}`;

/** A week's hours: days beside one another, or under one another on a narrow screen; arrows lead from hour to hour. */
export function WeekCalendar({ week, ...open }: WeekCalendarProps) {
  const [last, onReach] = useState('');
  const hours = week.flatMap(({ slots }, index) => slots.filter(canBeOpened).map((slot) => nameOf(index, slot)));
  const reach: Reach = { reached: hours.includes(last) ? last : hours[0], onReach };
  return (
    <div className={styles.calendar} data-calendar>
      {week.map((day, index) => (
        <Day key={day.day} index={index} day={day} {...open} {...reach} />
      ))}
    </div>
  );
}

const canBeOpened = ({ free, appointment }: AppointmentSlot): boolean => Boolean(free ?? appointment);

type DayProps = Omit<WeekCalendarProps, 'week'> & Reach & { readonly index: number; readonly day: AppointmentDay };

function Day({ index, day: { day, isOpen, slots }, ...open }: DayProps) {
  const t = useTranslations('appointments.calendar');
  const name = formatCalendarDay(day, useLanguage());
  const isEmpty = !slots.some(canBeOpened);
  return (
    <section className={styles.day} aria-labelledby={`visits-${day}`}>
      <h3 id={`visits-${day}`}>{name}</h3>
      {isEmpty ? (
        <p className={styles.nothing}>{t(isOpen ? 'nothing' : 'closed')}</p>
      ) : (
        <ul>
          {slots.map((slot) => (
            <li key={slot.hour} data-over={canBeOpened(slot) ? undefined : true}>
              <Slot at={{ index, name }} slot={slot} {...open} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type SlotProps = Omit<WeekCalendarProps, 'week'> &
  Reach & {
    readonly slot: AppointmentSlot;
    readonly at: { readonly index: number; readonly name: string };
  };

function Slot({ slot, at, reached, onReach, onFree, onAppointment }: SlotProps) {
  const { hour, free, appointment } = slot;
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
      tabIndex={nameOf(at.index, slot) === reached ? 0 : -1}
      onFocus={() => onReach(nameOf(at.index, slot))}
      onKeyDown={moveByArrows}
      onClick={open}
    >
      <span className={styles.time}>{time}</span> {appointment ? appointment.company_name : t('free')}
      <span className="visually-hidden">{at.name}</span>
    </button>
  );
}
