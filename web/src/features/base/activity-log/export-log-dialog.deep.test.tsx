import { exportLogs, getLogExportSize, orderLogExport } from '@comptoir/contract/base/activity-log';
import { listDevices } from '@comptoir/contract/sales/devices';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDevice } from '../../../../test/factories.ts';
import { answer, answerRows, cutOff, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montreal' }).format(new Date());

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});

const WORDS = {
  fr: { open: 'Exporter', start: 'Exporter', from: 'Du', to: 'Au', events: /^Événements/, devices: /^Appareils/ },
  en: { open: 'Export', start: 'Export', from: 'From', to: 'To', events: /^Events/, devices: /^Devices/ },
} as const;

async function openDialog(language: 'fr' | 'en' = 'fr', path = '/logs') {
  answer(listDevices, { items: [aDevice()], nextCursor: null });
  const words = WORDS[language];
  const { user } = await renderApp(path, { language });
  await user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = (name: 'from' | 'to', value: string): void =>
    void fireEvent.change(dialog.getByLabelText(new RegExp(`^${words[name]}`)), { target: { value } });
  const start = () => user.click(dialog.getByRole('button', { name: words.start }));
  const clear = async (filter: RegExp): Promise<void> => {
    await user.click(dialog.getByRole('button', { name: filter }));
    await user.click(
      within(dialog.getByRole('group', { name: filter })).getByRole('button', { name: /Tout décocher|Clear|Effacer/ }),
    );
  };
  return { user, dialog, words, day, start, clear };
}

describe('the export of the log', () => {
  it.each([
    ['en', 'events', 'Please select at least one device and one event type.'],
    ['en', 'devices', 'Please select at least one device and one event type.'],
    ['fr', 'devices', 'Choisissez au moins un appareil et un type d’événement.'],
  ] as const)('asks for a device and an event (%s, without %s)', async (language, filter, text) => {
    const asked = answerRows(exportLogs, { name: 'log.csv', count: 0, body: '' });
    const { dialog, words, clear, start } = await openDialog(language);
    await clear(words[filter]);
    await start();
    expect(dialog.getByRole('alert').textContent).toBe(text);
    expect(asked).toEqual([]);
  });

  it.each([
    ['en', { from: '' }, 'Please select a start and end date.'],
    ['fr', { to: '' }, 'Choisissez une date de début et une date de fin.'],
    ['en', { to: '2999-01-01' }, "Dates must be earlier than or equal to today's date."],
    ['fr', { to: '2999-01-01' }, 'Les dates doivent être antérieures ou égales à la date d’aujourd’hui.'],
    ['en', { from: '2026-02-02', to: '2026-02-01' }, 'The start date must not be after the end date.'],
    ['fr', { from: '2026-02-02', to: '2026-02-01' }, 'La date de début ne peut pas suivre la date de fin.'],
  ] as const)('asks for days that have been (%s %j)', async (language, days, text) => {
    const { dialog, day, start } = await openDialog(language);
    for (const [name, value] of Object.entries(days)) day(name as 'from' | 'to', value);
    await start();
    expect(dialog.getByRole('alert').textContent).toBe(text);
  });

  it('asks for all events and devices of this month, unless the log was narrowed', async () => {
    const asked = answerRows(exportLogs, { name: 'log.csv', count: 0, body: '' });
    const { start } = await openDialog();
    await start();
    await waitFor(() => expect(asked).toHaveLength(1));
    const { from, to, format, events, deviceIds } = asked[0]?.query ?? {};
    expect({ from, to, format }).toEqual({ from: `${TODAY.slice(0, 8)}01`, to: TODAY, format: 'csv' });
    expect([events, deviceIds]).toEqual([[...LOG_EVENTS], [aDevice().id, 'none']]);
  });

  it('asks for what the log was narrowed to', async () => {
    const asked = answerRows(exportLogs, { name: 'log.csv', count: 0, body: '' });
    const { start } = await openDialog('fr', `/logs?events=signed-in&deviceIds=${aDevice().id}`);
    await start();
    await waitFor(() => expect(asked[0]?.query).toMatchObject({ events: ['signed-in'], deviceIds: [aDevice().id] }));
  });

  it('saves the file under its name, and says how many lines it has', async () => {
    answerRows(exportLogs, { name: 'journal.csv', count: 2, body: 'a\r\nb\r\nc\r\nd\r\n' });
    const { dialog, start } = await openDialog();
    await start();
    expect(await dialog.findByText(/^Fichier enregistré\s: journal\.csv, 2 lignes\.$/)).toBeDefined();
    expect(await saved[0]?.text()).toBe('a\r\nb\r\nc\r\nd\r\n');
  });

  it('says how far it is, and can be stopped', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('header\r\nfirst\r\n')),
    });
    answerRows(exportLogs, { name: 'journal.csv', count: 12_345, body });
    const { user, dialog, start } = await openDialog();
    await start();
    expect((await dialog.findByText(/2 lignes sur 12\s345/)).textContent).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Arrêter' }));
    expect(await dialog.findByRole('button', { name: 'Fermer', description: '' })).toBeDefined();
    expect([saved, dialog.queryByRole('alert')]).toEqual([[], null]);
  });

  it('says beforehand how many lines there are', async () => {
    const asked = answer(getLogExportSize, { count: 12_345, isLarge: false });
    const { dialog, day } = await openDialog('en');
    expect(await dialog.findByText('12,345 lines to export.')).toBeDefined();
    day('from', '2026-01-05');
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({ from: '2026-01-05', deviceIds: [aDevice().id, 'none'] }),
    );
  });

  it.each([
    [
      'fr',
      'Faire le fichier en arrière-plan et m’écrire quand il sera prêt',
      /^Le fichier est en préparation/,
      'Voir vos exportations',
    ],
    [
      'en',
      'Make the file in the background, and email me when it is ready',
      /^The file is being made/,
      'See your exports',
    ],
  ] as const)('is made in the background at the wish of its person (%s)', async (language, wish, said, link) => {
    const [read, ordered] = [
      answerRows(exportLogs, { name: 'x', count: 0, body: '' }),
      answer(orderLogExport, { id: aDevice().id }),
    ];
    const { user, dialog, start } = await openDialog(language);
    await user.click(dialog.getByRole('checkbox', { name: wish }));
    await start();
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/exports');
    expect([read, ordered.length]).toEqual([[], 1]);
    expect(ordered[0]?.body).toMatchObject({
      format: 'csv',
      deviceIds: [aDevice().id, 'none'],
      events: [...LOG_EVENTS],
    });
  });

  it('is made in the background when there are many lines', async () => {
    answer(getLogExportSize, { count: 200_000, isLarge: true });
    const ordered = answer(orderLogExport, { id: aDevice().id });
    const { dialog, start } = await openDialog('en');
    expect(await dialog.findByText('More than 200,000 lines: the file is made in the background.')).toBeDefined();
    const box = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Make the file in the background/ });
    expect([box.checked, box.disabled]).toEqual([true, true]);
    await start();
    expect(await screen.findByText(/^The file is being made/)).toBeDefined();
    expect(ordered).toHaveLength(1);
  });

  it('is not made in the background when three are already', async () => {
    answer(getLogExportSize, { count: 200_000, isLarge: true });
    refuse(orderLogExport, 'exports-under-way');
    const { dialog, start } = await openDialog('en');
    await dialog.findByText(/^More than/);
    await start();
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Three of your exports/);
  });

  it('saves nothing of a file that breaks off', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('header\r\n'));
        controller.error(new Error('gone'));
      },
    });
    answerRows(exportLogs, { name: 'journal.csv', count: 5, body });
    const { dialog, start } = await openDialog();
    await start();
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(saved).toEqual([]);
  });

  it('says what went wrong, and can be tried again', async () => {
    refuse(exportLogs, 'too-many-requests', { headers: { 'retry-after': '30' } });
    const { dialog, start } = await openDialog();
    await start();
    expect(await dialog.findByRole('alert')).toBeDefined();
    cutOff(exportLogs);
    await start();
    expect(await dialog.findByRole('alert')).toBeDefined();
    answerRows(exportLogs, { name: 'journal.csv', count: 0, body: '' });
    await start();
    expect(await dialog.findByText(/Fichier enregistré/)).toBeDefined();
  });
});
