import type { BillView } from '@comptoir/contract/sales/bills';
import { buildReceipt } from '@comptoir/websrm/receipts/receipt';
import type { AuthorityStanding } from '@comptoir/websrm/receipts/mentions';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { useTranslations } from 'use-intl';
import { PaperReceipt } from '../../../shared/receipts/paper-receipt.tsx';
import styles from './bills.module.css';

/** The receipt as the till prints it, from the signed text. */
export function BillReceipt({ view }: { readonly view: BillView }) {
  const t = useTranslations('bills.bill');
  const { deviceNumber, addressLines, phone, qrUrl, earlier } = view.receipt;
  const receipt = buildReceipt({
    transaction: read(view.document),
    earlier: earlier.map(read),
    answer: standingOf(view),
    deviceNumber,
    business: { addressLines, ...(phone === null ? {} : { phone }) },
    ...(qrUrl === null ? {} : { qrUrl }),
  });
  return (
    <figure className={styles.receipt} aria-label={t('caption')}>
      <PaperReceipt receipt={receipt} qr={qrUrl === null ? null : { text: qrUrl, label: t('qr') }} />
    </figure>
  );
}

const read = (text: string): Transaction => JSON.parse(text) as Transaction;

/** The authority's errors about the certificate a bill was signed with. Source: SRM-39. */
const CERTIFICATE = /[19]2/;

/** A bill that went in a batch has no number of its own: what is printed is the mention. Source: SRM-33, SRM-43. */
function standingOf({ bill: { psiNoTrans }, psiDatTrans, errors }: BillView): AuthorityStanding {
  if (errors.some(({ codRetour }) => CERTIFICATE.test(codRetour ?? ''))) return { kind: 'invalid-certificate' };
  return psiNoTrans !== null && psiDatTrans !== null
    ? { kind: 'accepted', psiNoTrans, psiDatTrans }
    : { kind: 'no-answer' };
}
