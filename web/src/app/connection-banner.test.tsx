import { login } from '@comptoir/contract/base/sessions';
import { listDevices } from '@comptoir/contract/sales/devices';
import { getProgress } from '@comptoir/contract/help/installation';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aDevice, aToken } from '../../test/factories.ts';
import { forgetAnswers } from '../../test/answers.ts';
import { answer, answerQuietly, cutAllOff, cutOff } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const lose = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};
const regain = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
};

describe('without a network', () => {
  it.each([
    ['fr', 'Vous êtes hors ligne', 'Connexion'],
    ['en', 'You are offline', 'Sign in'],
  ] as const)('a screen that shows no data says so alone, in %s', async (language, words, title) => {
    await renderApp('/', { token: null, language });
    await screen.findByRole('heading', { name: title });
    lose();
    expect(screen.getByText(words).closest('output')).not.toBeNull();
    regain();
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    ['fr', /^Vous êtes hors ligne, données de \d\d\sh\s\d\d$/u],
    ['en', /^You are offline, data of \d+:\d\d\s[ap]\.m\.$/u],
  ] as const)('data stays, and its hour is said, in %s', async (language, words) => {
    const asked = answer(listDevices, { items: [aDevice({ name: 'Caisse 1' })], nextCursor: null });
    await renderApp('/devices', { language });
    await screen.findAllByText('Caisse 1');
    lose();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getAllByText('Caisse 1')).not.toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('the day of data of another day is said', async () => {
    const token = aToken();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 48 * 3_600_000 });
    await renderApp('/devices', { token });
    await screen.findByRole('heading', { name: 'Appareils' });
    await waitFor(() => expect(screen.queryByLabelText(/^Chargement/)).toBeNull());
    vi.useRealTimers();
    lose();
    expect(screen.getByText(/^Vous êtes hors ligne, données du \d+ .+ 20\d\d/)).toBeDefined();
  });

  it('what is not there fails at once, and is there when the network is', async () => {
    const { user, router } = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    lose();
    cutAllOff();
    await user.click(screen.getByRole('link', { name: 'Contacts' }));
    expect(await screen.findAllByRole('button', { name: 'Réessayer' })).not.toEqual([]);
    expect(router.state.location.pathname).toBe('/contacts');
    forgetAnswers();
    answerQuietly();
    regain();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull());
  });
});

it('nothing is done later than it was asked for', async () => {
  const { user } = await renderApp('/', { token: null });
  const email = await screen.findByLabelText('Courriel');
  lose();
  cutAllOff();
  await user.type(email, 'merchant@comptoir.test');
  await user.type(screen.getByLabelText('Mot de passe'), 'comptoir-demo');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  const refusal = await screen.findByText(/serveur/);
  const asked = answer(login, { webToken: aToken() });
  regain();
  await waitFor(() => expect(screen.queryByText(/hors ligne/)).toBeNull());
  expect([refusal.isConnected, asked]).toEqual([true, []]);
});

describe('with a network', () => {
  it('one call without an answer is that call’s own failure', async () => {
    cutOff(getProgress);
    await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    await waitFor(() => expect(screen.queryByLabelText(/^Chargement/)).toBeNull());
    expect(screen.queryByText(/Comptoir est injoignable/)).toBeNull();
  });

  it('a server that answers nothing is said to be out of reach, until it answers', async () => {
    cutAllOff();
    await renderApp('/devices');
    expect(await screen.findByText(/^Comptoir est injoignable/)).toBeDefined();
    forgetAnswers();
    answerQuietly();
    await waitFor(() => expect(screen.queryByText(/^Comptoir est injoignable/)).toBeNull());
  });
});
