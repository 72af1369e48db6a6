import type { InvoiceDetails } from '@comptoir/contract/invoices';
import { cents } from '@comptoir/domain/money/money';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { useReader } from '../../lib/use-reader.ts';
import styles from './merchant-money.module.css';

interface Line {
  readonly id: string;
  readonly what: string;
  readonly when: string;
}

/** Every attempt to charge an invoice, and every credit note on it. */
export function InvoiceStory({ invoice: { attempts, credits } }: { readonly invoice: InvoiceDetails }) {
  const t = useTranslations('merchantMoney.invoice');
  const reader = useReader();
  const at = (instant: string): string => formatInstant(new Date(instant), reader);
  return (
    <>
      <Lines
        title={t('attempts')}
        lines={attempts.map(({ startedAt, by, state, card }) => ({
          id: startedAt,
          what: `${t(`attemptStates.${state}`)} · ${card}`,
          when: `${at(startedAt)} · ${t(`by.${by}`)}`,
        }))}
      >
        {t('noAttempt')}
      </Lines>
      {credits.length > 0 ? (
        <Lines
          title={t('credits')}
          lines={credits.map(({ number, createdAt, totalCents, reason, refund }) => ({
            id: number,
            what: `${number} · ${formatMoney(cents(totalCents), reader.language)} · ${t(`refunds.${refund}`)}`,
            when: `${at(createdAt)} · ${reason}`,
          }))}
        />
      ) : null}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Said when there are none. */
  readonly children?: ReactNode;
}

const Lines = ({ title, lines, children }: LinesProps) => (
  <section className={styles.story}>
    <h3>{title}</h3>
    {lines.length === 0 ? <p className={styles.faint}>{children}</p> : null}
    <ul>
      {lines.map(({ id, what, when }) => (
        <li key={id}>
          {what}
          <small className={styles.faint}>{when}</small>
        </li>
      ))}
    </ul>
  </section>
);
