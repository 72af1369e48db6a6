import type { InvoiceDetails } from '@comptoir/contract/invoices';
import { cents } from '@comptoir/domain/money/money';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { useReader } from '../../lib/use-reader.ts';
import styles from './bills.module.css';

/** What was tried to get an invoice paid, and what was given back of it; nothing when nothing was. */
export function InvoiceHistory({ invoice: { attempts, credits } }: { readonly invoice: InvoiceDetails }) {
  const t = useTranslations('bills.history');
  const reader = useReader();
  const at = (instant: string): string => formatInstant(new Date(instant), reader);
  return (
    <>
      {attempts.length > 0 ? (
        <section className={styles.history}>
          <h3>{t('attempts')}</h3>
          <ul>
            {attempts.map(({ startedAt, by, state, card }) => (
              <li key={startedAt}>
                <strong>{t(`attemptStates.${state}`)}</strong>
                <span>{t('attempt', { at: at(startedAt), by: t(`by.${by}`), card })}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {credits.length > 0 ? (
        <section className={styles.history}>
          <h3>{t('credits')}</h3>
          <ul>
            {credits.map(({ number, createdAt, totalCents, reason, refund }) => (
              <li key={number}>
                <strong>{t('credit', { number, amount: formatMoney(cents(totalCents), reader.language) })}</strong>
                <span>{`${at(createdAt)} · ${reason} · ${t(`refunds.${refund}`)}`}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
