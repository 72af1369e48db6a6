import { getCard, saveCard } from '@comptoir/contract/money/cards';
import { SOLD_FEATURES } from '@comptoir/domain/money/plan/plan-features';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { getProgress } from '@comptoir/contract/help/installation';
import { getSubscription, priceCart, subscribe } from '@comptoir/contract/money/subscriptions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findCardFrame } from '../../../../test/card-frame.ts';
import { answer, refusalOf, refuse } from '../../../../test/mock-api.ts';
import { aCard, aCart, aSubscription, noSubscription } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aNewProgress } from '../../../../test/progress.ts';
import { aMerchant, aToken, id } from '../../../../test/factories.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';

beforeEach(() => {
  answer(getMerchant, aMerchant({ subscriptionCompleted: false }));
  answer(getSubscription, noSubscription());
});

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ');
const total = async (name: RegExp): Promise<string> => plain((await screen.findByRole('row', { name })).textContent);

async function typeCode(code: string) {
  const app = await renderApp('/subscribe');
  await app.user.type(await screen.findByRole('textbox', { name: 'Code promo' }), code);
  await app.user.click(screen.getByRole('button', { name: 'Appliquer' }));
  return app;
}

describe('the plan', () => {
  it.each([
    ['fr', 'Autonome', 'Gestion de l’envoi des transactions', 'Soutien après-vente'],
    ['en', 'Autonomous', 'Management of sending transactions', 'After-sales support'],
  ] as const)('is autonomous at first, and lists what it includes (%s)', async (language, first, ...features) => {
    await renderApp('/subscribe', { language });
    const chosen = await screen.findByRole('radio', { checked: true, name: new RegExp(`^${first}`) });
    expect(chosen).toBeDefined();
    for (const feature of features) expect(screen.getByText(feature)).toBeDefined();
    const list = screen.getByText(features[0] ?? '').closest('ul');
    expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(SOLD_FEATURES.length);
  });

  it('changes cart and session when the other one is chosen', async () => {
    const { user } = await renderApp('/subscribe');
    expect(await total(/Montant total/)).toMatch(/56,34 \$/);
    await user.click(screen.getByRole('radio', { name: /^Assisté/ }));
    await waitFor(async () => expect(await total(/Montant total/)).toMatch(/160,97 \$/));
    expect(await total(/Sous-total/)).toMatch(/140,00 \$/);
    expect(await total(/TPS/)).toMatch(/7,00 \$/);
    expect(await total(/TVQ/)).toMatch(/13,97 \$/);
    expect(sessionStore.current()?.isSelfInstallSelected).toBe(false);
    await user.click(screen.getByRole('radio', { name: /^Autonome/ }));
    expect(sessionStore.current()?.isSelfInstallSelected).toBe(true);
  });
});

describe('what was chosen', () => {
  const withCode = () =>
    answer(priceCart, ({ body: { installation, promoCode } }) =>
      aCart(installation, promoCode ? { discountCents: 1000, promoCode: 'ETE2026', totalCents: 15_097 } : {}),
    );

  it('is there again after leaving by the menu, and gone once it is taken back', async () => {
    withCode();
    const { user } = await renderApp('/subscribe?installation=assisted&promo=ETE2026');
    expect(await screen.findByText('Code promo ETE2026 appliqué')).toBeDefined();
    cleanup();
    const back = await renderApp('/subscribe');
    await waitFor(() => expect(back.address()).toBe('/subscribe?installation=assisted&promo=ETE2026'));
    await user.click(await screen.findByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(back.address()).toBe('/subscribe?installation=assisted'));
    cleanup();
    const again = await renderApp('/subscribe');
    await waitFor(() => expect(again.address()).toBe('/subscribe?installation=assisted'));
  });

  it('stands in the address', async () => {
    withCode();
    const { user, address } = await renderApp('/subscribe');
    await user.click(await screen.findByRole('radio', { name: /^Assisté/ }));
    await waitFor(() => expect(address()).toBe('/subscribe?installation=assisted'));
    await user.type(screen.getByRole('textbox', { name: 'Code promo' }), 'ETE2026{Enter}');
    await waitFor(() => expect(address()).toBe('/subscribe?installation=assisted&promo=ETE2026'));
    await user.click(await screen.findByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(address()).toBe('/subscribe?installation=assisted'));
  });

  it.each([
    ['fr', /^Assisté/, 'Code promo ETE2026 appliqué', /Montant total/, /150,97 \$/],
    ['en', /^Assisted/, 'Promo code ETE2026 applied', /Total/, /\$150\.97/],
  ] as const)('is found again after a reload (%s)', async (language, plan, applied, row, amount) => {
    withCode();
    await renderApp('/subscribe?installation=assisted&promo=ete2026', { language });
    expect(await screen.findByRole('radio', { checked: true, name: plan })).toBeDefined();
    expect(await screen.findByText(applied)).toBeDefined();
    await waitFor(async () => expect(await total(row)).toMatch(amount));
  });

  it('is bought as it is shown', async () => {
    answer(getCard, { card: aCard() });
    withCode();
    const made = answer(subscribe, aSubscription({ installation: 'assisted' }));
    const { user } = await renderApp('/subscribe?installation=assisted&promo=ETE2026');
    const button = await screen.findByRole('button', { name: 'Je m’abonne' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    await waitFor(() =>
      expect(made[0]?.body).toEqual({ installation: 'assisted', promoCode: 'ETE2026', pricesId: id(79) }),
    );
  });

  it('is without a code that does not count any more, which is said', async () => {
    answer(getCard, { card: aCard() });
    answer(priceCart, ({ body: { installation, promoCode } }) => {
      return promoCode
        ? refusalOf('validation-failed', { fields: [{ path: 'promoCode', rule: 'promo-code-expired' }] })
        : aCart(installation);
    });
    const made = answer(subscribe, aSubscription());
    const { user, address } = await renderApp('/subscribe?promo=VIEUX');
    expect(await screen.findByText('Ce code est expiré.')).toBeDefined();
    expect(await total(/Montant total/)).toMatch(/56,34 \$/);
    const button = screen.getByRole('button', { name: 'Je m’abonne' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.type(screen.getByRole('textbox', { name: 'Code promo' }), 'N');
    await waitFor(() => expect(address()).toBe('/subscribe'));
    expect(screen.queryByText('Ce code est expiré.')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(made[0]?.body).toEqual({ installation: 'autonomous', pricesId: id(79) }));
  });

  it.each(['?installation=gratuit&promo=', `?promo=${'x'.repeat(33)}`])(
    'is nothing that there is not: %s',
    async (query) => {
      const asked = answer(priceCart, aCart('autonomous'));
      await renderApp(`/subscribe${query}`);
      expect(await screen.findByRole('radio', { checked: true, name: /^Autonome/ })).toBeDefined();
      await total(/Montant total/);
      expect(asked.map(({ body }) => body)).toEqual([{ installation: 'autonomous' }]);
    },
  );
});

it('prices that change while the cart is looked at are said before anything is bought', async () => {
  answer(getCard, { card: aCard() });
  answer(priceCart, aCart('autonomous'));
  const { queries } = await renderApp('/subscribe');
  expect(await total(/Montant total/)).toMatch(/56,34 \$/);
  answer(priceCart, aCart('autonomous', { pricesId: id(80), totalCents: 9999 }));
  await invalidate(queries, 'cart');
  expect(await screen.findByText(/Nos prix ont changé.*99,99\s\$/)).toBeDefined();
});

describe('a promo code', () => {
  it('that counts changes the cart, stays with the other plan, and can be taken away', async () => {
    const asked = answer(priceCart, ({ body: { installation, promoCode } }) =>
      aCart(installation, promoCode ? { discountCents: 1000, promoCode: 'ETE2026', totalCents: 4484 } : {}),
    );
    const { user } = await typeCode(' ete2026 ');
    expect(await screen.findByText('Code promo ETE2026 appliqué')).toBeDefined();
    await waitFor(async () => expect(await total(/Montant total/)).toMatch(/44,84 \$/));
    expect(await total(/Code promo ETE2026/)).toMatch(/10,00 \$/);
    await user.click(screen.getByRole('radio', { name: /^Assisté/ }));
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ installation: 'assisted', promoCode: 'ete2026' }));
    await user.click(screen.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ installation: 'assisted' }));
    expect(screen.getByRole('textbox', { name: 'Code promo' })).toBeDefined();
  });

  it.each([
    ['unknown', 'Ce code est inconnu.'],
    ['promo-code-not-started', 'Ce code n’est pas encore valide.'],
    ['expired', 'Ce code est expiré.'],
    ['used-up', /autant de fois/],
    ['promo-code-already-used', 'Vous avez déjà utilisé ce code.'],
  ])('that does not count says why and leaves the cart alone (%s)', async (rule, text) => {
    const { user } = await renderApp('/subscribe');
    expect(await total(/Montant total/)).toMatch(/56,34 \$/);
    refuse(priceCart, 'validation-failed', { fields: [{ path: 'promoCode', rule }] });
    await user.type(screen.getByRole('textbox', { name: 'Code promo' }), 'X{Enter}');
    expect(await screen.findByText(text)).toBeDefined();
    expect(await total(/Montant total/)).toMatch(/56,34 \$/);
    await user.type(screen.getByRole('textbox', { name: 'Code promo' }), 'Y');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is not asked for when nothing was typed, and says when it could not be', async () => {
    const asked = answer(priceCart, aCart('autonomous'));
    const { user } = await renderApp('/subscribe');
    await total(/Montant total/);
    await user.click(screen.getByRole('button', { name: 'Appliquer' }));
    expect(asked).toHaveLength(1);
    refuse(priceCart, 'too-many-requests');
    const field = screen.getByRole('textbox', { name: 'Code promo' });
    await user.type(field, 'X');
    await user.click(screen.getByRole('button', { name: 'Appliquer' }));
    expect(await screen.findByText(/Trop de tentatives/)).toBeDefined();
    expect(document.activeElement).toBe(field);
  });
});

it('asks for the card, then for a code, and shows the total right before the button', async () => {
  await renderApp('/subscribe');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '1. Votre forfait',
    '2. Votre carte',
    'Votre panier',
    '3. Confirmation',
  ]);
});

describe('subscribing', () => {
  const SUBSCRIBE = { name: 'Je m’abonne' };

  it('waits for a card, which is entered on the way', async () => {
    answer(saveCard, aCard());
    const { user } = await renderApp('/subscribe');
    const { send } = await findCardFrame();
    expect(screen.getByText('Ajoutez d’abord une carte.')).toBeDefined();
    expect(screen.getByRole('button', SUBSCRIBE).getAttribute('aria-disabled')).toBe('true');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Enregistrer la carte' }));
    send({ type: 'card-saved', token: 'tok_1' });
    expect(await screen.findByText('Visa se terminant par 4242')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', SUBSCRIBE).getAttribute('aria-disabled')).toBeNull());
  });

  it('waits for another card while the saved one is over', async () => {
    answer(getCard, { card: aCard({ isExpired: true }) });
    await renderApp('/subscribe');
    expect(await screen.findByText('La carte est expirée. Utilisez-en d’abord une autre.')).toBeDefined();
    expect(screen.getByRole('button', SUBSCRIBE).getAttribute('aria-disabled')).toBe('true');
  });

  it('is one call with plan and code, and leads to what happens next', async () => {
    answer(getCard, { card: aCard() });
    answer(priceCart, ({ body }) => aCart(body.installation, { promoCode: body.promoCode ?? null }));
    const made = answer(subscribe, () => {
      answer(getSubscription, aSubscription({ installation: 'assisted' }));
      answer(getMerchant, aMerchant({ subscriptionCompleted: true }));
      return aSubscription({ installation: 'assisted' });
    });
    const { user, address } = await typeCode('ETE2026');
    await user.click(screen.getByRole('radio', { name: /^Assisté/ }));
    const button = screen.getByRole('button', SUBSCRIBE);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'Merci! Voici la suite' })).toBeDefined();
    expect(address()).toBe('/thank-you');
    expect(made.map(({ body }) => body)).toEqual([
      { installation: 'assisted', promoCode: 'ETE2026', pricesId: id(79) },
    ]);
    await waitFor(() => expect(sessionStore.current()?.isFullRegistered).toBe(true));
  });

  it.each([
    ['fr', SUBSCRIBE.name, /^Les prix viennent de changer\./],
    ['en', 'Subscribe', /^The prices have just changed\./],
  ] as const)(
    'at prices that changed meanwhile prices the cart again, and says so (%s)',
    async (language, name, words) => {
      answer(getCard, { card: aCard() });
      answer(priceCart, aCart('autonomous'));
      refuse(subscribe, 'prices-changed');
      const { user } = await renderApp('/subscribe', { language });
      const button = await screen.findByRole('button', { name });
      await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
      answer(priceCart, aCart('autonomous', { pricesId: id(80), totalCents: 9999 }));
      await user.click(button);
      expect(await screen.findByText(words)).toBeDefined();
      expect(await screen.findByText(/99[.,]99/, { selector: 'td' })).toBeDefined();
      const made = answer(subscribe, aSubscription());
      await user.click(button);
      await waitFor(() => expect(made[0]?.body).toMatchObject({ pricesId: id(80) }));
    },
  );

  it.each(['card-required', 'already-subscribed'] as const)('that is refused says why (%s)', async (code) => {
    answer(getCard, { card: aCard() });
    refuse(subscribe, code);
    const { user } = await renderApp('/subscribe');
    const button = await screen.findByRole('button', SUBSCRIBE);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    expect(await screen.findByText(/d’abord une carte|déjà abonné/)).toBeDefined();
  });

  it('takes a code out of the cart that counts no more', async () => {
    answer(getCard, { card: aCard() });
    refuse(subscribe, 'validation-failed', { fields: [{ path: 'promoCode', rule: 'used-up' }] });
    const { user } = await typeCode('ETE2026');
    await screen.findByText('Code promo ETE2026 appliqué');
    const button = screen.getByRole('button', SUBSCRIBE);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    expect(await screen.findByText(/autant de fois/)).toBeDefined();
    expect(screen.queryByText('Code promo ETE2026 appliqué')).toBeNull();
  });
});

describe('a user who has nothing to do here', () => {
  it('is shown that the business is subscribed', async () => {
    answer(getSubscription, aSubscription());
    await renderApp('/subscribe');
    expect(await screen.findByText('Ce commerce est abonné.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is shown that only the merchant can subscribe', async () => {
    await renderApp('/subscribe', { token: aToken({ impersonateMerchantId: id(1) }) });
    expect(await screen.findByText('Seul le commerçant peut s’abonner.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is shown that the account could not be loaded', async () => {
    refuse(getSubscription, 'internal-error');
    await renderApp('/subscribe');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});

describe('the way here', () => {
  it('is in the navigation and on the dashboard for as long as the business is not subscribed', async () => {
    answer(getProgress, aNewProgress());
    const { user, address } = await renderApp('/dashboard');
    const navigation = within(await screen.findByRole('navigation'));
    expect(await navigation.findByRole('link', { name: 'S’abonner' })).toBeDefined();
    await user.click(await screen.findByRole('link', { name: 'Choisir un forfait et s’abonner' }));
    await waitFor(() => expect(address()).toBe('/subscribe'));
  });

  it.each([
    ['is nowhere afterwards', aMerchant({ subscriptionCompleted: false }), aSubscription()],
    ['is not asked about when the registration is complete', aMerchant(), noSubscription()],
  ])('%s', async (_, merchant, subscription) => {
    answer(getMerchant, merchant);
    answer(getSubscription, subscription);
    await renderApp('/faq');
    const navigation = within(await screen.findByRole('navigation'));
    expect(await navigation.findByRole('link', { name: 'Tableau de bord' })).toBeDefined();
    expect(navigation.queryByRole('link', { name: 'S’abonner' })).toBeNull();
  });
});
