import { listCommissions } from '@comptoir/contract/money/commissions';
import { listContacts } from '@comptoir/contract/people/contacts';
import { listInvitationFiles } from '@comptoir/contract/people/invitations';
import { listMerchantFacts } from '@comptoir/contract/base/merchant-lists';
import { listProgress } from '@comptoir/contract/help/installation';
import { getPartner } from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerMerchants, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import {
  aMerchant,
  aMerchantSummary,
  someFacts,
  aPartner,
  aToken,
  hoursAgo,
  id,
  lookedAtOf,
  PARTNER_ID,
} from '../../../../test/factories.ts';

const token = aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID });
const open = (page: '' | 'dashboard', language: 'fr' | 'en' = 'fr') =>
  renderApp(`/partner/${PARTNER_ID}/${page}`, { language, token });

const MERCHANTS = [
  aMerchant({ id: id(1), subscriptionCompleted: true }),
  aMerchant({ id: id(2), company_name: 'Cantine' }),
  aMerchant({ id: id(3), company_name: 'Buvette' }),
];
const partner = aPartner({
  merchants: 3,
  activeMerchants: 3,
  users: 1,
  devices: 7,
  devicesInTrouble: 2,
  waiting: 4,
  attention: lookedAtOf([
    aMerchantSummary({ id: id(2), company_name: 'Cantine', waiting: 4, oldestWaitingAt: hoursAgo(26) }),
    aMerchantSummary({ id: id(3), company_name: 'Buvette', devices: 3, devicesInTrouble: 2 }),
  ]),
});

const tile = (label: string): string =>
  within(screen.getByRole('main')).getByText(label, { selector: 'span a' }).closest('div')?.textContent ?? '';

describe('a partner’s page, as it comes', () => {
  it('shows no button below what is on its way: it would move away under the finger', async () => {
    let arrive = (): void => undefined;
    const there = new Promise<void>((done) => void (arrive = done));
    answer(listInvitationFiles, async () => {
      await there;
      return { items: [], nextCursor: null };
    });
    const commissions = answer(listCommissions, { items: [], nextCursor: null, rates: [] });
    answer(getPartner, partner);
    const admin = aToken({ role: 'admin', merchantId: null });
    const { user } = await renderApp(`/partner/${PARTNER_ID}/`, { token: admin });
    await waitFor(() => expect(commissions).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Commerçants' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Fixer le taux' })).toBeNull();
    arrive();
    await user.click(await screen.findByRole('button', { name: 'Fixer le taux' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('says of each merchant how far its registration is, and what is wrong', async () => {
    answer(listInvitationFiles, { items: [], nextCursor: null });
    answer(listCommissions, { items: [], nextCursor: null, rates: [] });
    answer(getPartner, partner);
    answerMerchants([
      ...MERCHANTS.slice(0, 1),
      aMerchant({ id: id(4), company_name: 'Snack', subscriptionCompleted: false }),
    ]);
    answer(listProgress, { items: [{ merchantId: id(4), done: 4, steps: 8, nextStep: 'device' }] });
    answer(listMerchantFacts, {
      items: [someFacts({ waiting: 2, oldestWaitingAt: hoursAgo(30) }), someFacts({ id: id(4) })],
    });
    await open('');
    const snack = within(await screen.findByRole('row', { name: /Snack/ }));
    expect((await snack.findByText(/4 étapes faites sur 8/)).textContent).toContain('Appareil');
    const bistro = within(screen.getByRole('row', { name: /Bistro du Quai/ }));
    expect(bistro.getByText('Terminée')).toBeDefined();
    expect(await bistro.findByText('En attente depuis plus d’un jour')).toBeDefined();
  });
});

describe('a partner’s page', () => {
  beforeEach(() => {
    answer(listInvitationFiles, { items: [], nextCursor: null });
    answer(listCommissions, { items: [], nextCursor: null, rates: [] });
  });

  it.each([
    ['fr', '3 commerçants, dont 3 actifs. 1 personne peut se connecter.', 'Tout va bien', 'Vous'],
    ['en', '3 merchants, 3 active. 1 person may sign in.', 'All is well', 'You'],
  ] as const)('shows who it is, its merchants and its people (%s)', async (language, lead, active, self) => {
    answer(getPartner, partner);
    answerMerchants(MERCHANTS);
    answer(listMerchantFacts, { items: MERCHANTS.map(({ id: merchant }) => someFacts({ id: merchant })) });
    const received = answer(listContacts, {
      items: [
        {
          id: id(2),
          name: 'Alex Roy',
          username: 'alex',
          email: 'partner@comptoir.test',
          right: null,
          isProviderOwner: false,
          state: 'active',
          isSelf: true,
        },
      ],
      nextCursor: null,
    });
    await open('', language);
    expect(await screen.findByRole('heading', { name: 'Services Boréal', level: 1 })).toBeDefined();
    expect(screen.getByText(lead)).toBeDefined();
    const bistro = within(await screen.findByRole('row', { name: /Bistro du Quai/ }));
    expect(await bistro.findByText(active)).toBeDefined();
    const person = within(await screen.findByRole('row', { name: /Alex Roy/ }));
    expect(person.getByText(self)).toBeDefined();
    expect(person.getByRole('link', { name: 'partner@comptoir.test' })).toBeDefined();
    expect(received.at(-1)?.query.partnerId).toBe(PARTNER_ID);
  });

  it('asks the server for a page of its own merchants, searched, ordered and filtered in the address', async () => {
    answer(getPartner, partner);
    const asked = answerMerchants(MERCHANTS);
    const { user, address } = await open('');
    await user.type(await screen.findByRole('searchbox', { name: 'Nom, ville ou tout numéro' }), 'cant');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Buvette/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Ville/ }));
    await waitFor(() =>
      expect(asked.at(-1)?.query).toEqual({ q: 'cant', partners: [PARTNER_ID], sort: 'city', limit: 50 }),
    );
    expect(address()).toMatch(/q=cant.*sort=city/);
    // nothing to choose: they are this partner's
    expect(screen.queryByRole('button', { name: /^Partenaire/ })).toBeNull();
  });

  it('leads to the screens of a merchant and offers to act for it', async () => {
    answer(getPartner, partner);
    answerMerchants(MERCHANTS);
    const { user, address } = await open('');
    const row = within(await screen.findByRole('row', { name: /Cantine/ }));
    expect(row.getByRole('button', { name: 'Actions\u00A0: Cantine' })).toBeDefined();
    expect(row.getByText('Ouvrir en tant que…')).toBeDefined();
    await user.click(row.getByRole('link', { name: 'Cantine' }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/merchant\?merchantId=/));
  });

  it('loses a merchant at once that goes to another partner', async () => {
    answer(getPartner, partner);
    answerMerchants(MERCHANTS);
    const stream = openStream();
    await open('');
    await screen.findByRole('row', { name: /Cantine/ });
    answerMerchants(MERCHANTS.slice(0, 1));
    stream.send('activity');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cantine/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Bistro du Quai/ })).toBeDefined();
  });

  it('says that it has no merchant yet', async () => {
    answerMerchants([]);
    await open('');
    expect(await screen.findByText('Aucun commerçant pour le moment')).toBeDefined();
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
  });

  it('shows its merchants when its people cannot be loaded', async () => {
    answer(getPartner, partner);
    answerMerchants(MERCHANTS);
    refuse(listContacts, 'internal-error');
    await open('');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    expect(await screen.findByRole('row', { name: /Cantine/ })).toBeDefined();
  });

  it.each(['', 'dashboard'] as const)('says that there is no such partner (%s)', async (page) => {
    refuse(getPartner, 'not-found');
    await open(page);
    expect(await screen.findByText('Cet élément n’existe pas ou n’existe plus.')).toBeDefined();
  });
});

describe('a partner’s overview', () => {
  it.each([
    ['fr', 'Factures en attente', 'Certificats à vérifier', 'sur 7 appareils'],
    ['en', 'Bills waiting', 'Certificates to review', 'of 7 devices'],
  ] as const)('counts over its merchants (%s)', async (language, waiting, devices, trouble) => {
    answer(getPartner, partner);
    await open('dashboard', language);
    await waitFor(() => expect(tile(waiting)).toContain('4'));
    expect(tile(devices)).toBe(`${devices}2${trouble}`);
  });

  it('leads from each figure to the list behind it', async () => {
    const asked = answer(getPartner, partner);
    const { user } = await open('dashboard');
    const main = within(await screen.findByRole('main'));
    const of = async (name: string) => (await main.findByRole('link', { name })).getAttribute('href');
    expect(await of('Commerçants')).toContain(`/partner/${PARTNER_ID}/`);
    expect(await of('Inscriptions')).toMatch(/\/[?].*accounts=registering/);
    await user.click(main.getByRole('link', { name: 'Certificats à vérifier' }));
    expect(await screen.findByText('2 certificats sont à vérifier chez 2 commerçants.')).toBeDefined();
    await waitFor(() => expect(asked.at(-1)?.query.look).toBe('devices'));
  });

  it('lists the merchants that need a look', async () => {
    answer(getPartner, partner);
    await open('dashboard');
    await screen.findByRole('row', { name: /Cantine/ });
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);
    expect(names).toEqual(['Cantine', 'Buvette']);
  });

  it('says when none does', async () => {
    await open('dashboard');
    expect(await screen.findByText('Aucun commerçant à suivre')).toBeDefined();
  });
});
