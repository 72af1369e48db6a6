import { cancelExport, getExportFile, listExports, type ExportView } from '@comptoir/contract/base/exports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { id } from '../../../../test/factories.ts';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const anExport = (changed: Partial<ExportView> = {}): ExportView => ({
  id: id(31),
  kind: 'log',
  merchantId: id(1),
  companyName: 'Bistro du Quai',
  from: '2026-01-01',
  to: '2026-06-30',
  format: 'csv',
  state: 'ready',
  askedAt: ago(5),
  startedAt: ago(5),
  rows: 300_000,
  rowsDone: 300_000,
  bytes: 60_000_000,
  expiresAt: ago(-47 * 60 - 30),
  ...changed,
});

const writing = anExport({ state: 'writing', rows: 300_000, rowsDone: 100_000, expiresAt: null });

const cells = (): (string | undefined)[] =>
  within(screen.getAllByRole('row')[1] ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll(/\s/g, ' '));

describe('a person’s exports', () => {
  it.each([
    [
      'fr',
      'Journal d’activité, du 1er janvier 2026 au 30 juin 2026',
      'Prêt',
      '300 000',
      /^47 h \d+ min pour le télécharger$/,
    ],
    ['en', 'Activity log, January 1, 2026 to June 30, 2026', 'Ready', '300,000', /^47 h \d+ min to download it$/],
  ] as const)('say what they hold and how long they are kept (%s)', async (language, what, state, rows, left) => {
    answer(listExports, { items: [anExport()] });
    await renderApp('/exports', { language });
    const row = await screen.findByRole('rowheader');
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toBe(what);
    expect(cells().slice(0, 5)).toEqual(['Bistro du Quai', 'CSV', state, rows, expect.stringMatching(left)]);
  });

  it('say how far they are and how long it takes yet, and can be cancelled', async () => {
    answer(listExports, { items: [writing] });
    const asked = answer(cancelExport, null);
    const { user } = await renderApp('/exports', { language: 'en' });
    await screen.findByText('Being made');
    expect(cells().slice(3, 5)).toEqual(['100,000 of 300,000', expect.stringMatching(/^about 1\d min$/)]);
    answer(listExports, { items: [{ ...writing, state: 'cancelled' }] });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled')).toBeDefined();
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('become ready by themselves', async () => {
    answer(listExports, { items: [writing] });
    await renderApp('/exports', { language: 'en' });
    await screen.findByText('Being made');
    answer(listExports, { items: [anExport()] });
    expect(await screen.findByRole('button', { name: 'Download' }, { timeout: 8000 })).toBeDefined();
  });

  it('are saved under their name', async () => {
    answer(listExports, { items: [anExport()] });
    answerRows(getExportFile, { name: 'journal.csv', count: 1, body: 'a\r\n' });
    const { user } = await renderApp('/exports', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe('a\r\n');
  });

  it('say what went wrong', async () => {
    answer(listExports, { items: [anExport()] });
    refuse(getExportFile, 'not-found');
    const { user } = await renderApp('/exports', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await within(screen.getByRole('main')).findByRole('alert')).toBeDefined();
    expect(saved).toEqual([]);
  });

  it.each([
    ['fr', 'Aucun fichier n’est en préparation ni gardé pour vous.', /^Cette exportation n’est plus gardée/],
    ['en', 'No file is being made or kept for you.', /^This export is no longer kept/],
  ] as const)('may be none, and one of a mail may be gone (%s)', async (language, empty, gone) => {
    answer(listExports, { items: [] });
    await renderApp(`/exports?open=${id(31)}`, { language });
    expect(await screen.findByText(empty)).toBeDefined();
    expect(screen.getByText(gone)).toBeDefined();
  });
});
