import type { TechnicianAbsence, TechnicianView } from '@comptoir/contract/help/technicians';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Hint, Stack } from '../../../ui/layout.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { BookedDuringAbsence } from './booked-during-absence.tsx';
import { useRemoveAbsence, type NewAbsence } from './technicians.api.ts';
import styles from './technicians.module.css';
import { useFormatAbsence } from './use-format-absence.ts';

/** The absences of a technician: those that are known, and one more; what is booked in it is shown first. */
export function AbsencesOf({ technician }: { readonly technician: TechnicianView }) {
  const t = useTranslations('technicians.absences');
  /** An absence that lies over visits. */
  const [overlaid, setOverlaid] = useState<NewAbsence | null>(null);
  if (overlaid)
    return <BookedDuringAbsence technician={technician} absence={overlaid} onEnd={() => setOverlaid(null)} />;
  return (
    <Stack gap="xl">
      {technician.absences.length > 0 ? (
        <ul className={styles.list}>
          {technician.absences.map((absence) => (
            <Absence key={absence.id} technicianId={technician.id} absence={absence} />
          ))}
        </ul>
      ) : (
        <Hint>{t('empty')}</Hint>
      )}
      <AbsenceForm key={technician.absences.length} technicianId={technician.id} onOverlaid={setOverlaid} />
    </Stack>
  );
}

interface AbsenceProps {
  readonly technicianId: string;
  readonly absence: TechnicianAbsence;
}

function Absence({ technicianId, absence }: AbsenceProps) {
  const t = useTranslations('technicians.absences');
  const words = useFormatAbsence()(absence);
  const { mutate, error, isPending } = useRemoveAbsence(technicianId);
  return (
    <li>
      <span>{words}</span>
      <Button
        variant="default"
        aria-label={t('removeNamed', { absence: words })}
        loading={isPending}
        onClick={() => mutate(absence.id)}
      >
        {t('remove')}
      </Button>
      {error ? <FormError error={error} /> : null}
    </li>
  );
}
