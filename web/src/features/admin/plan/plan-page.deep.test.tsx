import { getPlan, listPrices, setPlan } from '@comptoir/contract/money/plan';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/gestion/plan', { language, token });

const PLAN = { monthlyServiceCents: 14_000, installation: { autonomousCents: 0, assistedCents: 25_050 } };
const SET = { ...PLAN, changedAt: '2026-06-15T14:00:00Z', countsFrom: '2026-06-15T14:00:00Z' };

describe('the prices of the plan', () => {
  it.each([
    ['fr', 'Service mensuel', '140,00', 'TPS 7,00 $, TVQ 13,97 $ : 160,97 $'],
    ['en', 'Monthly service', '140.00', 'GST $7.00, QST $13.97: $160.97'],
  ] as const)('are shown with what a merchant pays (%s)', async (language, label, value, words) => {
    answer(getPlan, PLAN);
    await open(language);
    expect(await screen.findByLabelText(label)).toHaveProperty('value', value);
    expect(screen.getByText(words)).toBeDefined();
  });

  it('are changed', async () => {
    answer(getPlan, PLAN);
    const received = answer(setPlan, SET);
    const { user } = await open();
    const monthly = await screen.findByLabelText('Service mensuel');
    await user.clear(monthly);
    expect(screen.getByText('Un montant comme 140,00')).toBeDefined();
    await user.type(monthly, '49,5');
    await user.click(screen.getByRole('button', { name: 'Enregistrer les prix' }));
    expect(await screen.findByText('Modifié avec succès')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ ...PLAN, monthlyServiceCents: 4950, from: null }]);
  });

  it.each([
    ['', 'Ce champ est obligatoire'],
    ['-5', 'Le montant doit être valide'],
    ['1,234', 'Le montant doit être valide'],
    ['1000000,01', 'Le montant doit être valide'],
  ])('are not saved as “%s”', async (typed, words) => {
    answer(getPlan, PLAN);
    const received = answer(setPlan, SET);
    const { user } = await open();
    const assisted = await screen.findByLabelText('Installation assistée');
    await user.clear(assisted);
    if (typed) await user.type(assisted, typed);
    await user.click(screen.getByRole('button', { name: 'Enregistrer les prix' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(received).toHaveLength(0);
  });

  it('say why they could not be changed', async () => {
    answer(getPlan, PLAN);
    refuse(setPlan, 'too-many-requests');
    const { user } = await open('en');
    await user.click(await screen.findByRole('button', { name: 'Save the prices' }));
    expect(await screen.findByText('Too many attempts. Wait a moment and try again.')).toBeDefined();
  });

  it('can be set for the first time', async () => {
    refuse(getPlan, 'not-found');
    await open();
    expect(await screen.findByLabelText('Service mensuel')).toHaveProperty('value', '');
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    refuse(getPlan, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(getPlan, PLAN);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.getByLabelText('Service mensuel')).toHaveProperty('value', '140,00'));
  });

  it('are set for a day to come, which has not begun', async () => {
    answer(getPlan, PLAN);
    refuse(setPlan, 'validation-failed', { fields: [{ path: 'from', rule: 'day-passed' }] });
    const { user } = await open();
    await user.type(await screen.findByLabelText('À partir du'), '2026-09-01');
    await user.click(screen.getByRole('button', { name: 'Enregistrer les prix' }));
    expect(await screen.findByText('Cette journée est commencée. Choisissez-en une plus tard.')).toBeDefined();
    const received = answer(setPlan, SET);
    await user.click(screen.getByRole('button', { name: 'Enregistrer les prix' }));
    await waitFor(() => expect(received[0]?.body).toMatchObject({ from: '2026-09-01' }));
  });

  it.each([
    ['fr', ['À venir', 'En vigueur', 'Passé'], '1er sept. 2026, 00 h 00', 'Camille Roy'],
    ['en', ['To come', 'In force', 'Past'], 'Sep 1, 2026, 12:00 a.m.', 'Camille Roy'],
  ] as const)('have a history and a future, with who pays which (%s)', async (language, states, from, by) => {
    answer(getPlan, PLAN);
    const items = (['to-come', 'in-force', 'past'] as const).map((state, index) => ({
      id: id(90 + index),
      ...PLAN,
      changedAt: '2026-06-15T14:00:00Z',
      countsFrom: index === 0 ? '2026-09-01T04:00:00Z' : '2026-06-15T14:00:00Z',
      changedBy: 'Camille Roy',
      subscriptions: 12,
      state,
    }));
    answer(listPrices, { items, nextCursor: null });
    await open(language);
    for (const state of states) expect(await screen.findByText(state)).toBeDefined();
    const row = screen.getAllByRole('row')[1]?.textContent?.replaceAll(/\s/g, ' ') ?? '';
    expect(row).toContain(by);
    expect(row).toContain(from);
  });
});
