import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import { PayInvoice } from './pay-invoice.tsx';

// its form is for the moments when an invoice is sent
const EmailInvoice = lazy(async () => ({ default: (await import('./email-invoice.tsx')).EmailInvoice }));

/** Steps of an invoice's dialog. */
export type InvoiceStep = 'details' | 'pay' | 'email';

interface InvoiceDialogProps {
  readonly invoice: InvoiceView;
  /** Step that it was opened for. */
  readonly step: InvoiceStep;
  readonly onClose: () => void;
}

/** One invoice: in full, to be paid, or to be sent. */
export function InvoiceDialog({ invoice, step: first, onClose }: InvoiceDialogProps) {
  const t = useTranslations('invoices.dialog');
  const [step, setStep] = useState(first);
  const title = step === 'email' && invoice.state === 'paid' ? 'receipt' : step;
  return (
    <Dialog title={t(title, { number: invoice.number })} onClose={onClose}>
      {step === 'details' ? <InvoiceDetails id={invoice.id} onStep={setStep} /> : null}
      {step === 'pay' ? <PayInvoice invoice={invoice} onClose={onClose} /> : null}
      {step === 'email' ? (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <EmailInvoice invoice={invoice} onClose={onClose} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
