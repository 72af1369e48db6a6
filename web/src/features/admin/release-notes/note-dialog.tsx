import { useTranslations } from 'use-intl';
import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NoteForm } from './note-form.tsx';
import type { OpenedNote } from './opened-note.ts';
import { PublishForm } from './publish-form.tsx';
import { useNoteTitle } from './use-note-title.ts';
import { useDeleteNote, useUnscheduleNote } from './written-notes.api.ts';

interface NoteDialogProps {
  readonly opened: OpenedNote;
  readonly onClose: () => void;
}

/** Every dialog about notes in one load. */
export function NoteDialog({ opened, onClose }: NoteDialogProps) {
  const t = useTranslations('writtenNotes');
  const titleOf = useNoteTitle();
  const title = opened.note ? t('about', { act: t(`acts.${opened.act}`), name: titleOf(opened.note) }) : t('write');
  return (
    <Dialog title={title} onClose={onClose}>
      <Content opened={opened} onClose={onClose} />
    </Dialog>
  );
}

function Content({ opened, onClose }: NoteDialogProps) {
  if (opened.act === 'write') return <NoteForm note={opened.note} onDone={onClose} />;
  if (opened.act === 'publish') return <PublishForm note={opened.note} onDone={onClose} />;
  return <Withdraw act={opened.act} note={opened.note} onClose={onClose} />;
}

interface WithdrawProps {
  readonly act: 'unschedule' | 'delete';
  readonly note: WrittenNoteView;
  readonly onClose: () => void;
}

/** Says what follows before a note is taken back. */
function Withdraw({ act, note, onClose }: WithdrawProps) {
  const t = useTranslations('writtenNotes');
  const changes = { unschedule: useUnscheduleNote(), delete: useDeleteNote() };
  const { mutate, error, isPending } = changes[act];
  return (
    <ConfirmStep
      onCancel={onClose}
      confirm={t(`acts.${act}`)}
      onConfirm={() => mutate(note.id, { onSuccess: onClose })}
      isGrave={act === 'delete'}
      isPending={isPending}
      error={error}
    >
      <p>{t(`follows.${act}`)}</p>
    </ConfirmStep>
  );
}
