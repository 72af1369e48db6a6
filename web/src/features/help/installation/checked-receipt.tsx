import type { FunctionalityView } from '@comptoir/contract/help/installation';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { BillReceipt } from '../../../shared/receipts/bill-receipt.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ComparisonList } from './comparison-list.tsx';
import styles from './functionality.module.css';
import { useCheckedBill } from './installation.api.ts';

interface CheckedReceiptProps {
  readonly name: 'receipt' | 'refund';
  readonly bill: FunctionalityView['receipt'];
  readonly comparisons: FunctionalityView['comparisons'];
}

/** One of the two: the document as the device prints it, and beneath it what the server compares. */
export function CheckedReceipt({ name, bill, comparisons }: CheckedReceiptProps) {
  const t = useTranslations('functionality');
  return (
    <Stack as="section" className={styles.side} aria-label={t(`titles.${name}`)}>
      <h4>{t(`titles.${name}`)}</h4>
      {bill ? <Drawn id={bill.id} /> : <p className={styles.absent}>{t(`absent.${name}`)}</p>}
      {comparisons.length > 0 ? <ComparisonList comparisons={comparisons} /> : null}
      {bill ? (
        <Link to="/sales/$idBill" params={{ idBill: bill.id }}>
          {t('open', { number: bill.noTrans })}
        </Link>
      ) : null}
    </Stack>
  );
}

function Drawn({ id }: { readonly id: string }) {
  const { data, error, refetch } = useCheckedBill(id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <BillReceipt view={data} /> : <SkeletonRows count={8} />;
}
