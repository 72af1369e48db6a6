import type { InvoiceView } from '@comptoir/contract/invoices';
import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const TONES: Readonly<Record<InvoiceView['state'], Tone>> = {
  open: 'info',
  charging: 'info',
  unknown: 'warning',
  paid: 'success',
  refused: 'error',
  'past-due': 'error',
  credited: 'neutral',
};

/** Where an invoice stands, by colour and by word. */
export function InvoiceState({ invoice: { state } }: { readonly invoice: Pick<InvoiceView, 'state'> }) {
  const t = useTranslations('bills.states');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
