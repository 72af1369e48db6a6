import type { Page } from '@playwright/test';
import { expect, inLanguage, test } from '../support/test.ts';

const ACCOUNTANT = 'comptable@comptoir.test';
const [BISTRO, BRASSERIE] = ['Bistro du Quai', 'Brasserie Chaudière'];

/** The business that a tab shows, by the button that opens the others. */
const shownIn = (page: Page, label: RegExp) => page.getByRole('banner').getByRole('button', { name: label });

test('an accountant goes from one restaurant to the other, and every tab shows where it is', async ({
  page,
  portal,
  words,
  context,
}) => {
  const { businesses } = words;
  await portal.arrive('dashboard', ACCOUNTANT);
  const shown = shownIn(page, businesses.open);
  const first = String(await shown.textContent());
  const other = first === BISTRO ? BRASSERIE : BISTRO;

  const second = await context.newPage();
  await second.goto('/sales');
  await expect(shownIn(second, businesses.open)).toHaveText(first);

  await test.step('the header opens the other one, and the other tab follows', async () => {
    await shown.click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${other}`) })
      .click();
    await expect(shown).toHaveText(other);
    await portal.expectTitle(words.dashboard);
    await expect(shownIn(second, businesses.open)).toHaveText(other);
    await second.close();
  });

  await test.step('both stand side by side, each leading back', async () => {
    await shown.click();
    await page.getByRole('link', { name: businesses.all }).click();
    await portal.expectTitle(businesses.title);
    await expect(portal.row(BISTRO)).toBeVisible();
    await portal.row(first).getByRole('button', { name: first, exact: true }).click();
    await portal.expectTitle(words.dashboard);
    await expect(shown).toHaveText(first);
  });
});

test.describe('an owner', () => {
  test.use({ language: inLanguage('en') });

  test('signs up one more business and opens it, with its own steps to go', async ({ page, portal, words }) => {
    const { businesses } = words;
    const name = `Buvette ${Date.now()}`;
    await portal.enter('kenji.morissette@sushisaintroch.test');
    await page.goto('/businesses');
    await page.getByRole('button', { name: businesses.add, exact: true }).click();
    await page.getByLabel(businesses.addName).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: businesses.added, exact: true }).click();
    await portal.row(name).getByRole('button', { name: businesses.actions }).click();
    await page.getByRole('button', { name: businesses.accept }).click();
    await expect(shownIn(page, businesses.open)).toHaveText(name);
  });
});
