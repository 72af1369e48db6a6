import type { InvoiceState } from '@comptoir/domain/billing/invoice-state';
import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  open: 'info',
  charging: 'info',
  unknown: 'warning',
  paid: 'success',
  refused: 'error',
  'past-due': 'error',
  credited: 'neutral',
};

/** How an invoice stands, by colour and by word. */
export function InvoiceBadge({ state }: { readonly state: InvoiceState }) {
  const t = useTranslations('merchantMoney.invoices.states');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
