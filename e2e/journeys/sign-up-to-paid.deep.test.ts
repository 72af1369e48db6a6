import type { Page, Route } from '@playwright/test';
import { CARDS, dayFromNow, enterCard, openSubscribe, readCount, register } from '../support/become-customer.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, waitForMail } from '../support/mailbox.ts';
import { readPdf } from '../support/read-pdf.ts';
import { getScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, type Words } from '../support/words.ts';

// 422: a promo code that does not exist.
test.use({ foreseen: [/status of 422/] });

/** Purchase in each language, and its amounts: two different ones, so both are made. */
const BOUGHT = {
  fr: {
    business: { company: 'Café Journée', name: 'Aude Journée', email: 'aude@journee.test' },
    installation: 'assisted',
    promoCode: 'RENTREE',
    cart: {
      service: '49.00',
      installation: '249.00',
      discount: '158.00',
      subtotal: '140.00',
      gst: '7.00',
      qst: '13.97',
    },
    total: '160.97',
  },
  en: {
    business: { company: 'Daybreak Diner', name: 'Dawn Daybreak', email: 'dawn@daybreak.test' },
    installation: 'autonomous',
    promoCode: 'BIENVENUE',
    cart: { service: '49.00', installation: '0.00', discount: '24.50', subtotal: '24.50', gst: '1.23', qst: '2.44' },
    total: '28.17',
  },
} as const;

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`from the sign-in page to the first paid invoice, ${BOUGHT[language].installation}: account, plan, promo code, card, midnight, receipt`, async ({
      page,
      portal,
      elsewhere,
      shell,
      words,
    }) => {
      test.setTimeout(240_000);
      const { subscribe, invoices, visit, money } = words;
      const { business, installation, promoCode, cart, total } = BOUGHT[language];
      const person = { page, portal, words };
      const started = await lastMail();

      await test.step('an account, by mail', async () => {
        await page.goto('/');
        await page.getByRole('link', { name: words.register.link }).click();
        await portal.expectTitle(words.register.title);
        await page.getByRole('button', { name: words.register.submit }).click();
        await expect(page.getByText(words.link.required)).toHaveCount(3);
        await expectReachableAtEachWidth(page, 'registration, problems');
        await register(person, business);
      });

      await test.step('a plan, and a promo code that makes the cart less', async () => {
        if (language === 'fr') await makePromoCode(elsewhere.page, elsewhere.portal, words);
        await openSubscribe(person);
        await page.getByRole('radio', { name: subscribe[installation] }).check();
        await expectInRow(page, subscribe.cart.installation, money(cart.installation));
        const typed = page.getByLabel(subscribe.code, { exact: true });
        await typed.fill('NO SUCH CODE');
        await page.getByRole('button', { name: subscribe.apply, exact: true }).click();
        await expect(page.getByText(subscribe.unknownCode)).toBeVisible();
        await typed.fill(promoCode.toLowerCase());
        await page.getByRole('button', { name: subscribe.apply, exact: true }).click();
        await expect(page.getByText(subscribe.applied(promoCode))).toBeVisible();
        for (const row of ['service', 'installation', 'subtotal', 'gst', 'qst'] as const)
          await expectInRow(page, subscribe.cart[row], money(cart[row]));
        await expectInRow(page, subscribe.cart.discount(promoCode), `-${money(cart.discount)}`);
        await expectInRow(page, subscribe.cart.total, money(total));
      });

      await test.step('a card, whose texts must be accepted, and the subscription', async () => {
        await page.getByRole('button', { name: words.card.save }).click();
        await expect(page.getByText(words.card.missing)).toBeVisible();
        await expectReachableAtEachWidth(page, 'subscribe, without consent');
        await enterCard(person, CARDS.good);
        await expectReachableAtEachWidth(page, 'subscribe, card saved');
        await page.getByRole('button', { name: subscribe.submit, exact: true }).click();
        await portal.expectTitle(subscribe.thanks);
        await expect(page.getByText(subscribe.planned(money(total)))).toBeVisible();
        await expect(page.getByRole('link', { name: subscribe.information })).toBeVisible();
      });

      await test.step(installation === 'assisted' ? 'an hour of a technician' : 'the guide', async () => {
        await expectReachableAtEachWidth(page, 'thank you');
        if (installation === 'autonomous') {
          await expect(page.getByRole('main').getByRole('link', { name: subscribe.guide })).toBeVisible();
          return;
        }
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: visit.book }).click();
        await expect(page.getByText(visit.done)).toBeVisible();
        await expect(page.getByRole('button', { name: visit.move })).toBeVisible();
        const mail = await waitForMail(business.email, started, visit.mail);
        expect(mail.attachments.map(({ type }) => type)).toEqual(['text/calendar']);
      });

      await test.step('the invoice is there at once, on the screen and in the mail', async () => {
        const screen = getScreen('merchant', '/bills', language);
        await page.getByRole('link', { name: screen.link, exact: true }).first().click();
        await portal.expectTitle(screen.title);
        await expect(portal.row(money(total))).toContainText(invoices.toPay);
        const mail = await waitForMail(business.email, started, invoices.mails.created);
        expect(mail.text).toContain(money(total));
        expect(mail.attachments).toMatchObject([{ type: 'application/pdf' }]);
      });

      await test.step('midnight pays it, and the receipt comes', async () => {
        const output = await shell.midnight(dayFromNow(1));
        expect(readCount(output, words.midnight.paid)).toBeGreaterThan(0);
        await page.reload();
        await expect(portal.row(money(total))).toContainText(invoices.paid);
        await expectReachableAtEachWidth(page, 'invoices, one paid');
        const mail = await waitForMail(business.email, started, invoices.mails.paid);
        expect(mail.text).toContain(money(total));
        expect(mail.attachments).toMatchObject([{ type: 'application/pdf' }]);
      });

      await test.step('to the cent on the screen and in the document', async () => {
        await page.getByRole('rowheader').getByRole('link').click();
        const dialog = page.getByRole('dialog');
        for (const [label, amount] of [
          [subscribe.cart.gst, cart.gst],
          [subscribe.cart.qst, cart.qst],
          [subscribe.cart.total, total],
          [invoices.due, '0.00'],
        ] as const)
          await expectInRow(page, label, money(amount));
        await expect(dialog.getByText(invoices.atMidnight)).toBeVisible();
        await expectReachableAtEachWidth(page, 'invoice in full');

        const document = seePdf(page);
        const opened = page.waitForEvent('popup');
        await dialog.getByRole('button', { name: invoices.pdf, exact: true }).click();
        const pieces = await readPdf(await document);
        for (const amount of [cart.subtotal, cart.gst, cart.qst, total])
          expect(pieces).toContain(money(amount).replace('\u00A0', ' '));
        await expect.poll(async () => (await opened).url()).toMatch(/^blob:/);
      });
    });
  });

/** The row that is headed so has this amount. */
async function expectInRow(page: Page, label: string, amount: string): Promise<void> {
  const header = page.getByRole('rowheader', { name: label, exact: true });
  const row = page.getByRole('row').filter({ has: header });
  await expect(row.getByRole('cell')).toHaveText(amount);
}

/** The next PDF that the server gives this page, which gets it all the same. */
const seePdf = (page: Page): Promise<Buffer> =>
  new Promise((seen, fail) => {
    const handOn = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const body = await response.body();
      seen(body);
      await route.fulfill({ response, body });
    };
    page.route(/\/api\/invoices\/[^/]+\/pdf/, handOn, { times: 1 }).catch(fail);
  });

/** An administrator takes $158.00 off the installation: of $298.00 for the first month, $140.00 are left. */
async function makePromoCode(page: Page, portal: { enter(email: string): Promise<void> }, words: Words) {
  const { promo } = words;
  await portal.enter('admin@comptoir.test');
  await page.goto('/gestion');
  await page.getByRole('link', { name: promo.tab, exact: true }).click();
  await page.getByRole('button', { name: promo.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.subscribe.code, { exact: true }).fill(BOUGHT.fr.promoCode);
  await dialog.getByLabel(promo.kind).selectOption(promo.amount);
  await dialog.getByLabel(promo.value, { exact: true }).fill('158');
  await dialog.getByLabel(promo.service).uncheck();
  await dialog.getByLabel(promo.installation).check();
  await expectReachableAtEachWidth(page, 'a new promo code');
  await dialog.getByRole('button', { name: promo.submit }).click();
  await expect(page.getByRole('row').filter({ hasText: BOUGHT.fr.promoCode })).toBeVisible();
}
