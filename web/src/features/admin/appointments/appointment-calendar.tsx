import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/help/support/support-hours';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ChosenMerchantBanner, type ChosenMerchant } from './chosen-merchant.tsx';
import { useAppointments, useFreeHours } from './appointments.api.ts';
import { startingMonday, appointmentWeek } from './appointment-week.ts';
import { WeekCalendar } from './week-calendar.tsx';
import { WeekNavigation } from './week-navigation.tsx';

// what it takes to choose a merchant is for the moments when something is booked
const AppointmentDialog = lazy(async () => ({ default: (await import('./appointment-dialog.tsx')).AppointmentDialog }));

/** What a click opened: an hour that is free, or an appointment. */
export type OpenedHour = { readonly startsAt: string } | { readonly appointment: AppointmentView };

interface AppointmentCalendarProps {
  /** The merchant an hour is being chosen for; null while none is chosen. */
  readonly chosen: ChosenMerchant | null;
  readonly onChoose: (chosen: ChosenMerchant | null) => void;
}

/** The technician's week: hours to book, appointments to move or cancel. */
export function AppointmentCalendar({ chosen, onChoose }: AppointmentCalendarProps) {
  const t = useTranslations('appointments.calendar');
  const now = useNow(60_000);
  const [start] = useState(() => startingMonday(now));
  const [monday, setMonday] = useState(start);
  const [opened, setOpened] = useState<OpenedHour | null>(null);
  const { free, booked, error, week } = useWeek(monday, dayIn(now, SUPPORT_TIME_ZONE));

  return (
    <ListSection title={t('title')}>
      {chosen ? <ChosenMerchantBanner key={chosen.merchantId} chosen={chosen} onStop={() => onChoose(null)} /> : null}
      <WeekNavigation monday={monday} start={start} onChange={setMonday} />
      {error ? <ErrorState error={error} onRetry={() => void Promise.all([free.refetch(), booked.refetch()])} /> : null}
      {week || error ? null : <SkeletonRows count={8} />}
      {week ? (
        <WeekCalendar
          week={week}
          onFree={(startsAt) => setOpened({ startsAt })}
          onAppointment={(appointment) => setOpened({ appointment })}
        />
      ) : null}
      <Suspense>
        {opened ? (
          <AppointmentDialog
            opened={opened}
            chosen={chosen}
            appointments={booked.data ?? []}
            onMove={onChoose}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </ListSection>
  );
}

/** The hours of a week, once both what is free and what is booked is known. */
function useWeek(monday: string, today: string) {
  const free = useFreeHours(monday);
  // from today on whatever the week: who has an appointment to come is to be known
  const booked = useAppointments(monday < today ? monday : today);
  const error = free.error ?? booked.error;
  const week =
    free.data && booked.data ? appointmentWeek(monday, { free: free.data.items, appointments: booked.data }) : null;
  return { free, booked, error, week };
}
