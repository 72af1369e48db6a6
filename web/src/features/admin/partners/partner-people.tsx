import { useTranslations } from 'use-intl';
import { PeopleTable } from '../../../shared/people/people-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { PeopleIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { usePartnerPeople } from './partner.api.ts';

/** The people of a partner who may sign in. */
export function PartnerPeople() {
  const t = useTranslations('partner');
  return (
    <ListSection title={t('people')}>
      <People />
    </ListSection>
  );
}

function People() {
  const t = useTranslations('partner');
  const tEmpty = useTranslations('ui.empty');
  const { data, error, refetch } = usePartnerPeople();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} />;
  if (data.items.length === 0) return <EmptyState icon={<PeopleIcon size={24} />} title={tEmpty('nothing')} />;
  return <PeopleTable caption={t('people')} people={data.items} />;
}
