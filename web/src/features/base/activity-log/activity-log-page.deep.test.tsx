import { listDevices } from '@comptoir/contract/sales/devices';
import { getLogCounts, getLogEntry, listLogs, streamLogs } from '@comptoir/contract/base/activity-log';
import { waitingTransactions } from '@comptoir/contract/sales/bills';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, cutOff, openStream, refuse, server } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aDevice, aLogEntry, aMerchant, hoursAgo, id } from '../../../../test/factories.ts';

type Entry = ReturnType<typeof aLogEntry>;

const page = (...items: Entry[]) => ({ items, nextCursor: null, previousCursor: null, archivedUntil: null });
const NOTHING_MORE = {
  actorName: null,
  actorEmail: null,
  requestId: null,
  before: null,
  after: null,
  facts: {},
  billId: null,
  invoiceId: null,
  reportedAt: null,
};
const aDetail = (entry: Entry, overrides: object = {}) => ({
  ...entry,
  ...NOTHING_MORE,
  ...overrides,
});
const messages = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent ?? '');

describe('the activity log', () => {
  it.each([
    ['fr', '1er juin 2026, 12 h 05', 'Facture acceptée', /\((HAE|HNE)\)/],
    ['en', 'Jun 1, 2026, 12:05 p.m.', 'Bill accepted', /\((EDT|EST)\)/],
  ] as const)('shows date, event, device and message (%s)', async (language, date, event, zone) => {
    answer(listLogs, page(aLogEntry(5)));
    await renderApp('/logs', { language });
    const row = within(await screen.findByRole('row', { name: /Caisse avant/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(row.getByRole('rowheader').textContent?.replaceAll(/\s/g, ' ')).toBe(date);
    expect(cells).toEqual([event, 'Caisse avant', 'Facture 5 acceptée.']);
    expect(screen.getByText(/Montréal/).textContent).toMatch(zone);
  });

  it('shows the times on the merchant’s own clock', async () => {
    answer(getMerchant, aMerchant({ time_zone: 'America/Halifax' }));
    answer(listLogs, page(aLogEntry(5)));
    await renderApp('/logs');
    expect(await screen.findByText(/13\sh\s05/)).toBeDefined();
    expect(screen.getByText(/Îles-de-la-Madeleine/)).toBeDefined();
  });

  it.each([
    ['fr', '/logs', 'Aucune donnée disponible'],
    ['en', '/logs', 'No data available'],
    ['fr', '/logs?events=signed-in', 'Aucun enregistrement correspondant'],
    ['en', '/logs?events=signed-in', 'No matching records found'],
  ] as const)('says that there is nothing (%s %s)', async (language, path, words) => {
    await renderApp(path, { language });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('shows everything again when the filters that hide it are removed', async () => {
    answer(listLogs, ({ query }) => page(...(query.events ? [] : [aLogEntry(1)])));
    const { user, address } = await renderApp('/logs?events=signed-in');
    await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
    expect(await screen.findByText('Facture 1 acceptée.')).toBeDefined();
    expect(address()).toBe('/logs');
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(listLogs, 'internal-error');
    const { user } = await renderApp('/logs');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listLogs, page(aLogEntry(1)));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Facture 1 acceptée.')).toBeDefined();
  });

  it('loads more, page by page, until there is no more', async () => {
    const received = answer(listLogs, ({ query: { cursor } }) =>
      cursor === undefined
        ? { items: [aLogEntry(2)], nextCursor: 'below-2', previousCursor: null, archivedUntil: null }
        : page(aLogEntry(1)),
    );
    const { user } = await renderApp('/logs', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Facture 1 acceptée.')).toBeDefined();
    expect(messages()).toEqual(['Facture 2 acceptée.', 'Facture 1 acceptée.']);
    expect(received.at(-1)?.query.cursor).toBe('below-2');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('lines that come in rows', () => {
  it.each([
    ['fr', '3 connexions', '2 actions de soutien@b.test en votre nom'],
    ['en', '3 sign-ins', '2 actions of soutien@b.test on your behalf'],
  ] as const)('are one line, which opens on them (%s)', async (language, signIns, actions) => {
    const signIn = (number: number) => aLogEntry(number, { event: 'signed-in', message: `Connexion ${number}.` });
    const look = (number: number) =>
      aLogEntry(number, { event: 'impersonated-request', person: 'soutien@b.test', message: `Action ${number}.` });
    answer(listLogs, page(signIn(6), signIn(5), signIn(4), look(3), look(2), aLogEntry(1)));
    const { user } = await renderApp('/logs', { language });
    const folded = await screen.findByRole('button', { name: signIns });
    expect(screen.getByRole('button', { name: actions })).toBeDefined();
    expect(screen.queryByText('Connexion 5.')).toBeNull();
    await user.click(folded);
    expect(screen.getByText('Connexion 5.')).toBeDefined();
  });
});

describe('an entry', () => {
  it.each([
    ['fr', 'Entrée du journal', /^1er juin 2026, 12 h 05 min 00 s \(HAE\)$/],
    ['en', 'Log entry', /^Jun 1, 2026, 12:05:00 p\.m\. \(EDT\)$/],
  ] as const)('opens from its row at an address of its own, with the exact time (%s)', async (language, name, time) => {
    const entry = aLogEntry(5);
    answer(listLogs, page(entry));
    answer(getLogEntry, aDetail(entry));
    answer(getLogCounts, { count: 1, isExact: true });
    const { user, address } = await renderApp('/logs', { language });
    const link = within(await screen.findByRole('row', { name: /Caisse avant/ })).getByRole('link');
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name });
    expect(address()).toBe(`/logs?open=${entry.id}`);
    expect(await within(dialog).findByText((text) => time.test(text.replaceAll(/\s/g, ' ')))).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /Fermer|Close/ }));
    await waitFor(() => expect(address()).toBe('/logs'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is open when one arrives at its address', async () => {
    const entry = aLogEntry(5);
    answer(listLogs, page(aLogEntry(7)));
    answer(getLogEntry, aDetail(entry));
    answer(getLogCounts, { count: 1, isExact: true });
    await renderApp(`/logs?open=${entry.id}`);
    expect(await screen.findByText('Facture 5 acceptée.')).toBeDefined();
  });

  it('says who did it, what changed, and leads to its bill, its invoice and what the event means', async () => {
    answer(listLogs, page(aLogEntry(5)));
    const act = { actorName: 'Camille Roy', actorEmail: 'c@b.test', requestId: id(77) };
    const changes = { before: { right: 'reader' }, after: { right: 'manager' } };
    answer(getLogEntry, aDetail(aLogEntry(5), { ...act, ...changes, billId: id(3), invoiceId: id(4) }));
    answer(getLogCounts, { count: 1, isExact: true });
    await renderApp(`/logs?open=${aLogEntry(5).id}`, { language: 'en' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Camille Roy')).toBeDefined();
    expect(dialog.getByText('reader → manager')).toBeDefined();
    expect(dialog.getByText(id(77))).toBeDefined();
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/devices',
      `/sales/${id(3)}`,
      `/bills?open=${id(4)}`,
      '/logs/events#bill-accepted',
    ]);
  });

  it('says that it cannot be found', async () => {
    answer(listLogs, page(aLogEntry(5)));
    refuse(getLogEntry, 'not-found');
    answer(getLogCounts, { count: 1, isExact: true });
    await renderApp(`/logs?open=${id(9)}`);
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});

describe('the filters', () => {
  it('are taken from the address, offered by name, and kept in the address', async () => {
    answer(listDevices, { items: [aDevice(), aDevice({ id: id(11), name: 'Terrasse' })], nextCursor: null });
    const received = answer(listLogs, page(aLogEntry(1)));
    const { user, address } = await renderApp('/logs?events=bill-accepted');
    await user.click(await screen.findByRole('button', { name: /^Événements Facture acceptée$/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Facture en attente' }));
    expect(await screen.findByRole('button', { name: /^Événements 2 choix$/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Appareils Tous$/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Terrasse' }));
    await waitFor(() => expect(address()).toBe(`/logs?events=bill-accepted&events=bill-waiting&deviceIds=${id(11)}`));
    await waitFor(() =>
      expect(received.at(-1)?.query).toMatchObject({
        events: ['bill-accepted', 'bill-waiting'],
        deviceIds: [id(11)],
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Événements/ }));
    const [clear] = screen.getAllByRole('button', { name: 'Effacer les choix' });
    if (clear) await user.click(clear);
    await waitFor(() => expect(address()).toBe(`/logs?deviceIds=${id(11)}`));
  });

  it.each([
    ['fr', 'Événements', 'Problèmes seulement', 'Appareils et certificats', 'certificat refuse', 'Certificat refusé'],
    ['en', 'Events', 'Problems only', 'Devices and certificates', 'CERTIFICATE REFUSED', 'Certificate refused'],
  ] as const)(
    'let groups, problems and searched events through (%s)',
    async (language, label, problems, group, search, event) => {
      const received = answer(listLogs, page(aLogEntry(1)));
      const { user } = await renderApp('/logs', { language });
      const chosen = (): readonly string[] | undefined => received.at(-1)?.query.events;
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
      await user.click(screen.getByRole('checkbox', { name: problems }));
      await waitFor(() =>
        expect(chosen()).toEqual(expect.arrayContaining(['bill-refused-by-authority', 'certificate-expiring'])),
      );
      expect(screen.getByRole('button', { name: `${label} ${problems}` })).toBeDefined();
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: group });
      expect([box.checked, box.indeterminate]).toEqual([false, true]);
      await user.click(screen.getByRole('checkbox', { name: problems }));
      await user.click(box);
      await waitFor(() => expect(chosen()).toContain('device-linked'));
      expect(chosen()).not.toContain('bill-accepted');
      expect(screen.getByRole('button', { name: `${label} ${group}` })).toBeDefined();
      await user.type(screen.getByRole('searchbox', { name: /^(Chercher un événement|Search events)$/ }), search);
      expect(screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)).toEqual([
        problems,
        group,
        event,
      ]);
    },
  );

  it('take few stops of the Tab key, from one of which the arrows go through all events', async () => {
    answer(listLogs, page(aLogEntry(1)));
    const { user } = await renderApp('/logs');
    const button = await screen.findByRole('button', { name: /^Événements/ });
    await user.click(button);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Factures et transmission' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Facture acceptée' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Appareils/ }));
  });

  it('say how much they leave', async () => {
    const received = answer(getLogCounts, ({ query }) => ({ count: 48_213, isExact: query.problems === undefined }));
    const { user } = await renderApp('/logs?q=lot');
    expect((await screen.findByText(/48.213 lignes/)).textContent).not.toContain('≈');
    await user.click(screen.getByRole('button', { name: 'Problèmes seulement' }));
    expect(await screen.findByText(/^≈.48.213 lignes$/)).toBeDefined();
    expect(received.at(-1)?.query).toEqual({ q: 'lot', problems: true });
  });

  it('leave out what is no event', async () => {
    const received = answer(listLogs, page(aLogEntry(1)));
    await renderApp('/logs?events=nonsense&events=signed-in');
    await screen.findByText('Facture 1 acceptée.');
    expect(received.map(({ query }) => query.events)).toContainEqual(['signed-in']);
    expect(screen.getByText(/^L’adresse nommait un filtre qui n’existe pas/)).toBeDefined();
  });

  it('ask for words, days and problems, and jump to a day, from which newer lines are reached', async () => {
    const jumped = { items: [aLogEntry(1)], nextCursor: null, previousCursor: 'above-1', archivedUntil: null };
    const received = answer(listLogs, ({ query }) => (query.cursor ? page(aLogEntry(2)) : jumped));
    const { user } = await renderApp('/logs?q=lot&from=2026-05-01&to=2026-06-01&problems=true&at=2026-05-20', {
      language: 'en',
    });
    await user.click(await screen.findByRole('button', { name: 'Show newer lines' }));
    await screen.findByText('Facture 2 acceptée.');
    expect(messages()).toEqual(['Facture 2 acceptée.', 'Facture 1 acceptée.']);
    const days = { q: 'lot', from: '2026-05-01', to: '2026-06-01' };
    expect(received.map(({ query }) => query)).toMatchObject([
      { ...days, problems: true, at: '2026-05-20' },
      { ...days, problems: true, cursor: 'above-1' },
    ]);
  });
});

describe('the live view', () => {
  it('puts what is new on top, marks it and has it read out', async () => {
    const stream = openStream();
    answer(listLogs, page(aLogEntry(1)));
    await renderApp('/logs');
    await screen.findByText('Facture 1 acceptée.');
    expect(await screen.findByText('En direct')).toBeDefined();
    answer(listLogs, page(aLogEntry(2), aLogEntry(1)));
    stream.send('activity');
    expect(await screen.findByText('Nouvelle entrée\u00A0: Facture 2 acceptée.', { normalizer: String })).toBeDefined();
    expect(messages()).toEqual(['Facture 2 acceptée.', 'Facture 1 acceptée.']);
    expect(screen.getAllByRole('row').map((row) => row.dataset['new'])).toEqual([undefined, 'true', undefined]);
  });

  it('keeps the pages already loaded', async () => {
    const stream = openStream();
    let first = [aLogEntry(2)];
    answer(listLogs, ({ query: { cursor } }) =>
      cursor === undefined
        ? { items: first, nextCursor: 'below-2', previousCursor: null, archivedUntil: null }
        : page(aLogEntry(1)),
    );
    const { user } = await renderApp('/logs');
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }));
    await screen.findByText('Facture 1 acceptée.');
    first = [aLogEntry(3), aLogEntry(2)];
    stream.send('activity');
    await screen.findByText('Facture 3 acceptée.');
    expect(messages()).toEqual(['Facture 3 acceptée.', 'Facture 2 acceptée.', 'Facture 1 acceptée.']);
  });

  it.each([
    ['fr', 'Mettre en pause', 'En pause\u00A0: de nouvelles lignes attendent'],
    ['en', 'Pause', 'Paused: new lines are waiting'],
  ] as const)('is held until it is let go (%s)', async (language, hold, behind) => {
    const stream = openStream();
    answer(listLogs, page(aLogEntry(1)));
    const { user } = await renderApp('/logs', { language });
    await screen.findByText('Facture 1 acceptée.');
    await user.click(screen.getByRole('button', { name: hold }));
    answer(listLogs, page(aLogEntry(2), aLogEntry(1)));
    stream.send('activity');
    expect(await screen.findByText(behind, { normalizer: String })).toBeDefined();
    expect(messages()).toEqual(['Facture 1 acceptée.']);
    await user.click(screen.getByRole('button', { name: hold }));
    await screen.findByText('Facture 2 acceptée.');
    expect(messages()).toEqual(['Facture 2 acceptée.', 'Facture 1 acceptée.']);
  });

  it('sends the token along', async () => {
    const received: Request[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes(streamLogs.path)) received.push(request);
    });
    await renderApp('/logs');
    await screen.findByText('En direct');
    server.events.removeAllListeners();
    expect(received[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('says that it is not live while the stream cannot be kept', async () => {
    cutOff(streamLogs);
    await renderApp('/logs', { language: 'en' });
    expect(await screen.findByText('Connecting…')).toBeDefined();
    expect(await screen.findByText('Updated every 10 s')).toBeDefined();
  });

  it('ends the session when the stream says so', async () => {
    refuse(streamLogs, 'session-ended');
    await renderApp('/logs');
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
  });
});

describe('the banner of waiting bills', () => {
  const waiting = (count: number, hours: number, authorityReachable = true) => ({
    count,
    oldestAt: hoursAgo(hours),
    urgency: 'calm' as const,
    authorityReachable,
  });

  it.each([
    ['fr', /^1 facture en attente/, /attend depuis 5\sh\s30\smin, sur les 48\sh permises/],
    ['en', /^1 bill is waiting/, /has waited 5\sh\s30\smin of the 48\sh allowed/],
  ] as const)('shows how many wait and for how long (%s)', async (language, count, age) => {
    answer(waitingTransactions, waiting(1, 5.5));
    await renderApp('/logs', { language });
    const banner = (await screen.findByText(count)).closest('[data-tone]');
    expect(banner?.textContent).toMatch(age);
    expect(banner?.getAttribute('data-tone')).toBe('info');
  });

  it.each([
    [25, 'warning'],
    [43, 'error'],
    [50, 'error'],
  ])('grows more urgent: %s hours', async (hours, tone) => {
    answer(waitingTransactions, waiting(3, hours));
    await renderApp('/logs');
    expect((await screen.findByText(/^3 factures/)).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  });

  it('says that the authority does not answer', async () => {
    answer(waitingTransactions, waiting(3, 1, false));
    await renderApp('/logs');
    expect(await screen.findByText(/^Revenu Québec ne répond pas pour le moment/)).toBeDefined();
  });

  it('offers to send them', async () => {
    answer(waitingTransactions, waiting(3, 1));
    await renderApp('/logs');
    expect(await screen.findByRole('button', { name: 'Envoyer maintenant…' })).toBeDefined();
  });

  it('is gone when nothing waits', async () => {
    await renderApp('/logs');
    await screen.findByText('Aucune donnée disponible');
    expect(screen.queryByRole('button', { name: 'Envoyer maintenant…' })).toBeNull();
  });
});
