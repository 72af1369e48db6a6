import type { InvoiceDetails, InvoiceView } from '@comptoir/contract/money/invoices';
import { isPayable, nextInvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InvoiceHistory } from '../../../shared/invoices/invoice-history.tsx';
import { InvoiceLines } from '../../../shared/invoices/invoice-lines.tsx';
import { InvoiceState } from '../../../shared/invoices/invoice-state.tsx';
import { useInvoice } from '../../../shared/invoices/invoices.api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './merchant-money.module.css';
import { RefundForm } from './refund-form.tsx';
import { RetryNow } from './retry-now.tsx';
import { RetryRefund } from './retry-refund.tsx';

type Step = 'shown' | 'refund' | 'retry';

interface InvoicePanelProps {
  readonly opened: InvoiceView;
  readonly onClose: () => void;
}

/** One invoice: what it says, what was tried, and what an administrator can do about it. */
export function InvoicePanel({ opened: { id, number }, onClose }: InvoicePanelProps) {
  const t = useTranslations('merchantMoney.invoice');
  return (
    <Dialog title={t('title', { number })} onClose={onClose}>
      <Invoice id={id} />
    </Dialog>
  );
}

function Invoice({ id }: { readonly id: string }) {
  const { data: invoice, error, refetch } = useInvoice(id);
  const [step, setStep] = useState<Step>('shown');
  const goBack = (): void => setStep('shown');
  if (error && !invoice) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!invoice) return <SkeletonRows count={4} />;
  if (step === 'refund') return <RefundForm invoice={invoice} onDone={goBack} />;
  if (step === 'retry') return <RetryNow invoice={invoice} onDone={goBack} />;
  return <InFull invoice={invoice} onStep={setStep} />;
}

interface InFullProps {
  readonly invoice: InvoiceDetails;
  readonly onStep: (step: Step) => void;
}

function InFull({ invoice, onStep }: InFullProps) {
  const t = useTranslations('merchantMoney.invoice');
  const isCreditable = nextInvoiceState(invoice.state, 'credit').ok;
  return (
    <Stack className={styles.form} gap="lg">
      <InvoiceState state={invoice.state} />
      <InvoiceLines invoice={invoice} />
      <InvoiceHistory invoice={invoice} AboutRefused={RetryRefund} />
      <DialogFooter cancel={null}>
        {isCreditable ? (
          <Button variant="default" onClick={() => onStep('refund')}>
            {t(invoice.paidAt ? 'refund.open' : 'refund.openUnpaid')}
          </Button>
        ) : null}
        {isPayable(invoice.state) ? <Button onClick={() => onStep('retry')}>{t('retry.open')}</Button> : null}
      </DialogFooter>
    </Stack>
  );
}
