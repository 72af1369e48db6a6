import { becomeCustomer, CARDS, dayFromNow, readCount } from '../support/become-customer.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { expect, test } from '../support/test.ts';

const BUSINESS = {
  fr: { company: 'Glaces Saison', name: 'Sara Saison', email: 'sara@saison.test' },
  en: { company: 'Season Ices', name: 'Sam Season', email: 'sam@season.test' },
};
/** After the first month, whichever it is, and before the end of the second. */
const NEXT_MONTH = 32;

test('a season ends and begins again: nothing is billed while it is closed, and the next month once', async ({
  page,
  portal,
  shell,
  words,
  language,
}) => {
  test.setTimeout(240_000);
  const { billing, invoices, season } = words;
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const openAccount = async (): Promise<void> => {
    await page.goto('/billing');
    await portal.expectTitle(billing.title);
  };
  const expectPaid = async (count: number): Promise<void> => {
    await page.goto('/bills?view=all');
    await portal.expectTitle(invoices.title);
    await expect(portal.row(invoices.paid)).toHaveCount(count);
    // the head of the table is a row, too
    await expect(page.getByRole('row')).toHaveCount(count + 1);
  };

  await test.step('a month is paid', async () => {
    await becomeCustomer({ page, portal, words }, BUSINESS[language], CARDS.good);
    await shell.midnight(dayFromNow(1));
    await expectPaid(1);
  });

  await test.step('the season ends: what that means is said before it is done', async () => {
    await openAccount();
    await page.getByRole('button', { name: season.close }).click();
    await expect(dialog.getByText(season.until)).toBeVisible();
    await expect(dialog.getByText(season.nothing)).toBeVisible();
    await expectReachableAtEachWidth(page, 'season, closing');
    await dialog.getByRole('button', { name: season.close }).click();
    await expect(main.getByText(season.pausing, { exact: true })).toBeVisible();
    await expect(main.getByText(billing.none)).toBeVisible();
  });

  await test.step('the midnight of the next month bills nothing, and the account is at rest', async () => {
    const output = await shell.midnight(dayFromNow(NEXT_MONTH));
    expect(readCount(output, words.midnight.pauses)).toBeGreaterThan(0);
    await openAccount();
    await expect(main.getByText(season.paused, { exact: true })).toBeVisible();
    await expect(main.getByText(season.inactive)).toBeVisible();
    await expect(main.getByText(season.isPaused)).toBeVisible();
    await expectReachableAtEachWidth(page, 'billing, paused');
    await expectPaid(1);
  });

  await test.step('the season begins while days that are paid for are left: nothing is billed now', async () => {
    await openAccount();
    await page.getByRole('button', { name: season.open }).click();
    await expect(dialog.getByText(season.goesOn)).toBeVisible();
    await expectReachableAtEachWidth(page, 'season, opening');
    await dialog.getByRole('button', { name: season.open }).click();
    await expect(page.getByText(season.opened)).toBeVisible();
    await expect(main.getByText(season.subscribed, { exact: true })).toBeVisible();
    await expectPaid(1);
  });

  await test.step('the next month is billed once, however often its midnight comes', async () => {
    const output = await shell.midnight(dayFromNow(NEXT_MONTH));
    expect(readCount(output, words.midnight.invoices)).toBeGreaterThan(0);
    await expectPaid(2);
    await shell.midnight(dayFromNow(NEXT_MONTH));
    await expectPaid(2);
  });
});
