import type { Role } from '@comptoir/domain/base/access/access';
import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerMerchants } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aMerchant, aToken, id, PARTNER_ID } from '../../test/factories.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { PATHS } from './paths.ts';
import { createQueryClient } from './providers.tsx';
import { createAppRouter } from './router.tsx';
import { SCREEN_NAMES, type ScreenName } from './screens.ts';

type Visitor = Role | 'stranger';

const VISITORS: readonly Visitor[] = ['stranger', 'admin', 'partner', 'merchant'];

const PUBLIC = new Set<ScreenName>([
  'login',
  'loginClover',
  'resetPassword',
  'registration',
  'acceptance',
  'ownership',
]);
const ADMIN_ONLY = new Set<ScreenName>([
  'adminDashboard',
  'adminQuickBook',
  'merchantlist',
  'partnerlist',
  'reports',
  'gestion',
  'users',
  'plan',
  'taxes',
  'certification',
  'promoCodes',
  'writtenNotes',
  'messageTemplates',
  'supportSettings',
  'audit',
  'merchantMoney',
  'accounting',
  'technicians',
  'supportQueue',
  'jobs',
  'incidents',
]);
const FOR_CATERERS = new Set<ScreenName>([
  'customers',
  'estimates',
  'newEstimate',
  'estimate',
  'editEstimate',
  'contracts',
  'contract',
]);
const OF_PARTNERS: readonly ScreenName[] = ['partner-dashboard', 'partner-details'];

const addressOf = (name: ScreenName, idPartner = PARTNER_ID): string => PATHS[name].replace('$idPartner', idPartner);

const tokenOf = (role: Role): string =>
  aToken({ role, merchantId: role === 'merchant' ? id(1) : null, partnerId: role === 'partner' ? PARTNER_ID : null });

/** Returns the address that the rules of spec §2 lead to for anyone who opens a screen as the first thing. */
function landingOf(name: ScreenName, visitor: Visitor): string {
  const own = addressOf(name);
  if (visitor === 'stranger') return PUBLIC.has(name) ? own : `/?next=${encodeURIComponent(own)}`;
  if (name === 'login') return PATHS.dashboard;
  if (ADMIN_ONLY.has(name) && visitor !== 'admin') return PATHS.merchant;
  if ([...OF_PARTNERS, 'merchantDetails'].includes(name) && visitor === 'merchant') return PATHS.merchant;
  if (FOR_CATERERS.has(name) && visitor === 'partner') return PATHS.merchant;
  return own;
}

async function visit(path: string, visitor: Visitor): Promise<string> {
  if (visitor !== 'stranger') sessionStore.signIn(tokenOf(visitor));
  const router = createAppRouter(createQueryClient(), createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router.state.location.href;
}

describe.each(SCREEN_NAMES)('the screen %s', (name) => {
  it.each(VISITORS)('lands %s where the specification says', async (visitor) => {
    expect(await visit(addressOf(name), visitor)).toBe(landingOf(name, visitor));
  });
});

describe('a partner’s page', () => {
  it.each([
    ['its own partner', 'partner', PARTNER_ID, null],
    ['an administrator', 'admin', id(6), null],
    ['another partner', 'partner', id(6), PATHS.merchant],
  ] as const)('visited by %s', async (_, visitor, idPartner, elsewhere) => {
    for (const name of OF_PARTNERS) {
      expect(await visit(addressOf(name, idPartner), visitor)).toBe(elsewhere ?? addressOf(name, idPartner));
    }
  });

  it('is there with and without the slash at its end', async () => {
    for (const path of [`/partner/${PARTNER_ID}`, `/partner/${PARTNER_ID}/`]) {
      const { unmount } = await renderApp(path, { token: tokenOf('partner') });
      expect(await screen.findByRole('heading', { name: 'Services Boréal', level: 1 })).toBeDefined();
      unmount();
    }
  });
});

it('a user who acts for a merchant is on that merchant’s side of the guard', async () => {
  sessionStore.signIn(aToken({ role: 'merchant', merchantId: id(1), impersonateMerchantId: id(1) }));
  const router = createAppRouter(createQueryClient(), createMemoryHistory({ initialEntries: ['/gestion'] }));
  await router.load();
  expect(router.state.location.href).toBe('/merchant');
});

/** Screens within the shell, with the title that each shows to an administrator in both languages. */
const TITLES: readonly (readonly [ScreenName, string, string])[] = [
  ['adminDashboard', 'Vue d’ensemble', 'Overview'],
  ['merchantlist', 'Commerçants', 'Merchants'],
  ['partnerlist', 'Partenaires', 'Partners'],
  ['adminQuickBook', 'Prise de rendez-vous', 'Quick booking'],
  ['reports', 'Rapports', 'Reports'],
  ['gestion', 'Gestion', 'Management'],
  ['dashboard', 'Tableau de bord', 'Dashboard'],
  ['logs', 'Journal d’activité', 'Activity log'],
  ['devices', 'Appareils', 'Devices'],
  ['contacts', 'Contacts', 'Contacts'],
];

describe('going through the navigation', () => {
  it.each([
    ['fr', 'Navigation principale'],
    ['en', 'Main navigation'],
  ] as const)('shows each screen under its name, with title and focus (%s)', async (language, label) => {
    answerMerchants([aMerchant()]);
    const { user } = await renderApp('/faq', { language, token: tokenOf('admin') });
    for (const [, french, english] of TITLES) {
      const title = language === 'fr' ? french : english;
      const navigation = within(await screen.findByRole('navigation', { name: label }));
      await user.click(navigation.getByRole('link', { name: title }));
      const heading = await screen.findByRole('heading', { name: title, level: 1 });
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(document.title).toMatch(new RegExp(`^${title} · (?:[^·]+ · )?Comptoir$`));
      expect(navigation.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
      expect(navigation.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    }
  });

  it.each([
    ['merchant', ['Ventes', 'Commerce', 'Aide'], 16],
    ['partner', ['Partenaire', 'Ventes', 'Commerce', 'Aide'], 18],
    ['admin', ['Administration', 'Ventes', 'Commerce', 'Aide'], 23],
  ] as const)('offers %s what is theirs, in short groups', async (role, groups, count) => {
    await renderApp('/faq', { token: tokenOf(role) });
    const navigation = within(await screen.findByRole('navigation'));
    expect(navigation.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))).toHaveLength(
      groups.length,
    );
    for (const group of groups) expect(navigation.getByRole('list', { name: group })).toBeDefined();
    const links = navigation.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(count);
    for (const path of links) {
      expect(new URL(path, 'http://localhost').pathname).toBe(await visit(path, role).then(pathOf));
    }
  });
});

const pathOf = (href: string): string => new URL(href, 'http://localhost').pathname;
