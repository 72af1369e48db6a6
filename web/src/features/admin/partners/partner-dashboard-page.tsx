import type { PartnerDetails } from '@comptoir/contract/people/partners';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { MerchantSummaryTable } from '../../../shared/merchants/merchant-summary-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { usePartner } from './partner.api.ts';
import { PartnerTiles } from './partner-tiles.tsx';

/** How a partner's merchants stand, and which of them need a look first. */
export function PartnerDashboardPage() {
  const t = useTranslations('partner.dashboard');
  const { data, error, refetch } = usePartner();
  const failed = error && !data;

  return (
    <Page title={t('title')} lead={data ? t('lead', { name: data.name }) : null}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || failed ? null : <SkeletonRows />}
      {data ? (
        <>
          <PartnerTiles partner={data} />
          <ListSection title={t('attention')} aside={<All idPartner={data.id} />}>
            <Attention merchants={data.attention} />
          </ListSection>
        </>
      ) : null}
    </Page>
  );
}

function All({ idPartner }: { readonly idPartner: string }) {
  const t = useTranslations('partner.dashboard');
  return (
    <Link to="/partner/$idPartner/" params={{ idPartner }}>
      {t('all')}
    </Link>
  );
}

function Attention({ merchants }: { readonly merchants: PartnerDetails['attention'] }) {
  const t = useTranslations('partner.dashboard');
  if (merchants.length > 0) return <MerchantSummaryTable caption={t('attention')} merchants={merchants} />;
  return (
    <EmptyState icon={<CheckIcon size={24} />} title={t('calm.title')}>
      {t('calm.text')}
    </EmptyState>
  );
}
