import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMerchantList } from '../../../shared/merchants/merchant-list.api.ts';
import { MerchantList } from '../../../shared/merchants/merchant-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { ShopIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { usePartner } from './partner.api.ts';
import { PartnerPeople } from './partner-people.tsx';

/** Who a partner is: the merchants it looks after and its people. */
export function PartnerDetailsPage() {
  const t = useTranslations('partner');
  const { data, error, refetch } = usePartner();

  return (
    <Page
      title={data?.name ?? t('title')}
      lead={data ? t('lead', { merchants: data.merchants, active: data.activeMerchants, users: data.users }) : null}
      actions={data ? <ToDashboard idPartner={data.id} /> : null}
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data ? (
        <>
          <ListSection title={t('merchants')}>
            <Merchants idPartner={data.id} />
          </ListSection>
          <PartnerPeople />
        </>
      ) : null}
    </Page>
  );
}

/** Its merchants, a page at a time: they may be hundreds. */
function Merchants({ idPartner }: { readonly idPartner: string }) {
  const t = useTranslations('partner');
  const list = useMerchantList({ partners: [idPartner] });
  return (
    <MerchantList
      list={list}
      empty={
        <EmptyState icon={<ShopIcon size={24} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      }
    />
  );
}

function ToDashboard({ idPartner }: { readonly idPartner: string }) {
  const t = useTranslations('partner');
  return (
    <Link to="/partner/$idPartner/dashboard" params={{ idPartner }}>
      {t('toDashboard')}
    </Link>
  );
}
