import type { AppointmentView } from '@comptoir/contract/help/appointments';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDay, formatTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import type { AppointmentSlot, FreeHour } from './appointment-week.ts';
import styles from './appointments.module.css';
import { moveByArrows } from './move-by-arrows.ts';

const HOUR_MS = 3_600_000;

/** The button that the Tab key leads to; arrows lead to the others. */
export interface Reach {
  readonly reached: string | undefined;
  readonly onReach: (name: string) => void;
}

/** Openable contents of an hour, and the functions that open them. */
export interface OpenSlot extends Reach {
  /** True when several technicians are shown: then each visit says whose it is. */
  readonly hasSeveral: boolean;
  readonly onFree: (free: FreeHour) => void;
  readonly onAppointment: (appointment: AppointmentView) => void;
}

/** Place of an hour: that of its day in the week, and its visibility on a narrow screen. */
interface SlotPlace {
  readonly index: number;
  readonly day: string;
  readonly isShown: boolean;
}

export const canBeOpened = ({ free, appointments }: AppointmentSlot): boolean =>
  free !== null || appointments.length > 0;

/** The names of what can be opened in an hour, in their order. */
export const namesIn = (index: number, { hour, free, appointments }: AppointmentSlot): string[] => [
  ...appointments.map(({ id }) => `${index}-${hour}-${id}`),
  ...(free ? [`${index}-${hour}-free`] : []),
];

type CalendarSlotProps = OpenSlot & { readonly at: SlotPlace; readonly slot: AppointmentSlot | undefined };

/** One hour of a day: its visits, and the way to one more. */
export function CalendarSlot({ at, slot, hasSeveral, onFree, onAppointment, ...reach }: CalendarSlotProps) {
  const t = useTranslations('appointments.calendar');
  if (!slot) return null;
  const { hour, free, appointments } = slot;
  const button = (name: string, place: number) => ({ ...reach, at, hour, place, name: `${at.index}-${hour}-${name}` });
  return (
    <td data-shown={at.isShown || undefined}>
      {appointments.map((appointment, place) => (
        <SlotButton
          key={appointment.id}
          {...button(appointment.id, place)}
          state={appointment.toMove ? 'to-move' : 'booked'}
          onOpen={() => onAppointment(appointment)}
        >
          <span>{appointment.company_name}</span>
          {hasSeveral ? <small>{appointment.technician}</small> : null}
          {appointment.toMove ? <em>{t('toMove')}</em> : null}
        </SlotButton>
      ))}
      {free ? (
        <SlotButton {...button('free', appointments.length)} state="free" onOpen={() => onFree(free)}>
          <span className={styles.free}>{t('free')}</span>
          <PlusIcon size={16} />
          {hasSeveral ? <FreeTechnicians count={free.technicians.length} /> : null}
        </SlotButton>
      ) : null}
      {canBeOpened(slot) ? null : <span className={styles.over}>{t('over')}</span>}
    </td>
  );
}

function FreeTechnicians({ count }: { readonly count: number }) {
  const t = useTranslations('appointments.calendar');
  return (
    <>
      <small aria-hidden>{count}</small>
      <span className="visually-hidden"> {t('freeOf', { count })}</span>
    </>
  );
}

interface SlotButtonProps extends Reach {
  readonly at: SlotPlace;
  readonly hour: number;
  /** Position among the hour's buttons. */
  readonly place: number;
  readonly name: string;
  readonly state: 'free' | 'booked' | 'to-move';
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function SlotButton({ at, hour, place, name, state, onOpen, reached, onReach, children }: SlotButtonProps) {
  const language = useLanguage();
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={state}
      data-day={at.index}
      data-hour={hour}
      data-place={place}
      aria-haspopup="dialog"
      tabIndex={name === reached ? 0 : -1}
      onFocus={() => onReach(name)}
      onKeyDown={moveByArrows}
      onClick={onOpen}
    >
      <span className="visually-hidden">{formatTime(new Date(hour * HOUR_MS), { language, timeZone: 'UTC' })} </span>
      {children}
      <span className="visually-hidden"> {formatCalendarDay(at.day, language)}</span>
    </button>
  );
}
