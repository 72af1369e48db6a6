import { listAppointments } from '@comptoir/contract/help/appointments';
import { getSupportContact } from '@comptoir/contract/base/support-settings';
import {
  addTechnicianAbsence,
  createTechnician,
  listTechnicians,
  removeTechnicianAbsence,
  updateTechnician,
} from '@comptoir/contract/help/technicians';
import { FULL_WEEK } from '@comptoir/domain/help/technicians/working-hours';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, refuse, SUPPORT_CONTACT } from '../../../../test/mock-api.ts';
import { anAppointment } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aTechnician } from '../../../../test/technicians.ts';

const open = (language: 'fr' | 'en' = 'fr') =>
  renderApp('/gestion/technicians', { language, token: aToken({ role: 'admin', merchantId: null }) });

const ABSENCE = {
  id: id(95),
  fromOn: '2026-11-24',
  fromTime: null,
  untilOn: '2026-11-26',
  untilTime: null,
  reason: 'Formation',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:30:00Z') });
  answer(listTechnicians, { items: [aTechnician()], nextCursor: null });
});

const act = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: /^Actions\s: Luc Gagnon$/ }));
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the technicians', () => {
  it.each([
    ['fr', /^42,5\sh$/, '2 visites à déplacer', /^du 24 nov\. 2026 au 26 nov\. 2026 \(Formation\)$/, 'Inactif'],
    ['en', /^42\.5 h$/, '2 visits to move', /^Nov 24, 2026 to Nov 26, 2026 \(Formation\)$/, 'Inactive'],
  ] as const)(
    'are listed with their week, visits and next absence (%s)',
    async (language, week, move, absence, state) => {
      const busy = aTechnician({ appointments: 3, appointmentsToMove: 2, absences: [ABSENCE] });
      answer(listTechnicians, {
        items: [busy, aTechnician({ id: id(91), active: false, hours: [] })],
        nextCursor: null,
      });
      await open(language);
      expect(await screen.findByText(week)).toBeDefined();
      expect(screen.getByRole('link', { name: move }).getAttribute('href')).toContain('/admin/quickbook');
      expect(screen.getByText(absence)).toBeDefined();
      expect(screen.getByText(state)).toBeDefined();
    },
  );

  it('are added with a full week unless it is changed', async () => {
    answer(listTechnicians, { items: [], nextCursor: null });
    const received = answer(createTechnician, aTechnician());
    const { user } = await open();
    expect(await screen.findByText('Aucun technicien')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ajouter un technicien' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un technicien' }));
    await user.type(await dialog.findByLabelText('Nom'), 'Luc Gagnon');
    const monday = within(dialog.getByRole('group', { name: 'Lundi' }));
    type(monday.getByLabelText('À'), '12:00');
    type(monday.getByLabelText('De, après une pause'), '13:00');
    type(monday.getByLabelText('À, après une pause'), '16:30');
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received[0]?.body).toEqual({
      name: 'Luc Gagnon',
      email: null,
      telephone: null,
      language: 'fr',
      active: true,
      hours: [
        { weekday: 1, from: '08:00', until: '12:00' },
        { weekday: 1, from: '13:00', until: '16:30' },
        ...FULL_WEEK.slice(1),
      ],
    });
  });

  it('begin with the hours that are set, once these are known', async () => {
    let isKnown = (): void => undefined;
    const known = new Promise<void>((resolve) => (isKnown = resolve));
    answer(getSupportContact, async () => {
      await known;
      return { ...SUPPORT_CONTACT, opens: '09:00', closes: '20:00' };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un technicien' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un technicien' }));
    expect(dialog.queryByRole('group', { name: 'Lundi' })).toBeNull();
    isKnown();
    const monday = within(await dialog.findByRole('group', { name: 'Lundi' }));
    const times = ['De', 'À'].map((label) => monday.getByLabelText<HTMLInputElement>(label).value);
    expect(times).toEqual(['09:00', '20:00']);
    expect(document.activeElement).toBe(dialog.getByLabelText('Nom'));
  });

  it('are not begun with hours that could not be loaded', async () => {
    refuse(getSupportContact, 'internal-error');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un technicien' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un technicien' }));
    expect(await dialog.findByText('Le chargement a échoué')).toBeDefined();
    answer(getSupportContact, SUPPORT_CONTACT);
    await user.click(dialog.getByRole('button', { name: /Réessayer/ }));
    expect(await dialog.findByLabelText('Nom')).toBeDefined();
  });

  it.each([
    ['08:00', '', 'Saisissez le début et la fin'],
    ['12:00', '08:00', 'La fin vient avant le début'],
    ['07:00', '12:00', /^Les visites ont lieu pendant/],
  ])('are refused with a Monday from "%s" to "%s"', async (from, until, words) => {
    const { user } = await open();
    const dialog = await act(user, 'Modifier Luc Gagnon');
    const monday = within(dialog.getByRole('group', { name: 'Lundi' }));
    type(monday.getByLabelText('De'), from);
    type(monday.getByLabelText('À'), until);
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await monday.findByText(words)).toBeDefined();
  });

  it('may work as long as support does, and keep what they had when it does no more', async () => {
    answer(getSupportContact, { phone: null, email: null, opens: '09:00', closes: '20:00', closingDays: [] });
    const received = answer(updateTechnician, aTechnician());
    const { user } = await open();
    const dialog = await act(user, 'Modifier Luc Gagnon');
    expect(await dialog.findByText(/de 9\sh à 20\sh/)).toBeDefined();
    const monday = within(dialog.getByRole('group', { name: 'Lundi' }));
    type(monday.getByLabelText('De'), '08:30');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(
      await monday.findByText(/^Les visites ont lieu pendant les heures du soutien\s: de 9\sh à 20\sh$/),
    ).toBeDefined();
    type(monday.getByLabelText('De'), '12:00');
    type(monday.getByLabelText('À'), '20:00');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const hours = [{ weekday: 1, from: '12:00', until: '20:00' }, ...FULL_WEEK.slice(1)];
    await waitFor(() => expect(received[0]?.body).toMatchObject({ hours }));
  });

  it('say what is wrong with a name, an email and a telephone', async () => {
    const { user } = await open();
    const dialog = await act(user, 'Modifier Luc Gagnon');
    type(dialog.getByLabelText('Nom'), ' ');
    type(dialog.getByLabelText('Courriel (facultatif)'), 'personne');
    type(dialog.getByLabelText('Téléphone (facultatif)'), 'demain');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/au moins sept chiffres/)).toBeDefined();
    expect(dialog.getByText('Ce champ est obligatoire')).toBeDefined();
  });

  it('say how many visits have to be moved after a change', async () => {
    const received = answer(updateTechnician, aTechnician({ active: false, appointmentsToMove: 1 }));
    const { user } = await open();
    const dialog = await act(user, 'Modifier Luc Gagnon');
    await user.click(dialog.getByRole('checkbox', { name: /^Actif/ }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/Une visite de Luc Gagnon est à déplacer/)).toBeDefined();
    expect(received[0]?.body).toMatchObject({ active: false, email: 'luc@comptoir.test' });
  });

  it('could not be loaded', async () => {
    refuse(listTechnicians, 'internal-error');
    await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});

describe('absences', () => {
  it('are added in days or hours, and removed', async () => {
    const received = answer(addTechnicianAbsence, () => {
      answer(listTechnicians, { items: [aTechnician({ absences: [ABSENCE] })], nextCursor: null });
      return aTechnician({ absences: [ABSENCE] });
    });
    const { user } = await open();
    const dialog = await act(user, 'Absences de Luc Gagnon');
    expect(dialog.getByText('Aucune absence n’est prévue.')).toBeDefined();
    type(dialog.getByLabelText('Du'), '2026-11-24');
    type(dialog.getByLabelText('Au'), '2026-11-26');
    type(dialog.getByLabelText('Jusqu’à (facultatif)'), '12:00');
    await user.type(dialog.getByLabelText('Motif (facultatif)'), ' Formation ');
    await user.click(dialog.getByRole('button', { name: 'Ajouter une absence' }));
    const remove = await dialog.findByRole('button', { name: /^Retirer l’absence/ });
    expect(received[0]?.body).toEqual({
      fromOn: '2026-11-24',
      fromTime: null,
      untilOn: '2026-11-26',
      untilTime: '12:00',
      reason: 'Formation',
      overAppointments: false,
    });
    const removed = answer(removeTechnicianAbsence, aTechnician());
    await user.click(remove);
    await waitFor(() => expect(removed[0]?.params.absenceId).toBe(id(95)));
  });

  it('that end before they begin are refused', async () => {
    const { user } = await open();
    const dialog = await act(user, 'Absences de Luc Gagnon');
    type(dialog.getByLabelText('Au'), '2026-11-22');
    await user.click(dialog.getByRole('button', { name: 'Ajouter une absence' }));
    expect(await dialog.findByText(/La fin vient avant le début|La fin précède/)).toBeDefined();
    type(dialog.getByLabelText('Au'), '');
    await user.click(dialog.getByRole('button', { name: 'Ajouter une absence' }));
    expect(await dialog.findByText('Ce champ est obligatoire')).toBeDefined();
  });

  it('over visits are added once these are known', async () => {
    refuse(addTechnicianAbsence, 'technician-booked');
    const hour = { startsAt: '2026-11-23T15:00:00.000Z', endsAt: '2026-11-23T16:00:00.000Z' };
    const other = anAppointment({ ...hour, id: id(81), company_name: 'Cantine', technicianId: id(91) });
    answer(listAppointments, { items: [anAppointment(hour), other], nextCursor: null });
    const { user } = await open();
    const dialog = await act(user, 'Absences de Luc Gagnon');
    await user.click(dialog.getByRole('button', { name: 'Ajouter une absence' }));
    expect(await dialog.findByText(/^Bistro du Quai, 23 nov\. 2026/)).toBeDefined();
    expect(dialog.queryByText(/Cantine/)).toBeNull();
    const received = answer(addTechnicianAbsence, aTechnician({ appointmentsToMove: 1 }));
    await user.click(dialog.getByRole('button', { name: 'Ajouter et déplacer plus tard' }));
    await waitFor(() => expect(received[0]?.body.overAppointments).toBe(true));
    expect(await screen.findByText(/L’absence est ajoutée/)).toBeDefined();
  });
});
