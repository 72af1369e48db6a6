import {
  createReleaseNote,
  deleteReleaseNote,
  listWrittenNotes,
  publishReleaseNote,
  unscheduleReleaseNote,
  updateReleaseNote,
  type WrittenNoteView,
} from '@comptoir/contract/help/release-notes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/gestion/release-notes', { language, token });

const aNote = (given: Partial<WrittenNoteView> = {}): WrittenNoteView => ({
  id: id(81),
  titleFr: 'Le journal, en direct',
  titleEn: 'The log, live',
  textFr: 'Vous voyez chaque facture.',
  textEn: 'You see each bill.',
  publishAt: null,
  state: 'draft',
  changedAt: '2026-06-12T14:00:00.000Z',
  changedBy: 'Camille Roy',
  ...given,
});
const scheduled = aNote({ publishAt: '2026-07-01T04:00:00.000Z', state: 'scheduled' });
const listed = (...items: WrittenNoteView[]) => answer(listWrittenNotes, { items, nextCursor: null });

async function choose(act: string, note = aNote()) {
  listed(note);
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^Actions.*${note.titleFr}`) }));
  await app.user.click(await screen.findByRole('button', { name: act }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the list of release notes', () => {
  it.each([
    ['fr', 'Le journal, en direct', 'Prévue', '1er juill. 2026'],
    ['en', 'The log, live', 'Scheduled', 'Jul 1, 2026'],
  ] as const)('says how each stands and when it comes out (%s)', async (language, title, ...words) => {
    listed(scheduled);
    await open(language);
    const row = within(await screen.findByRole('row', { name: new RegExp(title) }));
    for (const word of [...words, 'Camille Roy']) expect(row.getByText(word)).toBeDefined();
  });

  it('says that there is none, or that it could not be loaded', async () => {
    refuse(listWrittenNotes, 'internal-error');
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    listed();
    await user.click(retry);
    expect(await screen.findByText('Aucune nouveauté')).toBeDefined();
  });

  it('offers for one that came out nothing but a correction', async () => {
    listed(aNote({ publishAt: '2026-06-01T04:00:00.000Z', state: 'published' }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Actions.*Le journal/ }));
    expect(screen.getByRole('button', { name: 'Modifier' })).toBeDefined();
    for (const act of ['Publier ou planifier', 'Supprimer'])
      expect(screen.queryByRole('button', { name: act })).toBeNull();
  });
});

describe('a release note', () => {
  it.each([
    [
      'fr',
      'Rédiger une nouveauté',
      ['Titre en français', 'Titre en anglais', 'Texte en français', 'Texte en anglais'],
      'Enregistrer comme brouillon',
      'Ce champ est obligatoire',
    ],
    [
      'en',
      'Write a note',
      ['Title in French', 'Title in English', 'Text in French', 'Text in English'],
      'Save as a draft',
      'This field is required',
    ],
  ] as const)(
    'is written in both languages and previewed as text (%s)',
    async (language, write, labels, submit, required) => {
      const received = answer(createReleaseNote, aNote());
      const { user } = await open(language);
      await user.click(await screen.findByRole('button', { name: write }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: submit }));
      expect(await dialog.findAllByText(required)).toHaveLength(4);
      const script = '<b onclick=alert(1)>x</b>';
      for (const label of labels) await user.type(dialog.getByLabelText(label), label.startsWith('T') ? script : label);
      const previews = dialog.getAllByRole('region');
      expect(previews.map((preview) => preview.textContent)).toEqual([script, script]);
      await user.click(dialog.getByRole('button', { name: submit }));
      await isClosed();
      expect(received[0]?.body).toEqual({ titleFr: script, titleEn: script, textFr: script, textEn: script });
    },
  );

  it('is changed', async () => {
    const received = answer(updateReleaseNote, aNote());
    const { user, dialog } = await choose('Modifier');
    await user.type(dialog.getByLabelText('Titre en français'), '!');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await isClosed();
    expect(received[0]?.body).toMatchObject({ titleFr: 'Le journal, en direct!', titleEn: 'The log, live' });
  });

  it('is published now', async () => {
    const received = answer(publishReleaseNote, aNote());
    const { user, dialog } = await choose('Publier ou planifier');
    await user.click(dialog.getByRole('button', { name: 'Publier' }));
    await isClosed();
    expect(received[0]?.body).toEqual({ on: null });
  });

  it('is scheduled for a day to come', async () => {
    refuse(publishReleaseNote, 'validation-failed', { fields: [{ path: 'on', rule: 'day-passed' }] });
    const { user, dialog } = await choose('Publier ou planifier');
    await user.click(dialog.getByLabelText('Un jour à venir'));
    await user.click(dialog.getByRole('button', { name: 'Planifier' }));
    expect(await dialog.findByText('Ce champ est obligatoire')).toBeDefined();
    await user.type(dialog.getByLabelText('Jour'), '2026-07-01');
    await user.click(dialog.getByRole('button', { name: 'Planifier' }));
    expect(await dialog.findByText('Cette journée est commencée. Choisissez-en une plus tard.')).toBeDefined();
    const received = answer(publishReleaseNote, scheduled);
    await user.click(dialog.getByRole('button', { name: 'Planifier' }));
    await isClosed();
    expect(received[0]?.body).toEqual({ on: '2026-07-01' });
  });

  it('is made a draft again', async () => {
    const received = answer(unscheduleReleaseNote, aNote());
    const { user, dialog } = await choose('Remettre en brouillon', scheduled);
    await user.click(dialog.getByRole('button', { name: 'Remettre en brouillon' }));
    await isClosed();
    expect(received).toHaveLength(1);
  });

  it('is deleted, unless it came out meanwhile', async () => {
    refuse(deleteReleaseNote, 'release-note-published');
    const { user, dialog } = await choose('Supprimer');
    expect(screen.getByRole('dialog', { name: /^Supprimer «.Le journal, en direct.»$/ })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect(await dialog.findByText(/^Cette nouveauté est publiée/)).toBeDefined();
    answer(deleteReleaseNote, null);
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await isClosed();
  });
});
