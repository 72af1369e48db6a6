import { register } from '../support/become-customer.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, returnMail, waitForMail } from '../support/mailbox.ts';
import { RETURNED_WORDS } from '../support/returned-words.ts';
import { getScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const BUSINESS = {
  fr: { company: 'Pâtes Perdues', name: 'Perrine Perdue', email: 'perrine@perdues.test' },
  en: { company: 'Lost Noodles', name: 'Lou Lost', email: 'lou@lost.test' },
};
/** Reason given by the mail server. */
const WHY = 'smtp;550 5.1.1 No such user here';

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a mail that comes back later is seen in the overview and with its merchant, until it is done with', async ({
      page,
      portal,
      elsewhere,
      words,
    }) => {
      const texts = RETURNED_WORDS[language];
      const { company, email } = BUSINESS[language];
      const list = page.getByRole('region', { name: texts.title, exact: true });
      const row = list.getByRole('row').filter({ hasText: email });
      const overview = getScreen('admin', '/admin/dashboard', language).title;
      const before = await lastMail();
      await elsewhere.page.goto('/registration');
      await register({ ...elsewhere, words }, BUSINESS[language]);
      await portal.enter('admin@comptoir.test');

      await test.step('what arrived is on no list', async () => {
        await page.goto('/admin/dashboard');
        await portal.expectTitle(overview);
        await page.getByRole('link', { name: texts.title, exact: true }).click();
        await expect(list).toBeVisible();
        await expect(row).toHaveCount(0);
      });

      await test.step('returned, it stands in the overview, with whose it is and why', async () => {
        await returnMail(await waitForMail(email, before));
        await page.reload();
        await expect(row).toContainText(texts.outcome);
        await expect(row).toContainText(WHY);
        await row.getByRole('link', { name: company, exact: true }).click();
        await portal.expectTitle(company);
      });

      await test.step('its merchant’s page shows it beside the people, and takes it off', async () => {
        await expect(list).toContainText(email);
        await expect(list).toContainText(WHY);
        await expect(list).toContainText(texts.outcome);
        await expect(page.getByRole('region', { name: texts.people, exact: true })).toContainText(email);
        await expectReachableAtEachWidth(page, 'a merchant, a mail that came back');
        await list.getByRole('button', { name: texts.settle(email), exact: true }).click();
        await expect(list).toHaveCount(0);
        await page.goto('/admin/dashboard?look=mails');
        await portal.expectTitle(overview);
        await expect(list).toBeVisible();
        await expect(row).toHaveCount(0);
      });
    });
  });
