import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './estimate.module.css';

/** Changes that the customer proposed, newest first; nothing where nothing was proposed. */
export function ProposalsSection({ estimate: { revisions } }: { readonly estimate: EstimateView }) {
  const t = useTranslations('estimate.proposals');
  const reader = useReader();
  const proposals = revisions
    .flatMap(({ revision, decisions }) => decisions.map((decision) => ({ revision, ...decision })))
    .filter(({ kind }) => kind === 'proposed')
    .toSorted((one, other) => other.decidedAt.localeCompare(one.decidedAt));
  if (proposals.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className={styles.plain}>
        {proposals.map(({ revision, decidedAt, reason }) => (
          <li key={decidedAt}>
            <blockquote className={styles.said}>{reason}</blockquote>
            <small>{t('about', { revision: String(revision), at: formatInstant(new Date(decidedAt), reader) })}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
