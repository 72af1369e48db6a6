import { listDevices } from '@comptoir/contract/sales/devices';
import { listPartners } from '@comptoir/contract/people/partners';
import { endImpersonation, getSession, renewSession, startImpersonation } from '@comptoir/contract/base/sessions';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, answerMerchants, cutOff, openStream, refuse } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aDevice, aMerchant, aSessionView, aToken, id } from '../../test/factories.ts';
import { rememberOrigin } from '../shared/impersonation/origin.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';

const MERCHANT = aMerchant({ id: id(1), company_name: 'Bistro du Quai' });
const OWN = { role: 'admin', merchantId: null } as const;
const ownToken = () => aToken(OWN);
const actingToken = () => aToken({ impersonateMerchantId: id(1) });

function actingView(secondsLeft = 1700) {
  const expiresAt = new Date(Date.now() + secondsLeft * 1000).toISOString();
  return aSessionView({
    impersonation: { merchantId: id(1), companyName: 'Bistro du Quai', reason: 'help', expiresAt },
  });
}

/** Answers as the server does to an administrator in their own session. */
function answerAdministrator(): void {
  answer(getSession, aSessionView({ ...OWN }));
  answerMerchants([MERCHANT]);
  answer(listPartners, { items: [], nextCursor: null });
}

async function openActing(language: 'fr' | 'en' = 'fr', secondsLeft = 1700) {
  answer(getSession, actingView(secondsLeft));
  return renderApp('/devices', { token: actingToken(), language });
}

describe('acting for a merchant', () => {
  async function openDialog(language: 'fr' | 'en' = 'fr') {
    answerAdministrator();
    const app = await renderApp('/admin/merchantlist', { token: ownToken(), language });
    const name = language === 'fr' ? 'Ouvrir en tant que Bistro du Quai' : 'Log in as Bistro du Quai';
    await app.user.click(await screen.findByText(language === 'fr' ? 'Ouvrir en tant que…' : 'Log in as…'));
    const dialog = within(await screen.findByRole('dialog', { name }));
    return { ...app, dialog };
  }

  it.each([
    ['fr', 'Raison', 'Commencer', 'Vous agissez pour Bistro du Quai', 'Terminer'],
    ['en', 'Reason', 'Start', 'You are acting for Bistro du Quai', 'End'],
  ] as const)('starts with a reason and ends where it began (%s)', async (language, field, start, banner, end) => {
    const { user, dialog, address } = await openDialog(language);
    const origin = address();
    expect(dialog.getByText(/30 minutes/)).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText(field));
    const received = answer(startImpersonation, () => {
      answer(getSession, actingView());
      return { webToken: actingToken() };
    });
    const asked = answerMerchants([MERCHANT]);
    await user.type(dialog.getByLabelText(field), 'Aide au téléphone');
    await user.click(dialog.getByRole('button', { name: start }));
    expect(await screen.findByText(banner)).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ merchantId: id(1), reason: 'Aide au téléphone' }]);
    expect(address()).toBe('/dashboard');
    expect(asked, 'the screen that was left does not ask again').toEqual([]);
    expect(sessionStore.current()).toMatchObject({ isUserAdmin: false, impersonateMerchantId: id(1) });

    answer(endImpersonation, () => {
      answerAdministrator();
      return { webToken: ownToken() };
    });
    await user.click(screen.getByRole('button', { name: end }));
    await waitFor(() => expect(address()).toBe(origin));
    expect(await screen.findByText(/Vous êtes revenu à votre propre session|You are back in your own/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  });

  it('shows the merchant acted for, and nothing of another', async () => {
    const others = [aMerchant({ id: id(61), company_name: 'Autre' }), MERCHANT];
    answerAdministrator();
    answerMerchants(others);
    const { user, address } = await renderApp(`/admin/merchantlist?merchantId=${id(61)}`, { token: ownToken() });
    const row = within(await screen.findByRole('row', { name: /Bistro du Quai/ }));
    await user.click(row.getByText('Ouvrir en tant que…'));
    answer(startImpersonation, () => {
      answer(getSession, actingView());
      return { webToken: actingToken() };
    });
    await user.type(await screen.findByLabelText('Raison'), 'Aide au téléphone{Enter}');
    await screen.findByRole('heading', { name: 'Tableau de bord' });
    await waitFor(() => expect(sessionStore.current()?.merchant?.company_name).toBe('Bistro du Quai'));
    expect(address()).toBe('/dashboard');
    expect(screen.queryByText('Autre')).toBeNull();
  });

  it('ends on the merchant of the address where it began, though that screen comes late', async () => {
    const other = aMerchant({ id: id(61), company_name: 'Zinc du Port' });
    answer(getSession, actingView());
    const { user, address } = await renderApp('/devices', { token: actingToken() });
    answer(endImpersonation, () => {
      answerAdministrator();
      answerMerchants([MERCHANT, other]);
      return { webToken: ownToken() };
    });
    rememberOrigin(`/admin/merchant?merchantId=${other.id}`);
    await user.click(await screen.findByRole('button', { name: 'Terminer' }));
    await screen.findByRole('heading', { level: 1, name: 'Zinc du Port' });
    expect(address()).toBe(`/admin/merchant?merchantId=${other.id}`);
  });

  it('forgets what it was shown once it is over', async () => {
    answer(listDevices, { items: [aDevice({ name: 'Caisse du premier' })], nextCursor: null });
    answer(getSession, actingView());
    rememberOrigin('/admin/merchantlist');
    const { user, router } = await renderApp('/devices', { token: actingToken() });
    await screen.findAllByText('Caisse du premier');
    answer(endImpersonation, () => {
      answerAdministrator();
      return { webToken: ownToken() };
    });
    rememberOrigin('/admin/merchantlist');
    await user.click(await screen.findByRole('button', { name: 'Terminer' }));
    await screen.findByRole('heading', { name: 'Commerçants' });
    refuse(listDevices, 'not-ready');
    sessionStore.renew(actingToken());
    answer(getSession, actingView());
    await router.navigate({ to: '/devices' });
    await screen.findByRole('heading', { name: 'Appareils' });
    expect(screen.queryByText('Caisse du premier')).toBeNull();
  });

  it.each([
    ['here', () => sessionStore.renew(ownToken())],
    [
      'in another tab',
      () => {
        localStorage.setItem('JWT', ownToken());
        window.dispatchEvent(new StorageEvent('storage', { key: 'JWT' }));
      },
    ],
  ])('takes the screen away before the session is another one, ended %s', async (_where, end) => {
    answer(listDevices, { items: [aDevice({ name: 'Caisse du premier' })], nextCursor: null });
    await openActing();
    await screen.findAllByText('Caisse du premier');
    answerAdministrator();
    // What is forgotten under a screen is asked for again by it, as a person who may not see it.
    const clear = vi.spyOn(QueryClient.prototype, 'clear');
    const shown: number[] = [];
    clear.mockImplementation(() => void shown.push(screen.queryAllByText('Caisse du premier').length));
    end();
    clear.mockRestore();
    expect(shown).toEqual([0]);
    await screen.findByText('Vous êtes revenu à votre propre session');
  });

  it('asks for a reason that says something', async () => {
    const received = answer(startImpersonation, { webToken: actingToken() });
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Raison'), ' aide  ');
    await user.click(dialog.getByRole('button', { name: 'Commencer' }));
    expect(await dialog.findByText('Donnez une raison d’au moins 5 caractères')).toBeDefined();
    expect(received).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['not-found', 'Cet élément n’existe pas ou n’existe plus.'],
    ['forbidden', 'Vous n’avez pas accès à cette information.'],
  ] as const)('is refused in words: %s', async (code, words) => {
    refuse(startImpersonation, code);
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Raison'), 'Aide au téléphone{Enter}');
    expect(await dialog.findByText(words)).toBeDefined();
  });
});

describe('the banner', () => {
  it.each([
    ['fr', 'Vous agissez pour Bistro du Quai', /^Temps restant\s: 28:\d\d$/],
    ['en', 'You are acting for Bistro du Quai', /^Time left: 28:\d\d$/],
  ] as const)('names the merchant and counts down (%s)', async (language, words, left) => {
    await openActing(language);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('timer', { name: left })).toBeDefined();
  });

  it('is there on an unknown page too', async () => {
    answer(getSession, actingView());
    await renderApp('/nulle-part', { token: actingToken() });
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeDefined();
    expect(await screen.findByText('Vous agissez pour Bistro du Quai')).toBeDefined();
  });

  it('is not there in one’s own session', async () => {
    await renderApp('/devices');
    await screen.findByText('Aucun appareil associé');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('ends it by itself when the time is over', async () => {
    const received = answer(endImpersonation, () => {
      answerAdministrator();
      return { webToken: ownToken() };
    });
    await openActing('fr', 1);
    await waitFor(() => expect(sessionStore.current()?.impersonateMerchantId).toBeNull());
    expect(received).toHaveLength(1);
    expect(sessionStore.current()?.isUserAdmin).toBe(true);
  });

  it('says when it could not be ended, and lets try again', async () => {
    cutOff(endImpersonation);
    const { user } = await openActing();
    await user.click(await screen.findByRole('button', { name: 'Terminer' }));
    expect(await screen.findByText('L’opération n’a pas pu se faire. Réessayez.')).toBeDefined();
    answer(endImpersonation, () => {
      answerAdministrator();
      return { webToken: ownToken() };
    });
    await user.click(screen.getByRole('button', { name: 'Terminer' }));
    await waitFor(() => expect(sessionStore.current()?.isUserAdmin).toBe(true));
  });
});

describe('acting that the server has ended', () => {
  it('brings back the own session when a call is refused for it', async () => {
    const stream = openStream();
    await openActing();
    await screen.findByText('Aucun appareil associé');
    answerAdministrator();
    refuse(listDevices, 'impersonation-ended');
    answer(renewSession, () => {
      answer(listDevices, { items: [], nextCursor: null });
      return { webToken: ownToken() };
    });
    stream.send('activity');
    expect(await screen.findByText('Vous êtes revenu à votre propre session')).toBeDefined();
    expect(sessionStore.current()?.isUserAdmin).toBe(true);
  });

  it('is noticed when the server says who is signed in', async () => {
    answerAdministrator();
    answer(renewSession, { webToken: ownToken() });
    await renderApp('/devices', { token: actingToken() });
    await waitFor(() => expect(sessionStore.current()?.isUserAdmin).toBe(true));
  });

  it('in another tab leaves this one where it may stay', async () => {
    const { address } = await openActing();
    await screen.findByText('Vous agissez pour Bistro du Quai');
    answerAdministrator();
    const token = ownToken();
    localStorage.setItem('JWT', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'JWT', newValue: token }));
    await waitFor(() => expect(screen.queryByText('Vous agissez pour Bistro du Quai')).toBeNull());
    await waitFor(() => expect(address()).toBe(`/devices?merchantId=${id(1)}`));
  });
});
