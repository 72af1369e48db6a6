import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import styles from './invoices.module.css';
import { useRatesOn } from '../taxes/use-tax-rates.ts';

/** The lines of an invoice, both taxes, what was credited, and what is due. */
export function InvoiceLines({ invoice }: { readonly invoice: InvoiceDetails }) {
  const t = useTranslations('invoiceWords.lines');
  const language = useLanguage();
  const { lines, subtotalCents, gstCents, qstCents, totalCents, creditedCents, amountDueCents } = invoice;
  const rates = useRatesOn(invoice.periodStartsOn, language);
  const row = (label: string, amount: number, isTotal = false) => (
    <tr key={label} data-total={isTotal || undefined}>
      <th scope="row">{label}</th>
      <td>{formatMoney(cents(amount), language)}</td>
    </tr>
  );
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <tbody>
        {lines.map(({ kind, amountCents }) => row(t(`kinds.${kind}`), amountCents))}
        {row(t('subtotal'), subtotalCents)}
        {row(t('gst', rates), gstCents)}
        {row(t('qst', rates), qstCents)}
        {row(t('total'), totalCents, true)}
        {creditedCents > 0 ? row(t('credited'), -creditedCents) : null}
        {row(t('due'), amountDueCents, true)}
      </tbody>
    </table>
  );
}
