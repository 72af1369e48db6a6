import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenedHour } from './appointment-calendar.tsx';
import { AppointmentDetails } from './appointment-details.tsx';
import { BookAppointment } from './book-appointment.tsx';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { useFormatHour } from './use-format-hour.ts';

interface AppointmentDialogProps {
  readonly opened: OpenedHour;
  readonly chosen: ChosenMerchant | null;
  readonly today: string;
  readonly onMove: (chosen: ChosenMerchant | null) => void;
  readonly onClose: () => void;
}

/** One hour: to be booked when it is free, else the appointment. */
export function AppointmentDialog({ opened, chosen, today, onMove, onClose }: AppointmentDialogProps) {
  const t = useTranslations('appointments');
  const words = useFormatHour();
  const startsAt = 'appointment' in opened ? opened.appointment.startsAt : opened.free.startsAt;
  const finish = (): void => {
    onMove(null);
    onClose();
  };
  return (
    <Dialog title={t('hour', words(startsAt))} onClose={onClose}>
      {'appointment' in opened ? (
        <AppointmentDetails appointment={opened.appointment} onMove={onMove} onClose={onClose} />
      ) : (
        <BookAppointment free={opened.free} chosen={chosen} today={today} onDone={finish} />
      )}
    </Dialog>
  );
}
