import type { BillView } from '@comptoir/contract/sales/bills';
import { PORTAL_COPY } from '@comptoir/domain/sales/bills/portal-copy';
import { billReceipt } from '@comptoir/websrm/receipts/bill-receipt';
import { useTranslations } from 'use-intl';
import { PaperReceipt } from './paper-receipt.tsx';
import styles from './receipts.module.css';

/** The receipt as its customer has it, from the signed text; on paper it says that it is a copy. */
export function BillReceipt({ view }: { readonly view: BillView }) {
  const t = useTranslations('receipts');
  const { document, bill, psiDatTrans, errors, receipt } = view;
  const { psiNoTrans } = bill;
  const drawn = billReceipt({
    document,
    ...receipt,
    answer: { psiNoTrans, psiDatTrans, errors },
    notes: [PORTAL_COPY],
  });
  const { qrUrl } = receipt;
  return (
    <figure className={styles.drawn} aria-label={t('caption', { number: bill.noTrans })}>
      <PaperReceipt receipt={drawn} qr={qrUrl === null ? null : { text: qrUrl, label: t('qr') }} />
    </figure>
  );
}
