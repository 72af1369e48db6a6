import { createActivationCode, listDevices } from '@comptoir/contract/devices';
import { getSession } from '@comptoir/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCertificate, aDevice, aSessionView, aToken, hoursAgo, id } from '../../../test/things.ts';

const page = (...items: ReturnType<typeof aDevice>[]) => ({ items, nextCursor: null });

describe('the list of devices', () => {
  it.each([
    ['fr', 'Aucun appareil associé', 'Associer un appareil'],
    ['en', 'No device is linked', 'Link a device'],
  ] as const)('says that none is linked and offers to (%s)', async (language, words, button) => {
    await renderApp('/devices', { language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: button })).toBeDefined();
  });

  it('offers no code to whoever acts for the merchant', async () => {
    const expiresAt = hoursAgo(-0.4);
    answer(
      getSession,
      aSessionView({ impersonation: { merchantId: id(1), companyName: 'B', reason: 'help', expiresAt } }),
    );
    answer(listDevices, page(aDevice({ linked: false })));
    await renderApp('/devices', { token: aToken({ impersonateMerchantId: id(1) }) });
    expect(await screen.findByText('Caisse avant')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Associer/ })).toBeNull();
  });

  it('shows its shape while it is on its way', async () => {
    let arrive: () => void = () => undefined;
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answer(listDevices, async () => {
      await onItsWay;
      return page(aDevice());
    });
    await renderApp('/devices');
    expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
    arrive();
    expect(await screen.findByText('Caisse avant')).toBeDefined();
    expect(screen.queryByRole('status', { name: 'Chargement…' })).toBeNull();
  });

  it.each([
    ['fr', 'Le chargement a échoué', '(500) Erreur interne', 'Réessayer'],
    ['en', 'This could not be loaded', '(500) Internal error', 'Try again'],
  ] as const)(
    'says that it could not be loaded, with a reference, and tries again (%s)',
    async (language, failed, alert, again) => {
      refuse(listDevices, 'internal-error');
      const { user } = await renderApp('/devices', { language });
      expect(await screen.findByText(failed)).toBeDefined();
      expect(screen.getByText(alert)).toBeDefined();
      expect(screen.getByText(/request-42/)).toBeDefined();
      answer(listDevices, page(aDevice()));
      await user.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByText('Caisse avant')).toBeDefined();
    },
  );

  it('tells everything about a till', async () => {
    answer(listDevices, page(aDevice({ waiting: 2, oldestWaitingAt: hoursAgo(30.5) })));
    await renderApp('/devices');
    const row = within(await screen.findByRole('row', { name: /Caisse avant/ }));
    expect(row.getByText('Clover Flex')).toBeDefined();
    expect(row.getByText('1234-5678-9012')).toBeDefined();
    expect(row.getByText('C030UQ71234567')).toBeDefined();
    expect(row.getByText('Valide')).toBeDefined();
    expect(row.getByText('Jusqu’au 1 juin 2030')).toBeDefined();
    expect(row.getByText('il y a 6 minutes')).toBeDefined();
    expect(row.getByText('2 factures')).toBeDefined();
    expect(row.getByText(/30\sh\s30\smin sur 48\sh/)).toBeDefined();
  });

  it.each([
    ['none', 'Aucun certificat', 'neutral'],
    ['valid', 'Valide', 'success'],
    ['renewable', 'Renouvelable', 'info'],
    ['expiring', 'Expire bientôt', 'warning'],
    ['expired', 'Expiré', 'error'],
    ['revoked', 'Révoqué', 'error'],
  ] as const)('tells a certificate that is %s by word and by colour', async (state, word, tone) => {
    answer(listDevices, page(aDevice({ certificate: aCertificate(state, { notAfter: hoursAgo(-1000) }) })));
    await renderApp('/devices');
    expect((await screen.findByText(word)).dataset['tone']).toBe(tone);
  });

  it.each([
    [1, 'info', /sur 48\sh/],
    [25, 'warning', /sur 48\sh/],
    [43, 'error', /sur 48\sh/],
    [49, 'error', /limite de 48\sh dépassée/],
  ])('warns of a bill that has waited %s hours', async (hours, tone, words) => {
    answer(listDevices, page(aDevice({ waiting: 1, oldestWaitingAt: hoursAgo(hours) })));
    await renderApp('/devices');
    expect((await screen.findByText('1 facture')).dataset['tone']).toBe(tone);
    expect(screen.getByText(words)).toBeDefined();
  });

  it('says what is not known yet of a till that is not linked', async () => {
    const fresh = { deviceNumber: null, androidSerial: null, model: null, lastSeenAt: null, linked: false };
    answer(listDevices, page(aDevice({ ...fresh, certificate: aCertificate('none') })));
    await renderApp('/devices', { language: 'en' });
    const row = within(await screen.findByRole('row', { name: /Caisse avant/ }));
    expect(row.getAllByText('Not known')).toHaveLength(2);
    expect(row.getByText('Never')).toBeDefined();
    expect(row.getByRole('button', { name: 'Link Caisse avant' })).toBeDefined();
  });

  it('follows the news', async () => {
    const stream = openStream();
    await renderApp('/devices');
    await screen.findByText('Aucun appareil associé');
    answer(listDevices, page(aDevice()));
    stream.send('activity');
    expect(await screen.findByText('Caisse avant')).toBeDefined();
  });
});

describe('linking a device', () => {
  const code = { deviceId: id(10), code: '7KQ2-M4XD', expiresAt: hoursAgo(-0.25) };
  const pending = aDevice({ linked: false, name: 'Terrasse' });

  it('gives a code for a new till, says how to use it and notices when it is linked', async () => {
    const stream = openStream();
    const received = answer(createActivationCode, code);
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    answer(listDevices, page(pending));
    await user.type(screen.getByLabelText('Nom de l’appareil'), ' Terrasse {Enter}');

    expect(await screen.findByText('7KQ2-M4XD')).toBeDefined();
    expect(screen.getByText('Créé avec succès')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ name: 'Terrasse' }]);
    expect(await screen.findByText('npm run terminal -- enrol --till terrasse --code 7KQ2-M4XD')).toBeDefined();
    expect(screen.getByText(/^Expire dans 1[45]:\d\d$/)).toBeDefined();
    expect(screen.getByText('En attente de la caisse…')).toBeDefined();

    answer(listDevices, page({ ...pending, linked: true }));
    stream.send('activity');
    expect(await screen.findByText('Terrasse est associé.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Terminer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('copies the code', async () => {
    answer(createActivationCode, code);
    const { user } = await renderApp('/devices', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Link a device' }));
    await user.type(screen.getByLabelText('Name of the device'), 'Bar{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy: One-time code' }));
    expect(await screen.findByRole('button', { name: 'Copied: One-time code' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('7KQ2-M4XD');
  });

  it('makes a new code for a till that is there', async () => {
    answer(listDevices, page(pending));
    const received = answer(createActivationCode, code);
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer Terrasse' }));
    await user.click(screen.getByRole('button', { name: 'Créer le code' }));
    expect(await screen.findByText('7KQ2-M4XD')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ deviceId: id(10) }]);
  });

  it('offers another code once the time is over', async () => {
    answer(listDevices, page(pending));
    answer(createActivationCode, { ...code, expiresAt: hoursAgo(0.01) });
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer Terrasse' }));
    await user.click(screen.getByRole('button', { name: 'Créer le code' }));
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
    await user.type(screen.getByLabelText('Nom de l’appareil'), typed);
    expect(await screen.findByText(words)).toBeDefined();
    expect(received).toEqual([]);
  });

  it('says why it is refused', async () => {
    refuse(createActivationCode, 'forbidden');
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    await user.type(screen.getByLabelText('Nom de l’appareil'), 'Bar{Enter}');
    expect(await screen.findByText('Vous n’avez pas accès à cette information.')).toBeDefined();
  });

  it('is left with the close button', async () => {
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Associer un appareil' }));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
