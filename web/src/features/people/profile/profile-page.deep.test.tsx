import {
  choosePassword,
  endAllSessions,
  endSession,
  listSessions,
  updateProfile,
} from '@comptoir/contract/people/profile';
import { getSession } from '@comptoir/contract/base/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSessionView, aToken, hoursAgo, id } from '../../../../test/factories.ts';

const HERE = { id: id(3), isCurrent: true, browser: 'Firefox · Linux', address: '10.0.0.1' };
const THERE = { id: id(4), isCurrent: false, browser: 'Safari · iOS', address: '10.0.0.2' };
const TIMES = { createdAt: hoursAgo(50), lastUsedAt: hoursAgo(2) };

beforeEach(() => {
  answer(listSessions, {
    items: [
      { ...HERE, ...TIMES },
      { ...THERE, ...TIMES },
    ],
    nextCursor: null,
  });
});

describe('the profile', () => {
  it('is reached from the account menu', async () => {
    const { user, address } = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    await user.click(screen.getByRole('button', { name: 'Compte' }));
    await user.click(await screen.findByRole('link', { name: 'Profil' }));
    expect(await screen.findByRole('heading', { name: 'Profil', level: 1 })).toBeDefined();
    expect(address()).toBe('/profile');
    expect(document.title).toBe('Profil · Comptoir');
  });

  it.each([
    ['fr', /^Votre profil est fermé pendant que vous agissez pour un commerçant/],
    ['en', /^Your profile is closed while you act for a merchant/],
  ] as const)('is closed to a user who acts for a merchant, and says so (%s)', async (language, words) => {
    const impersonation = { merchantId: id(1), companyName: 'Bistro', reason: 'help', expiresAt: hoursAgo(-0.4) };
    answer(getSession, aSessionView({ impersonation }));
    const asked = answer(listSessions, { items: [], nextCursor: null });
    await renderApp('/profile', { token: aToken({ impersonateMerchantId: id(1) }), language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(asked).toEqual([]);
  });
});

describe('the language', () => {
  it('is switched and saved', async () => {
    const received = answer(updateProfile, { language: 'en' });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeDefined();
    expect(await screen.findByText('Modified successfully')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ language: 'en' }]);
  });

  it('is saved quietly by the switch in the top bar', async () => {
    const received = answer(updateProfile, { language: 'en' });
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'EN' }));
    await waitFor(() => expect(received.map(({ body }) => body)).toEqual([{ language: 'en' }]));
    expect(screen.queryByText('Modified successfully')).toBeNull();
  });

  it('says when it could not be saved', async () => {
    refuse(updateProfile, 'not-ready');
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'English' }));
    expect(await screen.findByText('The server is starting. Try again in a moment.')).toBeDefined();
  });
});

describe('the password', () => {
  const WORDS = {
    fr: { current: 'Mot de passe actuel', next: 'Nouveau mot de passe', submit: 'Changer le mot de passe' },
    en: { current: 'Current password', next: 'New password', submit: 'Change the password' },
  } as const;

  async function change(language: 'fr' | 'en', next = 'une phrase assez longue') {
    const app = await renderApp('/profile', { language });
    const words = WORDS[language];
    await app.user.type(await screen.findByLabelText(words.current), 'ancien');
    if (next !== '') await app.user.type(screen.getByLabelText(words.next), next);
    await app.user.click(screen.getByRole('button', { name: words.submit }));
    return app;
  }

  it.each([
    ['fr', 'Votre mot de passe est changé. Votre session est fermée partout ailleurs.'],
    ['en', 'Your password is changed. Your session is closed everywhere but here.'],
  ] as const)('is changed, and the session goes on with a new token (%s)', async (language, words) => {
    const token = aToken({ exp: Math.floor(Date.now() / 1000) + 40_000 });
    const received = answer(choosePassword, { webToken: token });
    await change(language);
    expect(await screen.findByText(words)).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([
      { currentPassword: 'ancien', newPassword: 'une phrase assez longue' },
    ]);
    expect(localStorage.getItem('JWT')).toBe(token);
    expect(screen.getByLabelText(WORDS[language].next)).toHaveProperty('value', '');
  });

  it('names the fields for password managers', async () => {
    await renderApp('/profile');
    const current = await screen.findByLabelText('Mot de passe actuel');
    expect(current.getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByLabelText('Nouveau mot de passe').getAttribute('autocomplete')).toBe('new-password');
  });

  it('shows the rule beforehand and applies it before anything is sent', async () => {
    const received = answer(choosePassword, { webToken: aToken() });
    await change('fr', 'onze lettre');
    expect(screen.getByText(/^Au moins 12 caractères/)).toBeDefined();
    expect(await screen.findByText('Trop court : au moins 12 caractères')).toBeDefined();
    expect(received).toEqual([]);
  });

  it.each([
    ['fr', 'too-common', 'Ce mot de passe figure parmi ceux que l’on devine le plus. Choisissez-en un autre'],
    ['en', 'same-as-before', 'Choose a password other than the one you have'],
    ['fr', 'too-short', 'Trop court : au moins 12 caractères'],
    ['en', 'too-long', 'Too long: 1024 characters at most'],
  ] as const)('is refused in words (%s, %s)', async (language, rule, words) => {
    refuse(choosePassword, 'validation-failed', { fields: [{ path: 'newPassword', rule }] });
    await change(language);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('needs the current one to be right', async () => {
    refuse(choosePassword, 'password-wrong');
    await change('fr');
    expect(await screen.findByText('Ce mot de passe n’est pas le bon.')).toBeDefined();
  });

  it('says any other failure', async () => {
    refuse(choosePassword, 'too-many-requests');
    await change('fr');
    expect(await screen.findByText('Trop de tentatives. Attendez un moment, puis réessayez.')).toBeDefined();
  });
});

describe('open sessions', () => {
  it.each([
    ['fr', 'Sessions ouvertes', 'Ce navigateur', 'Déconnecter\u00A0: Safari · iOS'],
    ['en', 'Open sessions', 'This browser', 'Sign out: Safari · iOS'],
  ] as const)('are listed, this one marked (%s)', async (language, title, mark, label) => {
    await renderApp('/profile', { language });
    const section = within(await screen.findByRole('region', { name: title }));
    expect(await section.findByText('Firefox · Linux')).toBeDefined();
    expect(section.getByText('10.0.0.2')).toBeDefined();
    expect(section.getAllByText(mark)).toHaveLength(1);
    expect(section.getByRole('button', { name: label })).toBeDefined();
  });

  it('are ended one by one', async () => {
    const { user } = await renderApp('/profile');
    const button = await screen.findByRole('button', { name: 'Déconnecter\u00A0: Safari · iOS' });
    answer({ ...endSession, path: `/profile/sessions/${THERE.id}` }, null);
    answer(listSessions, { items: [{ ...HERE, ...TIMES }], nextCursor: null });
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
    const left = screen.getByRole('row', { name: /Firefox · Linux/ });
    await waitFor(() => expect(document.activeElement).toBe(left));
  });

  it('say when one could not be ended', async () => {
    refuse({ ...endSession, path: `/profile/sessions/${THERE.id}` }, 'forbidden');
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Déconnecter\u00A0: Safari · iOS' }));
    expect(await screen.findByText('Vous n’avez pas accès à cette information.')).toBeDefined();
  });

  it('say when they could not be loaded', async () => {
    refuse(listSessions, 'internal-error');
    await renderApp('/profile', { language: 'en' });
    expect(await screen.findByText('This could not be loaded')).toBeDefined();
  });

  it('are ended everywhere after being asked, which leads to the login screen', async () => {
    const received = answer(endAllSessions, null);
    const { user, address } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Déconnecter partout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(received).toEqual([]);
    // the first is what the browser gives the focus to
    expect(dialog.getAllByRole('button')[0]?.textContent).toBe('Annuler');
    await user.click(dialog.getByRole('button', { name: 'Déconnecter partout' }));
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(received).toHaveLength(1);
    expect(address()).toBe('/');
    expect(localStorage.getItem('JWT')).toBeNull();
  });

  it('stay when it is called off or could not be done', async () => {
    refuse(endAllSessions, 'not-ready');
    const { user } = await renderApp('/profile', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await dialog.findByText('The server is starting. Try again in a moment.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('JWT')).not.toBeNull();
  });
});
