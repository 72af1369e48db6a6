import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { dayIn, formatCalendarDay, formatTime, formatZone } from '../../lib/format.ts';
import { ConfirmDialog } from '../confirmation/confirm-dialog.tsx';
import { usePermission } from '../access/permission.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSupportHours } from '../support/use-support-calendar.ts';
import { useReader } from '../sessions/use-reader.ts';
import { FoldedText } from '../../ui/folded-text.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryError } from '../errors/query-error.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Hint, Row } from '../../ui/layout.tsx';
import { AppointmentPicker } from './appointment-picker.tsx';
import { useAppointment, useCancelAppointment } from './appointment.api.ts';
import styles from './appointment.module.css';

interface AppointmentSectionProps {
  readonly isCompact?: boolean;
  /** For those who are not the merchant's own people. */
  readonly title?: string;
}

/** The technician's visit of the assisted plan: the one that is booked, or the hours to choose from (`isCompact`: once asked for). */
export function AppointmentSection({ isCompact = false, title }: AppointmentSectionProps) {
  const t = useTranslations('appointment');
  const today = dayIn(useNow(60_000), SUPPORT_TIME_ZONE);
  const { data: appointment, error, refetch } = useAppointment(today);
  const canBook = usePermission('book-appointment');
  const [isMoving, setMoving] = useState(false);

  return (
    <Section title={title ?? t('title')} lead={t('lead', { hours: useSupportHours() })}>
      <QueryError error={error} data={appointment} onRetry={() => void refetch()} />
      {appointment === undefined && !error ? <SkeletonRows count={2} /> : null}
      {appointment ? <Booked appointment={appointment} isMoving={isMoving} onMove={() => setMoving(true)} /> : null}
      {canBook && appointment !== undefined ? (
        <Choice
          isOpen={isMoving || (appointment === null && !isCompact)}
          isOffered={appointment === null}
          today={today}
          onOpen={setMoving}
        />
      ) : null}
    </Section>
  );
}

interface ChoiceProps {
  readonly isOpen: boolean;
  readonly isOffered: boolean;
  readonly today: string;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The hours to choose from, or the button that shows them. */
function Choice({ isOpen, isOffered, today, onOpen }: ChoiceProps) {
  const t = useTranslations('appointment');
  if (isOpen) return <AppointmentPicker today={today} onBooked={() => onOpen(false)} />;
  if (!isOffered) return null;
  return (
    <div>
      <Button variant="default" onClick={() => onOpen(true)}>
        {t('choose')}
      </Button>
    </div>
  );
}

interface BookedProps {
  readonly appointment: AppointmentView;
  readonly isMoving: boolean;
  readonly onMove: () => void;
}

function Booked({ appointment, isMoving, onMove }: BookedProps) {
  const t = useTranslations('appointment');
  const reader = useReader();
  const canBook = usePermission('book-appointment');
  const [isCancelling, setCancelling] = useState(false);
  const [startsAt, endsAt] = [new Date(appointment.startsAt), new Date(appointment.endsAt)];
  return (
    <>
      <p className={styles.booked}>
        <strong>
          {t('booked', {
            day: formatCalendarDay(dayIn(startsAt, reader.timeZone), reader.language),
            from: formatTime(startsAt, reader),
            to: formatTime(endsAt, reader),
            zone: formatZone(startsAt, reader),
            technician: appointment.technician,
          })}
        </strong>
      </p>
      {appointment.note ? (
        <Hint size="md">
          <FoldedText text={appointment.note} limit={140} />
        </Hint>
      ) : null}
      {canBook && !isMoving ? (
        <Row align="stretch">
          <Button variant="default" onClick={onMove}>
            {t('move')}
          </Button>
          <Button variant="default" color="red" onClick={() => setCancelling(true)}>
            {t('cancel')}
          </Button>
        </Row>
      ) : null}
      {isCancelling ? <CancelDialog id={appointment.id} onClose={() => setCancelling(false)} /> : null}
    </>
  );
}

function CancelDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('appointment.cancellation');
  const { mutate, error, isPending } = useCancelAppointment(() => {
    showAlert({ tone: 'success', text: t('done') });
    onClose();
  });
  return (
    <ConfirmDialog
      title={t('title')}
      cancel={t('keep')}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={() => mutate(id)}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
}
