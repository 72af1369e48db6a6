import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CalendarIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { TechnicianAct } from './technician-dialog.tsx';
import { TechnicianTable } from './technician-table.tsx';
import { useTechnicians } from './technicians.api.ts';

// its forms are for the moments when something is changed
const TechnicianDialog = lazy(async () => ({ default: (await import('./technician-dialog.tsx')).TechnicianDialog }));

/** Who visits merchants, when they work and when they are away. */
export function TechniciansPage() {
  const t = useTranslations('technicians');
  const { data, error, refetch } = useTechnicians();
  const [asked, setAsked] = useState<TechnicianAct | null>(null);
  return (
    <ListSection
      title={t('title')}
      aside={
        <Button
          leftSection={<PlusIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setAsked({ act: 'create', id: null })}
        >
          {t('create')}
        </Button>
      }
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || !error ? <Technicians technicians={data?.items} onAsk={setAsked} /> : null}
      <Suspense>
        {asked ? (
          <TechnicianDialog asked={asked} technicians={data?.items ?? []} onClose={() => setAsked(null)} />
        ) : null}
      </Suspense>
    </ListSection>
  );
}

interface TechniciansProps {
  readonly technicians: readonly TechnicianView[] | undefined;
  readonly onAsk: (asked: TechnicianAct) => void;
}

function Technicians({ technicians, onAsk }: TechniciansProps) {
  const t = useTranslations('technicians.empty');
  if (!technicians) return <SkeletonRows count={3} />;
  if (technicians.length > 0) return <TechnicianTable technicians={technicians} onAsk={onAsk} />;
  return (
    <EmptyState icon={<CalendarIcon size={24} />} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
}
