import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDrawnAfter } from '../../lib/use-drawn-after.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { ShopIcon } from '../../ui/icons.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useMerchant } from './use-merchant.ts';

/** Frame of what needs the merchant in view: its shape while it is on its way, why not when it failed, or that there is none. */
export function ForMerchant({ children }: { readonly children: (merchant: MerchantView) => ReactNode }) {
  const t = useTranslations('ui.empty');
  const { data, error, isLoading, refetch } = useMerchant();
  const isDrawn = useDrawnAfter(data !== undefined);
  if (data && isDrawn) return children(data);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isLoading || data) return <SkeletonRows count={4} />;
  return <EmptyState icon={<ShopIcon size={24} />} title={t('nothing')} />;
}
