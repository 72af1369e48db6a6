import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { AppointmentDay, FreeHour } from './appointment-week.ts';
import { Stack } from '../../../ui/layout.tsx';
import styles from './appointments.module.css';
import { CalendarSlot, canBeOpened, namesIn, type OpenSlot, type Reach } from './calendar-slot.tsx';
import { DayHeader } from './day-header.tsx';
import { DaySwitch } from './day-switch.tsx';

const HOUR_MS = 3_600_000;

interface WeekCalendarProps {
  readonly week: readonly AppointmentDay[];
  /** `2026-11-24`, which is marked. */
  readonly today: string;
  /** An hour is being chosen for a merchant: what is free stands out. */
  readonly isChoosing: boolean;
  readonly hasSeveral: boolean;
  readonly onFree: (free: FreeHour) => void;
  readonly onAppointment: (appointment: AppointmentView) => void;
}

/** A week's hours: a column for each day, of which a narrow screen shows one; arrows lead from hour to hour. */
export function WeekCalendar({ week, today, isChoosing, ...open }: WeekCalendarProps) {
  const t = useTranslations('appointments.calendar');
  const language = useLanguage();
  const [last, onReach] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const names = week.flatMap(({ slots }, index) => slots.flatMap((slot) => namesIn(index, slot)));
  const reach: Reach = { reached: names.includes(last) ? last : names[0], onReach };
  const shown = week.find(({ day }) => day === wanted) ?? firstToShow(week, today);
  const slotProps: OpenSlot = { ...open, ...reach };

  return (
    <>
      <DaySwitch week={week} shown={shown?.day ?? ''} onShow={setWanted} />
      <Stack gap="none" frame="card">
        <table className={styles.calendar} data-calendar data-choosing={isChoosing || undefined}>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('hour')}</span>
              </th>
              {week.map((day) => (
                <DayHeader key={day.day} day={day} isToday={day.day === today} isShown={day === shown} />
              ))}
            </tr>
          </thead>
          <tbody>
            {week[0]?.slots.map(({ hour }, row) => (
              <tr key={hour}>
                <th scope="row">{formatTime(new Date(hour * HOUR_MS), { language, timeZone: 'UTC' })}</th>
                {week.map((day, index) => (
                  <CalendarSlot
                    key={day.day}
                    at={{ index, day: day.day, isShown: day === shown }}
                    slot={day.slots[row]}
                    {...slotProps}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </>
  );
}

/** The day that a narrow screen begins with: today, else the first on which something can be opened. */
const firstToShow = (week: readonly AppointmentDay[], today: string): AppointmentDay | undefined =>
  week.find(({ day }) => day === today) ?? week.find(({ slots }) => slots.some(canBeOpened)) ?? week[0];
