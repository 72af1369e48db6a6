import { listMerchants } from '@comptoir/contract/base/merchants';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCompleteMerchant, aMerchant, aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/admin/quickbook', { language, token });

const MERCHANTS = [
  aCompleteMerchant({ id: id(1) }),
  aMerchant({
    id: id(2),
    company_name: 'Cantine',
    area_code: '418',
    phone_number: '5550142',
    subscriptionCompleted: false,
  }),
  aCompleteMerchant({ id: id(3), company_name: 'Buvette', subscriptionCompleted: false }),
];

/** The clock alone stands still: timers go on. */
const at = (instant: string): void => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });

describe('quick booking', () => {
  it.each([
    [
      'fr',
      'numéro de TVQ, numéro de TPS, numéro civique, rue, ville, code postal',
      'Aucun : l’installation est en cours',
    ],
    ['en', 'QST number, GST number, civic number, street, city, postal code', 'Nothing: the installation is under way'],
  ] as const)('shows whom to call and what they lack (%s)', async (language, missing, nothing) => {
    answerMerchants(MERCHANTS);
    await open(language);
    const cantine = within(await screen.findByRole('row', { name: /Cantine/ }));
    expect(cantine.getByRole('link', { name: '418\u00A0555-0142' })).toBeDefined();
    expect(cantine.getByText(missing)).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Buvette/ })).getByText(new RegExp(nothing))).toBeDefined();
    expect(screen.queryByRole('row', { name: /Bistro du Quai/ })).toBeNull();
  });

  it.each([
    ['2026-11-20T15:00:00Z', 'Le soutien est ouvert maintenant.'],
    ['2026-11-21T15:00:00Z', 'Le soutien est fermé. Il ouvre le lundi 23 novembre.'],
  ])('says at %s whether support is open', async (instant, words) => {
    at(instant);
    await renderApp('/admin/quickbook', { token: aToken({ role: 'admin', merchantId: null }) });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(/du lundi au vendredi, de 8\sh à 16\sh\s30/)).toBeDefined();
  });

  it('says when there is no one to call', async () => {
    answerMerchants([aCompleteMerchant()]);
    await open();
    expect(await screen.findByText('Personne à appeler')).toBeDefined();
  });

  it('says that it could not be loaded', async () => {
    refuse(listMerchants, 'internal-error');
    await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});
