import { useTranslations } from 'use-intl';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { Banner } from '../../../ui/banner.tsx';

/** Rules for contracts that were begun before their merchant stopped catering. */
export function NoMoreCaterer() {
  const t = useTranslations('contracts.others');
  const { data } = useMerchant();
  return data?.isTraiteur === false ? <Banner tone="info">{t('noMore')}</Banner> : null;
}
