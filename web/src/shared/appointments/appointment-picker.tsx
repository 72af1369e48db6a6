import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { dayIn, formatCalendarDay, formatTime, formatZone } from '../../lib/format.ts';
import { useReader } from '../sessions/use-reader.ts';
import { ErrorState } from '../errors/error-state.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useStateDraft } from '../forms/use-state-draft.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Choice, Hint } from '../../ui/layout.tsx';
import { useBookAppointment, useFreeHours } from './appointment.api.ts';
import styles from './appointment.module.css';

/** Days ahead on which a visit can be chosen: the server takes 31 days at most. */
const DAYS_AHEAD = 28;

interface AppointmentPickerProps {
  readonly today: string;
  readonly onBooked: () => void;
}

/** The free hours of the coming weeks, by day, on the merchant's own clock. */
export function AppointmentPicker({ today, onBooked }: AppointmentPickerProps) {
  const t = useTranslations('appointment');
  const { data: hours, error, refetch } = useFreeHours({ from: today, to: addDays(today, DAYS_AHEAD) });
  if (error && !hours) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!hours) return <SkeletonRows count={2} />;
  return hours.length > 0 ? <Hours hours={hours} onBooked={onBooked} /> : <Hint size="md">{t('full')}</Hint>;
}

interface HoursProps {
  readonly hours: readonly string[];
  readonly onBooked: () => void;
}

function Hours({ hours, onBooked }: HoursProps) {
  const t = useTranslations('appointment');
  const reader = useReader();
  const byDay = groupByDay(hours, reader.timeZone);
  const days = [...byDay.keys()];
  const [wantedDay, setDay] = useState(days[0] ?? '');
  const [wantedHour, setHour] = useState<string | null>(null);
  const [note, setNote] = useState('');
  // what was chosen may have been taken meanwhile
  const day = byDay.has(wantedDay) ? wantedDay : (days[0] ?? '');
  const free = byDay.get(day) ?? [];
  const hour = free.find((startsAt) => startsAt === wantedHour) ?? null;
  const kept = useStateDraft({ typed: { note }, initial: NO_NOTE, onFill: (typed) => setNote(typed.note ?? '') });
  const { mutate, error, isPending } = useBookAppointment(() => {
    kept.sent();
    showAlert({ tone: 'success', text: t('done') });
    onBooked();
  });
  const words = note.trim();

  return (
    <Form
      onSubmit={() => hour && mutate({ startsAt: hour, ...(words ? { note: words } : {}) })}
      isPending={isPending}
      error={error}
      draft={kept.draft}
    >
      <SelectField
        label={t('day')}
        value={day}
        options={days.map((value) => ({ value, label: formatCalendarDay(value, reader.language) }))}
        onChange={setDay}
      />
      <fieldset className={styles.hours}>
        <legend>{t('hour', { zone: formatZone(new Date(free[0] ?? 0), reader) })}</legend>
        {free.map((startsAt) => (
          <Choice key={startsAt}>
            <input type="radio" required name="hour" checked={startsAt === hour} onChange={() => setHour(startsAt)} />
            {formatTime(new Date(startsAt), reader)}
          </Choice>
        ))}
      </fieldset>
      <Textarea
        required={false}
        label={t('note')}
        description={t('noteHint', { left: LONGEST_NOTE - note.length })}
        value={note}
        maxLength={LONGEST_NOTE}
        rows={2}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <SubmitButton disabled={hour === null}>{t('book')}</SubmitButton>
    </Form>
  );
}

const NO_NOTE = { note: '' };

/** As long as the contract takes. */
const LONGEST_NOTE = 300;

function groupByDay(hours: readonly string[], timeZone: string): Map<string, string[]> {
  const byDay = new Map<string, string[]>();
  for (const startsAt of hours) {
    const day = dayIn(new Date(startsAt), timeZone);
    byDay.set(day, [...(byDay.get(day) ?? []), startsAt]);
  }
  return byDay;
}
