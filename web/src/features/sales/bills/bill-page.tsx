import type { BillView } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatExactInstant, formatMoney, formatNumber } from '../../../lib/format.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { BillLife } from './bill-life.tsx';
import { BillLinks } from './bill-links.tsx';
import { BillProof } from './bill-proof.tsx';
import { BillReceipt } from './bill-receipt.tsx';
import { useBill } from './bills.api.ts';
import styles from './bills.module.css';
import { STATE_TONES } from './state-tones.ts';

/** A bill at its own address: receipt, life, links, proof. */
export function BillPage() {
  const t = useTranslations('bills.bill');
  const { idBill = '' } = useParams({ strict: false });
  const { data, error, refetch } = useBill(idBill);
  return (
    <Page
      title={t('title', { number: data?.bill.noTrans ?? '' }).trim()}
      lead={<Link to="/sales">{t('back')}</Link>}
      actions={
        data ? (
          <Button variant="default" onClick={() => window.print()}>
            {t('print')}
          </Button>
        ) : null
      }
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Bill key={data.bill.id} view={data} /> : null}
      {data || error ? null : <SkeletonRows count={8} />}
    </Page>
  );
}

function Bill({ view }: { readonly view: BillView }) {
  const t = useTranslations('bills.bill');
  const isRefundable = view.bill.kind === 'receipt' || view.bill.kind === 'correction';
  return (
    <div className={styles.columns}>
      <div className={styles.receiptPart}>
        <Section title={t('receipt')}>
          <BillReceipt view={view} />
        </Section>
      </div>
      <div className={styles.record}>
        <Facts view={view} />
        <BillLife view={view} />
        <BillLinks view={view} />
        {isRefundable ? (
          <Section title={t('refund')}>
            <p>{t('refundText', { number: view.bill.noTrans })}</p>
          </Section>
        ) : null}
        <BillProof view={view} />
      </div>
    </div>
  );
}

function Facts({ view: { bill, position } }: { readonly view: BillView }) {
  const t = useTranslations('bills');
  const reader = useReader();
  const none = t('bill.none');
  const details = [
    { label: t('columns.date'), value: formatExactInstant(new Date(bill.signedAt), reader) },
    { label: t('columns.amount'), value: formatMoney(cents(bill.totalCents), reader.language) },
    { label: t('columns.kind'), value: t(`kinds.${bill.kind}`) },
    { label: t('columns.payment'), value: t(`payments.${bill.payment}`) },
    { label: t('columns.device'), value: bill.deviceName },
    { label: t('columns.employee'), value: bill.employee ?? none },
    { label: t('bill.authorityNumber'), value: bill.psiNoTrans ?? none },
    ...(bill.noLot === null ? [] : [{ label: t('bill.batch'), value: bill.noLot }]),
    { label: t('bill.position'), value: formatNumber(position, reader.language) },
  ];
  return (
    <Section
      title={t('bill.facts')}
      aside={<StatusBadge tone={STATE_TONES[bill.state]}>{t(`states.${bill.state}`)}</StatusBadge>}
    >
      <DetailList details={details} />
    </Section>
  );
}
