import { useTranslations } from 'use-intl';
import { formatCalendarDay, formatShortDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { AppointmentDay } from './appointment-week.ts';
import styles from './appointments.module.css';

interface DaySwitchProps {
  readonly week: readonly AppointmentDay[];
  readonly shown: string;
  readonly onShow: (day: string) => void;
}

/** Switch of the day that a narrow screen shows, with the number of visits on each. */
export function DaySwitch({ week, shown, onShow }: DaySwitchProps) {
  const t = useTranslations('appointments.calendar');
  const language = useLanguage();
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">{t('days')}</legend>
      {week.map(({ day, slots }) => {
        const count = slots.reduce((sum, { appointments }) => sum + appointments.length, 0);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === shown}
            aria-label={t('dayOf', { day: formatCalendarDay(day, language), count })}
            onClick={() => onShow(day)}
          >
            {formatShortDay(day, language)}
            {count > 0 ? <strong>{count}</strong> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
