import { fillIds } from '../support/call-api.ts';
import { expectArrived, expectReachable, expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { OPENED_BY_ADMINISTRATORS } from '../support/pressed.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

test.describe.configure({ mode: 'parallel' });

/** Tests of everything that opens on an administrator's screens, in both languages. By screen reader in French, as the screens themselves. */
for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const [template, opened] of Object.entries(OPENED_BY_ADMINISTRATORS)) {
      test(`what opens on ${template} holds the focus, gives it back, and is within reach of every user`, async ({
        page,
        portal,
      }) => {
        await portal.enter('admin@comptoir.test');
        const address = await fillIds(page, template);
        const focused = page.locator(':focus');
        for (const [name, presses] of Object.entries(opened)) {
          const where = `${template}, ${name}`;
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectArrived(page);
          for (const pressed of presses) await page.locator(pressed).click();
          await expect(focused, `${where}: the focus is somewhere`).toHaveCount(1);
          if (language === 'fr') await expectReachable(page, where);
          await expectReachableAtEachWidth(page, where, { isJudgedByAxe: false });
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(focused, `${where}: the focus is back`).toHaveCount(1);
        }
      });
    }
  });
}
