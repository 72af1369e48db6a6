import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlusIcon, StarIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { OpenedNote } from './opened-note.ts';
import { WrittenNotesTable } from './written-notes-table.tsx';
import { useWrittenNotes } from './written-notes.api.ts';

// its forms are for the moments when something is changed
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

/** Release notes, written, scheduled and published here. */
export function WrittenNotesPage() {
  const t = useTranslations('writtenNotes');
  const { data, error, refetch } = useWrittenNotes();
  const [opened, setOpened] = useState<OpenedNote | null>(null);
  return (
    <ListSection
      title={t('title')}
      aside={
        <Button
          leftSection={<PlusIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpened({ act: 'write', note: null })}
        >
          {t('write')}
        </Button>
      }
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data && data.items.length > 0 ? <WrittenNotesTable notes={data.items} onOpen={setOpened} /> : null}
      {data?.items.length === 0 ? (
        <EmptyState icon={<StarIcon size={24} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      ) : null}
      <Suspense>{opened ? <NoteDialog opened={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </ListSection>
  );
}
