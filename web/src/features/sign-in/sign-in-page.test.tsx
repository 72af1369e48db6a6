import { login } from '@comptoir/contract/session';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerRaw, cutOff, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aToken } from '../../../test/things.ts';

const WORDS = {
  fr: { email: 'Courriel', password: 'Mot de passe' },
  en: { email: 'E-mail', password: 'Password' },
} as const;

async function signIn(language: 'fr' | 'en' = 'fr', path = '/') {
  const app = await renderApp(path, { token: null, language });
  await app.user.type(await screen.findByRole('textbox', { name: WORDS[language].email }), 'a@b.ca');
  await app.user.type(screen.getByLabelText(WORDS[language].password), 'secret{Enter}');
  return app;
}

describe('a login that succeeds', () => {
  it.each([
    ['fr', 'Tableau de bord', 'Connecté avec succès'],
    ['en', 'Dashboard', 'Signed in successfully'],
  ] as const)('stores the token, says so and goes to the dashboard (%s)', async (language, heading, alert) => {
    const token = aToken();
    const received = answer(login, { webToken: token });
    const { address } = await signIn(language);
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
    expect(screen.getByText(alert)).toBeDefined();
    expect(address()).toBe('/dashboard');
    expect(localStorage.getItem('JWT')).toBe(token);
    expect(received.map(({ body }) => body)).toEqual([{ email: 'a@b.ca', password: 'secret' }]);
  });

  it('returns to the page that was wanted before', async () => {
    answer(login, { webToken: aToken() });
    const { address } = await signIn('fr', '/?next=%2Flogs%3Fevents%3Dsigned-in');
    expect(await screen.findByRole('heading', { name: 'Journal d’activité' })).toBeDefined();
    expect(address()).toBe('/logs?events=signed-in');
  });

  it.each(['//evil.test/x', 'https://evil.test', '/\\evil.test', '/reset-password'])(
    'does not go where %s points',
    async (next) => {
      answer(login, { webToken: aToken() });
      const { address } = await signIn('fr', `/?next=${encodeURIComponent(next)}`);
      await screen.findByRole('heading', { name: 'Tableau de bord' });
      expect(address()).toBe('/dashboard');
    },
  );
});

describe('a login that fails', () => {
  it.each([
    ['fr', 'Identifiants invalides'],
    ['en', 'Invalid credentials'],
  ] as const)('says that the credentials are wrong (%s)', async (language, words) => {
    refuse(login, 'invalid-credentials');
    const { address } = await signIn(language);
    const alert = (await screen.findByText(words)).closest('[role=alert]');
    expect(alert?.getAttribute('data-tone')).toBe('error');
    expect(address()).toBe('/');
    expect(localStorage.getItem('JWT')).toBeNull();
  });

  it.each([
    ['fr', '(500) Erreur interne', 'La connexion n’a pas pu se faire. Réessayez dans un instant.'],
    ['en', '(500) Internal error', 'You could not be signed in. Try again in a moment.'],
  ] as const)('names an internal error (%s)', async (language, words, advice) => {
    refuse(login, 'internal-error');
    await signIn(language);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(advice)).toBeDefined();
  });

  it('names an internal error that a proxy in between has put in its own page', async () => {
    answerRaw(login, () => new Response('<h1>oops</h1>', { status: 500 }));
    await signIn();
    expect(await screen.findByText('(500) Erreur interne')).toBeDefined();
  });

  it.each([
    ['fr', 'Le serveur est injoignable. Vérifiez votre connexion.'],
    ['en', 'The server cannot be reached. Check your connection.'],
  ] as const)('says that the network is down (%s)', async (language, words) => {
    cutOff(login);
    await signIn(language);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('asks for patience after too many attempts', async () => {
    refuse(login, 'too-many-requests');
    await signIn();
    expect(await screen.findByText('Trop de tentatives. Attendez un moment, puis réessayez.')).toBeDefined();
  });

  it('can be tried again', async () => {
    refuse(login, 'invalid-credentials');
    const { user } = await signIn();
    await screen.findByText('Identifiants invalides');
    answer(login, { webToken: aToken() });
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
  });
});

describe('the login form', () => {
  it.each([
    ['fr', 'Se connecter', 'Ce champ est obligatoire'],
    ['en', 'Sign in', 'This field is required'],
  ] as const)('asks for both fields before anything is sent (%s)', async (language, button, words) => {
    const received = answer(login, { webToken: aToken() });
    const { user } = await renderApp('/', { token: null, language });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findAllByText(words)).toHaveLength(2);
    expect(received).toEqual([]);
  });

  it('shows and hides the password', async () => {
    const { user } = await renderApp('/', { token: null });
    const password = await screen.findByLabelText('Mot de passe');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(password.getAttribute('type')).toBe('password');
  });

  it('tells password managers what is what', async () => {
    await renderApp('/', { token: null });
    expect((await screen.findByLabelText('Courriel')).getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Mot de passe').getAttribute('autocomplete')).toBe('current-password');
  });

  it('can be used by keyboard alone', async () => {
    answer(login, { webToken: aToken() });
    const { user } = await renderApp('/', { token: null });
    await screen.findByLabelText('Courriel');
    screen.getByLabelText('Courriel').focus();
    await user.keyboard('a@b.ca{Tab}secret{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Afficher' }));
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Se connecter' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
  });
});

describe('the screens before sign-in', () => {
  it('lead existing customers to their provider and the forgetful to help', async () => {
    const { user, address } = await renderApp('/', { token: null });
    const provider = await screen.findByRole('link', { name: 'Ouvrir le portail Clover' });
    expect(provider.getAttribute('href')).toMatch(/^https:\/\/www\.clover\.com\//);
    await user.click(screen.getByRole('link', { name: 'Mot de passe oublié?' }));
    expect(await screen.findByRole('heading', { name: 'Mot de passe oublié?' })).toBeDefined();
    expect(address()).toBe('/reset-password');
    expect(screen.getByText(/du lundi au vendredi, de 8 h à 16 h 30/)).toBeDefined();
  });

  it('have no side navigation', async () => {
    await renderApp('/', { token: null });
    await screen.findByRole('heading', { name: 'Connexion' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('are the same for those who come from the provider, with a word on how to go on', async () => {
    await renderApp('/login/clover?merchant_id=M1&employee_id=E1&client_id=C1', { token: null, language: 'en' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/^You come from Clover/)).toBeDefined();
    expect(main.getByLabelText('Password')).toBeDefined();
  });
});
