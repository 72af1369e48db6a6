import type { ReleaseNoteView } from '@comptoir/contract/help/release-notes';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { NoteText } from '../../../shared/release-notes/note-text.tsx';
import { useUnseenNotes } from '../../../shared/release-notes/use-release-notes.ts';
import { ListSection } from '../../../ui/list-section.tsx';
import { TEXT_TARGET } from '../../../ui/text-target.ts';
import { Stack, Text } from '../../../ui/layout.tsx';
import styles from './dashboard.module.css';

/** Release notes since the person's last visit, to be unfolded; seen once shown. Notes that cannot be loaded are not missed. */
export function ReleaseNotesSection() {
  const t = useTranslations('dashboard');
  const { notes, isUnseen } = useUnseenNotes();
  const fresh = notes.filter(({ id }) => isUnseen(id));
  if (fresh.length === 0) return null;
  return (
    <ListSection
      title={t('news')}
      aside={
        <Link to="/release-notes" className={TEXT_TARGET}>
          {t('allNews')}
        </Link>
      }
    >
      <Stack gap="none" frame="card">
        {fresh.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </Stack>
    </ListSection>
  );
}

function Note({ note: { publishedOn, title, text } }: { readonly note: ReleaseNoteView }) {
  const language = useLanguage();
  return (
    <details className={styles.note}>
      <summary>
        <strong>{title}</strong>
        <Text dateTime={publishedOn} as="time" tone="soft" size="sm">
          {formatDay(new Date(publishedOn), { language, timeZone: 'UTC' })}
        </Text>
      </summary>
      <div className={styles.words}>
        <NoteText text={text} />
      </div>
    </details>
  );
}
