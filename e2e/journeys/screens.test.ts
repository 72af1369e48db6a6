import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// What moves is judged once it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1280, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the screens before sign-in are within reach of everybody', async ({ page, words }) => {
      const screens = {
        '/': words.signInTitle,
        '/login/clover?merchant_id=M1&employee_id=E1&client_id=C1': words.signInTitle,
        '/reset-password': words.forgot,
        '/no-such-screen': words.notFound,
      };
      for (const [path, title] of Object.entries(screens)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expectReachable(page, path);
      }
    });

    test('the screens behind sign-in are within reach of everybody', async ({ page, portal, words }) => {
      await portal.arrive('dashboard');
      await expect(page.getByText(words.signedInEntry).first()).toBeVisible();
      await page.getByRole('button', { name: words.account, exact: true }).click();
      await expectReachable(page, 'dashboard, account open');

      await page.goto('/logs');
      await expect(portal.row(words.events.signedIn).first()).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^${words.filters.events}`) }).click();
      await expectReachable(page, 'log, filter open');

      await page.goto('/devices');
      await expect(page.getByText('Terrasse')).toBeVisible();
      await expectReachable(page, 'devices');
      await page.getByRole('button', { name: words.link.device }).click();
      await page.getByRole('button', { name: words.link.create }).click();
      await expect(page.getByText(words.link.required)).toBeVisible();
      await expectReachable(page, 'devices, dialog open');

      await page.goto('/no-such-screen');
      await expect(page.getByRole('heading', { level: 1, name: words.notFound })).toBeVisible();
      await expectReachable(page, 'unknown address');
    });
  });
}

test('a narrow screen has the same navigation, behind a button', async ({ page, portal, words }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await portal.arrive('dashboard');
  await page.getByRole('button', { name: words.openNavigation }).click();
  await expectReachable(page, 'navigation');
  await portal.openScreen('devices');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the bills that wait are within reach of everybody', async ({ page, portal, shell, words }) => {
  await portal.arrive('logs');
  await shell.authority('down');
  await shell.sale('5.00');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(words.waiting.one)).toBeVisible();
    await expectReachable(page, `bills waiting, ${width}`);
  }
  await shell.authority('up');
  await expect(page.getByText(words.waiting.one)).toBeHidden({ timeout: 30_000 });
});

/** By screen reader, by keyboard, by low vision, on any width: nothing wrong that a machine can find. */
async function expectReachable(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
  expect.soft(found, `${screen}: axe`).toEqual([]);
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: globalThis.innerWidth,
  }));
  expect.soft(content, `${screen}: does not scroll sideways`).toBeLessThanOrEqual(window);
}
