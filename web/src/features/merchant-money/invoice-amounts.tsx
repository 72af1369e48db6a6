import type { InvoiceDetails } from '@comptoir/contract/invoices';
import { cents } from '@comptoir/domain/money/money';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import styles from './merchant-money.module.css';

/** The lines of an invoice, both taxes, what was credited, and what is due. */
export function InvoiceAmounts({ invoice }: { readonly invoice: InvoiceDetails }) {
  const t = useTranslations('merchantMoney.invoice');
  const language = useLanguage();
  const { lines, subtotalCents, gstCents, qstCents, totalCents, creditedCents, amountDueCents } = invoice;
  const rows: readonly (readonly [label: string, amount: number])[] = [
    ...lines.map(({ kind, amountCents }) => [t(`lines.${kind}`), amountCents] as const),
    [t('subtotal'), subtotalCents],
    [t('gst'), gstCents],
    [t('qst'), qstCents],
    [t('total'), totalCents],
    ...(creditedCents > 0 ? [[t('credited'), -creditedCents] as const] : []),
    [t('due'), amountDueCents],
  ];
  return (
    <table className={styles.amounts}>
      <caption className="visually-hidden">{t('amounts')}</caption>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatMoney(cents(amount), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
