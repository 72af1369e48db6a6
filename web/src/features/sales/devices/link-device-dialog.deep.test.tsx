import { getProgress } from '@comptoir/contract/help/installation';
import { createActivationCode, listDevices } from '@comptoir/contract/sales/devices';
import { listPosDevices, type PosDeviceView } from '@comptoir/contract/provider/pos-connection';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { aProgress } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aDevice, hoursAgo, id } from '../../../../test/factories.ts';

const page = (...items: ReturnType<typeof aDevice>[]) => ({ items, nextCursor: null });

describe('linking a device', () => {
  const code = { deviceId: id(10), code: '7KQ2-M4XD', expiresAt: hoursAgo(-0.25) };
  const pending = aDevice({ linked: false, name: 'Terrasse' });

  it('gives a code for a new till, says how to use it and notices when it is linked', async () => {
    const stream = openStream();
    const received = answer(createActivationCode, code);
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    answer(listDevices, page(pending));
    await user.type(await screen.findByLabelText('Nom de l’appareil'), ' Terrasse {Enter}');

    expect(await screen.findByText('7KQ2-M4XD')).toBeDefined();
    expect(screen.getByText('Créé avec succès')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ name: 'Terrasse' }]);
    expect(await screen.findByText('npm run terminal -- enrol --till terrasse --code 7KQ2-M4XD')).toBeDefined();
    expect(screen.getByText(/^Expire dans 1[45]:\d\d$/)).toBeDefined();
    expect(screen.getByText('En attente de l’appareil…')).toBeDefined();

    answer(listDevices, page({ ...pending, linked: true }));
    stream.send('activity');
    expect(await screen.findByText('Terrasse est associé.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Terminer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['fr', 'Associer Terrasse', 'Créer le code', 'Ensuite\u00A0: Enregistrer une carte'],
    ['en', 'Link Terrasse', 'Create the code', 'Next: Save a card'],
  ] as const)('leads on to what comes next (%s)', async (language, link, create, next) => {
    answer(listDevices, page(pending));
    answer(createActivationCode, code);
    answer(getProgress, aProgress({ card: { state: 'open', missing: ['card'] } }));
    const { user, address } = await renderApp('/devices', { language });
    await user.click(await screen.findByRole('button', { name: link }));
    answer(listDevices, page({ ...pending, linked: true }));
    await user.click(await screen.findByRole('button', { name: create }));
    await user.click(await screen.findByRole('link', { name: next }));
    await waitFor(() => expect(address()).toBe('/billing'));
  });

  it('copies the code', async () => {
    answer(createActivationCode, code);
    const { user } = await renderApp('/devices', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Link a device' }));
    await user.type(await screen.findByLabelText('Name of the device'), 'Bar{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy: One-time code' }));
    expect(await screen.findByRole('button', { name: 'Copied: One-time code' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('7KQ2-M4XD');
  });

  it('makes a new code for a till that is there', async () => {
    answer(listDevices, page(pending));
    const received = answer(createActivationCode, code);
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer Terrasse' }));
    await user.click(await screen.findByRole('button', { name: 'Créer le code' }));
    expect(await screen.findByText('7KQ2-M4XD')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ deviceId: id(10) }]);
  });

  it('offers another code once the time is over', async () => {
    answer(listDevices, page(pending));
    answer(createActivationCode, { ...code, expiresAt: hoursAgo(0.01) });
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer Terrasse' }));
    await user.click(await screen.findByRole('button', { name: 'Créer le code' }));
    expect(await screen.findByText('Ce code est expiré.')).toBeDefined();
    answer(createActivationCode, { ...code, code: 'Z0RC-19TB' });
    await user.click(screen.getByRole('button', { name: 'Créer un nouveau code' }));
    expect(await screen.findByText('Z0RC-19TB')).toBeDefined();
  });

  it.each([
    ['{Enter}', 'Ce champ est obligatoire'],
    ['   {Enter}', 'Ce champ est obligatoire'],
    [`${'n'.repeat(65)}{Enter}`, '64 caractères au plus'],
  ])('asks for a name that fits before anything is sent', async (typed, words) => {
    const received = answer(createActivationCode, code);
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    await user.type(await screen.findByLabelText('Nom de l’appareil'), typed);
    expect(await screen.findByText(words)).toBeDefined();
    expect(received).toEqual([]);
  });

  it('says why it is refused', async () => {
    refuse(createActivationCode, 'forbidden');
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    await user.type(await screen.findByLabelText('Nom de l’appareil'), 'Bar{Enter}');
    expect(await screen.findByText('Vous n’avez pas accès à cette information.')).toBeDefined();
  });

  it('is left with the close button', async () => {
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    await user.click(await screen.findByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['fr', 'Associer un appareil', 'Nom de l’appareil', 'Un autre de vos appareils porte déjà ce nom'],
    ['en', 'Link a device', 'Name of the device', 'Another of your devices already has this name'],
  ] as const)('says at the field that the name is taken (%s)', async (language, button, label, words) => {
    refuse(createActivationCode, 'device-name-taken');
    const { user } = await renderApp('/devices', { language });
    await user.click(await screen.findByRole('button', { name: button }));
    await user.type(await screen.findByLabelText(label), 'Bar{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });
});

describe('linking a device that the provider knows', () => {
  const code = { deviceId: id(10), code: '7KQ2-M4XD', expiresAt: hoursAgo(-0.25) };
  const known = (number: number, overrides: Partial<PosDeviceView> = {}): PosDeviceView => ({
    posDeviceId: `DEVICE${number}`,
    name: null,
    model: 'Clover Flex',
    serial: `C041UQ0000000${number}`,
    deviceId: null,
    ...overrides,
  });
  const knows = (...items: PosDeviceView[]) => answer(listPosDevices, { items, nextCursor: null });

  it('offers those that are not linked yet, the first one chosen, and takes its name over', async () => {
    knows(known(1, { deviceId: id(10) }), known(2, { name: 'Terrasse' }), known(3));
    const received = answer(createActivationCode, code);
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    const choices = within(await screen.findByRole('group', { name: 'Clover connaît ces appareils' }));
    expect(choices.getAllByRole('radio')).toHaveLength(3);
    expect(choices.queryByText('C041UQ00000001')).toBeNull();
    expect(choices.getByRole('radio', { name: /Terrasse · Clover Flex/, checked: true })).toBe(document.activeElement);
    expect(screen.getByLabelText<HTMLInputElement>('Nom de l’appareil').value).toBe('Terrasse');
    await user.click(screen.getByRole('button', { name: 'Créer le code' }));
    expect(await screen.findByText('7KQ2-M4XD')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ name: 'Terrasse', posDeviceId: 'DEVICE2' }]);
  });

  it('offers no till that is there already, by its serial number', async () => {
    answer(listDevices, page(aDevice({ androidSerial: 'C041UQ00000002' })));
    knows(known(2, { name: 'Terrasse' }), known(3));
    const { user } = await renderApp('/devices', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Link a device' }));
    expect(await screen.findByRole('radio', { name: /C041UQ00000003/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /C041UQ00000002/ })).toBeNull();
  });

  it('takes another name for one of them, and a till that the provider does not know', async () => {
    knows(known(2, { name: 'Terrasse' }), known(3));
    const received = answer(createActivationCode, code);
    const { user } = await renderApp('/devices', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Link a device' }));
    await user.click(await screen.findByRole('radio', { name: /C041UQ00000003/ }));
    await user.type(screen.getByLabelText('Name of the device'), 'Bar{Enter}');
    await screen.findByText('7KQ2-M4XD');
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await user.click(screen.getByRole('button', { name: 'Link a device' }));
    await user.click(await screen.findByRole('radio', { name: /^Another device/ }));
    await user.type(screen.getByLabelText('Name of the device'), 'Computer{Enter}');
    await screen.findByText('7KQ2-M4XD');
    expect(received.map(({ body }) => body)).toEqual([{ name: 'Bar', posDeviceId: 'DEVICE3' }, { name: 'Computer' }]);
  });

  it('does without when the provider’s devices cannot be had', async () => {
    refuse(listPosDevices, 'provider-not-connected');
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    expect(await screen.findByLabelText('Nom de l’appareil')).toBe(document.activeElement);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });
});
