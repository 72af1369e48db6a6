import { listDevices } from '@comptoir/contract/devices';
import { listLogs } from '@comptoir/contract/logs';
import { getMerchant } from '@comptoir/contract/merchants';
import { listReleaseNotes } from '@comptoir/contract/release-notes';
import { waitingTransactions } from '@comptoir/contract/transactions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompleteMerchant, aDevice, aLogEntry, hoursAgo, id } from '../../../test/things.ts';

const tile = (label: string): string => screen.getByText(label).parentElement?.textContent ?? '';

describe('the dashboard', () => {
  it.each([
    ['fr', 'Où en sont les factures de Bistro du Quai.', 'Acceptées aujourd’hui', 'En attente', 'associé à ce compte'],
    ['en', 'Where the bills of Bistro du Quai stand.', 'Accepted today', 'Waiting', 'linked to this account'],
  ] as const)(
    'counts what is accepted, waiting and linked (%s)',
    async (language, lead, accepted, waiting, devices) => {
      const today = aLogEntry(1, { occurredAt: new Date().toISOString() });
      answer(listLogs, ({ query }) => ({
        items: query.events ? [today, aLogEntry(2, { occurredAt: hoursAgo(72) })] : [],
        nextCursor: null,
      }));
      answer(waitingTransactions, { count: 7, oldestAt: hoursAgo(1), urgency: 'calm', authorityReachable: true });
      answer(listDevices, { items: [aDevice(), aDevice({ id: id(11), linked: false })], nextCursor: null });
      await renderApp('/dashboard', { language });
      expect(await screen.findByText(lead)).toBeDefined();
      await screen.findByText('7');
      await screen.findByText(devices);
      await waitFor(() => expect(tile(accepted)).toMatch(/^\D+1\D+$/));
      expect(within(screen.getByRole('main')).getByText(waiting).nextSibling?.textContent).toBe('7');
      expect(tile(devices)).toMatch(/^\D+1\D+$/);
    },
  );

  it('shows the last entries of the log and leads to the whole', async () => {
    const received = answer(listLogs, ({ query }) => ({ items: query.events ? [] : [aLogEntry(1)], nextCursor: null }));
    const { user, address } = await renderApp('/dashboard');
    expect(await screen.findByText('Facture 1 acceptée.')).toBeDefined();
    expect(received.some(({ query }) => query.limit === 5)).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Voir tout le journal' }));
    expect(await screen.findByRole('heading', { name: 'Journal d’activité' })).toBeDefined();
    expect(address()).toBe('/logs');
  });

  it('says so when there is nothing yet', async () => {
    await renderApp('/dashboard');
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
    expect(await screen.findByText('tout est transmis')).toBeDefined();
    expect(screen.getByText('aucun n’est encore associé')).toBeDefined();
  });

  it('says which part could not be loaded and shows the rest', async () => {
    refuse(waitingTransactions, 'internal-error');
    answer(listDevices, { items: [aDevice()], nextCursor: null });
    await renderApp('/dashboard');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    expect(tile('En attente')).toBe('En attente–');
    expect(await screen.findByText('associé à ce compte')).toBeDefined();
  });

  it('follows the news', async () => {
    const stream = openStream();
    await renderApp('/dashboard');
    await screen.findByText('Aucune donnée disponible');
    answer(listLogs, { items: [aLogEntry(9)], nextCursor: null });
    stream.send('activity');
    expect(await screen.findByText('Facture 9 acceptée.')).toBeDefined();
  });
});

describe('what a merchant still has to do', () => {
  it.each([
    ['fr', 'compléter les renseignements du commerce', 'associer un appareil'],
    ['en', 'complete the merchant information', 'link a device'],
  ] as const)('is said, and where (%s)', async (language, information, device) => {
    await renderApp('/dashboard', { language });
    expect((await screen.findByRole('link', { name: device })).getAttribute('href')).toBe('/devices');
    expect(screen.getByRole('link', { name: information }).getAttribute('href')).toBe('/merchant');
  });

  it('is not said when all is done', async () => {
    answer(getMerchant, aCompleteMerchant());
    answer(listDevices, { items: [aDevice()], nextCursor: null });
    await renderApp('/dashboard');
    expect(await screen.findByText('associé à ce compte')).toBeDefined();
    expect(screen.queryByText(/Ce qu’il reste à faire/)).toBeNull();
  });
});

describe('what is new', () => {
  const note = (number: number) => ({
    id: id(number),
    publishedOn: '2026-06-20',
    title: `Nouveauté ${number}`,
    text: `Texte ${number}`,
  });

  it('is told by the latest three notes, in the language of the interface', async () => {
    const received = answer(listReleaseNotes, [note(4), note(3), note(2), note(1)]);
    const { user } = await renderApp('/dashboard');
    expect(await screen.findByText('Nouveauté 4')).toBeDefined();
    expect(screen.getAllByText(/^Nouveauté \d$/)).toHaveLength(3);
    expect(screen.getAllByText('20 juin 2026')).toHaveLength(3);
    expect(screen.getByText('Texte 4').closest('details')?.open).toBe(false);
    await user.click(screen.getByText('Nouveauté 4'));
    expect(screen.getByText('Texte 4').closest('details')?.open).toBe(true);
    await user.click(screen.getByRole('button', { name: 'EN' }));
    await waitFor(() => expect(received.at(-1)?.headers.get('accept-language')).toBe('en'));
  });

  it('is passed over when it cannot be loaded', async () => {
    refuse(listReleaseNotes, 'internal-error');
    answer(listDevices, { items: [aDevice()], nextCursor: null });
    await renderApp('/dashboard');
    expect(await screen.findByText('associé à ce compte')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Nouveautés' })).toBeNull();
  });
});
