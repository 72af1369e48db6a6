import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { BillActions } from './bill-actions.tsx';
import { BillDetails } from './bill-details.tsx';
import { useBill } from './bills.api.ts';

/** A bill at its own address: receipt, life, links, proof. */
export function BillPage() {
  const t = useTranslations('bills.bill');
  const { idBill = '' } = useParams({ strict: false });
  const { data, error, refetch } = useBill(idBill);
  return (
    <Page
      title={t('title', { number: data?.bill.noTrans ?? '' }).trim()}
      lead={<BackLink to="/sales">{t('back')}</BackLink>}
      actions={data ? <BillActions bill={data.bill} /> : null}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <BillDetails key={data.bill.id} view={data} /> : null}
      {data || error ? null : <SkeletonRows count={8} />}
    </Page>
  );
}
