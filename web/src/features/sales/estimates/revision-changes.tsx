import type { EstimateRevisionView } from '@comptoir/contract/sales/estimates';
import { compareRevisions } from '@comptoir/domain/sales/estimates/compare-revisions';
import { useTranslations } from 'use-intl';
import { Section } from '../../../ui/section.tsx';
import styles from './estimate.module.css';
import { useChangeWords } from './use-change-words.ts';

/** Changes from each revision to the next, newest first; nothing where there is one. */
export function RevisionChanges({ revisions }: { readonly revisions: readonly EstimateRevisionView[] }) {
  const t = useTranslations('estimate.changes');
  const newestFirst = revisions.toSorted((one, other) => other.revision - one.revision);
  if (newestFirst.length < 2) return null;
  return (
    <Section title={t('title')}>
      {newestFirst.slice(0, -1).map((after, index) => {
        const before = newestFirst[index + 1];
        return before ? <Changes key={after.revision} before={before} after={after} /> : null;
      })}
    </Section>
  );
}

interface ChangesProps {
  readonly before: EstimateRevisionView;
  readonly after: EstimateRevisionView;
}

function Changes({ before, after }: ChangesProps) {
  const t = useTranslations('estimate.changes');
  const wordsOf = useChangeWords();
  const changes = compareRevisions(before.content, after.content).map((change, index) => ({
    ...wordsOf(change),
    place: index + 1,
  }));
  return (
    <div>
      <h3 className={styles.heading}>
        {t('between', { before: String(before.revision), after: String(after.revision) })}
      </h3>
      {changes.length === 0 ? <p className={styles.soft}>{t('none')}</p> : null}
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.place}>
            <dt>{change.label}</dt>
            {change.before === null ? null : (
              <dd>
                <del aria-label={t('was', { value: change.before })}>{change.before}</del>
              </dd>
            )}
            {change.after === null ? null : (
              <dd>
                <ins aria-label={t('is', { value: change.after })}>{change.after}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
