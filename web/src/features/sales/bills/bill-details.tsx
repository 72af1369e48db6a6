import type { BillView } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatExactInstant, formatMoney, formatNumber } from '../../../lib/format.ts';
import { BillReceipt } from '../../../shared/receipts/bill-receipt.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { STATE_TONES } from '../../../shared/transmissions/state-tones.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { BillLife } from './bill-life.tsx';
import { BillLinks } from './bill-links.tsx';
import { BillProof } from './bill-proof.tsx';
import styles from './bills.module.css';

interface BillDetailsProps {
  readonly view: BillView;
  /** One part below the other, as in a drawer. */
  readonly isNarrow?: boolean;
}

/** A bill with all that is known of it: receipt, life, links, proof. */
export function BillDetails({ view, isNarrow = false }: BillDetailsProps) {
  const t = useTranslations('bills.bill');
  const isRefundable = view.bill.kind === 'receipt' || view.bill.kind === 'correction';
  return (
    <div className={styles.columns} data-narrow={isNarrow || undefined}>
      <div className={styles.receiptPart}>
        <Section title={t('receipt')}>
          <div className={styles.receipt}>
            <BillReceipt view={view} />
          </div>
        </Section>
      </div>
      <Stack gap="xl">
        <Facts view={view} />
        <BillLife view={view} />
        <BillLinks view={view} />
        {isRefundable ? (
          <Section title={t('refund')}>
            <p>{t('refundText', { number: view.bill.noTrans })}</p>
          </Section>
        ) : null}
        <BillProof view={view} />
      </Stack>
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
