import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** Reachability of the authority: a word when it answers, the consequences when it does not. */
export function AuthorityState({ isReachable }: { readonly isReachable: boolean }) {
  const t = useTranslations('adminDashboard.authority');
  if (isReachable) return <StatusBadge tone="success">{t('reachable')}</StatusBadge>;
  return (
    <Banner tone="warning" announced="in-turn">
      <strong>{t('unreachable')}</strong>
      <p>{t('unreachableHint')}</p>
    </Banner>
  );
}
