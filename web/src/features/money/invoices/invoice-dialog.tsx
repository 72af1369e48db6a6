import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailInvoice } from './email-invoice.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import { PayInvoice } from './pay-invoice.tsx';

/** What is done with an invoice. */
export type InvoiceStep = 'details' | 'pay' | 'email';

interface InvoiceDialogProps {
  readonly invoice: InvoiceView;
  /** What it was opened for. */
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
      {step === 'email' ? <EmailInvoice invoice={invoice} onClose={onClose} /> : null}
    </Dialog>
  );
}
