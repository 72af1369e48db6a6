import { listAppointments, listFreeHours } from '@comptoir/contract/help/appointments';
import { getProgress } from '@comptoir/contract/help/installation';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../../../test/mock-api.ts';
import { anAppointment, aSubscription } from '../../../../test/money.ts';
import { aNewProgress } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the technician’s visit', () => {
  beforeEach(() => void answer(listFreeHours, { items: [] }));

  it.each([
    ['fr', 'Votre technicien', /lundi 22 juin, de 0?9\s?h/, 'Choisir une autre heure', 'Annuler la visite'],
    ['en', 'Your technician', /Monday, June 22, from 9:00/, 'Choose another time', 'Cancel the visit'],
  ] as const)('can be moved and cancelled from here (%s)', async (language, title, when, move, cancel) => {
    answer(listAppointments, { items: [anAppointment()], nextCursor: null });
    const { user } = await renderApp('/dashboard', { language });
    const visit = await section(title);
    expect(visit.getByText(when)).toBeDefined();
    expect(visit.getByRole('button', { name: cancel })).toBeDefined();
    await user.click(visit.getByRole('button', { name: move }));
    expect(await visit.findByText(/quatre semaines|four weeks/)).toBeDefined();
  });

  it('can be chosen as long as the registration is not complete', async () => {
    answer(getSubscription, aSubscription({ installation: 'assisted' }));
    answer(getProgress, aNewProgress());
    const { user } = await renderApp('/dashboard');
    const visit = await section('Votre technicien');
    await user.click(visit.getByRole('button', { name: 'Choisir une heure' }));
    expect(await visit.findByText(/quatre semaines/)).toBeDefined();
  });

  it('is nothing to a merchant whose registration is complete, nor to one who installs alone', async () => {
    answer(getSubscription, aSubscription({ installation: 'assisted' }));
    const done = await renderApp('/dashboard');
    expect(await screen.findByText('tout est transmis')).toBeDefined();
    expect(screen.queryByText('Votre technicien')).toBeNull();
    done.unmount();
    answer(getSubscription, aSubscription());
    answer(getProgress, aNewProgress());
    await renderApp('/dashboard');
    expect(await screen.findByText('Prochaine étape')).toBeDefined();
    expect(screen.queryByText('Votre technicien')).toBeNull();
  });
});
