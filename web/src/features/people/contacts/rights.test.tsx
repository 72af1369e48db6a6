import { addContact, listContacts, removeContact, setContactRight } from '@comptoir/contract/people/contacts';
import type { ContactView } from '@comptoir/contract/people/contacts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { camille, sacha } from '../../../../test/contacts.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

const zoe: ContactView = { ...sacha, id: id(9), name: 'Zoé Roy', username: 'zoe', state: 'active', right: 'reader' };
const stranger: ContactView = {
  ...zoe,
  id: id(10),
  name: 'Sophie Lapointe',
  email: 'abc.def@clover.invalid',
  state: 'to-confirm',
};

async function show(people: readonly ContactView[], language: 'fr' | 'en' = 'fr') {
  answer(listContacts, { items: [...people], nextCursor: null });
  return renderApp('/contacts', { language });
}

async function openBy(name: string, people: readonly ContactView[], language: 'fr' | 'en' = 'fr') {
  const app = await show(people, language);
  await app.user.click(await screen.findByRole('button', { name }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('the right of a contact', () => {
  it.each([
    ['fr', 'Droit', 'Lecteur'],
    ['en', 'Right', 'Reader'],
  ] as const)('is shown in the list (%s)', async (language, column, word) => {
    await show([camille, zoe], language);
    const row = within(await screen.findByRole('row', { name: /Zoé Roy/ }));
    expect(row.getByText(word)).toBeDefined();
    expect(screen.getByRole('columnheader', { name: column })).toBeDefined();
  });

  it.each([
    ['fr', 'Changer le droit de Zoé Roy', 'Gérant', /Ne change rien/, 'Enregistrer'],
    ['en', 'Change the right of Zoé Roy', 'Manager', /Changes nothing/, 'Save'],
    ['fr', 'Changer le droit de Zoé Roy', 'Comptable', /Ni appareils, ni personnes/, 'Enregistrer'],
    ['en', 'Change the right of Zoé Roy', 'Accountant', /No devices, people/, 'Save'],
  ] as const)('is changed where each says what it means (%s: %s, %s)', async (language, open, name, meaning, save) => {
    const right = /^(?:Comptable|Accountant)$/.test(name) ? 'accountant' : 'manager';
    const received = answer(setContactRight, { ...zoe, right });
    const { user, dialog } = await openBy(open, [camille, zoe], language);
    expect(dialog.getByText(meaning)).toBeDefined();
    await user.click(dialog.getByLabelText(name));
    await user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received[0]?.body).toEqual({ right });
  });

  it('that may not be changed is said', async () => {
    refuse(setContactRight, 'contact-is-last-owner');
    const { user, dialog } = await openBy('Changer le droit de Zoé Roy', [camille, zoe]);
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/C’est le dernier propriétaire/)).toBeDefined();
  });

  it('is neither one’s own to change, nor that of whom Clover names as the owner', async () => {
    await show([camille, { ...zoe, right: 'owner', isProviderOwner: true }]);
    expect(await screen.findByText('Propriétaire chez Clover')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Changer le droit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull();
  });

  it('is given with the invitation, the least unless one says more', async () => {
    const received = answer(addContact, sacha);
    const { user, dialog } = await openBy('Ajouter un contact', [camille]);
    expect(dialog.getByLabelText<HTMLInputElement>('Lecteur').checked).toBe(true);
    await user.type(dialog.getByLabelText('Nom'), 'Sacha Roy');
    await user.type(dialog.getByLabelText('Nom d’utilisateur'), 'sacha');
    await user.type(dialog.getByLabelText('Courriel'), 'sacha@comptoir.test');
    await user.click(dialog.getByLabelText('Propriétaire'));
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(received[0]?.body).toMatchObject({ right: 'owner' }));
  });

  it('is nothing that a partner’s people have', async () => {
    answer(listContacts, { items: [{ ...zoe, right: null }], nextCursor: null });
    await renderApp('/contacts', { token: aToken({ role: 'partner', merchantId: null, partnerId: id(3) }) });
    await screen.findAllByText('zoe');
    expect(screen.queryByRole('columnheader', { name: 'Droit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Changer le droit/ })).toBeNull();
  });
});

describe('someone whom Clover did not name', () => {
  it.each([
    ['fr', 'À confirmer', 'Aucun, se connecte de Clover', 'Confirmer Sophie Lapointe', 'Lecteur', 'Confirmer'],
    ['en', 'To confirm', 'None, signs in from Clover', 'Confirm Sophie Lapointe', 'Reader', 'Confirm'],
  ] as const)('is confirmed with a right (%s)', async (language, state, email, open, right, confirm) => {
    const received = answer(setContactRight, { ...stranger, state: 'active' });
    const { user, dialog } = await openBy(open, [camille, stranger], language);
    expect(screen.getByText(state)).toBeDefined();
    expect(screen.getByText(email)).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>(right).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(received[0]?.body).toEqual({ right: 'reader' }));
  });

  it('is refused', async () => {
    const received = answer(removeContact, null);
    const { user, dialog } = await openBy('Refuser Sophie Lapointe', [camille, stranger]);
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(received).toHaveLength(1));
  });
});
