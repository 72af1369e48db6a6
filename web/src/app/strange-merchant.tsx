import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ShopIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

interface StrangeMerchantProps {
  readonly isPicking: boolean;
  readonly other: MerchantView | null;
  readonly isGone: boolean;
}

/**
 * The address names a merchant that there is not, or that is not this person's to see: it is said instead of another one
 * being shown. `isPicking` is whether there are several to pick from, `other` the one to go on with, `isGone` whether it was theirs a
 * moment ago.
 */
export function StrangeMerchant({ isPicking, other, isGone }: StrangeMerchantProps) {
  const t = useTranslations('app.strangeMerchant');
  const { show } = useMerchantInAddress();
  const foreign = isPicking ? 'among' : 'own';

  return (
    <Page title={t('title')}>
      <EmptyState
        icon={<ShopIcon size={24} />}
        title={t(isGone ? 'gone' : foreign)}
        action={
          <Button onClick={() => show(isPicking && other ? other.id : null, 'replace')}>
            {other ? t('show', { name: other.company_name }) : t('leave')}
          </Button>
        }
      >
        {isPicking && other ? t('pick') : null}
      </EmptyState>
    </Page>
  );
}
