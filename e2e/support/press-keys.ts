import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;
const MOST_HOURS = 24;
const DAYS = 5;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Goes on with the Tab key until something has the focus. @throws Error when the keyboard does not lead there */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** The same, and presses it with Enter. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** From where the Tab key enters a week to an hour of it, by the arrows: down each day, then on to the next. */
export async function arrowTo(page: Page, { week, target }: { week: Locator; target: Locator }): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, week.locator('button[tabindex="0"]'));
  for (let day = 0; day < DAYS; day += 1) {
    await page.keyboard.press('Home');
    for (let hour = 0; hour < MOST_HOURS; hour += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrows do not lead to ${String(target)}.`);
}
