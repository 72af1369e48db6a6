import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { BookVisit } from './book-visit.tsx';
import type { Visited } from './choosing-for.tsx';
import { useVisitWords } from './use-visit-words.ts';
import { VisitInFull } from './visit-in-full.tsx';
import type { OpenedHour } from './visits.tsx';

interface VisitDialogProps {
  readonly opened: OpenedHour;
  readonly visited: Visited | null;
  readonly visits: readonly AppointmentView[];
  readonly onMove: (visited: Visited | null) => void;
  readonly onClose: () => void;
}

/** One hour: to be booked when it is free, else the visit. */
export function VisitDialog({ opened, visited, visits, onMove, onClose }: VisitDialogProps) {
  const t = useTranslations('appointments');
  const words = useVisitWords();
  const startsAt = 'visit' in opened ? opened.visit.startsAt : opened.startsAt;
  const finish = (): void => {
    onMove(null);
    onClose();
  };
  return (
    <Dialog title={t('hour', words(startsAt))} onClose={onClose}>
      {'visit' in opened ? (
        <VisitInFull visit={opened.visit} onMove={onMove} onClose={onClose} />
      ) : (
        <BookVisit startsAt={startsAt} visited={visited} visits={visits} onDone={finish} />
      )}
    </Dialog>
  );
}
