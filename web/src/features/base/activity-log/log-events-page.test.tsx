import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';

const openEvents = (): string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const count = LOG_EVENTS.length;

describe('what the log says', () => {
  it.each([
    ['fr', 'Ce que dit le journal', 'Facture en attente', `${count} événements`],
    ['en', 'What the log says', 'Bill waiting', `${count} events`],
  ] as const)('is listed by group, closed (%s)', async (language, title, event, counted) => {
    await renderApp('/logs/events', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    expect(screen.getByText(event)).toBeDefined();
    expect(screen.getByText(counted)).toBeDefined();
    expect(openEvents()).toEqual([]);
  });

  it('is found by a word of its name, of its meaning or of what to do, without accents and in any case', async () => {
    const { user } = await renderApp('/logs/events');
    const search = await screen.findByLabelText('Chercher un événement');
    await user.type(search, 'REGLEZ la date');
    expect(await screen.findByText('2 événements')).toBeDefined();
    expect(screen.getByText('Horloge de l’appareil en avance')).toBeDefined();
    await user.clear(search);
    await user.type(search, 'licorne');
    expect(await screen.findByText('Aucun enregistrement correspondant')).toBeDefined();
  });

  it('opens on the event that the address names, and leads to its lines', async () => {
    const { user, address } = await renderApp('/logs/events#certificate-expiring', { language: 'en' });
    await waitFor(() => expect(openEvents()).toEqual(['certificate-expiring']));
    const event = document.getElementById('certificate-expiring');
    if (!event) throw new Error('no such event');
    expect(within(event).getByText('The device can soon sign no more bills.')).toBeDefined();
    await user.click(within(event).getByRole('link'));
    await waitFor(() => expect(address()).toBe('/logs?events=certificate-expiring'));
  });
});
