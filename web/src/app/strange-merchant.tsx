import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useTranslations } from 'use-intl';
import { useSession } from '../shared/sessions/use-session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ShopIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { useMerchantInAddress } from './use-merchant-in-address.ts';
import { lastOf } from './use-shell-data.ts';

/**
 * The address names a merchant that there is not, or that is not this person's to see: it is said instead of another one
 * being shown. `merchants` are those to pick from, null for a merchant's own user.
 */
export function StrangeMerchant({ merchants }: { readonly merchants: readonly MerchantView[] | null }) {
  const t = useTranslations('app.strangeMerchant');
  const session = useSession();
  const { show } = useMerchantInAddress();
  const other = merchants ? lastOf(merchants, session) : session?.merchant;

  return (
    <Page title={t('title')}>
      <EmptyState
        icon={<ShopIcon size={24} />}
        title={t(merchants ? 'among' : 'own')}
        action={
          <Button onClick={() => show(merchants && other ? other.id : null, 'replace')}>
            {other ? t('show', { name: other.company_name }) : t('leave')}
          </Button>
        }
      >
        {merchants && merchants.length > 1 ? t('pick') : null}
      </EmptyState>
    </Page>
  );
}
