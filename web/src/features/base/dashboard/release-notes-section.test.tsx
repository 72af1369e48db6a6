import { getReleaseNotesSeen, listReleaseNotes, markReleaseNotesSeen } from '@comptoir/contract/help/release-notes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { id } from '../../../../test/factories.ts';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what is new', () => {
  const note = (number: number, publishedOn: string) => ({
    id: id(number),
    publishedOn,
    title: `Nouveauté ${number}`,
    text: `Texte ${number}`,
  });
  const notes = [note(3, '2026-06-20'), note(2, '2026-06-12'), note(1, '2026-06-01')];

  it.each([
    ['fr', 'Nouveautés depuis votre dernière visite', '20 juin 2026'],
    ['en', 'New since your last visit', 'Jun 20, 2026'],
  ] as const)('since the last visit is shown once, to be unfolded (%s)', async (language, title, day) => {
    answer(listReleaseNotes, notes);
    answer(getReleaseNotesSeen, { unseen: [id(3), id(2)] });
    const marked = answer(markReleaseNotesSeen, { unseen: [] });
    const { user } = await renderApp('/dashboard', { language });
    const news = await section(title);
    expect(news.getAllByText(/^Nouveauté \d$/)).toHaveLength(2);
    expect(news.getByText(day)).toBeDefined();
    expect(news.getByText('Texte 3').closest('details')?.open).toBe(false);
    await user.click(news.getByText('Nouveauté 3'));
    expect(news.getByText('Texte 3').closest('details')?.open).toBe(true);
    await waitFor(() => expect(marked).toHaveLength(1));
    expect(screen.queryByText('Modifié avec succès')).toBeNull();
  });

  it('is all of it to someone who comes for the first time', async () => {
    answer(listReleaseNotes, notes);
    answer(getReleaseNotesSeen, { unseen: notes.map((one) => one.id) });
    await renderApp('/dashboard');
    expect(await screen.findAllByText(/^Nouveauté \d$/)).toHaveLength(3);
  });

  it('is nothing to someone who has seen it', async () => {
    answer(listReleaseNotes, notes);
    answer(getReleaseNotesSeen, { unseen: [] });
    const marked = answer(markReleaseNotesSeen, { unseen: [] });
    await renderApp('/dashboard');
    expect(await screen.findByText('Abonné')).toBeDefined();
    expect(await screen.findByText('tout est transmis')).toBeDefined();
    expect(screen.queryByText('Nouveauté 3')).toBeNull();
    expect(marked).toHaveLength(0);
  });

  it('is passed over when it cannot be loaded', async () => {
    answer(listReleaseNotes, notes);
    refuse(getReleaseNotesSeen, 'internal-error');
    await renderApp('/dashboard');
    expect(await screen.findByText('tout est transmis')).toBeDefined();
    expect(screen.queryByText('Nouveauté 3')).toBeNull();
  });
});
