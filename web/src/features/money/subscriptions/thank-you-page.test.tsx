import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listFreeHours,
} from '@comptoir/contract/help/appointments';
import { getProgress } from '@comptoir/contract/help/installation';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { anAppointment, aSubscription, noSubscription } from '../../../../test/money.ts';
import { aProgress } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { id } from '../../../../test/factories.ts';

const hour = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(new Date(startsAt).getTime() + 3_600_000).toISOString(),
});

/** Two hours on Monday and one on Tuesday, Québec time. */
const FREE = ['2026-06-22T13:00:00.000Z', '2026-06-22T18:00:00.000Z', '2026-06-23T12:00:00.000Z'].map(hour);

describe('what happens next', () => {
  it('promises no payment by a card that is gone', async () => {
    answer(getSubscription, aSubscription({ cardProblem: 'missing' }));
    await renderApp('/thank-you');
    expect(await screen.findByText(/Aucune carte\s: 56,34\s\$ sera réclamé/)).toBeDefined();
    expect(screen.queryByText(/débitée/)).toBeNull();
  });

  it.each([
    [
      'fr',
      'Merci! Voici la suite',
      /débitée de 56,34\s\$ le 15 juill\. 2026, à minuit/,
      'Le guide d’installation',
      'Compléter les renseignements du commerçant',
    ],
    [
      'en',
      'Thank you! Here is what comes next',
      /charged \$56\.34 on Jul 15, 2026, at midnight/,
      'The installation guide',
      'Complete the merchant information',
    ],
  ] as const)(
    'is the next step, the payment at midnight and the installation (%s)',
    async (language, title, payment, guide, next) => {
      answer(getProgress, aProgress({ information: { state: 'open', missing: ['city'] } }));
      const { user, address } = await renderApp('/thank-you', { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(await screen.findByText(payment)).toBeDefined();
      expect(screen.getByRole('link', { name: guide }).getAttribute('href')).toBe('/configuration');
      expect(await screen.findByRole('progressbar')).toHaveProperty('value', 7);
      await user.click(screen.getByRole('link', { name: next }));
      await waitFor(() => expect(address()).toBe('/merchant?field=city'));
    },
  );

  it('says when nothing is to be paid, and nothing of what is done', async () => {
    answer(getSubscription, aSubscription({ nextPaymentAt: null, nextPaymentCents: null }));
    await renderApp('/thank-you');
    expect(await screen.findByText('Aucun paiement n’est en attente.')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('leads a user who is not subscribed back', async () => {
    answer(getSubscription, noSubscription());
    await renderApp('/thank-you');
    expect((await screen.findByRole('link', { name: 'S’abonner' })).getAttribute('href')).toBe('/subscribe');
  });

  it('says that it could not be loaded', async () => {
    refuse(getSubscription, 'internal-error');
    await renderApp('/thank-you');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});

describe('the technician of the assisted plan', () => {
  beforeEach(() => {
    answer(getSubscription, aSubscription({ installation: 'assisted' }));
    answer(listFreeHours, { items: FREE });
  });

  it('is booked for a free hour, on the merchant’s clock', async () => {
    const booked = answer(bookAppointment, () => {
      answer(listAppointments, { items: [anAppointment()], nextCursor: null });
      return anAppointment();
    });
    const { user } = await renderApp('/thank-you');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'lundi 22 juin',
      'mardi 23 juin',
    ]);
    expect(screen.getByRole('button', { name: 'Réserver cette heure' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('group', { name: 'Heure (HAE)' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^0?9\s?h/ }));
    await user.type(screen.getByRole('textbox', { name: /Un mot/ }), ' Porte de côté ');
    await user.click(screen.getByRole('button', { name: 'Réserver cette heure' }));
    expect(await screen.findByText(/lundi 22 juin, de 0?9\s?h/)).toBeDefined();
    expect(screen.getByText('La visite est réservée')).toBeDefined();
    expect(booked.map(({ body }) => body)).toEqual([{ startsAt: '2026-06-22T13:00:00.000Z', note: 'Porte de côté' }]);
  });

  it.each([
    ['hour-taken', 'Quelqu’un vient de prendre cette heure. Choisissez-en une autre.', null],
    ['outside-support-hours', 'Un technicien ne peut pas venir à cette heure. Choisissez-en une autre.', null],
    ['validation-failed', /^Cette heure est passée, ou trop proche pour un technicien/, 'too-soon'],
    ['validation-failed', 'Une visite commence à l’heure juste. Choisissez un autre moment.', 'not-on-the-hour'],
  ] as const)('is not booked when it is refused, and the hours are shown again (%s)', async (code, text, rule) => {
    refuse(bookAppointment, code, rule ? { fields: [{ path: 'startsAt', rule }] } : {});
    const { user } = await renderApp('/thank-you');
    await user.click(await screen.findByRole('radio', { name: /^0?9\s?h/ }));
    answer(listFreeHours, { items: FREE.slice(1) });
    await user.click(screen.getByRole('button', { name: 'Réserver cette heure' }));
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^0?9\s?h/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Réserver cette heure' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is moved to another hour', async () => {
    answer(listAppointments, { items: [anAppointment({ note: 'Deux caisses' })], nextCursor: null });
    const moved = answer(bookAppointment, anAppointment({ startsAt: '2026-06-23T12:00:00.000Z' }));
    const { user } = await renderApp('/thank-you');
    expect(await screen.findByText('Deux caisses')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Choisir une autre heure' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Jour' }), 'mardi 23 juin');
    await user.click(screen.getByRole('radio', { name: /^0?8\s?h/ }));
    await user.click(screen.getByRole('button', { name: 'Réserver cette heure' }));
    await waitFor(() => expect(moved.map(({ body }) => body)).toEqual([{ startsAt: '2026-06-23T12:00:00.000Z' }]));
  });

  it('is cancelled after a confirmation', async () => {
    answer(listAppointments, { items: [anAppointment()], nextCursor: null });
    const cancelled = answer({ ...cancelAppointment, path: `/appointments/${id(80)}` }, () => {
      answer(listAppointments, { items: [], nextCursor: null });
      return null;
    });
    const { user } = await renderApp('/thank-you');
    await user.click(await screen.findByRole('button', { name: 'Annuler la visite' }));
    expect(cancelled).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler la visite' }));
    expect(await screen.findByRole('button', { name: 'Réserver cette heure' })).toBeDefined();
    expect(cancelled).toHaveLength(1);
  });

  it('is promised a call when no hour is free', async () => {
    answer(listFreeHours, { items: [] });
    await renderApp('/thank-you');
    expect(await screen.findByText(/Le soutien vous appellera/)).toBeDefined();
  });

  it.each([listFreeHours, listAppointments])('says what could not be loaded', async (endpoint) => {
    refuse(endpoint, 'internal-error');
    await renderApp('/thank-you');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});
