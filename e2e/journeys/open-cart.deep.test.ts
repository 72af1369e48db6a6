import { CARDS, enterCard, openSubscribe, register } from '../support/become-customer.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { PRICE_WORDS } from '../support/price-words.ts';
import { setPrice } from '../support/set-price.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

// a cart whose prices are no longer in force
test.use({ foreseen: [/status of 409/] });

const BUSINESS = {
  fr: { company: 'Panier Ouvert', name: 'Paule Panier', email: 'paule@panier.test' },
  en: { company: 'Open Cart', name: 'Oscar Cart', email: 'oscar@cart.test' },
};
/** Price that everyone pays in the demo world, and with taxes. */
const [PRICE, TOTAL] = ['49.00', '56.34'];
/** Price that it goes up to: with GST $2.75 and QST $5.49. */
const [DEARER, DEARER_TOTAL] = ['55.00', '63.24'];

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    // Prices of a day to come take effect at its midnight in the same way, which no journey can wait for.
    test('a price that changes while a cart is open is shown before it is paid', async ({
      page,
      portal,
      elsewhere,
      words,
    }) => {
      test.setTimeout(240_000);
      const { subscribe, money } = words;
      const { prices } = PRICE_WORDS[language];
      const person = { page, portal, words };
      const service = page.getByRole('row').filter({ hasText: subscribe.cart.service });
      const confirm = page.getByRole('button', { name: subscribe.submit, exact: true });
      await elsewhere.portal.enter('admin@comptoir.test');

      await test.step('a cart is open at the price of before', async () => {
        await page.goto('/registration');
        await register(person, BUSINESS[language]);
        await openSubscribe(person);
        await enterCard(person, CARDS.good);
        await expect(service).toContainText(money(PRICE));
      });

      await setPrice(elsewhere.page, prices, { amount: DEARER });
      try {
        await test.step('confirming it buys nothing: the cart shows the new price and says why', async () => {
          await confirm.click();
          await expect(page.getByText(prices.changed)).toBeVisible();
          await expect(service).toContainText(money(DEARER));
          await expectReachableAtEachWidth(page, 'subscribe, prices that changed');
        });

        await test.step('confirmed again, what is paid is what it shows', async () => {
          await confirm.click();
          await portal.expectTitle(subscribe.thanks);
          await page.goto('/bills?view=all');
          await expect(portal.row(money(DEARER_TOTAL))).toHaveCount(1);
          await expect(portal.row(money(TOTAL))).toHaveCount(0);
        });
      } finally {
        // what comes later in this world is at the price that the others know
        await setPrice(elsewhere.page, prices, { amount: PRICE });
      }
    });
  });
