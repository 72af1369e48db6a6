import { expect, type Page } from '@playwright/test';
import type { PRICE_WORDS } from './price-words.ts';

type Prices = (typeof PRICE_WORDS)[keyof typeof PRICE_WORDS]['prices'];

/** An administrator sets the monthly price, from now on or from a day on. */
export async function setPrice(
  page: Page,
  prices: Prices,
  { amount, from }: { amount: string; from?: string },
): Promise<void> {
  await page.goto('/gestion/plan');
  await page.getByLabel(prices.monthly, { exact: true }).fill(amount);
  if (from) await page.getByLabel(prices.from, { exact: true }).fill(from);
  await page.getByRole('button', { name: prices.save, exact: true }).click();
  await expect(page.getByText(prices.saved)).toBeVisible();
}
