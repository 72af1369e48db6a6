import { listDevices } from '@comptoir/contract/sales/devices';
import { getSession, renewSession } from '@comptoir/contract/base/sessions';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { listExports } from '@comptoir/contract/base/exports';
import { listSessions } from '@comptoir/contract/people/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse, server } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aSessionView, aToken, id } from '../../test/factories.ts';

/** Opens the portal as a merchant's person with a right. */
function openAs(merchantRight: MerchantRight, path: string, language: 'fr' | 'en' = 'fr') {
  answer(getSession, aSessionView({ merchantRight }));
  return renderApp(path, { language, token: aToken({ merchantRight }) });
}

const entries = async (): Promise<(string | null)[]> => {
  const [navigation] = await screen.findAllByRole('navigation', { name: 'Navigation principale' });
  if (!navigation) throw new Error('no navigation');
  return within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

describe('the navigation', () => {
  it.each([
    ['reader', ['Contacts', 'Factures de service', 'Abonnement']],
    ['manager', ['Factures de service', 'Abonnement']],
    ['owner', []],
  ] as const)('of a %s shows what their right opens', async (right, hidden) => {
    await openAs(right, '/devices');
    const shown = await entries();
    expect(['Contacts', 'Factures de service', 'Abonnement'].filter((name) => !shown.includes(name))).toEqual(hidden);
    for (const name of ['Tableau de bord', 'Journal d’activité', 'Appareils', 'Employés'])
      expect(shown).toContain(name);
  });
});

const NOT_THEIRS =
  /devices|employees|registration-progress|pos-|tax-check|logs$|transmission|contacts|subscription|card|invoice|customers/;

describe('an accountant', () => {
  it('has the books, the business, support and nothing else to go to', async () => {
    await openAs('accountant', '/sales/reports');
    expect(await entries()).toEqual([
      'Tableau de bord',
      'Ventes',
      'Rapports de ventes',
      'Renseignements',
      'Bonnes pratiques',
      'Questions',
      'Nous joindre',
    ]);
  });

  it.each([
    '/devices',
    '/employees',
    '/logs',
    '/logs/events',
    '/sales/transmission',
    '/sales/customers',
    '/sales/estimates',
    '/sales/contracts',
    '/configuration',
    '/contacts',
    '/bills',
    '/billing',
  ])('is told at %s that it takes another right', async (path) => {
    await openAs('accountant', path, 'en');
    expect(await screen.findByText('Your access does not include this page')).toBeDefined();
    expect(screen.getByText(/“accountant”/)).toBeDefined();
  });

  it.each(['/dashboard', '/sales', '/sales/proof', '/exports', '/merchant', '/contact', '/profile'])(
    'reads %s without asking for what is not theirs',
    async (path) => {
      answer(listExports, { items: [] });
      answer(listSessions, { items: [], nextCursor: null });
      const asked: string[] = [];
      server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
      await openAs('accountant', path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
      expect(screen.queryByText('Votre accès ne comprend pas cette page')).toBeNull();
      server.events.removeAllListeners();
      expect(asked).toContain('/api/session');
      expect(asked.filter((one) => NOT_THEIRS.test(one))).toEqual([]);
    },
  );
});

describe('a screen that takes a higher right', () => {
  it.each([
    ['fr', 'reader', '/billing', 'Pour les propriétaires', /«\slecteur\s»/],
    ['en', 'reader', '/bills', 'For owners', /“reader”/],
    ['fr', 'manager', '/subscribe', 'Pour les propriétaires', /«\sgérant\s»/],
    ['en', 'reader', '/contacts', 'For managers and owners', /“reader”/],
  ] as const)('says so at its own address (%s, %s, %s)', async (language, right, path, title, text) => {
    const { address } = await openAs(right, path, language);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(address()).toBe(path);
  });

  it('is there for owners, and for a user who acts for the merchant', async () => {
    const { unmount } = await openAs('owner', '/bills');
    expect(await screen.findByRole('heading', { name: 'Factures de service', level: 1 })).toBeDefined();
    unmount();
    const impersonation = {
      merchantId: id(1),
      companyName: 'Bistro du Quai',
      reason: 'Aide',
      expiresAt: '2099-01-01T00:00:00.000Z',
    };
    answer(getSession, aSessionView({ merchantRight: null, impersonation }));
    await renderApp('/bills', { token: aToken({ merchantRight: null, impersonateMerchantId: id(1) }) });
    expect(await screen.findByRole('heading', { name: 'Factures de service', level: 1 })).toBeDefined();
  });
});

describe('a right that an owner has changed meanwhile', () => {
  it('is followed as soon as the server says so', async () => {
    answer(getSession, aSessionView({ merchantRight: 'reader' }));
    answer(renewSession, { webToken: aToken({ merchantRight: 'reader' }) });
    await renderApp('/billing', { token: aToken({ merchantRight: 'owner' }) });
    expect(await screen.findByRole('heading', { name: 'Pour les propriétaires', level: 1 })).toBeDefined();
    await waitFor(async () => expect(await entries()).not.toContain('Abonnement'));
  });

  it('is asked about after a call was refused', async () => {
    const views = [aSessionView({ merchantRight: 'manager' }), aSessionView({ merchantRight: 'reader' })];
    const asked = answer(getSession, () => views.shift() ?? aSessionView({ merchantRight: 'reader' }));
    answer(renewSession, { webToken: aToken({ merchantRight: 'reader' }) });
    refuse(listDevices, 'forbidden');
    await renderApp('/devices', { token: aToken({ merchantRight: 'manager' }) });
    await waitFor(async () => expect(await entries()).not.toContain('Contacts'));
    expect(asked.length).toBeGreaterThan(1);
  });
});

it('a user who signed in before there were rights is asked about, not shut out', async () => {
  answer(getSession, aSessionView({ merchantRight: 'owner' }));
  await renderApp('/billing');
  expect(await screen.findByRole('heading', { name: 'Abonnement et paiement', level: 1 })).toBeDefined();
});

it.each([
  ['fr', 'Commerçant (lecteur)'],
  ['en', 'Merchant (reader)'],
] as const)('the account says which right one has (%s)', async (language, words) => {
  const { user } = await openAs('reader', '/devices', language);
  await user.click(await screen.findByRole('button', { name: language === 'fr' ? 'Compte' : 'Account' }));
  expect(screen.getByText(words)).toBeDefined();
});
