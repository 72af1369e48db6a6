import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { useWhyUnkept } from './use-why-unkept.ts';

interface AppointmentDetailsProps {
  readonly appointment: AppointmentView;
  readonly onMove: (chosen: ChosenMerchant) => void;
  readonly onClose: () => void;
}

/** Merchant of an appointment, and the actions while it is still to come. */
export function AppointmentDetails({ appointment, onMove, onClose }: AppointmentDetailsProps) {
  const t = useTranslations('appointments.visit');
  const whyUnkept = useWhyUnkept();
  const [isCancelling, setCancelling] = useState(false);
  const { merchantId, company_name: name, phone, technician, bookedBy, note } = appointment;
  const isToCome = Date.parse(appointment.startsAt) > useNow(60_000).getTime();
  const move = (): void => {
    onMove({ merchantId, name, note });
    onClose();
  };

  if (isCancelling)
    return <CancelAppointment appointment={appointment} onDone={onClose} onBack={() => setCancelling(false)} />;
  return (
    <Stack gap="lg">
      <DetailList
        details={[
          {
            label: t('merchant'),
            value: (
              <Link to="/merchant" search={{ merchantId }}>
                {name}
              </Link>
            ),
          },
          { label: t('phone'), value: phone ? <a href={`tel:${phone}`}>{phone}</a> : t('unknown') },
          {
            label: t('technician'),
            value: appointment.toMove ? t('unkept', { technician, why: whyUnkept(appointment) }) : technician,
          },
          { label: t('bookedBy'), value: bookedBy },
          ...(note ? [{ label: t('note'), value: note }] : []),
        ]}
      />
      {isToCome ? (
        <DialogFooter cancel={t('cancel')} onCancel={() => setCancelling(true)}>
          <Button onClick={move}>{t('move')}</Button>
        </DialogFooter>
      ) : (
        <p>{t('over')}</p>
      )}
    </Stack>
  );
}
