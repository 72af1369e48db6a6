import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import {
  listDevices,
  testCertificateAgain,
  type DeviceView,
  type RefusedRequestView,
} from '@comptoir/contract/sales/devices';
import { getSession } from '@comptoir/contract/base/sessions';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCertificate, aDevice, aSessionView, aToken, hoursAgo, id } from '../../../../test/factories.ts';

const anError = (number: number, merchantField: string | null): AuthorityErrorView => ({
  id: `JW00B999${number}E`,
  codRetour: '16',
  message: 'CSR refusee',
  explanation: { fr: `Explication ${number}.`, en: `Explanation ${number}.` },
  merchantField,
});

const refused = (overrides: Partial<RefusedRequestView> = {}): DeviceView =>
  aDevice({
    certificate: aCertificate('none'),
    refusedRequest: {
      requestedAt: '2026-06-01T16:05:00.000Z',
      errors: [anError(429, 'authorization_code')],
      canTestAgain: true,
      activeBy: null,
      ...overrides,
    },
  });

const have = (device: DeviceView) => answer(listDevices, { items: [device], nextCursor: null });

describe('a certificate request that was refused', () => {
  it.each([
    ['fr', 429, 'authorization_code', 'Corriger le code d’autorisation', /caractère par caractère/],
    ['en', 429, 'authorization_code', 'Correct the authorization code', /character by character/],
    ['fr', 430, 'qst_number', 'Corriger le numéro de TVQ', /documents de Revenu Québec/],
    ['en', 430, 'qst_number', 'Correct the QST number', /documents from Revenu Québec/],
    ['fr', 614, 'file_number', 'Corriger le numéro de dossier', /souvent ER0001/],
    ['en', 614, 'file_number', 'Correct the file number', /often ER0001/],
    [
      'fr',
      437,
      'time_zone',
      'Ouvrir les renseignements du commerçant',
      /^Corrigez-le dans les renseignements du commerçant\.$/,
    ],
    ['en', 437, 'time_zone', 'Open the merchant information', /^Correct it in the merchant information\.$/],
  ] as const)('names error, meaning and remedy (%s, %s)', async (language, number, field, link, remedy) => {
    have(refused({ errors: [anError(number, field)] }));
    await renderApp('/devices', { language });
    expect(await screen.findByText(`JW00B999${number}E[16]`)).toBeDefined();
    expect(
      screen.getByText(language === 'fr' ? `Explication ${number}.` : `Explanation ${number}.`, { exact: false }),
    ).toBeDefined();
    expect(screen.getByText(remedy)).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(`/merchant?field=${field}`);
    expect(screen.getByText('npm run terminal -- link --till caisse-avant')).toBeDefined();
  });

  it('names every error, and in the authority’s words one that is not known', async () => {
    const unknown = { ...anError(799, null), codRetour: null, explanation: null };
    have(refused({ errors: [anError(430, 'qst_number'), unknown] }));
    await renderApp('/devices');
    expect(await screen.findByText('JW00B999430E[16]')).toBeDefined();
    expect(screen.getByText('JW00B999799E')).toBeDefined();
    expect(screen.getByText('CSR refusee')).toBeDefined();
    expect(screen.getByRole('link', { name: 'joignez-nous' }).getAttribute('href')).toBe('/contact');
  });

  it('leaves the authorization code to the merchant, when someone acts for them', async () => {
    const expiresAt = hoursAgo(-0.4);
    answer(
      getSession,
      aSessionView({ impersonation: { merchantId: id(1), companyName: 'B', reason: 'help', expiresAt } }),
    );
    have(refused({ errors: [anError(429, 'authorization_code'), anError(614, 'file_number')] }));
    await renderApp('/devices', { token: aToken({ impersonateMerchantId: id(1) }) });
    expect(await screen.findByText('Seul le commerçant peut changer le code d’autorisation.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Corriger le code d’autorisation' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Corriger le numéro de dossier' })).toBeDefined();
  });

  it('counts down while the code may not be active yet', async () => {
    have(refused({ activeBy: hoursAgo(-1) }));
    await renderApp('/devices');
    expect(await screen.findByText(/jusqu’à 90\sminutes/)).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^encore (60:00|59:\d\d)$/);
  });

  it('does not speak of waiting where only a correction helps', async () => {
    have(refused({ errors: [anError(614, 'file_number')], activeBy: hoursAgo(-1) }));
    await renderApp('/devices');
    expect(await screen.findByRole('button', { name: 'Tester de nouveau' })).toBeDefined();
    expect(screen.queryByText(/90\sminutes/)).toBeNull();
  });

  it.each([
    ['fr', /^Associez l’appareil de nouveau/],
    ['en', /^Link the device again/],
  ] as const)('sends a till that is not linked to its link first (%s)', async (language, words) => {
    have({ ...refused(), linked: false });
    await renderApp('/devices', { language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/npm run terminal/)).toBeNull();
  });

  it('no longer speaks of it once the time is over', async () => {
    have(refused({ activeBy: hoursAgo(1) }));
    await renderApp('/devices', { language: 'en' });
    expect(await screen.findByRole('button', { name: 'Test again' })).toBeDefined();
    expect(screen.queryByText(/90 minutes/)).toBeNull();
  });

  it('makes way when the certificate is there', async () => {
    const stream = openStream();
    have(refused());
    await renderApp('/devices');
    await screen.findByText('JW00B999429E[16]');
    have(aDevice());
    stream.send('activity');
    expect(await screen.findByText('Valide')).toBeDefined();
    expect(screen.queryByText('JW00B999429E[16]')).toBeNull();
  });
});

describe('testing again', () => {
  it.each([
    ['fr', 'Tester de nouveau', 'Le certificat de Caisse avant est délivré'],
    ['en', 'Test again', 'The certificate of Caisse avant was issued'],
  ] as const)('says that the certificate was issued (%s)', async (language, button, done) => {
    have(refused({ activeBy: hoursAgo(-1) }));
    const received = answer(testCertificateAgain, aDevice());
    const { user } = await renderApp('/devices', { language });
    const again = await screen.findByRole('button', { name: button });
    have(aDevice());
    await user.click(again);
    expect(await screen.findByText(done)).toBeDefined();
    expect(await screen.findByText(language === 'fr' ? 'Valide' : 'Valid')).toBeDefined();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['fr', 'Tester de nouveau', /toujours refusé\.$/],
    ['en', 'Test again', /still refused\.$/],
  ] as const)('says that it was refused again (%s)', async (language, button, words) => {
    have(refused());
    answer(testCertificateAgain, refused());
    const { user } = await renderApp('/devices', { language });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([
    ['authority-unavailable', 'Revenu Québec ne répond pas pour le moment.'],
    ['certificate-request-outdated', /refaites la demande sur l’appareil/],
  ] as const)('says why it could not be done (%s)', async (code, words) => {
    have(refused());
    refuse(testCertificateAgain, code);
    const { user } = await renderApp('/devices');
    await user.click(await screen.findByRole('button', { name: 'Tester de nouveau' }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([
    ['fr', /l’appareil doit faire une nouvelle demande/, /^Tester/],
    ['en', /the device has to make a new request/, /^Test/],
  ] as const)('is not offered once the information has changed: the till asks again (%s)', async (...row) => {
    const [language, words, button] = row;
    have(refused({ canTestAgain: false, activeBy: hoursAgo(-1) }));
    await renderApp('/devices', { language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('npm run terminal -- link --till caisse-avant')).toBeDefined();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });
});
