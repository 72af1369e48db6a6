import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { showAlert, type AlertKey } from '../lib/alerts.ts';

describe('the notification bar', () => {
  it.each([
    ['signed-in', 'Connecté avec succès', 'Signed in successfully'],
    ['created', 'Créé avec succès', 'Created successfully'],
    ['modified', 'Modifié avec succès', 'Modified successfully'],
    ['deleted', 'Supprimé avec succès', 'Deleted successfully'],
    ['sent', 'Envoyé avec succès', 'Sent successfully'],
    ['done', 'C’est fait', 'Done'],
    ['internal-error', '(500) Erreur interne', '(500) Internal error'],
  ] satisfies [AlertKey, string, string][])('says %s in both languages', async (key, french, english) => {
    const { user } = await renderApp('/', { token: null });
    await screen.findByRole('heading', { name: 'Connexion' });
    act(() => showAlert({ tone: 'success', key }));
    expect(screen.getByText(french)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'EN' }));
    expect(await screen.findByText(english)).toBeDefined();
  });

  it('shows a notice for two seconds', async () => {
    await renderApp('/', { token: null });
    await screen.findByRole('heading', { name: 'Connexion' });
    vi.useFakeTimers();
    act(() => showAlert({ tone: 'info', text: 'A notice' }));
    act(() => void vi.advanceTimersByTime(1999));
    expect(screen.getByText('A notice')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('A notice')).toBeNull();
  });

  it('reads errors out at once, the rest in its turn, and nothing twice', async () => {
    await renderApp('/', { token: null });
    await screen.findByRole('heading', { name: 'Connexion' });
    act(() => {
      showAlert({ tone: 'error', key: 'internal-error' });
      showAlert({ tone: 'error', key: 'internal-error' });
      showAlert({ tone: 'success', key: 'created' });
    });
    expect(screen.getByText('(500) Erreur interne').closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('Créé avec succès').closest('output')).not.toBeNull();
  });
});
