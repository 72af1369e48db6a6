import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditedList } from '../../../shared/lists/edited-list.tsx';
import { CalendarIcon } from '../../../ui/icons.tsx';
import type { TechnicianAct } from './technician-dialog.tsx';
import { TechnicianTable } from './technician-table.tsx';
import { useTechnicians } from './technicians.api.ts';

// its forms are for the moments when something is changed
const TechnicianDialog = lazy(async () => ({ default: (await import('./technician-dialog.tsx')).TechnicianDialog }));

/** Technicians who visit merchants, their hours and their absences. */
export function TechniciansPage() {
  const t = useTranslations('technicians');
  const query = useTechnicians();
  const [asked, setAsked] = useState<TechnicianAct | null>(null);
  return (
    <EditedList
      title={t('title')}
      add={t('create')}
      onAdd={() => setAsked({ act: 'create', id: null })}
      query={query}
      empty={{ icon: <CalendarIcon size={24} />, title: t('empty.title'), text: t('empty.text') }}
      renderRows={(technicians) => <TechnicianTable technicians={technicians} onAsk={setAsked} />}
    >
      <Suspense>
        {asked ? (
          <TechnicianDialog asked={asked} technicians={query.data?.items ?? []} onClose={() => setAsked(null)} />
        ) : null}
      </Suspense>
    </EditedList>
  );
}
