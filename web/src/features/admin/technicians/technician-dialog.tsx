import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { AbsencesOf } from './absences-of.tsx';
import { TechnicianForm } from './technician-form.tsx';

/** Act of a dialog, and the technician; null for one who is added. */
export interface TechnicianAct {
  readonly act: 'create' | 'edit' | 'absences';
  readonly id: string | null;
}

interface TechnicianDialogProps {
  readonly asked: TechnicianAct;
  readonly technicians: readonly TechnicianView[];
  readonly onClose: () => void;
}

/** All dialogs about a technician in one load. */
export function TechnicianDialog({ asked: { act, id }, technicians, onClose }: TechnicianDialogProps) {
  const t = useTranslations('technicians');
  const technician = technicians.find((one) => one.id === id);
  if (!technician) {
    return (
      <Dialog title={t('create')} onClose={onClose}>
        <TechnicianForm technician={null} onDone={onClose} />
      </Dialog>
    );
  }
  const { name } = technician;
  return act === 'absences' ? (
    <Dialog title={t('absences.of', { name })} onClose={onClose}>
      <AbsencesOf technician={technician} />
    </Dialog>
  ) : (
    <Dialog title={t('editNamed', { name })} onClose={onClose}>
      <TechnicianForm technician={technician} onDone={onClose} />
    </Dialog>
  );
}
