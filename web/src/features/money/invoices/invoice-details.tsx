import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { isPayable } from '@comptoir/domain/money/invoices/invoice-state';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { useTranslations } from 'use-intl';
import { formatInstant, formatLongDay } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { InvoiceHistory } from '../../../shared/invoices/invoice-history.tsx';
import { InvoiceLines } from '../../../shared/invoices/invoice-lines.tsx';
import { InvoiceState } from '../../../shared/invoices/invoice-state.tsx';
import { useInvoice } from '../../../shared/invoices/invoices.api.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { InvoiceStep } from './invoice-dialog.tsx';
import { useInvoicePdf } from './invoices.api.ts';

interface InvoiceDetailsProps {
  readonly id: string;
  readonly onStep: (step: InvoiceStep) => void;
}

/** One invoice with its lines, its payment attempts, and what can be done with it. */
export function InvoiceDetails({ id, onStep }: InvoiceDetailsProps) {
  const { data: invoice, error, refetch } = useInvoice(id);
  if (error && !invoice) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!invoice) return <SkeletonRows count={4} />;
  return (
    <Stack gap="lg">
      <Facts invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <InvoiceHistory invoice={invoice} />
      <Actions invoice={invoice} onStep={onStep} />
    </Stack>
  );
}

function Facts({ invoice }: { readonly invoice: InvoiceDetails }) {
  const t = useTranslations('invoices.full');
  const reader = useReader();
  const at = (instant: string): string => formatInstant(new Date(instant), reader);
  const from = formatLongDay(invoice.periodStartsOn, reader.language);
  // the period ends before that day begins
  const to = formatLongDay(addDays(invoice.periodEndsOn, -1), reader.language);
  return (
    <DetailList
      details={[
        { label: t('state'), value: <InvoiceState state={invoice.state} /> },
        { label: t('client'), value: invoice.client },
        { label: t('period'), value: t('fromTo', { from, to }) },
        invoice.paidAt
          ? { label: t('paidAt'), value: at(invoice.paidAt) }
          : { label: t('dueAt'), value: at(invoice.dueAt) },
        ...(invoice.nextAttemptAt && invoice.nextAttemptAt !== invoice.dueAt
          ? [{ label: t('nextAttemptAt'), value: at(invoice.nextAttemptAt) }]
          : []),
      ]}
    />
  );
}

function Actions({ invoice, onStep }: { readonly invoice: InvoiceDetails } & Pick<InvoiceDetailsProps, 'onStep'>) {
  const t = useTranslations('invoices.actions');
  const canPay = usePermission('pay-invoice');
  const pdf = useInvoicePdf(invoice);
  return (
    <DialogFooter cancel={null}>
      <Button variant="default" loading={pdf.isPending} onClick={() => pdf.open(false)}>
        {t('pdf')}
      </Button>
      {invoice.paidAt ? (
        <Button variant="default" loading={pdf.isPending} onClick={() => pdf.open(true)}>
          {t('receipt')}
        </Button>
      ) : null}
      <Button variant="default" onClick={() => onStep('email')}>
        {t('email')}
      </Button>
      {canPay && isPayable(invoice.state) ? <Button onClick={() => onStep('pay')}>{t('pay')}</Button> : null}
    </DialogFooter>
  );
}
