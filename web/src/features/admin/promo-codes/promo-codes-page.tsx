import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { PlusIcon, StarIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { usePromoCodes } from './promo-codes.api.ts';
import { PromoCodeTable } from './promo-code-table.tsx';

// its form is for the moments when something is changed
const PromoCodeDialog = lazy(async () => ({ default: (await import('./promo-code-dialog.tsx')).PromoCodeDialog }));

/** The codes that take something off, made and withdrawn here. */
export function PromoCodesPage() {
  const t = useTranslations('promoCodes');
  const { data, error, refetch } = usePromoCodes();
  /** The code to be withdrawn, one to be made, or none. */
  const [opened, setOpened] = useState<PromoCodeView | 'new' | null>(null);
  return (
    <ListSection
      title={t('title')}
      aside={
        <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
          {t('create')}
        </Button>
      }
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || !error ? <Codes codes={data?.items} onWithdraw={setOpened} /> : null}
      <Suspense>{opened ? <PromoCodeDialog code={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </ListSection>
  );
}

interface CodesProps {
  readonly codes: readonly PromoCodeView[] | undefined;
  readonly onWithdraw: (code: PromoCodeView) => void;
}

function Codes({ codes, onWithdraw }: CodesProps) {
  const t = useTranslations('promoCodes.empty');
  if (!codes) return <SkeletonRows count={3} />;
  if (codes.length > 0) return <PromoCodeTable codes={codes} onWithdraw={onWithdraw} />;
  return (
    <EmptyState icon={<StarIcon size={24} />} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
}
