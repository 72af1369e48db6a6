import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useSupportCalendar } from '../../../shared/support/use-support-calendar.ts';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { startingMonday, type FreeHour } from './appointment-week.ts';
import { useAppointmentsToMove } from './appointments.api.ts';
import { ChosenMerchantBanner, type ChosenMerchant } from './chosen-merchant.tsx';
import { TechnicianFilter } from './technician-filter.tsx';
import { useWeek } from './use-week.ts';
import { VisitsToMove } from './visits-to-move.tsx';
import { WeekCalendar } from './week-calendar.tsx';
import { WeekNavigation } from './week-navigation.tsx';

// what it takes to choose a merchant is for the moments when something is booked
const AppointmentDialog = lazy(async () => ({ default: (await import('./appointment-dialog.tsx')).AppointmentDialog }));

/** Target of a click: an hour that is free, or an appointment. */
export type OpenedHour = { readonly free: FreeHour } | { readonly appointment: AppointmentView };

interface AppointmentCalendarProps {
  /** The merchant an hour is being chosen for; null while none is chosen. */
  readonly chosen: ChosenMerchant | null;
  readonly onChoose: (chosen: ChosenMerchant | null) => void;
}

/** The technicians' week: hours to book, appointments to move or cancel. */
export function AppointmentCalendar({ chosen, onChoose }: AppointmentCalendarProps) {
  const t = useTranslations('appointments.calendar');
  const now = useNow(60_000);
  const today = dayIn(now, SUPPORT_TIME_ZONE);
  const calendar = useSupportCalendar();
  const [start] = useState(() => startingMonday(now, calendar));
  const [monday, setMonday] = useState(start);
  const [technicianIds, setTechnicianIds] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<OpenedHour | null>(null);
  const { week, technicians, shown, error, retry } = useWeek(monday, technicianIds);
  const { data: toMove = [] } = useAppointmentsToMove(today);

  return (
    <ListSection title={t('title')}>
      <VisitsToMove visits={toMove} onMove={onChoose} />
      {chosen ? <ChosenMerchantBanner key={chosen.merchantId} chosen={chosen} onStop={() => onChoose(null)} /> : null}
      <TechnicianFilter technicians={technicians} chosen={technicianIds} onChoose={setTechnicianIds} />
      <WeekNavigation monday={monday} start={start} onChange={setMonday} />
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {week || error ? null : <SkeletonRows count={8} />}
      {week ? (
        <WeekCalendar
          key={monday}
          week={week}
          today={today}
          isChoosing={chosen !== null}
          hasSeveral={shown.length > 1}
          onFree={(free) => setOpened({ free })}
          onAppointment={(appointment) => setOpened({ appointment })}
        />
      ) : null}
      <Suspense>
        {opened ? (
          <AppointmentDialog
            opened={opened}
            chosen={chosen}
            today={today}
            onMove={onChoose}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </ListSection>
  );
}
