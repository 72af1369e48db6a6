import { login } from '@comptoir/contract/base/sessions';
import { ownershipExamples } from '@comptoir/contract/document/examples/people/ownership';
import { switchMerchant } from '@comptoir/contract/people/memberships';
import {
  acceptOwnership,
  acceptOwnershipInvitation,
  declineOwnership,
  getOwnershipInvitation,
  getOwnershipOffer,
  type OwnershipInvitationView,
  type OwnershipOfferDetail,
} from '@comptoir/contract/people/ownership';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sessionStore } from '../../../shared/sessions/session-store.ts';

const OFFER = ownershipExamples.getOwnershipOffer.reply as OwnershipOfferDetail;
const ADDRESS = `/businesses?open=${OFFER.id}`;
const LINK = '/ownership/q3Jx0V9mT2sYb7KcLw8nHrPzE5uA1dGf';
const PASSWORD = 'les phares de la baie';

function show(offer: Partial<OwnershipOfferDetail> = {}, language: 'fr' | 'en' = 'fr') {
  answer(getOwnershipOffer, { ...OFFER, ...offer });
  return renderApp(ADDRESS, { language });
}
function showInvitation(offer: Partial<OwnershipInvitationView> = {}, language: 'fr' | 'en' = 'fr') {
  answer(getOwnershipInvitation, { ...OFFER, hasAccount: false, ...offer });
  return renderApp(LINK, { token: null, language });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a business that is offered', () => {
  it.each([
    [
      'fr',
      'Propriété de Bistro du Quai',
      /La carte enregistrée du vendeur est supprimée/,
      /un autre exploitant/,
      /Caisses du Fleuve/,
    ],
    [
      'en',
      'Ownership of Bistro du Quai',
      /The seller’s saved card is deleted/,
      /another operator/,
      /Caisses du Fleuve/,
    ],
  ] as const)('says before the answer what is accepted (%s)', async (language, title, card, taxes, partner) => {
    await show({}, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    for (const words of [card, taxes, partner]) expect(screen.getByText(words)).toBeDefined();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it.each([
    ['fr', { becomes: 'manager' }, /La carte enregistrée et l’abonnement restent/],
    ['en', { becomes: 'gone' }, /The saved card and the subscription stay/],
  ] as const)('that is handed over keeps its card, and says so (%s)', async (language, offer, words) => {
    await show(offer, language);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says what is owed and that nothing is certified yet', async () => {
    const comesWith = { ...OFFER.comesWith, owes: true, isCertified: false, people: [], partner: null } as never;
    await show({ comesWith }, 'en');
    expect(await screen.findByText(/still to be paid: the card that you add/)).toBeDefined();
    expect(screen.getByText(/No device is certified yet/)).toBeDefined();
    expect(screen.getByText('Nobody else has access.')).toBeDefined();
  });

  it('is accepted with the password, without whom was unticked, and opened', async () => {
    const received = answer(acceptOwnership, { merchantId: id(2) });
    const opened = answer(switchMerchant, { webToken: aToken({ sub: id(70), merchantId: id(2) }) });
    const { user, address } = await show();
    await user.click(await screen.findByLabelText(/Jean Côté/));
    await user.click(await button('Accepter la propriété'));
    expect(await screen.findByText('Ce champ est obligatoire')).toBeDefined();
    await user.type(screen.getByLabelText('Votre mot de passe'), PASSWORD);
    await user.click(await button('Accepter la propriété'));
    await waitFor(() => expect(received[0]?.body).toEqual({ password: PASSWORD, leaving: [id(65)] }));
    await waitFor(() => expect(opened[0]?.body).toEqual({ merchantId: id(2) }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(received).toHaveLength(1);
  });

  it.each([
    ['password-wrong', /mot de passe/i],
    ['invoice-being-charged', /Une facture est en cours de paiement/],
    ['place-suspended', /Votre accès à ce commerce est suspendu/],
  ] as const)('says why it could not be accepted: %s', async (code, words) => {
    refuse(acceptOwnership, code);
    const { user } = await show();
    await user.type(await screen.findByLabelText('Votre mot de passe'), PASSWORD);
    await user.click(await button('Accepter la propriété'));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('is declined once it is said what follows', async () => {
    const received = answer(declineOwnership, null);
    const { user } = await show();
    await user.click(await button('Refuser'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/reste propriétaire/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Refuser' }));
    await waitFor(() => expect(received).toHaveLength(1));
  });

  it.each(['accepted', 'declined', 'withdrawn', 'expired', 'lapsed'] as const)(
    'that is %s says so and leads on',
    async (state) => {
      await show({ state, comesWith: null }, 'en');
      expect(await screen.findByText(/was accepted|Nothing has changed|has expired|does not hold/)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Your businesses' })).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Accept the ownership' })).toBeNull();
    },
  );

  it('to somebody else is none', async () => {
    refuse(getOwnershipOffer, 'not-found');
    await renderApp(ADDRESS, { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'No such offer' })).toBeDefined();
  });
});

describe('a newcomer’s link', () => {
  it.each([
    ['fr', 'Choisissez un mot de passe', 'Accepter la propriété'],
    ['en', 'Choose a password', 'Accept the ownership'],
  ] as const)('takes a password, accepts and signs in (%s)', async (language, label, accept) => {
    const received = answer(acceptOwnershipInvitation, { email: OFFER.email });
    const signedIn = answer(login, { webToken: aToken() });
    const { user } = await showInvitation({}, language);
    await user.type(await screen.findByLabelText(label), 'court');
    await user.click(await button(accept));
    expect(await screen.findByText(/Trop court|Too short/)).toBeDefined();
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), PASSWORD);
    await user.click(await button(accept));
    await waitFor(() => expect(received[0]?.body).toEqual({ newPassword: PASSWORD, language, leaving: [] }));
    await waitFor(() => expect(signedIn[0]?.body).toEqual({ email: OFFER.email, password: PASSWORD }));
    await waitFor(() => expect(sessionStore.current()).not.toBeNull());
    expect(received).toHaveLength(1);
  });

  it('leads who has an account by now to sign in', async () => {
    await showInvitation({ hasAccount: true }, 'en');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(ADDRESS);
    expect(screen.queryByLabelText('Choose a password')).toBeNull();
  });

  it('that is none says so', async () => {
    refuse(getOwnershipInvitation, 'not-found');
    await renderApp(LINK, { token: null });
    expect(await screen.findByText(/Ce lien ne mène nulle part/)).toBeDefined();
  });
});
