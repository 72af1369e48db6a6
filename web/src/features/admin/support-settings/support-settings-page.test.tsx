import {
  addClosingDay,
  getSupportSettings,
  removeClosingDay,
  setSupportSettings,
  type SupportSettingsView,
} from '@comptoir/contract/base/support-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/gestion/support', { language, token });
const WAYS = { opens: '08:00', closes: '16:30', telephone: '418 555-0142', email: 'soutien@comptoir.test' };
const DAY = { on: '2026-12-24', nameFr: 'Veille de Noël', nameEn: 'Christmas Eve' };
const settings = (given: Partial<SupportSettingsView> = {}): SupportSettingsView => ({
  ...WAYS,
  closingDays: [DAY],
  visitsToMove: 0,
  history: [{ ...WAYS, changedAt: '2026-06-12T14:00:00Z', changedBy: 'Camille Roy' }],
  ...given,
});

describe('the settings of support', () => {
  it.each([
    ['fr', 'Veille de Noël', /de 8\sh à 16\sh\s30/],
    ['en', 'Christmas Eve', /8:00 a\.m\. to 4:30 p\.m\./],
  ] as const)('show what counts, the days of rest and the history (%s)', async (language, name, hours) => {
    answer(getSupportSettings, settings());
    await open(language);
    expect(await screen.findByText(name)).toBeDefined();
    expect(screen.getByText('Camille Roy')).toBeDefined();
    expect(screen.getByText(hours)).toBeDefined();
  });

  it('are set', async () => {
    answer(getSupportSettings, settings());
    const received = answer(setSupportSettings, settings());
    const { user } = await open();
    const telephone = await screen.findByLabelText('Téléphone');
    await user.clear(telephone);
    await user.clear(screen.getByLabelText('Ferme à'));
    await user.type(screen.getByLabelText('Ferme à'), '07:00');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('La fermeture doit venir après l’ouverture')).toBeDefined();
    await user.clear(screen.getByLabelText('Ferme à'));
    await user.type(screen.getByLabelText('Ferme à'), '17:00');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(received.map(({ body }) => body)).toEqual([{ ...WAYS, closes: '17:00', telephone: null }]),
    );
  });

  it('say how many visits no longer fit them, and lead to where they are moved', async () => {
    answer(getSupportSettings, settings({ visitsToMove: 2 }));
    await open();
    const link = await screen.findByRole('link', { name: /^2 visites sont réservées à un moment/ });
    expect(link.getAttribute('href')).toContain('/admin/quickbook');
  });

  it('say under their title that they could not be loaded', async () => {
    refuse(getSupportSettings, 'internal-error');
    const { user } = await open();
    const settingsOfSupport = within(await screen.findByRole('region', { name: 'Soutien' }));
    const retry = await settingsOfSupport.findByRole('button', { name: 'Réessayer' });
    answer(getSupportSettings, settings({ closingDays: [] }));
    await user.click(retry);
    expect(await screen.findByText('Aucun autre jour de fermeture')).toBeDefined();
  });
});

describe('a closing day', () => {
  it('is added with its reason in both languages', async () => {
    refuse(addClosingDay, 'closing-day-known');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un jour' }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Fermer ce jour-là' });
    await user.click(submit);
    expect(await dialog.findAllByText('Ce champ est obligatoire')).toHaveLength(3);
    await user.type(dialog.getByLabelText('Jour'), DAY.on);
    await user.type(dialog.getByLabelText('Raison en français'), DAY.nameFr);
    await user.type(dialog.getByLabelText('Raison en anglais'), DAY.nameEn);
    await user.click(submit);
    expect(await dialog.findByText('Le soutien est déjà fermé ce jour-là.')).toBeDefined();
    const received = answer(addClosingDay, settings());
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received[0]?.body).toEqual(DAY);
  });

  it('is removed', async () => {
    answer(getSupportSettings, settings());
    const received = answer(removeClosingDay, settings({ closingDays: [] }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('button', { name: 'Ouvrir quand même' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ouvrir quand même' }));
    await waitFor(() => expect(received).toHaveLength(1));
  });
});
