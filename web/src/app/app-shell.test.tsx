import { streamLogs } from '@comptoir/contract/base/activity-log';
import { listDevices } from '@comptoir/contract/sales/devices';
import { getMerchant, listMerchants } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, answerMerchants, answerRaw, openStream, refuse } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aMerchant, aSessionView, aToken, id } from '../../test/factories.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';

const MERCHANTS = [
  aMerchant({ id: id(51), company_name: 'Bistro du Quai' }),
  aMerchant({ id: id(52), company_name: 'Cantine des Îles', time_zone: 'America/Halifax' }),
];

describe('the shell of a merchant', () => {
  it('names the merchant and the user who is signed in', async () => {
    const { user } = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    expect(await screen.findByText('Bistro du Quai')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Compte' }));
    expect(await screen.findByText('Camille Tremblay')).toBeDefined();
    expect(screen.getByText('Commerçant (propriétaire)')).toBeDefined();
  });

  it('keeps the merchant in local storage', async () => {
    await renderApp('/devices');
    await waitFor(() => expect(JSON.parse(localStorage.getItem('Merchant') ?? '{}')).toEqual(aMerchant()));
  });

  it('writes to the console alone that the merchant could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    refuse(getMerchant, 'not-found');
    await renderApp('/devices');
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
    await waitFor(() => expect(log).toHaveBeenCalledWith('Merchant Not Found'));
    expect(screen.queryByText('Merchant Not Found')).toBeNull();
  });

  it.each([
    ['fr', 'Compte', 'Version 1.2.3 de Comptoir', 'Nouveautés'],
    ['en', 'Account', 'Comptoir version 1.2.3', 'What’s new'],
  ] as const)(
    'says in the account menu which version runs, with the way to what is new in it (%s)',
    async (...words) => {
      const [language, account, version, news] = words;
      const { user, address } = await renderApp('/devices', { language });
      await screen.findByRole('heading', { level: 1 });
      await user.click(await screen.findByRole('button', { name: account }));
      expect(await screen.findByText(version)).toBeDefined();
      await user.click(screen.getByRole('link', { name: news }));
      await waitFor(() => expect(address()).toBe('/release-notes'));
      expect(screen.queryByText(version)).toBeNull();
    },
  );

  it('closes the account menu on Escape and gives the focus back', async () => {
    const { user } = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    const button = screen.getByRole('button', { name: 'Compte' });
    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('opens its navigation in a dialog where there is no room for it', async () => {
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Ouvrir la navigation' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('link', { name: 'Tableau de bord' }));
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the shell of those who look after several merchants', () => {
  it.each(['admin', 'partner'] as const)('starts with the first merchant (%s)', async (role) => {
    answer(getSession, aSessionView({ role, merchantId: null }));
    answerMerchants(MERCHANTS);
    const received = answer(listDevices, { items: [], nextCursor: null });
    const { address } = await renderApp('/devices', { token: aToken({ role, merchantId: null }) });
    await waitFor(() => expect(address()).toBe(`/devices?merchantId=${id(51)}`));
    await screen.findByText('Aucun appareil associé');
    expect(new Set(received.map(({ query }) => query.merchantId))).toEqual(new Set([id(51)]));
  });

  it.each(['{Enter}', '{Tab}'])('takes the first match on %s and keeps it from screen to screen', async (key) => {
    answerMerchants(MERCHANTS);
    const { user, address } = await renderApp('/devices', { token: aToken({ role: 'admin', merchantId: null }) });
    await screen.findByRole('heading', { name: 'Appareils' });
    const picker = await screen.findByDisplayValue('Bistro du Quai');
    await user.clear(picker);
    await user.type(picker, `iles`);
    await user.keyboard(key);
    await waitFor(() => expect(address()).toBe(`/devices?merchantId=${id(52)}`));
    expect((await screen.findByRole('combobox', { name: 'Commerçant' })).getAttribute('value')).toBe(
      'Cantine des Îles',
    );
    await user.click(screen.getByRole('link', { name: 'Journal d’activité' }));
    await waitFor(() => expect(address()).toBe(`/logs?merchantId=${id(52)}`));
    expect(await screen.findByText(/Îles-de-la-Madeleine/)).toBeDefined();
  });

  it('spells out the merchant that is picked again', async () => {
    answerMerchants(MERCHANTS);
    const { user, address } = await renderApp('/devices', { token: aToken({ role: 'admin', merchantId: null }) });
    await screen.findByRole('heading', { name: 'Appareils' });
    const picker = await screen.findByDisplayValue('Bistro du Quai');
    await user.clear(picker);
    await user.type(picker, 'bistro{Enter}');
    expect(await screen.findByDisplayValue('Bistro du Quai')).toBeDefined();
    expect(address()).toBe(`/devices?merchantId=${id(51)}`);
  });

  it('stays with the merchant when nothing matches', async () => {
    answerMerchants(MERCHANTS);
    const { user, address } = await renderApp('/devices', { token: aToken({ role: 'admin', merchantId: null }) });
    await screen.findByRole('heading', { name: 'Appareils' });
    const picker = await screen.findByDisplayValue('Bistro du Quai');
    await user.clear(picker);
    await user.type(picker, 'zzz');
    await user.tab();
    expect(await screen.findByDisplayValue('Bistro du Quai')).toBeDefined();
    expect(address()).toBe(`/devices?merchantId=${id(51)}`);
  });
});

describe('a merchant in the address that is not one’s to see', () => {
  const devices = () => answer(listDevices, { items: [], nextCursor: null });

  it.each([
    ['admin', 'fr', 'Commerçant introuvable', 'Introuvable', 'Afficher Bistro du Quai'],
    ['partner', 'en', 'Merchant not found', 'Not found', 'Show Bistro du Quai'],
  ] as const)('is said to a role of several, with a way on (%s, %s)', async (role, language, title, field, way) => {
    answer(getSession, aSessionView({ role, merchantId: null }));
    answerMerchants(MERCHANTS);
    const received = devices();
    const strange = `/devices?merchantId=${id(99)}`;
    const { address, user } = await renderApp(strange, { language, token: aToken({ role, merchantId: null }) });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(address()).toBe(strange);
    expect(await screen.findByPlaceholderText(field)).toHaveProperty('value', '');
    expect(received).toEqual([]);
    await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(address()).toBe(`/devices?merchantId=${id(51)}`));
    await waitFor(() => expect(received.at(-1)?.query.merchantId).toBe(id(51)));
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('is said to be theirs no more when it was until a moment ago', async () => {
    answer(getSession, aSessionView({ role: 'partner', merchantId: null }));
    answerMerchants(MERCHANTS);
    devices();
    const stream = openStream();
    const token = aToken({ role: 'partner', merchantId: null });
    await renderApp(`/devices?merchantId=${id(51)}`, { token });
    await screen.findByRole('heading', { name: 'Appareils' });
    refuse(getMerchant, 'not-found');
    refuse(streamLogs, 'not-found');
    stream.end();
    const gone = 'Ce commerçant n’est plus parmi les vôtres. Ses renseignements ne sont plus affichés.';
    expect(await screen.findByText(gone, undefined, { timeout: 4000 })).toBeDefined();
  });

  it('is left for the one that is picked instead', async () => {
    answerMerchants(MERCHANTS);
    const { address, user } = await renderApp(`/devices?merchantId=${id(99)}`, {
      token: aToken({ role: 'admin', merchantId: null }),
    });
    await screen.findByText('Vous pouvez aussi choisir un commerçant en haut de la page.');
    await user.type(await screen.findByRole('combobox', { name: 'Commerçant' }), 'iles{Enter}');
    await waitFor(() => expect(address()).toBe(`/devices?merchantId=${id(52)}`));
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
  });

  it('is said also to a user who has no merchant at all', async () => {
    answerMerchants([]);
    const { address, user } = await renderApp(`/faq?merchantId=${id(99)}`, {
      token: aToken({ role: 'partner', merchantId: null, partnerId: id(7) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continuer sans lui' }));
    await waitFor(() => expect(address()).toBe('/faq'));
  });

  it.each([
    [
      'fr',
      'L’adresse nomme un autre commerçant que le vôtre. Rien n’est affiché à sa place.',
      'Afficher Bistro du Quai',
    ],
    ['en', 'This address is for a merchant other than yours. Nothing is shown in its place.', 'Show Bistro du Quai'],
  ] as const)('is said to a merchant, who goes on with their own (%s)', async (language, words, way) => {
    const received = devices();
    const { address, user } = await renderApp(`/devices?merchantId=${id(99)}`, { language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(received).toEqual([]);
    await user.click(await screen.findByRole('button', { name: way }));
    await waitFor(() => expect(address()).toBe('/devices'));
    await waitFor(() => expect(received.length).toBeGreaterThan(0));
  });

  it('does not lend its name to one’s own that could not be loaded', async () => {
    refuse(getMerchant, 'internal-error');
    sessionStore.signIn(aToken());
    sessionStore.keepMerchant(aMerchant({ id: id(99), company_name: 'Chez un autre' }));
    await renderApp('/faq', { token: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByText('Chez un autre')).toBeNull();
  });

  it('is nothing to say when it is the merchant’s own', async () => {
    await renderApp(`/devices?merchantId=${id(1)}`);
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
  });
});

describe('the language', () => {
  it('is switched everywhere at once, remembered, and saved on the server', async () => {
    const received = answer(listDevices, { items: [], nextCursor: null });
    const { user } = await renderApp('/devices');
    await screen.findByRole('heading', { name: 'Appareils' });
    await user.click(screen.getByRole('button', { name: 'EN' }));
    expect(await screen.findByRole('heading', { name: 'Devices' })).toBeDefined();
    expect(screen.getByText('No device is linked')).toBeDefined();
    await waitFor(() => expect(document.documentElement.lang).toBe('en-CA'));
    expect(document.title).toBe('Devices · Comptoir');
    expect(localStorage.getItem('Language')).toBe('en');
    await user.click(screen.getByRole('link', { name: 'Activity log' }));
    await user.click(await screen.findByRole('link', { name: 'Devices' }));
    await waitFor(() => expect(received.at(-1)?.headers.get('accept-language')).toBe('en'));
  });
});

it.each([
  ['merchant', '/merchant', getMerchant],
  ['admin', '/admin/merchantlist', listMerchants],
] as const)('keeps the screen of %s while what the shell lacks is asked for again', async (role, path, endpoint) => {
  vi.spyOn(console, 'error').mockReturnValue();
  let asked = 0;
  answerRaw(endpoint, () => {
    asked += 1;
    return new Response('', { status: 500 });
  });
  await renderApp(path, { token: aToken({ role, merchantId: role === 'merchant' ? id(1) : null }) });
  await screen.findByText('Le chargement a échoué');
  await waitFor(() => expect(screen.getByText('Le chargement a échoué')).toBeDefined());
  expect(asked).toBeLessThan(4);
});
