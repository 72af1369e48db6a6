import { getPartner } from '@comptoir/contract/people/partners';
import { getSession, login, requestPasswordReset } from '@comptoir/contract/base/sessions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerMerchants, answerRaw, cutOff, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSessionView, aToken, id } from '../../../../test/factories.ts';

const WORDS = {
  fr: { email: 'Courriel', password: 'Mot de passe' },
  en: { email: 'Email', password: 'Password' },
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
    // the alert is gone again after two seconds, whether or not the screen is there by then
    const shown = [screen.findByText(alert), screen.findByRole('heading', { name: heading })];
    await expect(Promise.all(shown)).resolves.toHaveLength(2);
    expect(address()).toBe('/dashboard');
    expect(localStorage.getItem('JWT')).toBe(token);
    expect(received.map(({ body }) => body)).toEqual([{ email: 'a@b.ca', password: 'secret' }]);
  });

  it('keeps the button busy until the server answers', async () => {
    let reply: (value: { webToken: string }) => void = () => undefined;
    answer(login, () => new Promise((resolve) => (reply = resolve)));
    await signIn();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Se connecter' }).getAttribute('aria-busy')).toBe('true'),
    );
    reply({ webToken: aToken() });
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
  });

  it('goes to the own page of a partner', async () => {
    const partnerId = id(9);
    answer(getSession, aSessionView({ role: 'partner', merchantId: null, partnerId }));
    answerMerchants([]);
    refuse(getPartner, 'internal-error');
    answer(login, { webToken: aToken({ role: 'partner', merchantId: null, partnerId }) });
    const { address } = await signIn();
    await waitFor(() => expect(address()).toBe(`/partner/${partnerId}/`));
  });

  it('works when the server cannot tell who it is', async () => {
    refuse(getSession, 'not-ready');
    answer(login, { webToken: aToken() });
    const { address } = await signIn();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('takes the language of the profile in a browser where none was chosen', async () => {
    answer(getSession, aSessionView({ language: 'en' }));
    answer(login, { webToken: aToken() });
    const app = await renderApp('/', { token: null, language: 'fr' });
    localStorage.removeItem('Language');
    await app.user.type(await screen.findByRole('textbox', { name: 'Courriel' }), 'a@b.ca');
    await app.user.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
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
    ['fr', 'Demandez un mot de passe temporaire', 'le portail Clover', 'Courriel'],
    ['en', 'Ask for a temporary password', 'the Clover portal', 'Email'],
  ] as const)('says what can be done about it (%s)', async (language, reset, provider, email) => {
    refuse(login, 'invalid-credentials');
    const { user, address } = await signIn(language);
    expect((await screen.findByRole('link', { name: provider })).getAttribute('href')).toMatch(/clover/);
    await user.click(screen.getByRole('link', { name: reset }));
    await waitFor(() => expect(address()).toBe('/reset-password'));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: email })).value).toBe('a@b.ca');
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

  it.each([
    ['fr', /^Vous pourrez réessayer dans (29|30|31)\ss\.$/, 'Se connecter'],
    ['en', /^You can try again in (29|30|31)\ss\.$/, 'Sign in'],
  ] as const)('says how long to wait when the server does, and waits (%s)', async (language, words, button) => {
    refuse(login, 'too-many-requests', { headers: { 'retry-after': '30' } });
    await signIn(language);
    expect((await screen.findByRole('timer')).textContent).toMatch(words);
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true');
  });

  it('lets try again once the pause is over', async () => {
    refuse(login, 'too-many-requests', { headers: { 'retry-after': '1' } });
    await signIn();
    await screen.findByText('Trop de tentatives. Attendez un moment, puis réessayez.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Se connecter' }).getAttribute('aria-disabled')).toBeNull(),
    );
    expect(screen.queryByRole('timer')).toBeNull();
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

  it('starts at the email', async () => {
    await renderApp('/', { token: null });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Courriel')));
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

  it('names the fields for password managers', async () => {
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
  });

  it('ask for an email once, on the way there and back', async () => {
    answer(requestPasswordReset, null);
    const { user } = await renderApp('/', { token: null });
    await user.type(await screen.findByRole('textbox', { name: 'Courriel' }), 'a@b.ca');
    await user.click(screen.getByRole('link', { name: 'Mot de passe oublié?' }));
    await screen.findByRole('heading', { name: 'Mot de passe oublié?' });
    expect(screen.getByRole('textbox', { name: 'Courriel' })).toHaveProperty('value', 'a@b.ca');
    await user.click(screen.getByRole('button', { name: 'Envoyer un mot de passe temporaire' }));
    await user.click(await screen.findByRole('link', { name: 'Retour à la connexion' }));
    await screen.findByRole('heading', { name: 'Connexion' });
    expect(screen.getByRole('textbox', { name: 'Courriel' })).toHaveProperty('value', 'a@b.ca');
  });

  it.each([
    ['/', 'fr', /^Besoin d’aide\? Téléphone.: 418 555-0142 · Courriel.: soutien@comptoir.test$/],
    ['/reset-password', 'en', /^Need help\? Telephone: 418 555-0142 · Email: soutien@comptoir.test$/],
    ['/registration', 'fr', /^Besoin d’aide\?/],
  ] as const)('say whom to call: %s (%s)', async (path, language, words) => {
    await renderApp(path, { token: null, language });
    const phone = await screen.findByRole('link', { name: '418 555-0142' });
    expect(phone.parentElement?.textContent).toMatch(words);
  });

  it('have no side navigation', async () => {
    await renderApp('/', { token: null });
    await screen.findByRole('heading', { name: 'Connexion' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
