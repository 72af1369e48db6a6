import {
  listCertificates,
  listDevices,
  renameDevice,
  requestRenewal,
  revokeCertificate,
  unlinkDevice,
  type CertificateEntryView,
  type DeviceView,
} from '@comptoir/contract/sales/devices';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCertificate, aDevice, hoursAgo, id } from '../../../../test/factories.ts';

/** Opens a till's dialog by its menu, in a language. */
async function ask(language: 'fr' | 'en', entry: string, device: DeviceView = aDevice()) {
  answer(listDevices, { items: [device], nextCursor: null });
  const { user } = await renderApp('/devices', { language });
  await user.click(await screen.findByRole('button', { name: entry }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('renaming a till', () => {
  it.each([
    ['fr', 'Renommer', 'Nom de l’appareil', 'Modifié avec succès'],
    ['en', 'Rename', 'Name of the device', 'Modified successfully'],
  ] as const)('saves the new name (%s)', async (language, entry, label, done) => {
    const received = answer(renameDevice, aDevice({ name: 'Bar' }));
    const { user, dialog } = await ask(language, entry);
    const field = dialog.getByLabelText<HTMLInputElement>(label);
    expect(field.value).toBe('Caisse avant');
    await user.clear(field);
    await user.type(field, ' Bar {Enter}');
    expect(await screen.findByText(done)).toBeDefined();
    await isClosed();
    expect(received.map(({ body }) => body)).toEqual([{ name: 'Bar' }]);
  });

  it('says at the field that the name is taken, and keeps what was typed', async () => {
    refuse(renameDevice, 'device-name-taken');
    const { user, dialog } = await ask('fr', 'Renommer');
    await user.type(dialog.getByLabelText('Nom de l’appareil'), ' 2{Enter}');
    expect(await dialog.findByText('Un autre de vos appareils porte déjà ce nom')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Nom de l’appareil').value).toBe('Caisse avant 2');
  });

  it('says any other refusal', async () => {
    refuse(renameDevice, 'not-found');
    const { user, dialog } = await ask('en', 'Rename');
    await user.type(dialog.getByLabelText('Name of the device'), ' 2{Enter}');
    expect(await dialog.findByText('This does not exist, or no longer does.')).toBeDefined();
  });
});

describe('unlinking a till', () => {
  it.each([
    ['fr', 0, 'Dissocier', /déjà à Revenu Québec/, 'Caisse avant est dissocié'],
    ['fr', 2, 'Dissocier', /Les 2 factures qu’il a remises/, 'Caisse avant est dissocié'],
    ['en', 1, 'Unlink', /The bill that it submitted/, 'Caisse avant is unlinked'],
  ] as const)('says what becomes of its bills, then does it (%s, %s)', async (language, waiting, entry, fate, done) => {
    const received = answer(unlinkDevice, aDevice({ linked: false }));
    const { user, dialog } = await ask(language, entry, aDevice({ waiting, oldestWaitingAt: hoursAgo(1) }));
    expect(dialog.getByText(fate)).toBeDefined();
    expect(dialog.getByText(/48\s(heures|hours)/)).toBeDefined();
    expect(received).toEqual([]);
    await user.click(dialog.getByRole('button', { name: entry }));
    expect(await screen.findByText(done)).toBeDefined();
    await isClosed();
    expect(received).toHaveLength(1);
  });

  it('leaves it as it is when it is cancelled', async () => {
    const received = answer(unlinkDevice, aDevice({ linked: false }));
    const { user, dialog } = await ask('fr', 'Dissocier');
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    await isClosed();
    expect(received).toEqual([]);
  });

  it('says why it is refused', async () => {
    refuse(unlinkDevice, 'device-not-linked');
    const { user, dialog } = await ask('en', 'Unlink');
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    expect(await dialog.findByText('This device is not linked.')).toBeDefined();
  });
});

describe('asking for a renewal', () => {
  const renewable = aDevice({ certificate: aCertificate('renewable', { notAfter: hoursAgo(-20_000) }) });

  it.each([
    ['fr', 'Demander le renouvellement', /renouvelle lui-même/, /^Renouvellement demandé\s: Caisse avant/],
    ['en', 'Ask for renewal', /renews its certificate the next time/, /^Renewal requested: Caisse avant/],
  ] as const)('says that the till does it, then asks it to (%s)', async (language, entry, how, done) => {
    const received = answer(requestRenewal, renewable);
    const { user, dialog } = await ask(language, entry, renewable);
    expect(dialog.getByText(how)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: entry }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['certificate-not-renewable', 'Ce certificat ne peut pas encore être renouvelé.'],
    ['device-has-no-certificate', 'Cet appareil n’a pas de certificat.'],
    ['device-not-linked', 'Cet appareil n’est pas associé.'],
  ] as const)('says why it is refused (%s)', async (code, words) => {
    refuse(requestRenewal, code);
    const { user, dialog } = await ask('fr', 'Demander le renouvellement', renewable);
    await user.click(dialog.getByRole('button', { name: 'Demander le renouvellement' }));
    expect(await dialog.findByText(words)).toBeDefined();
  });
});

describe('revoking a certificate', () => {
  it.each([
    ['fr', 'Révoquer le certificat', /^Saisissez le nom/, 'Ce n’est pas le nom de l’appareil', 'Révoquer'],
    ['en', 'Revoke the certificate', /^Type the name/, 'This is not the name of the device', 'Revoke'],
  ] as const)('wants the name of the till before it is done (%s)', async (language, entry, label, wrong, confirm) => {
    const received = answer(revokeCertificate, aDevice({ certificate: aCertificate('revoked') }));
    const { user, dialog } = await ask(language, entry);
    await user.type(dialog.getByLabelText(label), 'Terrasse');
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByText(wrong)).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText(label));
    expect(received).toEqual([]);
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), 'caisse avant');
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(/^(Le certificat de|The certificate of) Caisse avant/)).toBeDefined();
    await isClosed();
    expect(received).toHaveLength(1);
  });

  it('warns of bills that still wait', async () => {
    const { dialog } = await ask('fr', 'Révoquer le certificat', aDevice({ waiting: 3, oldestWaitingAt: hoursAgo(2) }));
    expect(dialog.getByText(/^3 de ses factures attendent encore ici/)).toBeDefined();
  });

  it.each([
    ['certificate-revocation-refused', /Revenu Québec a refusé/],
    ['authority-unavailable', /Revenu Québec ne répond pas/],
    ['device-has-no-certificate', /n’a pas de certificat/],
  ] as const)('says why it is refused (%s)', async (code, words) => {
    refuse(revokeCertificate, code);
    const { user, dialog } = await ask('fr', 'Révoquer le certificat');
    await user.type(dialog.getByLabelText(/^Saisissez le nom/), 'Caisse avant{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toMatch(words);
  });
});

describe('the certificates that a till has had', () => {
  const entry = (number: number, overrides: Partial<CertificateEntryView> = {}): CertificateEntryView => ({
    id: id(500 + number),
    serial: String(number).repeat(40),
    issuedAt: '2024-06-01T12:00:00.000Z',
    notBefore: '2024-06-01T12:00:00.000Z',
    notAfter: '2099-06-01T12:00:00.000Z',
    revokedAt: null,
    isInUse: false,
    ...overrides,
  });

  it.each([
    ['fr', 'Historique des certificats', ['En service', 'Remplacé', 'Expiré', 'Révoqué']],
    ['en', 'Certificate history', ['In use', 'Replaced', 'Expired', 'Revoked']],
  ] as const)('are listed with their states, the newest first (%s)', async (language, open, states) => {
    const items = [
      entry(1, { isInUse: true }),
      entry(2),
      entry(3, { notAfter: '2025-01-01T12:00:00.000Z' }),
      entry(4, { revokedAt: '2025-03-01T12:00:00.000Z' }),
    ];
    answer(listCertificates, { items, nextCursor: null });
    const { dialog } = await ask(language, open);
    const listed = await dialog.findAllByRole('listitem');
    for (const [index, state] of states.entries()) {
      const one = within(listed[index] ?? document.body);
      expect(one.getAllByText(state)[0]?.dataset['tone']).toBeDefined();
      expect(one.getByText(String(index + 1).repeat(40))).toBeDefined();
    }
    expect(listed).toHaveLength(4);
  });

  it('are said to be none, or not to be had', async () => {
    answer(listCertificates, { items: [], nextCursor: null });
    const { user, dialog } = await ask('fr', 'Historique des certificats');
    expect(await dialog.findByText('Cet appareil n’a pas encore eu de certificat.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    await isClosed();
  });

  it('can be asked for again', async () => {
    refuse(listCertificates, 'internal-error');
    const { user, dialog } = await ask('en', 'Certificate history');
    expect(await dialog.findByText('This could not be loaded')).toBeDefined();
    answer(listCertificates, { items: [entry(1, { isInUse: true })], nextCursor: null });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('In use')).toBeDefined();
  });
});
