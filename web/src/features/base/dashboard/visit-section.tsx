import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import { lazy, Suspense } from 'react';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useAppointment } from '../../../shared/appointments/appointment.api.ts';
import { useProgress } from '../../../shared/installation/progress.api.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';

const AppointmentSection = lazy(async () => {
  const { AppointmentSection: section } = await import('../../../shared/appointments/appointment-section.tsx');
  return { default: section };
});

/** The coming visit of a technician, for those who may move it. */
export const useVisit = () =>
  useAppointment(dayIn(useNow(60_000), SUPPORT_TIME_ZONE), { isWanted: usePermission('list-appointments') });

/** The technician's visit: while one is booked, or may be until the registration is complete. Few need it, so few load it. */
export function VisitSection() {
  const { data: visit } = useVisit();
  const { data: progress } = useProgress();
  const { data: subscription } = useSubscription({ isWanted: usePermission('read-subscription') });
  const isToCome = subscription?.installation === 'assisted' && progress?.subscriptionCompleted === false;
  if (!visit && !(visit === null && isToCome)) return null;
  return (
    <Suspense fallback={null}>
      <AppointmentSection isCompact />
    </Suspense>
  );
}
