import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken } from '../../../../test/factories.ts';
import { nameApi } from '../../../../test/name-api.ts';
import { signInNonce, createSignInNonce } from '../../../shared/sessions/sign-in-nonce.ts';

const LAUNCH = '/login/clover?merchant_id=M1&employee_id=E1&client_id=C1';
const START = 'http://localhost:3000/api/pos-sign-in/start';
const STARTED = `${START}?merchantId=M1&employeeId=E1&clientId=C1`;

let assign = vi.spyOn(window.location, 'assign');

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockReturnValue();
});

/** Lists the addresses that the page went to, without the word that it made up. */
const sentTo = (): string[] =>
  assign.mock.calls.map(([address]) => {
    const url = new URL(String(address));
    url.searchParams.delete('handOver');
    return url.href;
  });

it('makes up a word for each departure, which only its tab knows', async () => {
  await renderApp(LAUNCH, { token: null });
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const word = new URL(String(assign.mock.calls[0]?.[0])).searchParams.get('handOver');
  expect(word).toMatch(/^[\w-]{32}$/);
  expect(signInNonce()).toBe(word);
  expect(document.cookie + JSON.stringify(localStorage)).not.toContain(word);
  expect(createSignInNonce()).not.toBe(word);
});

describe('a launch from the provider', () => {
  it.each([
    ['fr', 'Connexion avec Clover…'],
    ['en', 'Connecting to Clover…'],
  ] as const)('is sent to the provider at once (%s)', async (language, words) => {
    await renderApp(LAUNCH, { token: null, language });
    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() => expect(sentTo()).toEqual([STARTED]));
    expect(screen.queryByLabelText(/Mot de passe|Password/)).toBeNull();
  });

  it('begins at the page’s own address, wherever the API is: its cookies are the page’s', async () => {
    nameApi('https://api.example');
    await renderApp(LAUNCH, { token: null }).finally(() => nameApi(null));
    await waitFor(() => expect(sentTo()).toEqual([STARTED]));
  });

  it('is sent there also when someone is signed in already', async () => {
    await renderApp(LAUNCH);
    await waitFor(() => expect(sentTo()).toEqual([STARTED]));
  });

  it.each([LAUNCH, `${LAUNCH}&code=abc`])('that comes back without a session is never sent again: %s', async (path) => {
    const first = await renderApp(path, { token: null });
    await waitFor(() => expect(sentTo()).toHaveLength(1));
    first.unmount();
    const { user } = await renderApp(path, { token: null });
    expect(await screen.findByRole('heading', { name: 'La connexion avec Clover n’a pas fonctionné' })).toBeDefined();
    expect(screen.getByText('Clover vous a renvoyé ici sans donner accès à votre commerce.')).toBeDefined();
    expect(sentTo()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(sentTo()).toEqual([STARTED, STARTED]);
  });

  it('may be sent there again once a session has started in between', async () => {
    const first = await renderApp(LAUNCH, { token: null });
    await waitFor(() => expect(sentTo()).toHaveLength(1));
    first.unmount();
    await renderApp(LAUNCH, { token: aToken() });
    await waitFor(() => expect(sentTo()).toHaveLength(2));
  });

  it('that the back button shows again offers another try', async () => {
    await renderApp(LAUNCH, { token: null });
    await waitFor(() => expect(sentTo()).toHaveLength(1));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  });
});

describe('a sign-in with the provider that has failed', () => {
  it.each([
    ['fr', 'pos-unavailable', 'Clover ne répond pas pour le moment. Réessayez dans quelques minutes.'],
    ['en', 'pos-sign-in-refused', 'Clover did not give access to this merchant.'],
    ['fr', 'access_denied', 'Clover n’a pas ouvert votre session.'],
  ] as const)('says why, with the ways on (%s, %s)', async (language, code, words) => {
    const { user, address } = await renderApp(`/login/clover?error=${code}`, { token: null, language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(sentTo()).toEqual([]);
    expect(screen.getByText(/8:00|8 h à 16 h 30/)).toBeDefined();
    expect(await screen.findByRole('link', { name: '418 555-0142' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: language === 'fr' ? 'Réessayer' : 'Try again' }));
    expect(sentTo()).toEqual([START]);
    await user.click(screen.getByRole('link', { name: /courriel|email/ }));
    expect(await screen.findByLabelText(language === 'fr' ? 'Mot de passe' : 'Password')).toBeDefined();
    expect(address()).toBe('/');
  });

  it('lets a new launch go to the provider', async () => {
    const failed = await renderApp('/login/clover?error=pos-unavailable', { token: null });
    await screen.findByRole('button', { name: 'Réessayer' });
    failed.unmount();
    await renderApp(LAUNCH, { token: null });
    await waitFor(() => expect(sentTo()).toEqual([STARTED]));
  });
});

it('is the login screen for a user who opens the landing by hand', async () => {
  await renderApp('/login/clover', { token: null });
  expect(await screen.findByLabelText('Mot de passe')).toBeDefined();
  expect(sentTo()).toEqual([]);
});
