import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { MerchantList } from '../../../shared/merchants/merchant-list.tsx';
import { useMerchantList } from '../../../shared/merchants/merchant-list.api.ts';
import { partnersQuery } from '../../../shared/queries/people.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShopIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { BatchesSection } from './batches-section.tsx';
import { BulkActions } from './bulk-actions.tsx';

/** Every merchant. */
export function MerchantListPage() {
  const t = useTranslations('merchantList');
  const tEmpty = useTranslations('ui.empty');
  const partners = useQuery(partnersQuery());
  const list = useMerchantList();
  return (
    <Page title={t('title')} lead={<Lead {...list} />}>
      <MerchantList
        list={list}
        partners={partners.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        renderActions={(selection) => <BulkActions selection={selection} />}
        empty={<EmptyState icon={<ShopIcon size={24} />} title={tEmpty('nothing')} />}
      />
      <BatchesSection />
    </Page>
  );
}

/** Number of merchants. */
function Lead({ count: { data: count }, filters }: ReturnType<typeof useMerchantList>) {
  const t = useTranslations('merchantList');
  if (!count) return t('leadLoading');
  if (!count.isExact) return t('leadAbout', count);
  return t(filters.isNarrowed ? 'leadFound' : 'lead', count);
}
