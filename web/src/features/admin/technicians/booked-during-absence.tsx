import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { coversHour } from '@comptoir/domain/help/technicians/absence';
import { wallHourOf } from '@comptoir/domain/help/technicians/wall-hour';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useAddAbsence, useBookedBetween, type NewAbsence } from './technicians.api.ts';
import { Bullets } from '../../../ui/layout.tsx';

interface BookedDuringAbsenceProps {
  readonly technician: TechnicianView;
  readonly absence: NewAbsence;
  readonly onEnd: () => void;
}

/** Visits booked during an absence, before it is laid over them. */
export function BookedDuringAbsence({ technician: { id, name }, absence, onEnd }: BookedDuringAbsenceProps) {
  const t = useTranslations('technicians.overlaid');
  const language = useLanguage();
  const { data: booked = [] } = useBookedBetween({ from: absence.fromOn, until: absence.untilOn });
  const { mutate, error, isPending } = useAddAbsence(id);
  const overlaid = booked.filter(
    ({ technicianId, ...hour }) =>
      technicianId === id &&
      coversHour(absence, wallHourOf({ startsAt: new Date(hour.startsAt), endsAt: new Date(hour.endsAt) })),
  );
  const confirm = (): void =>
    mutate(
      { ...absence, overAppointments: true },
      {
        onSuccess: () => {
          showAlert({ tone: 'info', text: t('done') });
          onEnd();
        },
      },
    );

  return (
    <ConfirmStep
      cancel={t('back')}
      onCancel={onEnd}
      confirm={t('confirm')}
      onConfirm={confirm}
      isPending={isPending}
      error={error}
    >
      <p>{t('text', { name })}</p>
      <Bullets>
        {overlaid.map(({ id: visit, company_name: company, startsAt }) => (
          <li key={visit}>
            {`${company}, ${formatInstant(new Date(startsAt), { language, timeZone: SUPPORT_TIME_ZONE })}`}
          </li>
        ))}
      </Bullets>
    </ConfirmStep>
  );
}
