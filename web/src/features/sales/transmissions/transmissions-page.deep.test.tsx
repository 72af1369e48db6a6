import {
  cancelBatch,
  createBatch,
  getBatch,
  listTransmissions,
  type BatchView,
  type TransmissionLane,
} from '@comptoir/contract/sales/transmissions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aToken, hoursAgo, id, PARTNER_ID } from '../../../../test/factories.ts';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const aLane = (overrides: Partial<TransmissionLane> = {}): TransmissionLane => ({
  deviceId: id(10),
  deviceName: 'Caisse avant',
  deviceNumber: '1234-5678-9012',
  isLinked: true,
  certificate: { state: 'valid', notAfter: '2030-06-01T12:00:00.000Z' },
  waiting: 0,
  oldestAt: null,
  reason: null,
  failures: 0,
  nextAttemptAt: null,
  lastAttempt: null,
  ...overrides,
});
const failing = (overrides: Partial<TransmissionLane> = {}): TransmissionLane =>
  aLane({
    waiting: 3,
    oldestAt: hoursAgo(5),
    reason: 'not-reached',
    failures: 4,
    nextAttemptAt: hoursAgo(-1),
    ...overrides,
  });

const aBatch = (overrides: Partial<BatchView> = {}): BatchView => ({
  id: id(70),
  state: 'running',
  requestedAt: hoursAgo(0),
  requestedBy: 'Camille Roy',
  endedAt: null,
  planned: 14,
  oldestAt: hoursAgo(5),
  leftWaiting: null,
  accepted: 9,
  refused: 0,
  waiting: 5,
  ...overrides,
});

const PLAN = {
  count: 14,
  oldestAt: hoursAgo(5),
  devices: [
    { deviceId: id(10), deviceName: 'Caisse avant', count: 9 },
    { deviceId: id(11), deviceName: 'Terrasse', count: 5 },
  ],
};

describe('the transmission board', () => {
  it.each([
    ['fr', 'Tout est transmis à Revenu Québec.', 'Tout est transmis'],
    ['en', 'Everything has been sent to Revenu Québec.', 'All sent'],
  ] as const)('says that nothing waits, and offers nothing then (%s)', async (language, words, badge) => {
    answer(listTransmissions, { lanes: [aLane()], batches: [] });
    await renderApp('/sales/transmission', { language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(badge)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Envoyer maintenant|Send now/ })).toBeNull();
  });

  it.each([
    ['fr', 'Revenu Québec est injoignable.', /^Rien n’est perdu/, '3 factures attendent.'],
    ['en', 'Revenu Québec cannot be reached.', /^Nothing is lost/, '3 bills are waiting.'],
  ] as const)('says what waits, why, and that nothing is lost (%s)', async (language, why, safe, count) => {
    answer(listTransmissions, { lanes: [failing()], batches: [] });
    await renderApp('/sales/transmission', { language });
    expect(await screen.findByText(why)).toBeDefined();
    expect(screen.getByText(safe)).toBeDefined();
    expect(screen.getByText(count)).toBeDefined();
  });

  it.each([
    [{ isLinked: false }, /^Cet appareil n’est plus associé\./],
    [{ certificate: { state: 'expired', notAfter: null } }, /^Son certificat a pris fin\./],
    [{ certificate: { state: 'expiring', notAfter: null } }, /^Son certificat expire bientôt/],
    [{ nextAttemptAt: null }, /à la prochaine vente, en fin de quart ou d’ici\.$/],
    [{ nextAttemptAt: null, reason: 'restored' }, /quand l’appareil se manifestera\.$/],
    [{ nextAttemptAt: hoursAgo(1), reason: 'queued' }, /tout de suite\.$/],
  ] as const)('leaves no bill waiting in silence: %j', async (lane, words) => {
    answer(listTransmissions, { lanes: [failing(lane)], batches: [] });
    await renderApp('/sales/transmission');
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('shows what the authority said', async () => {
    const error = { id: 'JW00B999000E', codRetour: '00', message: 'Panne', explanation: null, merchantField: null };
    const lastAttempt = { startedAt: hoursAgo(0), httpStatus: 200, detail: null, errors: [error] };
    answer(listTransmissions, { lanes: [failing({ reason: 'not-taken', lastAttempt })], batches: [] });
    await renderApp('/sales/transmission');
    expect(await screen.findByText('Panne')).toBeDefined();
    expect(screen.getByText('JW00B999000E [00]')).toBeDefined();
  });

  it('leads from a device to its waiting bills', async () => {
    answer(listTransmissions, { lanes: [failing()], batches: [] });
    await renderApp('/sales/transmission');
    const href = (await screen.findByRole('link', { name: '3 factures' })).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toMatch(new RegExp(`^/sales\\?.*waiting.*${id(10)}`));
  });

  it('has no device to show', async () => {
    await renderApp('/sales/transmission');
    expect(await screen.findByText('Aucun appareil n’est associé')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir les appareils' }).getAttribute('href')).toBe('/devices');
  });

  it('says that it could not be loaded', async () => {
    refuse(listTransmissions, 'internal-error');
    await renderApp('/sales/transmission');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });

  it('follows the news', async () => {
    const stream = openStream();
    answer(listTransmissions, { lanes: [failing()], batches: [] });
    await renderApp('/sales/transmission');
    await screen.findByText('3 factures attendent.');
    answer(listTransmissions, { lanes: [aLane()], batches: [] });
    stream.send('activity');
    expect(await screen.findByText('Tout est transmis à Revenu Québec.')).toBeDefined();
  });

  it.each([
    ['a partner', { role: 'partner', partnerId: PARTNER_ID, merchantId: null }, '?merchantId='],
    ['a reader', { merchantRight: 'reader' }, ''],
  ] as const)('is only looked at by %s', async (_, claims, query) => {
    answer(listTransmissions, { lanes: [failing()], batches: [aBatch()] });
    await renderApp(`/sales/transmission${query && `${query}${id(1)}`}`, { token: aToken(claims) });
    expect(await screen.findByText('3 factures attendent.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Envoyer maintenant…' })).toBeNull();
  });
});

describe('the batch button', () => {
  it.each([
    ['fr', 'Envoyer maintenant…', /^14 factures de 2 appareils, la plus ancienne de /, 'Envoyer 14 factures'],
    ['en', 'Send now…', /^14 bills of 2 devices, the oldest from /, 'Send 14 bills'],
  ] as const)('shows its plan, and sends when that is wanted (%s)', async (language, button, plan, confirm) => {
    answer(listTransmissions, { lanes: [failing()], batches: [] });
    const received = answer(createBatch, { plan: PLAN, batch: null });
    const { user } = await renderApp('/sales/transmission', { language });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(plan)).toBeDefined();
    expect(dialog.getByText('Terrasse')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ dryRun: true }]);
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received.map(({ body }) => body)).toEqual([{ dryRun: true }, { dryRun: false }]);
    expect(screen.queryByText(/Créé avec succès|Created successfully/)).toBeNull();
  });

  it('says that nothing waits any more', async () => {
    answer(listTransmissions, { lanes: [failing()], batches: [] });
    answer(createBatch, { plan: { count: 0, oldestAt: null, devices: [] }, batch: null });
    const { user } = await renderApp('/sales/transmission');
    await user.click(await screen.findByRole('button', { name: 'Envoyer maintenant…' }));
    expect(await screen.findByText('Plus rien n’attend : tout est transmis.')).toBeDefined();
  });

  it('leads to a batch that runs already instead of sending another', async () => {
    answer(listTransmissions, { lanes: [failing()], batches: [] });
    const received = answer(createBatch, { plan: PLAN, batch: aBatch() });
    const { user } = await renderApp('/sales/transmission');
    await user.click(await screen.findByRole('button', { name: 'Envoyer maintenant…' }));
    await user.click(await screen.findByRole('button', { name: 'Suivre l’envoi' }));
    expect(received).toHaveLength(1);
  });

  it('says why it could not be asked for', async () => {
    answer(listTransmissions, { lanes: [failing()], batches: [] });
    answer(createBatch, { plan: PLAN, batch: null });
    const { user } = await renderApp('/sales/transmission');
    await user.click(await screen.findByRole('button', { name: 'Envoyer maintenant…' }));
    await screen.findByRole('button', { name: 'Envoyer 14 factures' });
    refuse(createBatch, 'internal-error');
    await user.click(screen.getByRole('button', { name: 'Envoyer 14 factures' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeDefined();
  });
});

describe('a batch', () => {
  const bill = {
    billId: id(80),
    noTrans: '7K2Q-12',
    deviceName: 'Terrasse',
    signedAt: hoursAgo(5),
    totalCents: 575,
    state: 'accepted' as const,
    noLot: '0000417733',
    errors: [
      {
        id: 'JW00B999466E',
        codRetour: '16',
        message: 'refus',
        explanation: { fr: 'Dossier inconnu.', en: 'Unknown file.' },
        merchantField: null,
      },
    ],
  };

  it.each([
    ['sent', 'Transmis', 'Revenu Québec a répondu pour chaque facture.', { accepted: 14, waiting: 0, leftWaiting: 0 }],
    [
      'unanswered',
      'Sans réponse',
      /^Revenu Québec n’a pas répondu : 5 factures restaient en attente/,
      { leftWaiting: 5 },
    ],
    [
      'unanswered',
      'Sans réponse',
      /^À la fin du lot, 5 factures restaient en attente\. Revenu Québec a répondu depuis/,
      { accepted: 14, waiting: 0, leftWaiting: 5 },
    ],
    ['cancelled', 'Annulé', /^Le lot a été annulé quand il restait 5 factures\./, { leftWaiting: 5 }],
  ] as const)('that ended %s says how, and what became of each bill', async (state, badge, words, given) => {
    const batch = aBatch({ state, endedAt: hoursAgo(0), ...given });
    answer(listTransmissions, { lanes: [aLane()], batches: [batch] });
    answer(getBatch, { batch, bills: [bill], next: null });
    const { user } = await renderApp('/sales/transmission');
    expect(await screen.findByText(badge)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Détails$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(words)).toBeDefined();
    expect(dialog.getByText('Dossier inconnu.')).toBeDefined();
    expect(dialog.getByRole('link', { name: '7K2Q-12' }).getAttribute('href')).toBe(`/sales/${id(80)}`);
    expect(dialog.queryByRole('button', { name: 'Annuler le lot' })).toBeNull();
  });

  it('that runs shows how far it is, and can be cancelled', async () => {
    answer(listTransmissions, { lanes: [failing()], batches: [aBatch()] });
    answer(getBatch, { batch: aBatch(), bills: [bill], next: null });
    const cancelled = answer(cancelBatch, aBatch({ state: 'cancelled', endedAt: hoursAgo(0), leftWaiting: 5 }));
    const { user } = await renderApp('/sales/transmission');
    expect(await screen.findByText('9 sur 14')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Détails$/ }));
    await user.click(await screen.findByRole('button', { name: 'Annuler le lot' }));
    await waitFor(() => expect(cancelled).toHaveLength(1));
  });

  it('counts as far the bills that were refused, too, and says how many those are', async () => {
    answer(listTransmissions, { lanes: [failing()], batches: [aBatch({ accepted: 9, refused: 2, waiting: 3 })] });
    await renderApp('/sales/transmission');
    const bar = (await screen.findByRole('progressbar')) as HTMLProgressElement;
    expect([bar.value, bar.max]).toEqual([11, 14]);
    expect(screen.getByText('9 sur 14 (2 refusées)')).toBeDefined();
  });
});
