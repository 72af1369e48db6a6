import type { ContactView } from '@comptoir/contract/contacts';
import { useTranslations } from 'use-intl';
import { PeopleTable } from '../../lib/people/people-table.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PeopleIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useContacts } from './contacts.api.ts';

/** The people who may sign in for the merchant in view. */
export function ContactsPage() {
  const t = useTranslations('contacts');
  const { data, error, refetch } = useContacts();
  const name = useSession()?.merchant?.company_name;
  return (
    <Page title={t('title')} lead={name ? t('lead', { name }) : t('leadNobody')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || !error ? <Contacts contacts={data?.items} /> : null}
    </Page>
  );
}

function Contacts({ contacts }: { readonly contacts: readonly ContactView[] | undefined }) {
  const t = useTranslations('contacts');
  const tEmpty = useTranslations('ui.empty');
  if (!contacts) return <SkeletonRows count={3} />;
  if (contacts.length > 0) return <PeopleTable caption={t('caption')} people={contacts} />;
  return (
    <EmptyState icon={<PeopleIcon size={24} />} title={tEmpty('nothing')}>
      {t('empty')}
    </EmptyState>
  );
}
