import { getMerchant } from '@comptoir/contract/base/merchants';
import {
  endUserSessions,
  inviteAgain,
  inviteUser,
  listUsers,
  removeUserSecondFactor,
  setUserSuspension,
  updateUser,
  type UserView,
} from '@comptoir/contract/people/users';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, aUser, id } from '../../../../test/factories.ts';

const open = (language: 'fr' | 'en' = 'fr') =>
  renderApp('/gestion', {
    language,
    token: aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' }),
  });

const listed = (user: UserView): unknown => answer(listUsers, { items: [user], nextCursor: null });

async function openUser(language: 'fr' | 'en' = 'fr') {
  const app = await open(language);
  await app.user.click(await screen.findByRole('link', { name: 'Camille Tremblay' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Camille Tremblay' })) };
}

beforeEach(() => void listed(aUser()));

describe('inviting someone', () => {
  async function openInvitation(language: 'fr' | 'en' = 'fr') {
    const app = await open(language);
    const name = language === 'fr' ? 'Inviter quelqu’un' : 'Invite someone';
    await app.user.click(await screen.findByRole('button', { name }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name })) };
  }

  it('makes an account and says so', async () => {
    const received = answer(inviteUser, aUser({ state: 'invited' }));
    const { user, dialog } = await openInvitation();
    await user.type(dialog.getByLabelText('Courriel'), 'sacha@comptoir.test');
    await user.type(dialog.getByLabelText('Nom'), 'Sacha Roy');
    await user.type(await dialog.findByRole('combobox', { name: /^Commerçant représenté/ }), 'bistro');
    await user.click(await dialog.findByRole('option', { name: /Bistro du Quai/ }));
    await user.selectOptions(dialog.getByLabelText('Langue du courriel'), 'English');
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received[0]?.body).toEqual({
      email: 'sacha@comptoir.test',
      name: 'Sacha Roy',
      language: 'en',
      belonging: { role: 'merchant', merchantId: id(1) },
    });
    expect(await screen.findByText('Créé avec succès')).toBeDefined();
  });

  it.each([
    ['fr', 'Envoyer l’invitation', 'Ce champ est obligatoire', 'Le courriel doit être valide', 'Courriel'],
    ['en', 'Send the invitation', 'This field is required', 'Email must be valid', 'Email'],
  ] as const)('asks for everything (%s)', async (language, send, required, valid, email) => {
    const { user, dialog } = await openInvitation(language);
    await user.click(dialog.getByRole('button', { name: send }));
    expect(await dialog.findAllByText(required)).toHaveLength(3);
    await user.type(dialog.getByLabelText(email), 'nobody');
    expect(await dialog.findByText(valid)).toBeDefined();
  });

  it.each([
    ['fr', 'email-taken', 'Envoyer l’invitation', 'Quelqu’un utilise déjà ce courriel.'],
    ['en', 'too-many-requests', 'Send the invitation', 'Too many attempts. Wait a moment and try again.'],
  ] as const)('says why it could not be done (%s, %s)', async (language, code, send, words) => {
    refuse(inviteUser, code);
    const { user, dialog } = await openInvitation(language);
    await user.type(dialog.getByLabelText(language === 'fr' ? 'Courriel' : 'Email'), 'sacha@comptoir.test');
    await user.type(dialog.getByLabelText(language === 'fr' ? 'Nom' : 'Name'), 'Sacha Roy');
    await user.selectOptions(dialog.getByLabelText(language === 'fr' ? 'Rôle' : 'Role'), 'admin');
    await user.click(dialog.getByRole('button', { name: send }));
    expect(await dialog.findByText(words)).toBeDefined();
  });
});

describe('changing someone', () => {
  it('sends the name and whom they belong to', async () => {
    const received = answer(updateUser, aUser({ name: 'Camille Roy' }));
    const { user, dialog } = await openUser();
    const name = dialog.getByLabelText('Nom');
    await user.clear(name);
    await user.type(name, 'Camille Roy');
    await user.selectOptions(dialog.getByLabelText('Rôle'), 'Administrateur');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received[0]?.body).toEqual({ name: 'Camille Roy', belonging: { role: 'admin' } });
    expect(await screen.findByText('Modifié avec succès')).toBeDefined();
  });

  it('keeps whom they belong to', async () => {
    const received = answer(updateUser, aUser());
    const { user, dialog } = await openUser();
    await dialog.findByDisplayValue('Bistro du Quai');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(received[0]?.body.belonging).toEqual({ role: 'merchant', merchantId: id(1) }));
  });

  it('keeps whom they belong to though its name could not be loaded', async () => {
    refuse(getMerchant, 'internal-error');
    const received = answer(updateUser, aUser());
    const { user, dialog } = await openUser();
    await user.click(dialog.getByRole('combobox', { name: /^Commerçant représenté/ }));
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(received[0]?.body.belonging).toEqual({ role: 'merchant', merchantId: id(1) }));
  });

  it.each([
    ['fr', 'last-administrator', 'Il doit toujours rester un administrateur.'],
    ['fr', 'own-account', 'Vous ne pouvez pas faire cela à votre propre compte.'],
  ] as const)('says why it could not be done (%s, %s)', async (language, code, words) => {
    refuse(updateUser, code);
    const { user, dialog } = await openUser(language);
    await dialog.findByDisplayValue('Bistro du Quai');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(words)).toBeDefined();
  });

  it('leaves one’s own role and access alone', async () => {
    listed(aUser({ email: 'admin@comptoir.test', role: 'admin', merchantId: null, of: null, activeSessions: 1 }));
    const { dialog } = await openUser();
    expect(dialog.queryByLabelText('Rôle')).toBeNull();
    expect(dialog.getByText(/Personne ne change son propre rôle/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Suspendre l’accès' })).toBeNull();
  });
});

describe('the access of someone', () => {
  const SUSPEND = { suspended: true };

  it('is suspended after a question that can be answered with no', async () => {
    const received = answer(setUserSuspension, aUser({ state: 'suspended' }));
    const { user, dialog } = await openUser();
    await user.click(dialog.getByRole('button', { name: 'Suspendre l’accès' }));
    const question = dialog.getByText(/Suspendre l’accès de Camille Tremblay\? Toutes ses sessions/);
    expect(document.activeElement?.contains(question)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(dialog.getByRole('button', { name: 'Retour' }));
    expect(received).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Suspendre l’accès' }));
    await user.click(dialog.getByRole('button', { name: 'Suspendre l’accès' }));
    expect(await screen.findByText('Accès de Camille Tremblay suspendu')).toBeDefined();
    expect(received[0]?.body).toEqual(SUSPEND);
    expect(screen.queryByText('Modifié avec succès')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Rétablir l’accès', { state: 'suspended' }, setUserSuspension, 'Accès de Camille Tremblay rétabli'],
    ['Déconnecter partout', { activeSessions: 2 }, endUserSessions, 'Camille Tremblay n’est plus connecté nulle part'],
    [
      'Désactiver la connexion en deux étapes',
      { hasSecondFactor: true },
      removeUserSecondFactor,
      'Connexion en deux étapes de Camille Tremblay désactivée',
    ],
    ['Renvoyer l’invitation', { state: 'invited' }, inviteAgain, 'Invitation envoyée à Camille Tremblay'],
  ] as const)('%s', async (button, overrides, endpoint, done) => {
    listed(aUser(overrides));
    const reply = endpoint === endUserSessions || endpoint === removeUserSecondFactor ? null : aUser();
    const received = answer(endpoint, reply as never);
    const { user, dialog } = await openUser();
    await user.click(dialog.getByRole('button', { name: button }));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['fr', 'last-administrator', 'Suspendre l’accès', 'Il doit toujours rester un administrateur.'],
    ['en', 'internal-error', 'Suspend', /./],
  ] as const)('stays when it cannot be changed, which is said (%s, %s)', async (language, code, button, words) => {
    refuse(setUserSuspension, code);
    const { user, dialog } = await openUser(language);
    await user.click(dialog.getByRole('button', { name: button }));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(within(await dialog.findByRole('alert')).getByText(words)).toBeDefined();
  });
});
