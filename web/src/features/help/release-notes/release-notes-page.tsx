import type { ReleaseNoteView } from '@comptoir/contract/help/release-notes';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { NoteText } from '../../../shared/release-notes/note-text.tsx';
import { useReleaseNotes, useUnseenNotes } from '../../../shared/release-notes/use-release-notes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StarIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Row, Text } from '../../../ui/layout.tsx';

/** Every release note that came out, newest first; those new to the reader say so, and are seen from then on. */
export function ReleaseNotesPage() {
  const t = useTranslations('releaseNotes');
  const { data: notes, error, refetch } = useReleaseNotes();
  const { isUnseen } = useUnseenNotes();
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error && !notes ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {notes || error ? null : <SkeletonRows count={4} />}
      {notes?.map((note) => (
        <Note key={note.id} note={note} isNew={isUnseen(note.id)} />
      ))}
      {notes?.length === 0 ? (
        <EmptyState icon={<StarIcon size={24} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      ) : null}
    </Page>
  );
}

interface NoteProps {
  readonly note: ReleaseNoteView;
  readonly isNew: boolean;
}

function Note({ note: { publishedOn, title, text }, isNew }: NoteProps) {
  const t = useTranslations('releaseNotes');
  const language = useLanguage();
  return (
    <Section
      title={title}
      aside={
        <Row as="span" isInline gap="md">
          {isNew ? <StatusBadge tone="info">{t('new')}</StatusBadge> : null}
          <Text dateTime={publishedOn} as="time" tone="soft" size="sm">
            {formatDay(new Date(publishedOn), { language, timeZone: 'UTC' })}
          </Text>
        </Row>
      }
    >
      <NoteText text={text} />
    </Section>
  );
}
