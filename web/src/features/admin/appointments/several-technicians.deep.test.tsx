import {
  bookAppointment,
  listAppointments,
  listFreeHours,
  type AppointmentView,
} from '@comptoir/contract/help/appointments';
import { getSupportContact } from '@comptoir/contract/base/support-settings';
import { listTechnicians } from '@comptoir/contract/help/technicians';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompleteMerchant, aToken, id } from '../../../../test/factories.ts';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { anAppointment } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aTechnician } from '../../../../test/technicians.ts';

const open = (language: 'fr' | 'en' = 'fr') =>
  renderApp('/admin/quickbook', { language, token: aToken({ role: 'admin', merchantId: null }) });

const hourAt = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
});
const TEN = hourAt('2026-11-24T15:00:00.000Z');
const LUC = anAppointment({ ...TEN });
const ANA = { technicianId: id(91), technician: 'Ana Roy' };

const visits = (...items: AppointmentView[]) =>
  answer(listAppointments, ({ query }) => ({
    items: items.filter(({ toMove, merchantId }) =>
      query.toMove ? toMove : query.merchantId === undefined || query.merchantId === merchantId,
    ),
    nextCursor: null,
  }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:30:00Z') });
  answerMerchants([aCompleteMerchant()]);
  answer(listFreeHours, { items: [hourAt('2026-11-24T14:00:00.000Z'), TEN] });
  answer(listTechnicians, { items: [aTechnician({ id: id(91), name: 'Ana Roy' }), aTechnician()], nextCursor: null });
  visits(LUC);
});

describe('the week of several technicians', () => {
  it.each([
    ['fr', /^09\sh\s00 Libre 2 techniciens mardi/, /^10\sh\s00 Bistro du Quai Luc Gagnon mardi/],
    ['en', /^9:00\sa\.m\. Free 2 technicians Tuesday/, /^10:00\sa\.m\. Bistro du Quai Luc Gagnon Tuesday/],
  ] as const)('says how many are free and whose each visit is (%s)', async (language, free, booked) => {
    await open(language);
    expect(await screen.findByRole('button', { name: free })).toBeDefined();
    expect(screen.getByRole('button', { name: booked })).toBeDefined();
  });

  it('is that of those who are chosen, or of all', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ana Roy' }));
    expect(screen.queryByRole('button', { name: /Bistro du Quai/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^10\sh\s00 Libre mardi/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Tous' }));
    expect(screen.getByRole('button', { name: /Bistro du Quai/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tous' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('books anyone who is free, or the one who is named', async () => {
    const received = answer(bookAppointment, anAppointment(ANA));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Libre 2 techniciens mardi/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const who = dialog.getByLabelText('Technicien');
    expect(
      within(who)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['La première personne libre', 'Ana Roy', 'Luc Gagnon']);
    await user.selectOptions(who, 'Ana Roy');
    await user.type(dialog.getByLabelText('Commerçant à visiter'), 'bistro{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Déplacer la visite ici' }));
    await waitFor(() => expect(received[0]?.body).toMatchObject({ technicianId: id(91) }));
    expect(await screen.findByText(/avec Ana Roy/)).toBeDefined();
  });

  it.each(['hour-taken', 'technician-away'] as const)(
    'says that another was quicker, or the technician away (%s)',
    async (code) => {
      refuse(bookAppointment, code);
      const { user } = await open();
      await user.click(await screen.findByRole('button', { name: /^10\sh\s00 Libre/ }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('Avec Ana Roy.')).toBeDefined();
      await user.type(dialog.getByLabelText('Commerçant à visiter'), 'bistro{Enter}');
      await user.click(await dialog.findByRole('button', { name: 'Déplacer la visite ici' }));
      const words = code === 'hour-taken' ? /vient de prendre cette heure/ : /ne travaille pas à cette heure/;
      expect(within(await dialog.findByRole('alert')).getByText(words)).toBeDefined();
    },
  );

  it('is one stop of the Tab key, and arrows go through the visits of an hour', async () => {
    const { user } = await open();
    const first = await screen.findByRole('button', { name: /Libre 2 techniciens mardi/ });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Bistro du Quai/ }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^10\sh\s00 Libre/ }));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
    const table = screen.getByRole('table', { name: /Visites/ });
    expect(table.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  });

  it('shows one day on a narrow screen, which is chosen above', async () => {
    const { user } = await open();
    const wednesday = await screen.findByRole('button', { name: 'mercredi 25 novembre, aucune visite' });
    expect(screen.getByRole('button', { name: 'mardi 24 novembre, 1 visite' })).toBeDefined();
    await user.click(wednesday);
    expect(wednesday.getAttribute('aria-pressed')).toBe('true');
    const shown = screen.getAllByRole('columnheader').filter(({ dataset }) => dataset['shown']);
    expect(shown.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^mercredi 25/)]);
  });
});

describe('a visit that cannot take place as it is booked', () => {
  it.each([
    [
      'fr',
      'Une visite ne peut pas avoir lieu comme prévu : déplacez-la',
      /\(technicien absent\)$/,
      'Déplacer la visite de Bistro du Quai',
    ],
    [
      'en',
      'A visit cannot take place as it is booked: move it',
      /\(technician away\)$/,
      'Move the visit of Bistro du Quai',
    ],
  ] as const)('is listed above the week, with the way to another hour (%s)', async (language, title, why, move) => {
    visits(anAppointment({ ...TEN, toMove: true }));
    const { user } = await open(language);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
    expect(await screen.findByRole('button', { name: /(À déplacer|To move)/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: move }));
    expect(document.activeElement?.textContent).toMatch(/Bistro du Quai/);
    expect(document.activeElement?.textContent).toMatch(/heure libre|free hour/);
  });

  it('stands on its day, which is said to be closed', async () => {
    answer(getSupportContact, {
      phone: null,
      email: null,
      opens: '08:00',
      closes: '16:30',
      closingDays: [{ on: '2026-11-24', nameFr: 'Inventaire', nameEn: 'Stocktaking' }],
    });
    answer(listFreeHours, { items: [] });
    visits(anAppointment({ ...TEN, toMove: true }));
    await open();
    expect(await screen.findByText(/\(soutien fermé\)$/)).toBeDefined();
    const tuesday = await screen.findByRole('columnheader', { name: /^mardi 24 novembre/ });
    expect(within(tuesday).getByText('Fermé : jour de fermeture')).toBeDefined();
    expect(screen.getByRole('button', { name: /Bistro du Quai .*À déplacer/ })).toBeDefined();
  });
});
