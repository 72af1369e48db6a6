import { becomeCustomer, CARDS, dayFromNow } from '../support/become-customer.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, waitForMail } from '../support/mailbox.ts';
import { PRICE_WORDS } from '../support/price-words.ts';
import { setPrice } from '../support/set-price.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

// a day that is too soon
test.use({ foreseen: [/status of 422/] });

const BUSINESS = {
  fr: { company: 'Crêpes Durée', name: 'Denis Durée', email: 'denis@duree.test' },
  en: { company: 'Lasting Lunch', name: 'Lena Lasting', email: 'lena@lasting.test' },
};
/** Price that everyone pays in the demo world, and the one that it goes up to. */
const [PRICE, DEARER] = ['49.00', '55.00'];

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('running subscriptions are moved to a newer price: planned, notified by mail, shown, and called off', async ({
      page,
      portal,
      elsewhere,
      words,
    }) => {
      test.setTimeout(240_000);
      const { money } = words;
      const { prices } = PRICE_WORDS[language];
      const business = BUSINESS[language];
      const dialog = page.getByRole('dialog');
      const moves = page.getByRole('table', { name: prices.moves });
      const inPrices = page.getByRole('table', { name: prices.dated });
      await becomeCustomer({ ...elsewhere, words }, business, CARDS.good);
      await portal.enter('admin@comptoir.test');

      await test.step('a newer price, for a day to come', async () => {
        await setPrice(page, prices, { amount: DEARER, from: dayFromNow(20) });
        await expect(
          inPrices
            .getByRole('row')
            .filter({ hasText: money(DEARER) })
            .first(),
        ).toContainText(prices.toCome);
      });

      await test.step('a day less than thirty days ahead is refused, then the plan says how many go over when', async () => {
        const paid = inPrices.getByRole('row').filter({ hasText: prices.inForce });
        await paid.getByRole('button', { name: prices.actionsOn(money(PRICE)), exact: true }).click();
        await page.getByRole('button', { name: prices.move, exact: true }).filter({ visible: true }).click();
        const day = dialog.getByLabel(prices.firstDay, { exact: true });
        await day.fill(dayFromNow(25));
        await dialog.getByRole('button', { name: prices.plan, exact: true }).click();
        await expect(dialog.getByText(prices.tooSoon)).toBeVisible();
        await expectReachableAtEachWidth(page, 'moving subscriptions, too soon');
        await day.fill(dayFromNow(35));
        await dialog.getByRole('button', { name: prices.plan, exact: true }).click();
        await expect(dialog.getByRole('button', { name: prices.send })).toBeVisible();
        await expectReachableAtEachWidth(page, 'moving subscriptions, plan');
      });

      const before = await lastMail();
      await test.step('announced, each merchant gets a mail and sees what is to come', async () => {
        await dialog.getByRole('button', { name: prices.send }).click();
        await expect(moves.getByText(prices.announced)).toBeVisible();
        const mail = await waitForMail(business.email, before, prices.mail);
        for (const sentence of [money(PRICE), money(DEARER), prices.leave]) expect(mail.text).toContain(sentence);
        await elsewhere.page.goto('/billing');
        await expect(elsewhere.page.getByText(prices.coming(money(PRICE), money(DEARER)))).toBeVisible();
        await expectReachableAtEachWidth(elsewhere.page, 'billing, a price to come');
      });

      await test.step('called off, they are notified so, and the price stays', async () => {
        await page.reload();
        await moves.getByRole('button').first().click();
        await page.getByRole('button', { name: prices.cancel, exact: true }).filter({ visible: true }).click();
        await expectReachableAtEachWidth(page, 'calling a move off');
        await dialog.getByRole('button', { name: prices.cancel, exact: true }).click();
        await expect(moves.getByText(prices.cancelled).first()).toBeVisible();
        await expect(moves.getByText(prices.announced)).toHaveCount(0);
        const mail = await waitForMail(business.email, before, prices.recalled);
        expect(mail.text).toContain(money(PRICE));
        await elsewhere.page.reload();
        await elsewhere.portal.expectTitle(words.billing.title);
        await expect(elsewhere.page.getByText(prices.coming(money(PRICE), money(DEARER)))).toHaveCount(0);
        // what comes later in this world is at the price that the others know
        await setPrice(page, prices, { amount: PRICE, from: dayFromNow(20) });
      });
    });
  });
