import type {
  createReleaseNote,
  deleteReleaseNote,
  publishReleaseNote,
  unscheduleReleaseNote,
  updateReleaseNote,
} from '@comptoir/contract/help/release-notes';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../shared/http/call.ts';
import { writtenNotesQuery } from '../../../shared/queries/help.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

/** The words of a note in both languages. */
export type NoteTexts = z.input<(typeof createReleaseNote)['body']>;

/** Every release note as it is written, drafts first. */
export const useWrittenNotes = () => useQuery(writtenNotesQuery());

/** Writes a draft, or other words for the note of an id. */
export const useWriteNote = (id: string | null) =>
  useChange(
    (body: NoteTexts) =>
      id === null
        ? call<typeof createReleaseNote>('POST', '/release-notes', { body })
        : call<typeof updateReleaseNote>('PUT', '/release-notes/:id', { params: { id }, body }),
    'written-notes',
    'release-notes',
  );

/** Publishes a note at once, or with a day. */
export const usePublishNote = (id: string) =>
  useChange(
    (body: { readonly on: string | null }) =>
      call<typeof publishReleaseNote>('PUT', '/release-notes/:id/publication', { params: { id }, body }),
    'written-notes',
    'release-notes',
  );

export const useUnscheduleNote = () =>
  useChange(
    (id: string) => call<typeof unscheduleReleaseNote>('DELETE', '/release-notes/:id/publication', { params: { id } }),
    'written-notes',
  );

export const useDeleteNote = () =>
  useChange(
    (id: string) => call<typeof deleteReleaseNote>('DELETE', '/release-notes/:id', { params: { id } }),
    'written-notes',
  );
