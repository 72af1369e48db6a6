import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { AppointmentRequests } from './appointment-requests.tsx';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { useRegistering } from './appointments.api.ts';
import { SupportHours } from './support-hours.tsx';
import { AppointmentCalendar } from './appointment-calendar.tsx';

/** A technician's appointments, booked while a user is on the phone; and the merchants to call: those still registering. */
export function AppointmentsPage() {
  const t = useTranslations('appointments');
  const { search, change } = useAddress();
  const { data, error, refetch, isPlaceholderData } = useRegistering(search.cursor);
  const [chosen, setChosen] = useState<ChosenMerchant | null>(null);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SupportHours />
      <AppointmentCalendar chosen={chosen} onChoose={setChosen} />
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || !error ? (
        <ListSection title={t('toCall')}>
          <ToCall
            merchants={data?.items}
            onChoose={({ id, company_name: name }) => setChosen({ merchantId: id, name, note: null })}
          />
          <Pager
            previous={data?.previousCursor ?? null}
            next={data?.nextCursor ?? null}
            isLoading={isPlaceholderData}
            onGo={(cursor) => change({ cursor })}
          />
        </ListSection>
      ) : null}
    </Page>
  );
}

interface ToCallProps {
  readonly merchants: readonly MerchantView[] | undefined;
  readonly onChoose: (merchant: MerchantView) => void;
}

function ToCall({ merchants, onChoose }: ToCallProps) {
  const t = useTranslations('appointments');
  if (!merchants) return <SkeletonRows count={3} />;
  if (merchants.length > 0) return <AppointmentRequests merchants={merchants} onChoose={onChoose} />;
  return (
    <EmptyState icon={<CheckIcon size={24} />} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}
