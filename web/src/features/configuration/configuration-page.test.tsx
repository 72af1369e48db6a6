import { listDevices } from '@comptoir/contract/devices';
import { listLogs } from '@comptoir/contract/logs';
import { getMerchant } from '@comptoir/contract/merchants';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, openStream, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aDevice, aLogEntry, aMerchant } from '../../../test/things.ts';

const whole = aMerchant({
  qst_number: '4071234567TQ0001',
  gst_number: '812345678RT0001',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '45',
  address: 'rue du Quai',
  city: 'Québec',
  postal_code: 'G1K3Z4',
});

const step = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not a step`);
  return within(item);
};

describe('the installation guide', () => {
  it.each([
    ['fr', 'Guide d’installation', '4 étapes vérifiées sur 4', 'Associer l’appareil', 'Fait', 'Vous êtes prêt'],
    ['en', 'Installation guide', '4 of 4 verified steps done', 'Link the device', 'Done', 'You are ready'],
  ] as const)('ticks what the data show (%s)', async (language, title, count, device, done, ready) => {
    answer(getMerchant, whole);
    answer(listDevices, { items: [aDevice()], nextCursor: null });
    const received = answer(listLogs, { items: [aLogEntry(1)], nextCursor: null });
    await renderApp('/configuration', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(await screen.findByText(count)).toBeDefined();
    expect((await step(device)).getByText(done)).toBeDefined();
    expect(screen.getByText(new RegExp(ready))).toBeDefined();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 4);
    expect(received.some(({ query }) => query.limit === 1 && query.events?.includes('bill-accepted'))).toBe(true);
  });

  it('says what comes first to whoever has just arrived', async () => {
    answer(getMerchant, aMerchant({ subscriptionCompleted: false, sub_sector: null }));
    const { user, address } = await renderApp('/configuration');
    const next = await screen.findByRole('link', { name: 'À faire maintenant\u00A0: Réunir ce qu’il faut' });
    expect(next.getAttribute('href')).toMatch(/#prerequisites$/);
    expect(screen.getByText('0 étape vérifiée sur 4')).toBeDefined();
    const first = await step('Réunir ce qu’il faut');
    expect(first.getByText('À faire')).toBeDefined();
    await user.click(first.getByRole('link', { name: 'Il manque 9 renseignements.' }));
    expect(address()).toBe('/merchant');
  });

  it('leaves to the merchant what cannot be seen from here', async () => {
    await renderApp('/configuration');
    for (const title of ['Ajouter les employés', 'Vérifier le reçu', 'Rembourser l’essai']) {
      expect((await step(title)).getByText('À vérifier par vous')).toBeDefined();
    }
  });

  it.each([
    ['fr', '5,75 $', 'Régler les taxes', 'TVQ de 9,975 %', 'Faire une facture de 5\u00A0$'],
    ['en', '$5.75', 'Set up the taxes', 'QST, 9.975%', 'Make a $5 bill'],
  ] as const)('tells what the test bill comes to (%s)', async (language, total, title, tax, bill) => {
    await renderApp('/configuration', { language });
    const taxes = within(await screen.findByRole('region', { name: title }));
    expect(taxes.getByText((text) => plain(text) === tax)).toBeDefined();
    expect(taxes.getByText((text) => plain(text) === total)).toBeDefined();
    expect((await step(bill)).getByText((text) => plain(text) === total)).toBeDefined();
  });

  it('ticks the test bill while one looks on', async () => {
    const stream = openStream();
    await renderApp('/configuration');
    expect(await (await step('Faire une facture de 5\u00A0$')).findByText('À faire')).toBeDefined();
    answer(listLogs, { items: [aLogEntry(1)], nextCursor: null });
    stream.send('activity');
    expect(await (await step('Faire une facture de 5\u00A0$')).findByText('Fait')).toBeDefined();
  });

  it('leads from a refused certificate to its remedy', async () => {
    const { user, address } = await renderApp('/configuration');
    const certificate = await step('Ajouter le certificat');
    await user.click(certificate.getByRole('link', { name: '429, code d’autorisation' }));
    expect(address()).toBe('/faq#error-429');
  });

  it('says what could not be loaded, keeps the guide readable and tries again', async () => {
    refuse(listDevices, 'internal-error');
    const { user } = await renderApp('/configuration');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    expect((await step('Associer l’appareil')).getByText('Inconnu')).toBeDefined();
    answer(listDevices, { items: [aDevice()], nextCursor: null });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await (await step('Associer l’appareil')).findByText('Fait')).toBeDefined();
  });

  it('brings the part that the address names into view', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await renderApp('/configuration#taxes');
    const taxes = await screen.findByRole('region', { name: 'Régler les taxes' });
    await waitFor(() => expect(shown.mock.contexts).toContain(taxes));
  });

  it('can be read while the data are on their way', async () => {
    answer(listDevices, () => new Promise(() => undefined));
    await renderApp('/configuration');
    expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
    expect((await step('Ajouter les employés')).getByText(/site de Clover/)).toBeDefined();
  });
});

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
