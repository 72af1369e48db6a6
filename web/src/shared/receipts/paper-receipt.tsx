import { groupReceipt, wordsOfItem, type ReceiptPart } from '@comptoir/websrm/receipts/group-receipt';
import type { Receipt } from '@comptoir/websrm/receipts/receipt';
import { memo } from 'react';
import { QrCode } from '../../ui/qr-code.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './receipts.module.css';

/** The same with every letter that is typed: drawn once. */
const StillQrCode = memo(QrCode);

interface PaperReceiptProps {
  readonly receipt: Receipt;
  /** Content of the QR code, and its label; null where there is none to draw. */
  readonly qr: { readonly text: string; readonly label: string } | null;
}

/** A receipt as a customer holds it, drawn from the lines that a till prints: in French, whatever the language of the screen. */
export function PaperReceipt({ receipt, qr }: PaperReceiptProps) {
  return (
    <div lang="fr-CA" className={styles.paper} data-paper>
      {groupReceipt(receipt).map((part) => (
        <Part key={part.at} part={part} qr={qr} />
      ))}
    </div>
  );
}

function Part({ part, qr }: { readonly part: ReceiptPart; readonly qr: PaperReceiptProps['qr'] }) {
  if (part.kind === 'items') return <Items rows={part.rows} />;
  if (part.kind === 'amounts') return <Amounts rows={part.rows} />;
  if (part.kind === 'qr') return qr ? <StillQrCode text={qr.text} label={qr.label} correction="L" /> : null;
  if (part.kind === 'link') return <OnlineCopy text={part.text} url={part.url} />;
  if (part.kind === 'blank')
    return (
      <Row as="p" className={styles.blank} isWhole align="end">
        {part.label}
      </Row>
    );
  if ('text' in part) return <p className={STYLES[part.kind]}>{part.text}</p>;
  return part.kind === 'rule' ? <hr /> : <div className={styles.gap} />;
}

const STYLES = { title: styles.strong, mention: styles.strong, centered: styles.centered, text: undefined };

const OnlineCopy = ({ text, url }: { readonly text: string; readonly url: string | null }) => (
  <p className={styles.centered}>{url?.startsWith('https://') ? <a href={url}>{text}</a> : text}</p>
);

function Items({ rows }: Pick<Extract<ReceiptPart, { kind: 'items' }>, 'rows'>) {
  return (
    <table aria-label="Articles">
      <tbody>
        {rows.map((item) => {
          const { quantity, words } = wordsOfItem(item);
          return (
            <tr key={item.at}>
              <td className={styles.figure}>{quantity}</td>
              <th scope="row" className={item.level === 1 ? styles.precision : undefined}>
                {words}
              </th>
              <td className={styles.figure}>{item.amount}</td>
              <td className={styles.taxes}>{item.taxes}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Amounts({ rows }: Pick<Extract<ReceiptPart, { kind: 'amounts' }>, 'rows'>) {
  return (
    <table aria-label="Montants">
      <tbody>
        {rows.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.amount}>{`${amount}\u00A0$`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
