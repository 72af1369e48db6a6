import type { InvoiceState as State } from '@comptoir/domain/money/invoices/invoice-state';
import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const TONES: Readonly<Record<State, Tone>> = {
  open: 'info',
  charging: 'info',
  unknown: 'warning',
  paid: 'success',
  refused: 'error',
  'past-due': 'error',
  credited: 'neutral',
  held: 'warning',
};

/** State of an invoice, by colour and by word. */
export function InvoiceState({ state }: { readonly state: State }) {
  const t = useTranslations('invoiceWords.states');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
