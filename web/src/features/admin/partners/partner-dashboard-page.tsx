import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { AttentionList } from '../../../shared/merchants/attention-list.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { usePartner } from './partner.api.ts';
import { PartnerTiles } from './partner-tiles.tsx';

/** How a partner's merchants stand, and which of them need a look first. */
export function PartnerDashboardPage() {
  const t = useTranslations('partner.dashboard');
  const { data, error, refetch, isPlaceholderData } = usePartner();
  const failed = error && !data;

  return (
    <Page title={t('title')} lead={data ? t('lead', { name: data.name }) : null}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || failed ? null : <SkeletonRows />}
      {data ? (
        <>
          <PartnerTiles partner={data} />
          <AttentionList
            page={isPlaceholderData ? undefined : data.attention}
            counts={{ waiting: data.waiting, devices: data.devicesInTrouble }}
            all={<All idPartner={data.id} />}
          />
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
