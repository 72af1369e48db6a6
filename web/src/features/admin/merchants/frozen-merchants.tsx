import type { MerchantSelection } from '@comptoir/contract/base/selections';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import type { Chosen } from '../../../shared/queries/selections.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useFrozen } from './merchant-batches.api.ts';

interface FrozenMerchantsProps {
  readonly chosen: Chosen;
  /** Form that precedes the act on them. */
  readonly children: (selection: MerchantSelection) => ReactNode;
}

/** Freezes the merchants that are chosen, and says how many they are and who the first ones are. */
export function FrozenMerchants({ chosen, children }: FrozenMerchantsProps) {
  const t = useTranslations('merchantBatches');
  const { data, error, refetch } = useFrozen(chosen);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={4} />;
  if (data.count === 0) return <p>{t('empty')}</p>;
  const rest = data.count - data.first.length;
  return (
    <>
      <p>
        <strong>{t('frozen', { count: data.count })}</strong>
      </p>
      <ul>
        {inFront(data.first).map(([key, name]) => (
          <li key={key}>{name}</li>
        ))}
        {rest > 0 ? <li>{t('more', { count: rest })}</li> : null}
      </ul>
      {children(data)}
    </>
  );
}

/** Names repeat: each with its place. */
const inFront = (names: readonly string[]): (readonly [key: string, name: string])[] =>
  names.map((name, index) => [`${index} ${name}`, name]);
