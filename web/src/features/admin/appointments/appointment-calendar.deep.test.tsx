import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listFreeHours,
  type AppointmentView,
} from '@comptoir/contract/help/appointments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listTechnicians, type TechnicianView } from '@comptoir/contract/help/technicians';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { anAppointment } from '../../../../test/money.ts';
import { aTechnician } from '../../../../test/technicians.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCompleteMerchant, aMerchant, aToken, id } from '../../../../test/factories.ts';

const open = (language: 'fr' | 'en' = 'fr') =>
  renderApp('/admin/quickbook', { language, token: aToken({ role: 'admin', merchantId: null }) });

const MONDAY_MORNING = '2026-11-23T13:30:00Z';
const hourAt = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
});
const VISIT = anAppointment({
  ...hourAt('2026-11-24T15:00:00.000Z'),
  phone: '418 555-0142',
  note: 'Sonner à l’arrière',
});
const FREE = ['2026-11-24T14:00:00.000Z', '2026-11-25T14:00:00.000Z'].map(hourAt);

const visits = (...items: AppointmentView[]) =>
  answer(listAppointments, ({ query }) => ({
    items: items.filter(({ toMove, merchantId }) =>
      query.toMove ? toMove : query.merchantId === undefined || query.merchantId === merchantId,
    ),
    nextCursor: null,
  }));
const team = (...items: TechnicianView[]) => answer(listTechnicians, { items, nextCursor: null });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(MONDAY_MORNING) });
  answerMerchants([
    aCompleteMerchant(),
    aMerchant({ id: id(2), company_name: 'Cantine', subscriptionCompleted: false }),
  ]);
  answer(listFreeHours, { items: FREE });
  team(aTechnician());
  visits(VISIT);
});

describe('the week', () => {
  it.each([
    [
      'fr',
      'Visites et heures libres de la semaine',
      'mardi 24 novembre',
      /^09\sh\s00 Libre mardi/,
      /^10\sh\s00 Bistro du Quai/,
    ],
    [
      'en',
      'The week’s visits and free hours',
      'Tuesday, November 24',
      /^9:00\sa\.m\. Free Tuesday/,
      /^10:00\sa\.m\. Bistro du Quai/,
    ],
  ] as const)(
    'shows what is free and what is booked, day by day (%s)',
    async (language, caption, day, free, booked) => {
      const received = answer(listFreeHours, { items: FREE });
      await open(language);
      const calendar = within(await screen.findByRole('table', { name: caption }));
      expect(calendar.getByRole('columnheader', { name: new RegExp(`^${day}`) })).toBeDefined();
      expect(calendar.getAllByRole('rowheader')).toHaveLength(8);
      expect(calendar.getByRole('button', { name: free }).textContent).toContain(day);
      expect(calendar.getByRole('button', { name: booked }).textContent).toContain(day);
      expect(received[0]?.query).toEqual({ from: '2026-11-23', to: '2026-11-27' });
    },
  );

  it('is followed by others, and led back to', async () => {
    const received = answer(listFreeHours, { items: [] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Semaine suivante' }));
    expect(await screen.findByText('Semaine du 30 novembre 2026')).toBeDefined();
    await waitFor(() => expect(received.at(-1)?.query.from).toBe('2026-11-30'));
    await user.click(screen.getByRole('button', { name: 'Aujourd’hui' }));
    expect(await screen.findByText('Semaine du 23 novembre 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Semaine précédente' }));
    expect(await screen.findByText('Semaine du 16 novembre 2026')).toBeDefined();
  });

  it('says when no one works', async () => {
    vi.setSystemTime(new Date('2026-12-22T14:00:00Z'));
    answer(listFreeHours, { items: [] });
    visits();
    await open();
    const christmas = await screen.findByRole('columnheader', { name: /^vendredi 25 décembre/ });
    expect(within(christmas).getByText('Fermé : jour férié')).toBeDefined();
    expect(screen.getAllByText('Plus aucune heure libre')).toHaveLength(4);
  });

  it('is walked through with the arrows', async () => {
    const { user } = await open();
    const first = await screen.findByRole('button', { name: /^09\sh\s00 Libre mardi/ });
    first.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Libre mercredi 25 novembre/ }));
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Bistro du Quai/ }));
    await user.keyboard('{ArrowDown}{ArrowLeft}{Home}{End}x');
    const visit = screen.getByRole('button', { name: /Bistro du Quai/ });
    expect(document.activeElement).toBe(visit);
    // one stop of the Tab key, where one was last
    await user.tab();
    expect(document.activeElement?.closest('[data-calendar]')).toBeNull();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(visit);
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(listFreeHours, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listFreeHours, { items: FREE });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: /Libre mardi/ })).toBeDefined();
  });
});

describe('booking', () => {
  const openFree = async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /Libre mardi/ }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: /mardi 24 novembre à 09\sh/ })) };
  };

  it('chooses a merchant and says what was booked', async () => {
    const received = answer(bookAppointment, anAppointment({ company_name: 'Cantine', ...FREE[0] }));
    const { user, dialog } = await openFree();
    await user.type(dialog.getByLabelText('Commerçant à visiter'), 'cant');
    await user.tab();
    await waitFor(() => expect(dialog.getByLabelText('Commerçant à visiter')).toHaveProperty('value', 'Cantine'));
    await user.type(dialog.getByLabelText('Note pour le technicien (facultative)'), ' Appeler avant ');
    await user.click(dialog.getByRole('button', { name: 'Réserver' }));
    expect(await screen.findByText(/Visite pour Cantine/)).toBeDefined();
    expect(received.map(({ query, body }) => [query.merchantId, body])).toEqual([
      [id(2), { startsAt: FREE[0]?.startsAt, note: 'Appeler avant', technicianId: id(90) }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs a merchant', async () => {
    const { user, dialog } = await openFree();
    await user.click(dialog.getByRole('button', { name: 'Réserver' }));
    expect(await dialog.findByText('Ce champ est obligatoire')).toBeDefined();
  });

  it('takes the first match on Enter, without its accents, and says when there is none', async () => {
    const received = answer(bookAppointment, VISIT);
    const { user, dialog } = await openFree();
    const field = dialog.getByLabelText('Commerçant à visiter');
    await user.type(field, 'zzz');
    expect(await dialog.findByText('Aucun enregistrement correspondant')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'quebec{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', 'Bistro du Quai'));
    await user.click(dialog.getByRole('button', { name: /Réserver|Déplacer/ }));
    await waitFor(() => expect(received[0]?.query.merchantId).toBe(id(1)));
  });

  it('begins with a merchant to call, too', async () => {
    const received = answer(bookAppointment, anAppointment({ company_name: 'Cantine' }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choisir une heure pour Cantine' }));
    const words = screen.getByText('Pour Cantine, choisissez une heure libre.');
    expect(document.activeElement).toBe(words);
    await user.click(screen.getByRole('button', { name: /Libre mercredi/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Pour Cantine, une visite d’une heure.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Réserver' }));
    await waitFor(() => expect(received[0]?.query.merchantId).toBe(id(2)));
    await waitFor(() => expect(screen.queryByText(/Choisissez une heure libre/)).toBeNull());
  });

  it.each([
    ['hour-taken', null, 'Quelqu’un vient de prendre cette heure. Choisissez-en une autre.'],
    ['outside-support-hours', null, 'Un technicien ne peut pas venir à cette heure. Choisissez-en une autre.'],
    ['validation-failed', 'too-soon', /^Cette heure est passée/],
    ['validation-failed', 'unheard-of', 'Certains renseignements ne sont pas valides. Vérifiez-les et réessayez.'],
  ] as const)('says why it could not be done, and asks for the calendar again: %s, %s', async (code, rule, words) => {
    refuse(bookAppointment, code, rule ? { fields: [{ path: 'startsAt', rule }] } : {});
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choisir une heure pour Cantine' }));
    await user.click(screen.getByRole('button', { name: /Libre mardi/ }));
    const asked = answer(listFreeHours, { items: FREE });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Réserver' }));
    expect(within(await dialog.findByRole('alert')).getByText(words)).toBeDefined();
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

describe('a visit', () => {
  const openVisit = async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /Bistro du Quai mardi/ }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  };

  it('shows who is visited, who booked it and what to know', async () => {
    const { dialog } = await openVisit();
    expect(dialog.getByRole('link', { name: '418 555-0142' })).toBeDefined();
    for (const word of ['Camille Tremblay', 'Sonner à l’arrière']) expect(dialog.getByText(word)).toBeDefined();
  });

  it('is moved to an hour that is free, with its note', async () => {
    const received = answer(bookAppointment, VISIT);
    const { user, dialog } = await openVisit();
    await user.click(dialog.getByRole('button', { name: 'Déplacer' }));
    await user.click(await screen.findByRole('button', { name: /Libre mercredi/ }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/déjà une visite le mardi 24 novembre à 10\sh/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Déplacer la visite ici' }));
    await waitFor(() =>
      expect(received[0]?.body).toEqual({
        startsAt: FREE[1]?.startsAt,
        note: 'Sonner à l’arrière',
        technicianId: id(90),
      }),
    );
  });

  it('stays where it is when no hour is chosen', async () => {
    const { user, dialog } = await openVisit();
    await user.click(dialog.getByRole('button', { name: 'Déplacer' }));
    await user.click(screen.getByRole('button', { name: 'Ne rien choisir' }));
    expect(screen.queryByText(/Choisissez une heure libre/)).toBeNull();
  });

  it('is cancelled after a question that can be answered with no', async () => {
    const received = answer(cancelAppointment, null);
    const { user, dialog } = await openVisit();
    await user.click(dialog.getByRole('button', { name: 'Annuler la visite' }));
    const question = dialog.getByText(/Annuler la visite de Bistro du Quai\?/);
    expect(document.activeElement?.contains(question)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(dialog.getByRole('button', { name: 'Garder la visite' }));
    expect(received).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Annuler la visite' }));
    await user.click(dialog.getByRole('button', { name: 'Annuler la visite' }));
    expect(await screen.findByText('La visite de Bistro du Quai est annulée')).toBeDefined();
    expect(received).toHaveLength(1);
    expect(screen.queryByText('Supprimé avec succès')).toBeNull();
  });

  it('says why it could not be cancelled', async () => {
    refuse(cancelAppointment, 'forbidden');
    const { user, dialog } = await openVisit();
    await user.click(dialog.getByRole('button', { name: 'Annuler la visite' }));
    await user.click(dialog.getByRole('button', { name: 'Annuler la visite' }));
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  });

  it('that has taken place is left alone', async () => {
    visits({ ...VISIT, ...hourAt('2026-11-23T13:00:00.000Z') });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Bistro du Quai lundi/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Cette visite a eu lieu/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /Annuler|Déplacer/ })).toBeNull();
  });
});
