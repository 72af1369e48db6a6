import { listDevices } from '@comptoir/contract/sales/devices';
import { getSession } from '@comptoir/contract/base/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCertificate, aDevice, aSessionView, aToken, hoursAgo, id, PARTNER_ID } from '../../../../test/factories.ts';

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

  it('offers no code to a user who acts for the merchant', async () => {
    const expiresAt = hoursAgo(-0.4);
    answer(
      getSession,
      aSessionView({ impersonation: { merchantId: id(1), companyName: 'B', reason: 'help', expiresAt } }),
    );
    answer(listDevices, page(aDevice({ linked: false })));
    await renderApp('/devices', { token: aToken({ impersonateMerchantId: id(1) }) });
    expect(await screen.findByText('Caisse avant')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Associer/ })).toBeNull();
    expect(screen.getByText(/revient au commerçant/)).toBeDefined();
  });

  it('shows a partner what only the merchant may do', async () => {
    answer(getSession, aSessionView({ role: 'partner', merchantId: null, partnerId: PARTNER_ID }));
    answer(listDevices, page(aDevice({ certificate: aCertificate('renewable') })));
    await renderApp(`/devices?merchantId=${id(1)}`, {
      language: 'en',
      token: aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID }),
    });
    expect(await screen.findByText('Only the merchant may renew or revoke a certificate.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Link a device' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Unlink' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for renewal' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Revoke the certificate' })).toBeNull();
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

  it('shows everything about a till', async () => {
    answer(listDevices, page(aDevice({ waiting: 2, oldestWaitingAt: hoursAgo(30.5) })));
    await renderApp('/devices');
    const row = within(await screen.findByRole('row', { name: /Caisse avant/ }));
    expect(row.getByText('Clover Flex')).toBeDefined();
    expect(row.getByText('1234-5678-9012')).toBeDefined();
    expect(row.getByText('C030UQ71234567')).toBeDefined();
    expect(row.getByText('Valide')).toBeDefined();
    expect(row.getByText('Jusqu’au 1er juin 2030')).toBeDefined();
    expect(row.getByText('il y a 6 minutes')).toBeDefined();
    expect(row.getByText('2 factures en attente')).toBeDefined();
    expect(row.getByText(/30\sh\s30\smin sur 48\sh/)).toBeDefined();
  });

  it.each([
    ['none', 'Aucun certificat', 'neutral'],
    ['valid', 'Valide', 'success'],
    ['renewable', 'Renouvelable', 'info'],
    ['expiring', 'Expire bientôt', 'warning'],
    ['expired', 'Expiré', 'error'],
    ['revoked', 'Révoqué', 'error'],
  ] as const)('shows a certificate that is %s by word and by colour', async (state, word, tone) => {
    answer(listDevices, page(aDevice({ certificate: aCertificate(state, { notAfter: hoursAgo(-1000) }) })));
    await renderApp('/devices');
    expect((await screen.findByText(word)).dataset['tone']).toBe(tone);
  });

  it.each([
    ['fr', 60 * 24 + 1, /^Expire dans 60\sjours$/],
    ['fr', 5.5, /^Expire dans 5\sheures$/],
    ['en', 60 * 24 + 1, /^Expires in 60 days$/],
    ['en', 5.5, /^Expires in 5 hours$/],
  ] as const)('counts down to the end of a certificate (%s, %s hours)', async (language, hours, words) => {
    answer(listDevices, page(aDevice({ certificate: aCertificate('expiring', { notAfter: hoursAgo(-hours) }) })));
    await renderApp('/devices', { language });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([
    ['fr', 'Renouvellement demandé', /dès qu’il communique/],
    ['en', 'Renewal requested', /the next time it contacts/],
  ] as const)('says that a renewal is on its way (%s)', async (language, state, hint) => {
    answer(listDevices, page(aDevice({ certificate: aCertificate('renewable', { isRenewalRequested: true }) })));
    await renderApp('/devices', { language });
    expect(await screen.findByText(state)).toBeDefined();
    expect(screen.getByText(hint)).toBeDefined();
  });

  it.each([
    ['expired', true, /certificat est expiré/, /^Actualisez l’appareil/],
    ['revoked', true, /certificat est révoqué/, /^Actualisez l’appareil/],
    ['revoked', false, /certificat est révoqué/, /^Associez l’appareil de nouveau/],
  ] as const)('says of a certificate that is %s what follows and what helps (linked: %s)', async (...row) => {
    const [state, linked, consequence, remedy] = row;
    answer(listDevices, page(aDevice({ linked, certificate: aCertificate(state) })));
    await renderApp('/devices');
    expect(await screen.findByText(consequence)).toBeDefined();
    expect(screen.getByText(remedy)).toBeDefined();
    expect(screen.queryByText('npm run terminal -- link --till caisse-avant') !== null).toBe(linked);
  });

  it.each([
    [1, 'info', /sur 48\sh/],
    [25, 'warning', /sur 48\sh/],
    [43, 'error', /sur 48\sh/],
    [49, 'error', /limite de 48\sh dépassée/],
  ])('warns of a bill that has waited %s hours', async (hours, tone, words) => {
    answer(listDevices, page(aDevice({ waiting: 1, oldestWaitingAt: hoursAgo(hours) })));
    await renderApp('/devices');
    expect((await screen.findByText('1 facture en attente')).dataset['tone']).toBe(tone);
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

describe('a device', () => {
  it.each([
    ['fr', 'Numéro', 'Modèle', 'Certificat'],
    ['en', 'Number', 'Model', 'Certificate'],
  ] as const)('opens at its own address, with all that is known of it (%s)', async (language, ...labels) => {
    const device = aDevice({ waiting: 2, oldestWaitingAt: hoursAgo(1) });
    answer(listDevices, page(device));
    const { user, address } = await renderApp(`/devices?open=${device.id}`, { language });
    const dialog = within(await screen.findByRole('dialog', { name: 'Caisse avant' }));
    for (const words of [...labels, '1234-5678-9012', 'C030UQ71234567', 'Clover Flex'])
      expect(dialog.getByText(words)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await waitFor(() => expect(address()).toBe('/devices'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is opened from the list, and what is done with it from there', async () => {
    const device = aDevice();
    answer(listDevices, page(device));
    const { user, address } = await renderApp('/devices');
    await user.click(await screen.findByRole('link', { name: 'Caisse avant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Caisse avant' }));
    expect(address()).toBe(`/devices?open=${device.id}`);
    await user.click(dialog.getByRole('button', { name: 'Renommer', hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Renommer Caisse avant' })).toBeDefined();
    await waitFor(() => expect(address()).toBe('/devices'));
    expect(screen.queryByRole('dialog', { name: 'Caisse avant' })).toBeNull();
  });

  it('that is not of the merchant in view opens nothing', async () => {
    answer(listDevices, page(aDevice()));
    await renderApp(`/devices?open=${id(99)}`);
    expect(await screen.findByRole('link', { name: 'Caisse avant' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
