import { expectReachable } from '../support/expect-reachable.ts';
import { ADMIN_PATHS, getScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

for (const role of ['merchant', 'partner'] as const) {
  test(`what is for administrators alone leads a ${role} to the merchant screen`, async ({
    page,
    portal,
    language,
  }) => {
    const merchant = getScreen(role, '/merchant', language);
    await portal.enter(`${role}@comptoir.test`);
    for (const path of ADMIN_PATHS) {
      await page.goto(path);
      await portal.expectTitle(merchant.title);
      expect(new URL(page.url()).pathname).toBe('/merchant');
    }
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

test('before any code is there, the frame is that of the screen to come, also at the address of the login screen', async ({
  page,
  portal,
}) => {
  const frame = page.locator('html');
  const code = /\/assets\/index-.*\.js$/;
  await page.route(code, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(frame).toHaveAttribute('data-frame', 'none');
  // the portal leaves word that someone is signed in
  await page.unroute(code);
  await portal.arrive('dashboard');
  await page.route(code, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(frame).toHaveAttribute('data-frame', 'shell');
  // something to read is painted at every width: boxes alone are nothing to a person
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('#first-paint').getByText('Comptoir').filter({ visible: true })).toHaveCount(1);
  }
  await page.goto('/registration', { waitUntil: 'commit' });
  await expect(frame).toHaveAttribute('data-frame', 'none');
});

test.describe('code that cannot be loaded', () => {
  test.use({ foreseen: [/ERR_FAILED|dynamically imported module/] });

  test('is requested once more by loading the screen again, then reported missing, until it comes', async ({
    page,
    portal,
    words,
    language,
  }) => {
    const faq = getScreen('merchant', '/faq', language);
    await portal.arrive('dashboard');
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    const code = /\/assets\/faq-page-.*\.js$/;
    await page.route(code, (route) => route.abort());
    await page.getByRole('link', { name: faq.link, exact: true }).click();
    await portal.expectTitle(words.screenFailed.title);
    expect(loaded).toEqual(['/faq']);
    await expectReachable(page, 'a screen without its code');

    await page.unroute(code);
    await page.getByRole('button', { name: words.screenFailed.reload }).click();
    await portal.expectTitle(faq.title);
  });
});
