import { useTranslations } from 'use-intl';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ListSection } from '../../ui/list-section.tsx';
import { useReleaseNotes } from './dashboard.api.ts';
import styles from './dashboard.module.css';

const SHOWN = 3;

/** What is new, to be unfolded. News that cannot be loaded is not missed. */
export function NewsSection() {
  const t = useTranslations('dashboard');
  const language = useLanguage();
  const { data: notes = [] } = useReleaseNotes();
  if (notes.length === 0) return null;
  return (
    <ListSection title={t('news')}>
      <div className={styles.notes}>
        {notes.slice(0, SHOWN).map(({ id, publishedOn, title, text }) => (
          <details key={id} className={styles.note}>
            <summary>
              <strong>{title}</strong>
              <time dateTime={publishedOn} className={styles.ago}>
                {formatDay(new Date(publishedOn), { language, timeZone: 'UTC' })}
              </time>
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </ListSection>
  );
}
