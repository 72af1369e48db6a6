import { listDevices } from '@comptoir/contract/sales/devices';
import { logout } from '@comptoir/contract/base/sessions';
import { openElsewhere } from '@comptoir/contract/people/memberships';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerMerchants, cutOff, refuse } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aMerchant, aToken, id } from '../../test/factories.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';

const now = (): number => Math.floor(Date.now() / 1000);

/** Sends the event that other tabs get when one of them changes local storage. */
function tellOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('JWT');
  else localStorage.setItem('JWT', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'JWT', newValue: token }));
}

describe('a screen that needs a session', () => {
  it.each([
    ['stranger', null],
    ['an expired token', aToken({ iat: 1000, exp: 2000 })],
    ['what is no token', 'abc.def.ghi'],
  ])('sends %s to the login screen, which remembers it', async (_, token) => {
    const { address } = await renderApp('/devices', { token });
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(address()).toBe('/?next=%2Fdevices');
  });

  it('is left as soon as the server no longer knows the session', async () => {
    refuse(listDevices, 'session-ended');
    refuse(openElsewhere, 'session-ended');
    const { address } = await renderApp('/devices');
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(address()).toBe('/?next=%2Fdevices');
    expect(localStorage.getItem('JWT')).toBeNull();
    expect(localStorage.getItem('Merchant')).toBeNull();
    expect(screen.getByText(/^Votre session a pris fin/)).toBeDefined();
  });

  it('says nothing of the kind to who signed out', async () => {
    await renderApp('/devices');
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
    act(() => sessionStore.end('signed-out'));
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(screen.queryByText(/Votre session a pris fin/)).toBeNull();
  });

  it('is left when the token expires', async () => {
    await renderApp('/devices');
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
    // its end comes near only once the screen is there, however long that took
    sessionStore.renew(aToken({ iat: now(), exp: now() + 1 }));
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
  });
});

describe('the login screen as the first navigation', () => {
  it('sends a session that holds to the dashboard', async () => {
    const { address } = await renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
    expect(address()).toBe('/dashboard');
  });

  it('sends it on to the path of this site that was wanted', async () => {
    const { address } = await renderApp('/?next=%2Fdevices');
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
    expect(address()).toBe('/devices');
  });

  it.each([
    'https://evil.test/phish',
    'http://localhost@evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'mailto:x@evil.test',
  ])('sends it nowhere else: %s', async (next) => {
    const { address, router } = await renderApp(`/?${new URLSearchParams({ next }).toString()}`);
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
    expect(address()).toBe('/dashboard');
  });

  it('stays for an expired token', async () => {
    await renderApp('/', { token: aToken({ iat: 1000, exp: 2000 }) });
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
  });
});

describe('signing out', () => {
  async function signOut() {
    const app = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    await waitFor(() => expect(localStorage.getItem('Merchant')).toContain('Bistro du Quai'));
    await app.user.click(screen.getByRole('button', { name: 'Compte' }));
    await app.user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    return app;
  }

  it('clears merchant and token, notifies the server and goes to the login screen', async () => {
    const received = answer(logout, null);
    const { address } = await signOut();
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(address()).toBe('/');
    expect([localStorage.getItem('JWT'), localStorage.getItem('Merchant')]).toEqual([null, null]);
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.headers.get('authorization')).toMatch(/^Bearer .+\.signature$/);
    expect(screen.queryByText('Créé avec succès')).toBeNull();
  });

  it('works when the server cannot be reached', async () => {
    cutOff(logout);
    await signOut();
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(localStorage.getItem('JWT')).toBeNull();
  });

  it('in another tab is followed by this one', async () => {
    const { address } = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    tellOtherTab(null);
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(address()).toBe('/');
  });
});

describe('another tab', () => {
  it('that signs in takes this one along', async () => {
    const { address } = await renderApp('/?next=%2Fdevices', { token: null });
    await screen.findByRole('heading', { name: 'Connexion' });
    tellOtherTab(aToken());
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
    expect(address()).toBe('/devices');
  });

  it('that signs in as someone else makes this one ask again', async () => {
    const received = answer(listDevices, { items: [], nextCursor: null });
    await renderApp('/devices');
    await screen.findByText('Aucun appareil associé');
    const before = received.length;
    const token = aToken({ sub: id(77), email: 'other@comptoir.test' });
    tellOtherTab(token);
    await waitFor(() => expect(received.length).toBeGreaterThan(before));
    expect(received.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });
});

describe('an unknown address', () => {
  it.each([
    ['fr', 'Page introuvable', 'Navigation principale'],
    ['en', 'Page not found', 'Main navigation'],
  ] as const)(
    'is said to be one, within the shell for a user who is signed in (%s)',
    async (language, title, label) => {
      await renderApp('/nulle-part', { language });
      expect(await screen.findByRole('heading', { name: title })).toBeDefined();
      expect(screen.getByRole('navigation', { name: label })).toBeDefined();
    },
  );

  it.each(['admin', 'partner'] as const)(
    'is said to be one to a role of several merchants, and stays (%s)',
    async (role) => {
      answerMerchants([aMerchant({ id: id(51) }), aMerchant({ id: id(52), company_name: 'Cantine des Îles' })]);
      const token = aToken({ role, merchantId: null, partnerId: role === 'partner' ? id(7) : null });
      const { address, user } = await renderApp('/admin/nulle-part?a=b', { token });
      expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeDefined();
      expect(await screen.findByDisplayValue('Bistro du Quai')).toBeDefined();
      expect(screen.getByRole('navigation', { name: 'Navigation principale' })).toBeDefined();
      await waitFor(() => expect(address()).toBe(`/admin/nulle-part?a=b&merchantId=${id(51)}`));
      expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeDefined();
      const picker = screen.getByRole('combobox', { name: 'Commerçant' });
      await user.clear(picker);
      await user.type(picker, 'iles{Enter}');
      await waitFor(() => expect(address()).toBe(`/admin/nulle-part?a=b&merchantId=${id(52)}`));
      expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeDefined();
    },
  );

  it('is said to be one to strangers too', async () => {
    await renderApp('/nulle-part', { token: null });
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('going from screen to screen', () => {
  it('takes title and focus along and marks the place', async () => {
    const { user } = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    expect(document.title).toBe('Appareils · Comptoir');
    await user.click(screen.getByRole('link', { name: 'Journal d’activité' }));
    const heading = await screen.findByRole('heading', { name: 'Journal d’activité' });
    expect(document.title).toBe('Journal d’activité · Comptoir');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'Journal d’activité' }).getAttribute('aria-current')).toBe('page');
  });
});
