import { listDevices } from '@comptoir/contract/devices';
import { listLogs } from '@comptoir/contract/logs';
import { waitingTransactions } from '@comptoir/contract/transactions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aDevice, aLogEntry, hoursAgo, id } from '../../../test/things.ts';

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
