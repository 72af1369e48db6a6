import { getMerchant, listMerchants } from '@comptoir/contract/merchants';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aMerchant, aToken } from '../../../test/things.ts';

const whole = aMerchant({
  qst_number: '4071234567TQ0001',
  gst_number: '812345678RT0001',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '200-45',
  address: 'rue du Sault-au-Matelot',
  city: 'Québec',
  postal_code: 'G1K3Z4',
});

describe('the merchant’s record', () => {
  it.each([
    ['fr', 'Renseignements du commerçant', 'Restauration', 'Est (UTC-05:00, Montréal)', /Rien ne manque/],
    ['en', 'Merchant information', 'Restaurant', 'Eastern (UTC-05:00, Montreal)', /Nothing is missing/],
  ] as const)('shows all that is on file (%s)', async (language, title, subSector, zone, state) => {
    answer(getMerchant, whole);
    await renderApp('/merchant', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    for (const text of [subSector, zone, 'ER0042', '4071234567TQ0001', '812345678RT0001', '555-0142', 'G1K 3Z4']) {
      expect(await screen.findByText(text)).toBeDefined();
    }
    expect(screen.getByText(state)).toBeDefined();
  });

  it.each([
    ['fr', 'Manquant', /numéro de TVQ, numéro de TPS, indicatif régional/, /Il manque 8 renseignements/],
    ['en', 'Missing', /QST number, GST number, area code/, /8 pieces of information are missing/],
  ] as const)('names what is missing, above and in its place (%s)', async (language, badge, names, count) => {
    await renderApp('/merchant', { language });
    expect(await screen.findByText(count)).toBeDefined();
    expect(screen.getByText(names)).toBeDefined();
    expect(screen.getAllByText(badge)).toHaveLength(8);
  });

  it('never shows the authorization code', async () => {
    await renderApp('/merchant');
    const label = await screen.findByText('Code d’autorisation');
    expect(label.nextElementSibling?.textContent).toContain('Masqué');
    expect(screen.getByText(/jamais affiché/)).toBeDefined();
  });

  it('says that the registration is open although nothing is missing', async () => {
    answer(getMerchant, { ...whole, subscriptionCompleted: false });
    await renderApp('/merchant');
    expect(await screen.findByText('Rien ne manque. Inscription à terminer.')).toBeDefined();
  });

  it('names a caterer and the islands’ zone', async () => {
    answer(getMerchant, aMerchant({ isTraiteur: true, time_zone: 'America/Halifax' }));
    await renderApp('/merchant');
    expect(await screen.findByText('Restauration, traiteur')).toBeDefined();
    expect(screen.getByText('Atlantique (UTC-04:00, Îles-de-la-Madeleine)')).toBeDefined();
  });
});

describe('the receipt in small', () => {
  it('bears what is on file, in French, whatever the language of the screen', async () => {
    answer(getMerchant, whole);
    await renderApp('/merchant', { language: 'en' });
    const receipt = within(await screen.findByRole('figure', { name: 'Example of a receipt' }));
    for (const text of ['Bistro du Quai', '200-45, rue du Sault-au-Matelot', /418\s555-0142/, 'PAIEMENT REÇU']) {
      expect(receipt.getByText(text)).toBeDefined();
    }
    expect(receipt.getByText('TPS 812345678RT0001')).toBeDefined();
    expect(receipt.getByText(/^5,75\s\$$/)).toBeDefined();
  });

  it('leaves the place of what is missing', async () => {
    await renderApp('/merchant');
    const receipt = within(await screen.findByRole('figure', { name: 'Exemple de reçu' }));
    expect(receipt.getByText('TVQ …')).toBeDefined();
  });
});

describe('who looks at the record', () => {
  it('may be an administrator, at the merchant that is picked', async () => {
    const other = aMerchant({ id: '00000000-0000-4000-8000-000000000077', company_name: 'Taverne du Faubourg' });
    answer(listMerchants, [aMerchant(), other]);
    answer(getMerchant, other);
    await renderApp(`/merchant?merchantId=${other.id}`, { token: aToken({ role: 'admin', merchantId: null }) });
    expect((await screen.findAllByText('Taverne du Faubourg')).length).toBeGreaterThan(0);
  });

  it('is told when it could not be loaded, and tries again', async () => {
    refuse(getMerchant, 'not-found');
    const { user } = await renderApp('/merchant');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(getMerchant, whole);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('ER0042')).toBeDefined();
  });
});
