import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** Whether the authority answers: a word when it does, what follows from it when it does not. */
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
