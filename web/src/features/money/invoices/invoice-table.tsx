import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { isPayable } from '@comptoir/domain/money/invoices/invoice-state';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { InvoiceState } from '../../../shared/invoices/invoice-state.tsx';
import { usePermission } from '../../../shared/access/permission.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import type { InvoiceStep } from './invoice-dialog.tsx';
import styles from './invoices.module.css';
import { useOpenPdf } from './use-open-pdf.ts';

interface InvoiceTableProps {
  readonly invoices: readonly InvoiceView[];
  readonly onOpen: (invoice: InvoiceView, step: InvoiceStep) => void;
}

/** Invoices with what can be done with each. The columns are those of spec §2 "Invoices". */
export function InvoiceTable({ invoices, onOpen }: InvoiceTableProps) {
  const t = useTranslations('invoices');
  const reader = useReader();
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  return (
    <CardTable
      caption={t('caption')}
      heading="createdOn"
      headers={{
        createdOn: t('columns.createdOn'),
        due: t('columns.due'),
        client: t('columns.client'),
        total: t('columns.total'),
        actions: t('columns.actions'),
      }}
      rows={invoices.map((invoice) => ({
        id: invoice.id,
        cells: {
          createdOn: (
            <div className={styles.stack}>
              <strong>
                <TimeText at={new Date(invoice.createdAt)}>{formatDay(new Date(invoice.createdAt), reader)}</TimeText>
              </strong>
              <span className={styles.faint}>{t('number', { number: invoice.number })}</span>
            </div>
          ),
          due: (
            <div className={styles.stack}>
              <span>{money(invoice.amountDueCents)}</span>
              <InvoiceState state={invoice.state} />
            </div>
          ),
          client: invoice.client,
          total: money(invoice.totalCents),
          actions: <InvoiceActions invoice={invoice} onOpen={(step) => onOpen(invoice, step)} />,
        },
      }))}
    />
  );
}

interface InvoiceActionsProps {
  readonly invoice: InvoiceView;
  readonly onOpen: (step: InvoiceStep) => void;
}

/** Each names its invoice to screen readers: there is one of each in every row. */
function InvoiceActions({ invoice, onOpen }: InvoiceActionsProps) {
  const t = useTranslations('invoices.actions');
  const canPay = usePermission('pay-invoice');
  const pdf = useOpenPdf(invoice);
  const { number } = invoice;
  return (
    <div className={styles.actions}>
      {canPay && isPayable(invoice.state) ? (
        <Button aria-label={t('payNumber', { number })} onClick={() => onOpen('pay')}>
          {t('pay')}
        </Button>
      ) : null}
      <Button variant="default" aria-label={t('detailsNumber', { number })} onClick={() => onOpen('details')}>
        {t('details')}
      </Button>
      <Button variant="default" aria-label={t('emailNumber', { number })} onClick={() => onOpen('email')}>
        {t('email')}
      </Button>
      <Button
        variant="default"
        aria-label={t('pdfNumber', { number })}
        loading={pdf.isPending}
        onClick={() => pdf.open(false)}
      >
        {t('pdf')}
      </Button>
    </div>
  );
}
