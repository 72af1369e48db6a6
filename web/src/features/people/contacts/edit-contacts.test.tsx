import {
  addContact,
  inviteContactAgain,
  listContacts,
  removeContact,
  updateContact,
} from '@comptoir/contract/people/contacts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { camille, sacha } from '../../../../test/contacts.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

beforeEach(() => void answer(listContacts, { items: [camille, sacha], nextCursor: null }));

/** Opens a dialog by the button of that name. */
async function openBy(name: string, language: 'fr' | 'en' = 'fr') {
  const app = await renderApp('/contacts', { language });
  await app.user.click(await screen.findByRole('button', { name }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('adding a contact', () => {
  it.each([
    ['fr', 'Ajouter un contact', 'Nom', 'Nom d’utilisateur', 'Courriel', 'Envoyer l’invitation'],
    ['en', 'Add a contact', 'Name', 'Username', 'Email', 'Send the invitation'],
  ] as const)('invites the person (%s)', async (language, open, name, username, email, send) => {
    const received = answer(addContact, sacha);
    const { user, dialog } = await openBy(open, language);
    await user.type(dialog.getByLabelText(name), 'Sacha Roy');
    await user.type(dialog.getByLabelText(username), 'sacha');
    await user.type(dialog.getByLabelText(email), 'sacha@comptoir.test');
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = { name: 'Sacha Roy', username: 'sacha', email: 'sacha@comptoir.test', language, right: 'reader' };
    expect(received[0]?.body).toEqual(card);
  });

  it('asks for all of it', async () => {
    const { user, dialog } = await openBy('Ajouter un contact');
    await user.type(dialog.getByLabelText('Courriel'), 'personne');
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    expect(await dialog.findAllByText('Ce champ est obligatoire')).toHaveLength(2);
    expect(dialog.getByText('Le courriel doit être valide')).toBeDefined();
  });

  it.each([
    ['email-taken', 'Ce courriel a déjà un compte'],
    ['username-taken', 'Une personne de votre commerce porte déjà ce nom d’utilisateur'],
  ] as const)('says at its field what is taken: %s', async (code, words) => {
    refuse(addContact, code);
    const { user, dialog } = await openBy('Ajouter un contact');
    await user.type(dialog.getByLabelText('Nom'), 'Sacha Roy');
    await user.type(dialog.getByLabelText('Nom d’utilisateur'), 'sacha');
    await user.type(dialog.getByLabelText('Courriel'), 'sacha@comptoir.test');
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    expect(await dialog.findByText(words)).toBeDefined();
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
  });
});

describe('changing a contact', () => {
  it('sends what was changed', async () => {
    const received = answer(updateContact, sacha);
    const { user, dialog } = await openBy('Modifier Sacha Roy');
    expect(dialog.getByText(/déconnectée partout/)).toBeDefined();
    await user.clear(dialog.getByLabelText('Nom'));
    await user.type(dialog.getByLabelText('Nom'), 'Sacha Roy-Côté');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received[0]).toMatchObject({
      body: { name: 'Sacha Roy-Côté', username: 'sacha', email: 'sacha@comptoir.test' },
    });
  });

  it('leaves one’s own email to someone else, and oneself in', async () => {
    const { dialog } = await openBy('Modifier Camille Tremblay');
    expect(dialog.getByLabelText('Courriel').hasAttribute('readonly')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Retirer Camille Tremblay' })).toBeNull();
  });
});

describe('removing a contact', () => {
  it('says what follows, then does it', async () => {
    const received = answer(removeContact, null);
    const { user, dialog } = await openBy('Retirer Sacha Roy');
    expect(dialog.getByText(/sacha@comptoir\.test est déconnecté aussitôt/)).toBeDefined();
    answer(listContacts, { items: [camille], nextCursor: null });
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received).toHaveLength(1);
    const left = screen.getByRole('row', { name: /Camille Tremblay/ });
    await waitFor(() => expect(document.activeElement).toBe(left));
  });

  it('says why it was not done', async () => {
    refuse(removeContact, 'contact-is-last');
    const { user, dialog } = await openBy('Retirer Sacha Roy');
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    expect(await dialog.findByText(/C’est la dernière personne qui a accès/)).toBeDefined();
  });
});

describe('an open invitation', () => {
  it('is sent again', async () => {
    const received = answer(inviteContactAgain, null);
    const { user } = await renderApp('/contacts');
    await user.click(await screen.findByRole('button', { name: 'Réinviter Sacha Roy' }));
    expect(await screen.findByText('Invitation envoyée à Sacha Roy')).toBeDefined();
    expect(received).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Réinviter Camille Tremblay' })).toBeNull();
  });

  it('that could not be sent is said', async () => {
    refuse(inviteContactAgain, 'internal-error');
    const { user } = await renderApp('/contacts');
    await user.click(await screen.findByRole('button', { name: 'Réinviter Sacha Roy' }));
    expect(await screen.findByText('L’invitation à Sacha Roy n’a pas pu être envoyée')).toBeDefined();
  });
});

it('a partner changes its own team, and only sees the people of its merchants', async () => {
  const received = answer(listContacts, { items: [sacha], nextCursor: null });
  await renderApp('/contacts', { token: aToken({ role: 'partner', merchantId: null, partnerId: id(3) }) });
  const own = within(await screen.findByRole('region', { name: 'Votre équipe' }));
  expect(await own.findByRole('button', { name: 'Modifier Sacha Roy' })).toBeDefined();
  const others = within(await screen.findByRole('region', { name: /^Personnes de/ }));
  expect(await others.findByText('sacha')).toBeDefined();
  expect(others.queryByRole('button', { name: 'Modifier Sacha Roy' })).toBeNull();
  expect(received.map(({ query }) => query.merchantId)).toContain(undefined);
});
