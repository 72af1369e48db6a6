import { beginCardEntry, deleteCard, getCard, saveCard } from '@comptoir/contract/money/cards';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSubscription, pauseSubscription, reactivateSubscription } from '@comptoir/contract/money/subscriptions';
import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findCardFrame } from '../../../../test/card-frame.ts';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { aCard, aSubscription, noSubscription } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aToken, hoursAgo, id } from '../../../../test/factories.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it.each([
  ['fr', 'Voir les dernières factures'],
  ['en', 'See the last invoices'],
] as const)('the card leads to what it paid (%s)', async (language, link) => {
  answer(getCard, { card: aCard() });
  await renderApp('/billing', { language });
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe('/bills?view=all');
});

describe('the account', () => {
  it.each([
    ['fr', 'Abonnement et paiement', 'Actif', '14 juillet 2026', '56,34 $', /15 juill\. 2026, à minuit/],
    ['en', 'Subscription and payment', 'Active', 'July 14, 2026', '$56.34', /Jul 15, 2026, at midnight/],
  ] as const)(
    'shows state, last day and next payment on the merchant’s clock (%s)',
    async (language, title, state, until, amount, at) => {
      await renderApp('/billing', { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(await screen.findByText(state)).toBeDefined();
      expect(screen.getByText(until)).toBeDefined();
      expect(screen.getByText(amount)).toBeDefined();
      expect(screen.getByText(at)).toBeDefined();
    },
  );

  it.each([
    ['none', noSubscription(), 'Non abonné', 'warning'],
    ['active', aSubscription(), 'Abonné', 'success'],
    [
      'pausing',
      aSubscription({ state: 'pausing', nextPaymentAt: null, nextPaymentCents: null }),
      'Pause prévue',
      'info',
    ],
    ['paused', aSubscription({ state: 'paused', isActive: false }), 'En pause', 'neutral'],
  ] as const)('says so when it is %s', async (_, subscription, word, tone) => {
    answer(getSubscription, subscription);
    await renderApp('/billing');
    expect((await screen.findByText(word)).dataset['tone']).toBe(tone);
  });

  it.each([
    [
      'fr',
      'active',
      '49,00 $ avant taxes',
      '55,00 $ à partir du 15 septembre 2026',
      /passe de 49,00 \$ à 55,00 \$/,
      /au renouvellement/,
    ],
    [
      'en',
      'active',
      '$49.00 before taxes',
      '$55.00 from September 15, 2026',
      /goes from \$49\.00 to \$55\.00/,
      /is renewed/,
    ],
    ['en', 'paused', '$49.00 before taxes', '$55.00 from September 15, 2026', /goes from/, /seasons that begin/],
  ] as const)(
    'shows the price that was announced, and when it counts (%s, %s)',
    async (language, state, now, then, words, when) => {
      const coming = { monthlyServiceCents: 5500, on: '2026-09-15' };
      answer(getSubscription, aSubscription({ state, price: { monthlyServiceCents: 4900, coming } }));
      await renderApp('/billing', { language });
      for (const shown of [now, then, words, when]) expect(await screen.findByText(shown)).toBeDefined();
    },
  );

  it('shows no other price than its own while none was announced', async () => {
    await renderApp('/billing');
    expect(await screen.findByText('49,00 $ avant taxes')).toBeDefined();
    expect(screen.queryByText(/passe de/)).toBeNull();
  });

  it('leads a user who is not subscribed to the subscription', async () => {
    answer(getSubscription, noSubscription());
    const { user, address } = await renderApp('/billing');
    await user.click(await screen.findByRole('link', { name: 'S’abonner' }));
    expect(address()).toBe('/subscribe');
  });

  it('leads a user who is past due to the unpaid invoices', async () => {
    answer(getSubscription, aSubscription({ isPastDue: true }));
    const { user, address } = await renderApp('/billing');
    expect(await screen.findByText('Un paiement n’a pas passé.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Voir les factures impayées' }));
    await waitFor(() => expect(address()).toBe('/bills'));
  });

  it.each([getMerchant, getSubscription])(
    'that could not be loaded says so and still says how payment works',
    async (endpoint) => {
      refuse(endpoint, 'internal-error');
      await renderApp('/billing', { language: 'en' });
      expect(await screen.findByText('This could not be loaded')).toBeDefined();
      expect(await screen.findByText(/paid at midnight/)).toBeDefined();
    },
  );
});

describe('what will be claimed', () => {
  const nothingSaved = { card: null };
  it.each([
    [
      'fr',
      'missing',
      nothingSaved,
      'Aucune carte : 56,34 $ sera réclamé le 15 juill. 2026.',
      /minuit : aucune carte pour le payer/,
    ],
    ['en', 'missing', nothingSaved, 'No card: $56.34 will be due on Jul 15, 2026.', /midnight: there is no card/],
    [
      'fr',
      'expired',
      { card: aCard({ isExpired: true }) },
      /est expirée : 56,34 \$ sera réclamé/,
      /minuit : la carte enregistrée est expirée/,
    ],
    [
      'en',
      'expiring',
      { card: aCard() },
      /expires before the next payment: \$56\.34 will be due/,
      /will have expired by then/,
    ],
    ['fr', 'expiring', { card: aCard() }, /expire avant le prochain paiement : 56,34 \$/, /sera alors expirée/],
  ] as const)(
    'is said instead of a payment by a card that cannot pay (%s, %s)',
    async (language, cardProblem, card, warning, hint) => {
      answer(getCard, card);
      answer(getSubscription, aSubscription({ cardProblem }));
      await renderApp('/billing', { language });
      const said = (text: string | RegExp) => (content: string) =>
        typeof text === 'string' ? plain(content) === text : text.test(plain(content));
      expect(await screen.findByText(said(warning))).toBeDefined();
      expect(screen.getByText(said(hint))).toBeDefined();
      expect(screen.queryByText(/avec la carte enregistrée$|with the saved card$/)).toBeNull();
    },
  );

  it('names no card to who may not see it', async () => {
    const token = aToken({ role: 'partner', merchantId: null, partnerId: id(3) });
    await renderApp(`/billing?merchantId=${id(1)}`, { token });
    expect(await screen.findByText(/15 juill\. 2026, à minuit$/)).toBeDefined();
  });

  it('is said where something is owed and nothing more is planned', async () => {
    answer(
      getSubscription,
      aSubscription({ isPastDue: true, nextPaymentAt: null, nextPaymentCents: null, cardProblem: 'missing' }),
    );
    await renderApp('/billing');
    expect(await screen.findByText(/ce qui est dû ne peut pas être payé/)).toBeDefined();
  });

  it('is read again once the card is gone', async () => {
    answer(getCard, { card: aCard() });
    answer(deleteCard, null);
    const { user } = await renderApp('/billing');
    expect(await screen.findByText(/avec la carte enregistrée$/)).toBeDefined();
    answer(getSubscription, aSubscription({ cardProblem: 'missing' }));
    await user.click(screen.getByRole('button', { name: 'Supprimer la carte' }));
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Supprimer la carte' }),
    );
    expect(await screen.findByText(/sera réclamé le 15 juill/)).toBeDefined();
    expect(screen.queryByText(/avec la carte enregistrée$/)).toBeNull();
  });
});

describe('the card', () => {
  it('is shown by brand, last four digits and expiry, and never more', async () => {
    answer(getCard, { card: aCard() });
    await renderApp('/billing');
    expect(await screen.findByText('Visa se terminant par 4242')).toBeDefined();
    expect(screen.getByText('Expire le 09/29')).toBeDefined();
  });

  it.each([
    ['fr', 'Carte'],
    ['en', 'Card'],
  ] as const)('is shown without a face while the provider has told none (%s)', async (language, word) => {
    answer(getCard, { card: aCard({ brand: null, last4: null, expMonth: null, expYear: null }) });
    await renderApp('/billing', { language });
    expect(await screen.findByText(word, { selector: 'strong' })).toBeDefined();
    expect(screen.queryByText(/Expire/)).toBeNull();
  });

  it.each([
    ['none', null, 'Sans carte, la prochaine facture ne pourra pas être payée.'],
    ['an expired one', aCard({ isExpired: true }), /Remplacez-la/],
  ])('warns of %s', async (_, card, text) => {
    answer(getCard, { card });
    await renderApp('/billing');
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('is deleted after a confirmation', async () => {
    answer(getCard, { card: aCard() });
    const deleted = answer(deleteCard, null);
    const { user } = await renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Supprimer la carte' }));
    const dialog = within(screen.getByRole('dialog'));
    // the first is what the browser gives the focus to
    expect(dialog.getAllByRole('button')[0]?.textContent).toBe('Garder la carte');
    expect(dialog.getByText(/Sans autre carte/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Garder la carte' }));
    expect(deleted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Supprimer la carte' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer la carte' }));
    expect(await screen.findByText('Aucune carte enregistrée.')).toBeDefined();
    expect(await screen.findByText('Supprimé avec succès')).toBeDefined();
  });

  it('stays when it could not be deleted', async () => {
    answer(getCard, { card: aCard() });
    refuse(deleteCard, 'payments-unavailable');
    const { user } = await renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Supprimer la carte' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer la carte' }));
    expect(await screen.findByText(/Rien n’a été débité/)).toBeDefined();
  });

  it('is replaced by another one, once', async () => {
    answer(getCard, { card: aCard() });
    const saved = answer(saveCard, aCard({ brand: 'Mastercard', last4: '4444' }));
    const { user } = await renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Remplacer la carte' }));
    const { send } = await findCardFrame();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.dblClick(screen.getByRole('button', { name: 'Enregistrer la carte' }));
    send({ type: 'card-saved', token: 'tok_1', brand: 'mastercard', last4: '4444', expMonth: 9, expYear: 2029 });
    expect(await screen.findByText('Mastercard se terminant par 4444')).toBeDefined();
    expect(saved.map(({ body }) => body)).toEqual([
      { token: 'tok_1', acceptedTermsVersion: LEGAL_VERSIONS.terms, acceptedPrivacyVersion: LEGAL_VERSIONS.privacy },
    ]);
  });

  it('can be added again after the entry was given up', async () => {
    const { user } = await renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Ajouter une carte' }));
    const { frame } = await findCardFrame();
    expect(document.activeElement?.contains(frame)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter une carte' }));
  });

  it.each(['payments-not-configured', 'payments-unavailable'] as const)(
    'says why none can be entered (%s)',
    async (code) => {
      refuse(beginCardEntry, code);
      const { user } = await renderApp('/billing', { language: 'en' });
      await user.click(await screen.findByRole('button', { name: 'Add a card' }));
      expect(
        await screen.findByText(/Card payments are not (set up|responding)/, {}, { timeout: 15_000 }),
      ).toBeDefined();
    },
  );

  it('is no one’s but the merchant’s: neither a partner nor a user who acts for it sees it', async () => {
    answerMerchants([aMerchant()]);
    const asked = answer(getCard, { card: aCard() });
    const partner = aToken({ role: 'partner', merchantId: null, partnerId: id(5) });
    const { unmount } = await renderApp(`/billing?merchantId=${id(1)}`, { token: partner });
    expect(await screen.findByText('Abonné')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Carte enregistrée' })).toBeNull();
    expect(asked).toEqual([]);
    unmount();
    await renderApp('/billing', { token: aToken({ impersonateMerchantId: id(1) }) });
    expect(await screen.findByText('Abonné')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Carte enregistrée' })).toBeNull();
    expect(screen.queryByRole('button', { name: /carte|saison/ })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('seasonal mode', () => {
  it('says what a pause means before it is planned', async () => {
    const paused = answer(pauseSubscription, () => {
      answer(getSubscription, aSubscription({ state: 'pausing', nextPaymentAt: null, nextPaymentCents: null }));
      return aSubscription({ state: 'pausing', nextPaymentAt: null, nextPaymentCents: null });
    });
    const { user } = await renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Fermer pour la saison' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/jusqu’au 14 juillet 2026, le dernier jour payé/)).toBeDefined();
    expect(paused).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Fermer pour la saison' }));
    expect(await screen.findByText('La pause est prévue')).toBeDefined();
    expect(await screen.findByText('Pause prévue')).toBeDefined();
    expect(screen.getByText('Aucun prévu')).toBeDefined();
    expect(paused).toHaveLength(1);
  });

  it.each([
    ['pausing', 3, /Rien n’est facturé maintenant/],
    ['paused', -3, /Sa facture est créée maintenant/],
    // midnight has not come round to it yet
    ['pausing', -3, /Sa facture est créée maintenant/],
  ] as const)(
    'says what reopening means while it is %s, paid for until %i days from now',
    async (state, days, text) => {
      const validUntil = hoursAgo(-24 * days).slice(0, 10);
      answer(getSubscription, aSubscription({ state, validUntil, isActive: state === 'pausing' }));
      const reopened = answer(reactivateSubscription, () => {
        answer(getSubscription, aSubscription());
        return aSubscription();
      });
      const { user } = await renderApp('/billing');
      await user.click(await screen.findByRole('button', { name: 'Rouvrir le compte' }));
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByText(text)).toBeDefined();
      await user.click(dialog.getByRole('button', { name: 'Rouvrir le compte' }));
      expect(await screen.findByText('Le compte est rouvert')).toBeDefined();
      expect(await screen.findByText('Abonné')).toBeDefined();
      expect(reopened).toHaveLength(1);
    },
  );

  it.each([
    [
      pauseSubscription,
      aSubscription(),
      'Fermer pour la saison',
      'subscription-not-active',
      'Une pause est déjà prévue ou commencée.',
    ],
    [
      reactivateSubscription,
      aSubscription({ state: 'paused' }),
      'Rouvrir le compte',
      'card-required',
      'Ajoutez d’abord une carte.',
    ],
    [
      reactivateSubscription,
      aSubscription({ state: 'paused' }),
      'Rouvrir le compte',
      'subscription-active',
      'L’abonnement est déjà actif.',
    ],
    [
      reactivateSubscription,
      aSubscription({ state: 'paused' }),
      'Rouvrir le compte',
      'not-subscribed',
      /pas encore abonné/,
    ],
  ] as const)('says why it was refused', async (endpoint, subscription, button, code, text) => {
    answer(getSubscription, subscription);
    refuse(endpoint, code);
    const { user } = await renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeDefined();
  });
});
