import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { useReader } from '../sessions/use-reader.ts';
import styles from './invoices.module.css';

interface InvoiceHistoryProps {
  readonly invoice: InvoiceDetails;
  /** Actions on a refund that was refused, for those who can do something. */
  readonly AboutRefused?: ComponentType<{ readonly creditNoteId: string }>;
}

/** Attempts to get an invoice paid, and its credits. */
export function InvoiceHistory({ invoice: { attempts, credits }, AboutRefused }: InvoiceHistoryProps) {
  const t = useTranslations('invoiceWords.history');
  const reader = useReader();
  const at = (instant: string): string => formatInstant(new Date(instant), reader);
  return (
    <>
      <Lines title={t('attempts')}>
        {attempts.map(({ startedAt, by, state, card }) => (
          <li key={startedAt}>
            <strong>{t(`attemptStates.${state}`)}</strong>
            <span>{t('attempt', { at: at(startedAt), by: t(`by.${by}`), card })}</span>
          </li>
        ))}
      </Lines>
      <Lines title={t('credits')}>
        {credits.map(({ id, number, createdAt, totalCents, reason, refund }) => (
          <li key={id}>
            <strong>{t('credit', { number, amount: formatMoney(cents(totalCents), reader.language) })}</strong>
            <span>{`${at(createdAt)} · ${reason} · ${t(`refunds.${refund}`)}`}</span>
            {AboutRefused && refund === 'failed' ? <AboutRefused creditNoteId={id} /> : null}
          </li>
        ))}
      </Lines>
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

/** Nothing when there are none. */
const Lines = ({ title, children }: LinesProps) =>
  children.length === 0 ? null : (
    <section className={styles.history}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
