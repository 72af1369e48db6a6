import type { Page } from '@playwright/test';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { getRunning, theDataDir } from '../support/running.ts';
import { expect, test } from '../support/test.ts';

/** Opens the app from Clover as the first of a merchant's people, up to the question whether the portal may come in. */
async function launch(page: Page, merchant: string): Promise<void> {
  await page.goto((await getRunning(theDataDir())).cloverPageUrl);
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: merchant, exact: true }) });
  await section.getByRole('link').first().click();
  await expect(page.locator('select')).toBeVisible();
  await expect(page.locator('option:checked')).toContainText(merchant);
}

test('opened from Clover, the portal shows the merchant that it knows, and the employee is signed in', async ({
  page,
  context,
  portal,
  words,
}) => {
  await launch(page, 'Bistro du Quai');
  await page.getByRole('button', { name: words.clover.allow }).click();
  await portal.expectTitle(words.dashboard);
  await expect(page.getByRole('banner').getByText('Bistro du Quai')).toBeVisible();
  const { portalUrl } = await getRunning(theDataDir());
  expect(page.url()).toBe(`${portalUrl}/dashboard`);
  expect((await context.cookies(portalUrl)).filter(({ name }) => name === 'webToken')).toEqual([]);
  await portal.openScreen('devices');
  await expect(portal.row('Terrasse')).toBeVisible();

  await portal.signOut();
  await launch(page, 'Bistro du Quai');
  await page.getByRole('button', { name: words.clover.allow }).click();
  await portal.expectTitle(words.dashboard);
});

test('a merchant that has never come is signed in, and shown what registration still wants', async ({
  page,
  portal,
  words,
}) => {
  await launch(page, 'Bar Laitier Chez Mado');
  await page.getByRole('button', { name: words.clover.allow }).click();
  await portal.expectTitle(words.dashboard);
  await expect(page.getByRole('banner').getByText('Bar Laitier Chez Mado')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('Merchant'));
  expect(JSON.parse(String(stored))).toMatchObject({
    company_name: 'Bar Laitier Chez Mado',
    subscriptionCompleted: false,
  });
  await expect(page.getByRole('main').getByText(words.clover.unfinished).first()).toBeVisible();
  await expectReachableAtEachWidth(page, 'dashboard, registration not finished');
});

test('another user’s session is replaced only when the person there says so', async ({ page, portal, words }) => {
  const { portalUrl } = await getRunning(theDataDir());
  const tokenNow = () => page.evaluate(() => localStorage.getItem('JWT'));
  await portal.enter('partner@comptoir.test');
  await page.goto(portalUrl);
  await expect(page.getByRole('navigation', { name: words.navigation })).toBeVisible();
  const token = await tokenNow();

  await launch(page, 'Bistro du Quai');
  await page.getByRole('button', { name: words.clover.allow }).click();
  await portal.expectTitle(words.clover.switchTitle);
  await expectReachableAtEachWidth(page, 'whose session it is to be');
  expect(await tokenNow()).toBe(token);
  await page.getByRole('button', { name: words.clover.stay }).click();
  await expect(page.getByRole('navigation', { name: words.navigation })).toBeVisible();
  expect(await tokenNow()).toBe(token);

  await launch(page, 'Bistro du Quai');
  await page.getByRole('button', { name: words.clover.allow }).click();
  await page.getByRole('button', { name: words.clover.change }).click();
  await portal.expectTitle(words.dashboard);
  await expect(page.getByRole('banner').getByText('Bistro du Quai')).toBeVisible();
});

test('a refusal at Clover is shown, and may try again or sign in otherwise', async ({ page, portal, words }) => {
  await launch(page, 'Bistro du Quai');
  await page.getByRole('button', { name: words.clover.deny }).click();
  await portal.expectTitle(words.clover.failed);
  await expect(page.getByText(words.clover.refused)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
  await page.getByRole('button', { name: words.clover.retry }).click();
  await expect(page.getByRole('button', { name: words.clover.allow })).toBeVisible();
  await page.getByRole('button', { name: words.clover.deny }).click();
  await page.getByRole('link', { name: words.clover.withEmail }).click();
  await portal.expectTitle(words.signInTitle);
});

test('what Clover says of a launch opens nothing by itself, and never goes round in circles', async ({
  page,
  portal,
  elsewhere,
  words,
}) => {
  const { portalUrl } = await getRunning(theDataDir());
  const launched = `${portalUrl}/login/clover?merchant_id=2A6GXC3Q7CG18&employee_id=E1`;
  await page.goto(launched);
  // The question is Clover's own, whatever the address said.
  await expect(page.getByRole('button', { name: words.clover.allow })).toBeVisible();

  for (const address of [launched, `${launched}&code=made-up`]) {
    await page.goto(address);
    await portal.expectTitle(words.clover.failed);
    await expect(page.getByText(words.clover.cameBack)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
  }
  await elsewhere.page.goto(`${launched}&client_id=another-app`);
  await elsewhere.portal.expectTitle(words.clover.failed);
  await expect(elsewhere.page.getByText(words.clover.refused)).toBeVisible();
});
