import type { Receipt } from '@comptoir/websrm/receipts/receipt';
import { renderReceipt } from '@comptoir/websrm/receipts/render-receipt';
import { memo } from 'react';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './receipts.module.css';

/** As wide as the till prints. */
const COLUMNS = 48;

/** The same with every letter that is typed: drawn once. */
const StillQrCode = memo(QrCode);

interface PaperReceiptProps {
  readonly receipt: Receipt;
  /** What the QR code holds, and what it is called; null where there is none to draw. */
  readonly qr: { readonly text: string; readonly label: string } | null;
}

/** A receipt as a till prints it: in French, whatever the language of the screen. */
export function PaperReceipt({ receipt: { lines }, qr }: PaperReceiptProps) {
  const at = lines.findIndex(({ kind }) => kind === 'qr');
  return (
    <div lang="fr-CA" className={styles.paper} data-paper>
      <Lines lines={lines.slice(0, at)} />
      {qr ? <StillQrCode text={qr.text} label={qr.label} correction="L" /> : null}
      <Lines lines={lines.slice(at + 1)} />
    </div>
  );
}

const Lines = ({ lines }: Receipt) => <pre>{renderReceipt({ lines }, COLUMNS).join('\n')}</pre>;
