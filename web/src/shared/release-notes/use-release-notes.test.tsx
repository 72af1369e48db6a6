import { getReleaseNotesSeen, listReleaseNotes, markReleaseNotesSeen } from '@comptoir/contract/help/release-notes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken, id } from '../../../test/factories.ts';
import { answer, answerRaw, refusalOf } from '../../../test/mock-api.ts';
import { within } from '../../../test/within.tsx';
import { subscribeToAlerts } from '../../lib/alerts.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';
import { releaseNotesQuery, releaseNotesSeenQuery } from '../queries/help.ts';
import { invalidateAll } from '../queries/invalidate.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useUnseenNotes } from './use-release-notes.ts';

const NOTE = { id: id(1), publishedOn: '2026-06-01', title: 'Les appareils', text: 'Leur état se voit.' };

/** A visit that opens with what the last one left. */
async function returnWithNotes() {
  sessionStore.signIn(aToken());
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(releaseNotesQuery(currentLanguage()).queryKey, [NOTE]);
  queries.setQueryData(releaseNotesSeenQuery().queryKey, { unseen: [NOTE.id] });
  await invalidateAll(queries);
  return renderHook(useUnseenNotes, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
}

it('what the last visit left is shown as it was, and marks nothing that came since', async () => {
  const asked = answer(listReleaseNotes, [NOTE]);
  let refused = 0;
  answerRaw(getReleaseNotesSeen, () => {
    refused += 1;
    return refusalOf('internal-error');
  });
  const marked = answer(markReleaseNotesSeen, { unseen: [] });
  const { result } = await returnWithNotes();
  expect(result.current.notes.filter((note) => result.current.isUnseen(note.id))).toEqual([NOTE]);
  await waitFor(() => expect([asked.length > 0, refused > 0]).toEqual([true, true]));
  expect(marked).toEqual([]);
});

it('what the last visit left marks nothing either while the notes themselves could not be read again', async () => {
  let refused = 0;
  answerRaw(listReleaseNotes, () => {
    refused += 1;
    return refusalOf('internal-error');
  });
  const asked = answer(getReleaseNotesSeen, { unseen: [NOTE.id] });
  const marked = answer(markReleaseNotesSeen, { unseen: [] });
  const { result } = await returnWithNotes();
  await waitFor(() => expect([asked.length > 0, refused > 0]).toEqual([true, true]));
  await waitFor(() => expect(result.current.isUnseen(NOTE.id)).toBe(true));
  expect(marked).toEqual([]);
});

it('nothing is new before it is known what there is', async () => {
  answer(listReleaseNotes, () => new Promise(() => {}));
  answer(getReleaseNotesSeen, () => new Promise(() => {}));
  sessionStore.signIn(aToken());
  const { result } = renderHook(useUnseenNotes, { wrapper: within() });
  expect(result.current.notes).toEqual([]);
  expect(result.current.isUnseen(NOTE.id)).toBe(false);
});

it('one that is new marks them all, and no alert says so', async () => {
  const alerts: unknown[] = [];
  const stop = subscribeToAlerts(() => alerts.push('alert'));
  answer(listReleaseNotes, [NOTE, { ...NOTE, id: id(2) }]);
  answer(getReleaseNotesSeen, { unseen: [NOTE.id] });
  const marked = answer(markReleaseNotesSeen, { unseen: [] });
  await returnWithNotes();
  await waitFor(() => expect(marked).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  stop();
  expect(alerts).toEqual([]);
});

it('what this visit has read marks them, once', async () => {
  answer(listReleaseNotes, [NOTE]);
  answer(getReleaseNotesSeen, { unseen: [NOTE.id] });
  const marked = answer(markReleaseNotesSeen, { unseen: [] });
  await returnWithNotes();
  await waitFor(() => expect(marked).toHaveLength(1));
});
