import { listDevices } from '@comptoir/contract/sales/devices';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSupportContact } from '@comptoir/contract/base/support-settings';
import { askSupport } from '@comptoir/contract/help/support';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, refuse, SUPPORT_CONTACT } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aDevice, aMerchant, aToken } from '../../../../test/factories.ts';

/** Opens the screen at an instant; the clock runs no timers, so that nothing else notices. */
async function openAt(instant: string, language: 'fr' | 'en' = 'fr') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  return renderApp('/contact', { language, token: aToken() });
}

describe('the support hours', () => {
  it.each([
    ['fr', 'Ouvert maintenant', /répond jusqu’à 16\sh\s30/, /Du lundi au vendredi, de 8\sh à 16\sh\s30/],
    ['en', 'Open now', /until 4:30 p\.m\., Québec time/, /Monday to Friday, 8:00 a\.m\. to 4:30 p\.m\./],
  ] as const)('say that support is open (%s)', async (language, badge, sentence, hours) => {
    await openAt('2026-11-20T15:00:00Z', language);
    expect(await screen.findByText(badge)).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getByText(hours)).toBeDefined();
  });

  it.each([
    ['fr', '2026-11-20T12:00:00Z', /ouvre aujourd’hui à 8\sh/],
    ['fr', '2026-11-19T22:00:00Z', /ouvre demain à 8\sh/],
    ['fr', '2026-11-20T22:00:00Z', /ouvre le lundi 23 novembre à 8\sh/],
    ['en', '2026-11-20T12:00:00Z', /opens today at 8:00/],
    ['en', '2026-11-19T22:00:00Z', /opens tomorrow at 8:00/],
    ['en', '2026-11-20T22:00:00Z', /opens on Monday, November 23 at 8:00/],
  ] as const)('say when it opens next (%s, %s)', async (language, instant, sentence) => {
    await openAt(instant, language);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText(language === 'fr' ? 'Fermé maintenant' : 'Closed now')).toBeDefined();
  });

  it('name the public holiday that closes it, and the next one', async () => {
    await openAt('2026-12-25T15:00:00Z');
    expect(await screen.findByText(/jour férié\s: jour de Noël\. Le soutien ouvre le lundi 28 décembre/)).toBeDefined();
    expect(screen.getByText('jour de l’An, le vendredi 1er janvier')).toBeDefined();
  });

  it.each([
    [
      'fr',
      /^Fermé aujourd’hui\s: Veille de Noël\. Le soutien ouvre le lundi 28 décembre à 9\sh\s30/,
      /de 9\sh\s30 à 12\sh/,
    ],
    [
      'en',
      /^Closed today: Christmas Eve\. Support opens on Monday, December 28 at 9:30 a\.m\./,
      /9:30 a\.m\. to 12:00 p\.m\./,
    ],
  ] as const)('are those that administrators set, with their closing days (%s)', async (language, opening, hours) => {
    answer(getSupportContact, {
      ...SUPPORT_CONTACT,
      opens: '09:30',
      closes: '12:00',
      closingDays: [{ on: '2026-12-24', nameFr: 'Veille de Noël', nameEn: 'Christmas Eve' }],
    });
    await openAt('2026-12-24T15:00:00Z', language);
    expect(await screen.findByText(opening)).toBeDefined();
    expect(screen.getByText(hours)).toBeDefined();
  });

  it('are shown on the clock of the islands too', async () => {
    answer(getMerchant, aMerchant({ time_zone: 'America/Halifax' }));
    await openAt('2026-11-20T15:00:00Z');
    expect(await screen.findByText(/Îles-de-la-Madeleine, c’est de 9\sh à 17\sh\s30/)).toBeDefined();
  });
});

describe('the ways to reach support', () => {
  it.each([
    ['fr', /^Téléphone\u00A0: 418 555-0142 · Courriel\u00A0: soutien@comptoir\.test$/],
    ['en', /^Telephone: 418 555-0142 · Email: soutien@comptoir\.test$/],
  ] as const)('stand with its hours (%s)', async (language, ways) => {
    await renderApp('/contact', { language });
    const phone = await screen.findByRole('link', { name: '418 555-0142' });
    expect(phone.getAttribute('href')).toBe('tel:4185550142');
    expect(phone.parentElement?.textContent).toMatch(ways);
    expect(screen.getByRole('link', { name: 'soutien@comptoir.test' }).getAttribute('href')).toBe(
      'mailto:soutien@comptoir.test',
    );
  });

  it('are not shown where there is none, nor when they cannot be had', async () => {
    answer(getSupportContact, { ...SUPPORT_CONTACT, phone: null });
    const first = await renderApp('/contact');
    expect(await screen.findByRole('link', { name: 'soutien@comptoir.test' })).toBeDefined();
    expect(screen.queryByText(/Téléphone/)).toBeNull();
    first.unmount();
    refuse(getSupportContact, 'internal-error');
    await renderApp('/contact');
    expect(await screen.findByText('ER0042')).toBeDefined();
    expect(screen.queryByText(/Téléphone|soutien@/)).toBeNull();
  });
});

describe('what to have at hand', () => {
  it('is what the portal knows', async () => {
    answer(listDevices, { items: [aDevice(), aDevice({ deviceNumber: null })], nextCursor: null });
    await renderApp('/contact');
    expect(await screen.findByText('ER0042')).toBeDefined();
    expect(await screen.findByText(/1234-5678-9012/)).toBeDefined();
    expect(within(screen.getByRole('main')).getByText('merchant@comptoir.test')).toBeDefined();
  });

  it('is copied at once', async () => {
    answer(listDevices, { items: [aDevice()], nextCursor: null });
    const { user } = await renderApp('/contact', { language: 'en' });
    expect(await screen.findByText('Caisse avant: 1234-5678-9012')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy: Have this ready' }));
    expect(await screen.findByRole('button', { name: 'Copied: Have this ready' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(
      'Business: Bistro du Quai\nFile number: ER0042\nDevice numbers: Caisse avant: 1234-5678-9012\nYour account: merchant@comptoir.test',
    );
  });

  it('says what is not there yet', async () => {
    answer(getMerchant, aMerchant({ file_number: null }));
    await renderApp('/contact', { language: 'en' });
    expect(await screen.findByText('To be filled in')).toBeDefined();
    expect(await screen.findByText('No device is linked')).toBeDefined();
  });

  it('keeps the hours when the merchant cannot be loaded', async () => {
    refuse(getMerchant, 'internal-error');
    await renderApp('/contact');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    expect(screen.getByText(/Du lundi au vendredi/)).toBeDefined();
  });

  it('does not say that there are no devices before it is known', async () => {
    answer(listDevices, () => new Promise(() => undefined));
    await renderApp('/contact');
    expect(await screen.findByText('ER0042')).toBeDefined();
    expect(screen.getByText('Chargement…')).toBeDefined();
    expect(screen.queryByText('Aucun appareil associé')).toBeNull();
  });

  it('says that the devices could not be loaded', async () => {
    refuse(listDevices, 'internal-error');
    await renderApp('/contact');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    expect(screen.getByText('ER0042')).toBeDefined();
  });
});

it('leads to answers without waiting', async () => {
  const { user, address } = await renderApp('/contact');
  await user.click(await screen.findByRole('link', { name: 'Quoi faire pendant une panne' }));
  expect(address()).toBe('/faq#outage');
});

describe('a message to support', () => {
  it.each([
    ['fr', 'Envoyer', 'Votre message est envoyé'],
    ['en', 'Send', 'Your message is sent'],
  ] as const)('shows its ticket (%s)', async (language, send, sent) => {
    const received = answer(askSupport, { ticketNumber: 'C-104001', sentAt: '2026-11-20T15:00:00.000Z' });
    const { user } = await renderApp('/contact', { language });
    await user.type(
      await screen.findByRole('textbox', { name: /^(Votre|Your) message$/ }),
      'Le certificat est refusé.',
    );
    await user.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText('C-104001')).toBeDefined();
    expect(screen.getByText(sent)).toBeDefined();
    expect(received[0]?.body).toMatchObject({ subject: 'certificate', message: 'Le certificat est refusé.' });
    await user.click(screen.getByRole('button', { name: /autre message|another message/ }));
    expect(screen.getByRole('textbox', { name: /^(Votre|Your) message$/ })).toHaveProperty('value', '');
  });

  it('keeps what was typed when it could not be sent, and is the same message when sent again', async () => {
    refuse(askSupport, 'internal-error');
    const { user } = await renderApp('/contact');
    await user.type(await screen.findByRole('textbox', { name: /^(Votre|Your) message$/ }), 'Allô');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: /^(Votre|Your) message$/ })).toHaveProperty('value', 'Allô');
    const received = answer(askSupport, { ticketNumber: 'C-104001', sentAt: '2026-11-20T15:00:00.000Z' });
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('C-104001')).toBeDefined();
    expect(received[0]?.body).toMatchObject({ message: 'Allô' });
  });

  it('has to say something', async () => {
    const { user } = await renderApp('/contact');
    await user.click(await screen.findByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Ce champ est obligatoire')).toBeDefined();
  });
});
