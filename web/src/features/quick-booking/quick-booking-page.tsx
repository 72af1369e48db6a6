import type { MerchantView } from '@comptoir/contract/merchants';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { CallTable } from './call-table.tsx';
import { useUnregistered } from './quick-booking.api.ts';
import { SupportHours } from './support-hours.tsx';

/** Whom to call for a technician's appointment: merchants still registering, with what they lack. */
export function QuickBookingPage() {
  const t = useTranslations('quickBooking');
  const { data, error, refetch } = useUnregistered();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SupportHours />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || !error ? (
        <ListSection title={t('toCall')}>
          <ToCall merchants={data} />
        </ListSection>
      ) : null}
    </Page>
  );
}

function ToCall({ merchants }: { readonly merchants: readonly MerchantView[] | undefined }) {
  const t = useTranslations('quickBooking');
  if (!merchants) return <SkeletonRows count={3} />;
  if (merchants.length > 0) return <CallTable merchants={merchants} />;
  return (
    <EmptyState icon={<CheckIcon size={24} />} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}
