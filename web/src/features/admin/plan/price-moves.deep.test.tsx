import { getPlan, listPrices, type DatedPricesView } from '@comptoir/contract/money/plan';
import {
  announcePriceMove,
  cancelPriceMove,
  getPriceMove,
  listPriceMoves,
  getPriceMovePlan,
  type PriceMovePlanView,
  type PriceMoveView,
} from '@comptoir/contract/money/price-moves';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/gestion/plan', { language, token });

const PLAN = { monthlyServiceCents: 14_000, installation: { autonomousCents: 0, assistedCents: 25_050 } };
const [OLD, NEW] = [id(91), id(92)];

function answerPrices(): void {
  answer(getPlan, PLAN);
  const set = { ...PLAN, changedAt: '2026-01-15T14:00:00Z', changedBy: 'Camille Roy' };
  const items: DatedPricesView[] = [
    {
      ...set,
      id: NEW,
      monthlyServiceCents: 16_000,
      countsFrom: '2026-05-01T04:00:00Z',
      subscriptions: 3,
      state: 'in-force',
    },
    { ...set, id: OLD, countsFrom: '2026-01-15T14:00:00Z', subscriptions: 12, state: 'past' },
  ];
  answer(listPrices, { items, nextCursor: null });
}

const aPlan = (overrides: Partial<PriceMovePlanView> = {}): PriceMovePlanView => ({
  fromPricesId: OLD,
  toPricesId: NEW,
  takesEffectOn: '2027-03-01',
  fromCents: 14_000,
  toCents: 16_000,
  count: 12,
  byState: { active: 10, pausing: 1, paused: 1 },
  byInstallation: { autonomous: 8, assisted: 4 },
  elsewhere: 0,
  monthlyDifferenceCents: 20_000,
  renewals: [{ on: '2027-03-15', count: 10 }],
  ...overrides,
});

const aMove = (overrides: Partial<PriceMoveView> = {}): PriceMoveView => ({
  id: id(93),
  state: 'announced',
  fromCents: 14_000,
  toCents: 16_000,
  takesEffectOn: '2027-03-01',
  announcedAt: '2026-12-01T14:00:00Z',
  announcedBy: 'Camille Roy',
  cancelledAt: null,
  cancelledBy: null,
  counts: { all: 12, waiting: 0, notified: 11, moved: 0, leftOut: 1, cancelled: 0 },
  ...overrides,
});

/** Opens what is done with the older price. */
async function moveOldPrices(language: 'fr' | 'en' = 'fr') {
  answerPrices();
  const { user } = await open(language);
  const name = language === 'fr' ? /Déplacer ses abonnements/ : /Move its subscriptions/;
  await user.click(await screen.findByText(name));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('a move of subscriptions to a newer price', () => {
  it.each([
    ['fr', 'Premier jour', 'Voir l’aperçu', 'Annoncer à 12 commerçants', '+200,00 $', '15 mars 2027'],
    ['en', 'First day', 'Preview the move', 'Notify 12 merchants', '+$200.00', 'March 15, 2027'],
  ] as const)('is planned, then announced for the count that was shown (%s)', async (...given) => {
    const [language, day, see, send, difference, renewal] = given;
    const planned = answer(getPriceMovePlan, aPlan());
    const announced = answer(announcePriceMove, aMove());
    const { user, dialog } = await moveOldPrices(language);
    const field = dialog.getByLabelText(day);
    await user.clear(field);
    await user.type(field, '2027-03-01');
    await user.click(dialog.getByRole('button', { name: see }));
    expect(await dialog.findByText(difference)).toBeDefined();
    expect(dialog.getByText(renewal)).toBeDefined();
    const wanted = { fromPricesId: OLD, toPricesId: NEW, takesEffectOn: '2027-03-01' };
    expect(planned.map(({ query }) => query)).toEqual([wanted]);
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(announced.map(({ body }) => body)).toEqual([{ ...wanted, count: 12 }]);
  });

  it.each([
    ['too-soon', /au moins trente jours avant/],
    ['too-far', /d’ici un an/],
    ['not-in-force-yet', /pas encore en vigueur/],
  ])('says at the day what is wrong with it: %s', async (rule, words) => {
    refuse(getPriceMovePlan, 'validation-failed', { fields: [{ path: 'takesEffectOn', rule }] });
    const { user, dialog } = await moveOldPrices();
    await user.click(dialog.getByRole('button', { name: 'Voir l’aperçu' }));
    expect(await dialog.findByText(words)).toBeDefined();
  });

  it('says so when there is no one to move, and leads back', async () => {
    answer(getPriceMovePlan, aPlan({ count: 0, elsewhere: 2, renewals: [] }));
    const { user, dialog } = await moveOldPrices();
    await user.click(dialog.getByRole('button', { name: 'Voir l’aperçu' }));
    expect(await dialog.findByText(/Les 2 abonnements à ce prix font déjà partie/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Retour' }));
    expect(await dialog.findByLabelText('Premier jour')).toBeDefined();
  });

  it('that finds others than were shown says so, and nothing was announced', async () => {
    answer(getPriceMovePlan, aPlan());
    refuse(announcePriceMove, 'price-move-changed');
    const { user, dialog } = await moveOldPrices();
    await user.click(dialog.getByRole('button', { name: 'Voir l’aperçu' }));
    await user.click(await dialog.findByRole('button', { name: 'Annoncer à 12 commerçants' }));
    expect(await dialog.findByText(/D’autres abonnements paient ce prix/)).toBeDefined();
  });
});

describe('moves that were announced', () => {
  it.each([
    [
      'fr',
      'Annoncé',
      '12 en tout · 11 avertis · 1 laissé de côté',
      'Annuler le changement',
      /11 commerçants ont été avertis/,
      'Le changement est annulé',
    ],
    [
      'en',
      'Announced',
      '12 in all · 11 notified · 1 left out',
      'Cancel the move',
      /11 merchants were notified/,
      'The move is cancelled',
    ],
  ] as const)('are listed with how far they are, and called off (%s)', async (...given) => {
    const [language, state, counts, cancel, notified, done] = given;
    answerPrices();
    answer(listPriceMoves, { items: [aMove()] });
    const cancelled = answer(cancelPriceMove, aMove({ state: 'cancelled' }));
    const { user } = await open(language);
    expect(await screen.findByText(state)).toBeDefined();
    expect(screen.getByText(counts)).toBeDefined();
    await user.click(screen.getByText(cancel));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(notified)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: cancel }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(cancelled).toHaveLength(1);
  });

  it('name who was left out, and why', async () => {
    answerPrices();
    answer(listPriceMoves, { items: [aMove({ state: 'in-effect' })] });
    const leftOut = [{ merchantId: id(1), companyName: 'Bistro du Quai', reason: 'no-owner' as const }];
    answer(getPriceMove, { ...aMove(), leftOut });
    const { user } = await open();
    expect(await screen.findByText('En vigueur')).toBeDefined();
    expect(screen.queryByText('Annuler le changement')).toBeNull();
    await user.click(screen.getByText('Voir qui est laissé de côté'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Bistro du Quai')).toBeDefined();
    expect(dialog.getByText('Aucun propriétaire à qui écrire')).toBeDefined();
  });

  it('say that they could not be loaded', async () => {
    answerPrices();
    refuse(listPriceMoves, 'internal-error');
    await open('en');
    expect(await screen.findByText('This could not be loaded')).toBeDefined();
  });
});
