import type { MerchantView } from '@comptoir/contract/merchants';
import { useTranslations } from 'use-intl';
import { DetailList } from '../../ui/detail-list.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** Active or paused, registered or not, and what there is to pay. */
export function AccountState({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('billing.account');
  const { active, subscriptionCompleted } = merchant;
  return (
    <Section title={t('title')}>
      <DetailList
        details={[
          { label: t('business'), value: merchant.company_name },
          {
            label: t('state'),
            value: <StatusBadge tone={active ? 'success' : 'neutral'}>{t(active ? 'active' : 'inactive')}</StatusBadge>,
            hint: t(active ? 'activeHint' : 'inactiveHint'),
          },
          {
            label: t('registration'),
            value: (
              <StatusBadge tone={subscriptionCompleted ? 'success' : 'warning'}>
                {t(subscriptionCompleted ? 'completed' : 'open')}
              </StatusBadge>
            ),
          },
          { label: t('card'), value: t('noCard'), hint: t('noCardHint') },
          { label: t('nextPayment'), value: t('none'), hint: t('noneHint') },
        ]}
      />
    </Section>
  );
}
