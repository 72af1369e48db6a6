import {
  addBusiness,
  leaveMembership,
  listMemberships,
  switchMerchant,
  type MembershipView,
} from '@comptoir/contract/people/memberships';
import { listBusinessStandings, type BusinessStanding } from '@comptoir/contract/sales/business-standings';
import { membershipExamples } from '@comptoir/contract/document/examples/people/memberships';
import { businessStandingExamples } from '@comptoir/contract/document/examples/sales/business-standings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSessionView, aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { getSession } from '@comptoir/contract/base/sessions';
import { sessionStore } from '../../../shared/sessions/session-store.ts';

const [here, invited] = membershipExamples.listMemberships.reply.items as unknown as [MembershipView, MembershipView];
const other: MembershipView = {
  ...invited,
  id: id(63),
  merchantId: id(4),
  name: 'Buvette',
  state: 'active',
  addedBy: null,
};
const list = (...items: MembershipView[]) => answer(listMemberships, { items, nextCursor: null });

beforeEach(() => {
  list(here, invited, other);
  answer(listBusinessStandings, structuredClone(businessStandingExamples.listBusinessStandings.reply) as never);
  answer(getSession, { ...aSessionView(), otherPlaces: 2 });
});

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const choose = async (name: string, entry: string) => {
  const app = await renderApp('/businesses');
  const row = await rowOf(name);
  await app.user.click(row.getByRole('button', { name: /^Actions/ }));
  await app.user.click(row.getByRole('button', { name: entry }));
  return app;
};

describe('all businesses of a person', () => {
  it.each([
    ['fr', '1 842,10 $', '1 718,05 $', 'Invitation', /invitation de Rose-Aimée Cyr/, 'Affiché'],
    ['en', '$1,842.10', '$1,718.05', 'Invited', /invited by Rose-Aimée Cyr/, 'In view'],
  ] as const)('stand side by side (%s)', async (language, today, before, state, by, inView) => {
    await renderApp('/businesses', { language });
    const row = await rowOf('Bistro du Quai');
    const figures = await waitFor(() =>
      row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    );
    await waitFor(() => expect(row.getByText(inView)).toBeDefined());
    await waitFor(() =>
      expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(
        expect.arrayContaining([expect.stringContaining(today), expect.stringContaining(before)]),
      ),
    );
    expect(figures.length).toBeGreaterThan(3);
    const waiting = await rowOf('Cantine des Îles');
    expect(waiting.getByText(state)).toBeDefined();
    expect(waiting.getByText(by)).toBeDefined();
  });

  const [standing] = businessStandingExamples.listBusinessStandings.reply.items as unknown as [BusinessStanding];
  const ofAccountant: BusinessStanding = {
    ...standing,
    merchantId: String(other.merchantId),
    certificates: null,
    waiting: null,
    oldestWaitingAt: null,
    refused: null,
    devicesInTrouble: null,
    isStuck: null,
    owedCents: null,
  };

  it.each([
    ['fr', 'Pas avec ce droit', 'À faire : pas avec ce droit', '1 842,10 $'],
    ['en', 'Not for your right', 'To do: not for your right', '$1,842.10'],
  ] as const)('say of each figure that it is not for an accountant (%s)', async (language, notShown, tasks, today) => {
    answer(listBusinessStandings, { items: [standing, ofAccountant] });
    await renderApp('/businesses', { language });
    const row = await rowOf('Buvette');
    expect(await row.findAllByText(notShown)).toHaveLength(2);
    expect(row.getByText(tasks)).toBeDefined();
    expect(row.getByText(today)).toBeDefined();
  });

  it('have no column of what nobody’s right shows', async () => {
    answer(listBusinessStandings, { items: [ofAccountant] });
    await renderApp('/businesses');
    expect(await (await rowOf('Buvette')).findByText('À faire : pas avec ce droit')).toBeDefined();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(0, 4)).toEqual(['Commerce', 'Aujourd’hui', 'Il y a 7 jours', 'À faire']);
  });

  it('open by their name, in this tab, with the screens of the other one', async () => {
    const received = answer(switchMerchant, { webToken: aToken({ sub: other.id, merchantId: other.merchantId }) });
    const { user, address } = await renderApp('/businesses');
    await user.click((await rowOf('Buvette')).getByRole('button', { name: 'Buvette' }));
    await waitFor(() => expect(sessionStore.claims()?.merchantId).toBe(other.merchantId));
    expect(received[0]?.body).toEqual({ merchantId: other.merchantId });
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('say why one could not be opened, and stay', async () => {
    refuse(switchMerchant, 'password-sign-in-required');
    const { user } = await renderApp('/businesses');
    await user.click((await rowOf('Buvette')).getByRole('button', { name: 'Buvette' }));
    expect(await screen.findByText(/Reconnectez-vous avec votre courriel/)).toBeDefined();
  });

  it('can be left, once it is said what follows', async () => {
    const received = answer(leaveMembership, null);
    const { user } = await choose('Buvette', 'Quitter');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Seule une nouvelle invitation/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(received[0]?.params).toEqual({ id: other.id }));
  });

  it('are declined as invitations, not left', async () => {
    const received = answer(leaveMembership, null);
    const { user } = await choose('Cantine des Îles', 'Refuser');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refuser' }));
    await waitFor(() => expect(received[0]?.params).toEqual({ id: invited.id }));
  });

  it('grow by one of one’s own', async () => {
    const received = answer(addBusiness, other);
    const { user } = await renderApp('/businesses');
    await user.click(await screen.findByRole('button', { name: 'Ajouter un commerce' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    expect(await dialog.findByText('Ce champ est obligatoire')).toBeDefined();
    await user.type(dialog.getByLabelText('Nom du commerce'), 'Buvette');
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(received[0]?.body).toEqual({ company_name: 'Buvette', language: 'fr' }));
  });
});

describe('the business in the header', () => {
  it('opens the others, searched from six on, and counts what waits to be accepted', async () => {
    const many = Array.from({ length: 5 }, (_, n) => ({
      ...other,
      id: id(70 + n),
      merchantId: id(80 + n),
      name: `Café ${n}`,
    }));
    list(here, invited, ...many);
    const { user } = await renderApp('/businesses');
    await rowOf('Café 3');
    await user.click(await screen.findByRole('button', { name: /^Commerce/ }));
    expect(await screen.findByRole('link', { name: '1 invitation attend' })).toBeDefined();
    await user.type(screen.getByLabelText('Chercher un commerce'), 'cafe 3');
    expect(
      within(screen.getByRole('banner'))
        .getAllByRole('button', { name: /^Café/ })
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Café 3')]);
    await user.clear(screen.getByLabelText('Chercher un commerce'));
    await user.type(screen.getByLabelText('Chercher un commerce'), 'rien du tout');
    expect(screen.getByText('Aucun n’a ce nom ni cette ville')).toBeDefined();
  });

  it('says why another one could not be opened, and stays', async () => {
    refuse(switchMerchant, 'password-sign-in-required');
    const { user } = await renderApp('/businesses');
    await rowOf('Buvette');
    await user.click(await screen.findByRole('button', { name: /^Commerce/ }));
    await user.click(await within(screen.getByRole('banner')).findByRole('button', { name: /^Buvette/ }));
    expect(await screen.findByText(/Reconnectez-vous avec votre courriel/)).toBeDefined();
  });

  it('says that the others could not be read, and reads them again', async () => {
    refuse(listMemberships, 'forbidden');
    const { user } = await renderApp('/dashboard');
    await screen.findByRole('heading', { level: 1 });
    await user.click(await screen.findByRole('button', { name: /^Commerce/ }));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    list(here, other);
    await user.click(again);
    expect(await screen.findByRole('button', { name: /^Buvette/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('is its name alone for a person of one business', async () => {
    answer(getSession, { ...aSessionView(), otherPlaces: 0 });
    await renderApp('/dashboard');
    expect((await screen.findAllByText('Bistro du Quai')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Commerce/ })).toBeNull();
  });
});
