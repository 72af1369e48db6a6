import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatDay, formatInstant, formatMoney } from '../../../lib/format.ts';
import { InvoiceState } from '../../../shared/invoices/invoice-state.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './merchant-money.module.css';

interface InvoicesTableProps {
  readonly invoices: readonly InvoiceView[];
  readonly onOpen: (invoice: InvoiceView) => void;
}

/** Invoices with how each stands and when it is tried next. */
export function InvoicesTable({ invoices, onOpen }: InvoicesTableProps) {
  const t = useTranslations('merchantMoney.invoices');
  const reader = useReader();
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  return (
    <CardTable
      caption={t('title')}
      heading="number"
      figures={['due', 'total']}
      headers={{
        number: t('columns.number'),
        createdOn: t('columns.createdOn'),
        state: t('columns.state'),
        due: t('columns.due'),
        total: t('columns.total'),
        open: t('columns.open'),
      }}
      rows={invoices.map((invoice) => ({
        id: invoice.id,
        cells: {
          number: <strong>{invoice.number}</strong>,
          createdOn: (
            <TimeText at={new Date(invoice.createdAt)}>{formatDay(new Date(invoice.createdAt), reader)}</TimeText>
          ),
          state: (
            <div className={styles.stack}>
              <InvoiceState state={invoice.state} />
              {invoice.nextAttemptAt ? (
                <small className={styles.faint}>
                  {t('nextAttempt', { at: formatInstant(new Date(invoice.nextAttemptAt), reader) })}
                </small>
              ) : null}
            </div>
          ),
          due: money(invoice.amountDueCents),
          total: money(invoice.totalCents),
          open: (
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={t('openNumber', { number: invoice.number })}
              onClick={() => onOpen(invoice)}
            >
              {t('open')}
            </Button>
          ),
        },
      }))}
    />
  );
}
