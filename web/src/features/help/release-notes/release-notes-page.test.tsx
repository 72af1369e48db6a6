import { getReleaseNotesSeen, listReleaseNotes, markReleaseNotesSeen } from '@comptoir/contract/help/release-notes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { id } from '../../../../test/factories.ts';

const SCRIPT = '<script>document.title = "gone"</script><img src=x onerror=alert(1)>';
const notes = [
  {
    id: id(2),
    publishedOn: '2026-06-20',
    title: 'Le journal',
    text: `Vous pouvez:\n- filtrer\n- exporter\n\n${SCRIPT}`,
  },
  { id: id(1), publishedOn: '2026-06-01', title: 'Les appareils', text: 'Leur état se voit.' },
];

it.each([
  ['fr', 'Nouveautés', 'Nouveau', '20 juin 2026'],
  ['en', 'What’s new', 'New', 'Jun 20, 2026'],
] as const)('every note is there to be read, and new ones say so once (%s)', async (language, title, fresh, day) => {
  answer(listReleaseNotes, notes);
  answer(getReleaseNotesSeen, { unseen: [id(2)] });
  const marked = answer(markReleaseNotesSeen, { unseen: [] });
  await renderApp('/release-notes', { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  const note = within(await screen.findByRole('region', { name: 'Le journal' }));
  expect(await note.findByText(fresh)).toBeDefined();
  expect(note.getByText(day)).toBeDefined();
  expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['filtrer', 'exporter']);
  expect(within(screen.getByRole('region', { name: 'Les appareils' })).queryByText(fresh)).toBeNull();
  await waitFor(() => expect(marked).toHaveLength(1));
});

it('a script in a note is text', async () => {
  answer(listReleaseNotes, notes);
  await renderApp('/release-notes');
  expect(await screen.findByText(SCRIPT)).toBeDefined();
  expect(document.querySelector('main script, main img')).toBeNull();
});

it('says that there is none, or that they could not be loaded', async () => {
  refuse(listReleaseNotes, 'internal-error');
  const { user } = await renderApp('/release-notes');
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  answer(listReleaseNotes, []);
  await user.click(retry);
  expect(await screen.findByText('Rien pour l’instant')).toBeDefined();
});

it('is found in the account menu', async () => {
  const { user, address } = await renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Tableau de bord' });
  await user.click(await screen.findByRole('button', { name: 'Compte' }));
  await user.click(await screen.findByRole('link', { name: 'Nouveautés' }));
  await waitFor(() => expect(address()).toContain('/release-notes'));
});
