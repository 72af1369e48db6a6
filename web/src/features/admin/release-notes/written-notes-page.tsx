import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditedList } from '../../../shared/lists/edited-list.tsx';
import { StarIcon } from '../../../ui/icons.tsx';
import type { OpenedNote } from './opened-note.ts';
import { WrittenNotesTable } from './written-notes-table.tsx';
import { useWrittenNotes } from './written-notes.api.ts';

// its forms are for the moments when something is changed
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

/** Release notes, written, scheduled and published here. */
export function WrittenNotesPage() {
  const t = useTranslations('writtenNotes');
  const [opened, setOpened] = useState<OpenedNote | null>(null);
  return (
    <EditedList
      title={t('title')}
      add={t('write')}
      onAdd={() => setOpened({ act: 'write', note: null })}
      query={useWrittenNotes()}
      empty={{ icon: <StarIcon size={24} />, title: t('empty.title'), text: t('empty.text') }}
      renderRows={(notes) => <WrittenNotesTable notes={notes} onOpen={setOpened} />}
    >
      <Suspense>{opened ? <NoteDialog opened={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </EditedList>
  );
}
