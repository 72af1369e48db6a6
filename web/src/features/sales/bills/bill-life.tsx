import type { BillAttempt, BillView } from '@comptoir/contract/sales/bills';
import { useTranslations } from 'use-intl';
import { formatExactInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './bills.module.css';
import { STATE_TONES } from '../../../shared/transmissions/state-tones.ts';

/** Events of a bill, in the order in which they happened. */
export function BillLife({ view }: { readonly view: BillView }) {
  const t = useTranslations('bills.bill');
  const { language } = useReader();
  const { bill, receivedAt, settledAt, attestedAt, attempts, errors } = view;
  return (
    <Section title={t('life')}>
      <ol className={styles.life}>
        <Step at={bill.signedAt}>{t('signed', { device: bill.deviceName })}</Step>
        <Step at={receivedAt}>{t('received')}</Step>
        {attempts.map((attempt) => (
          <Attempt key={attempt.startedAt} attempt={attempt} />
        ))}
        {attestedAt ? <Step at={attestedAt}>{t('attested')}</Step> : null}
        <Step at={settledAt}>
          <StatusBadge tone={STATE_TONES[bill.state]}>{t(`settled.${bill.state}`)}</StatusBadge>
          {errors.map((error) => (
            <p key={error.id} className={styles.error}>
              {error.explanation?.[language] ?? error.message} <small>{error.id}</small>
            </p>
          ))}
        </Step>
      </ol>
    </Section>
  );
}

/** One attempt, or several that came to nothing in the same way. */
function Attempt({ attempt: { startedAt, times, lastStartedAt, inBatch, reply } }: { readonly attempt: BillAttempt }) {
  const t = useTranslations('bills.bill');
  const reader = useReader();
  const batch = inBatch ? 'yes' : 'no';
  return (
    <Step at={startedAt}>
      {times === 1
        ? t('sent', { batch })
        : t('sentTimes', { batch, count: times, last: formatExactInstant(new Date(lastStartedAt), reader) })}
      <div>
        {reply ? t(`replies.${reply.outcome}`, { status: String(reply.httpStatus ?? '–') }) : t('replies.none')}
      </div>
      {reply?.body ? (
        <details>
          <summary>{t('replyText')}</summary>
          <pre className={styles.exact}>{reply.body}</pre>
        </details>
      ) : null}
    </Step>
  );
}

function Step({ at, children }: { readonly at: string | null; readonly children: React.ReactNode }) {
  const reader = useReader();
  return (
    <li>
      {at === null ? null : <time dateTime={at}>{formatExactInstant(new Date(at), reader)}</time>}
      {children}
    </li>
  );
}
