import { expectReachable, expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { getScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// What moves is judged once it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the screens before sign-in are within reach of everybody', async ({ page, portal, words }) => {
  const screens = {
    '/': words.signInTitle,
    '/login/clover': words.signInTitle,
    '/login/clover?error=pos-unavailable': words.clover.failed,
    '/reset-password': words.forgot,
    '/registration': words.register.title,
    '/no-such-screen': words.notFound,
  };
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(path);
    await portal.expectTitle(title);
    await expectReachableAtEachWidth(page, path);
  }
});

test('what opens on the screens behind sign-in is within reach of everybody', async ({ page, portal, words }) => {
  await portal.arrive('dashboard');
  await expect(page.getByText(words.signedInEntry).first()).toBeVisible();
  await page.getByRole('button', { name: words.account, exact: true }).click();
  await expectReachableAtEachWidth(page, 'dashboard, account open');

  await page.goto('/logs');
  await expect(portal.row(words.events.signedIn).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${words.filters.events}`) }).click();
  await expectReachableAtEachWidth(page, 'log, filter open');

  await page.goto('/devices');
  await expect(page.getByText('Terrasse')).toBeVisible();
  await page.getByRole('button', { name: words.link.device }).click();
  await page.getByRole('button', { name: words.link.create }).click();
  await expect(page.getByText(words.link.required)).toBeVisible();
  await expectReachableAtEachWidth(page, 'devices, dialog open');

  await page.goto('/profile');
  await portal.expectTitle(words.profile.title);
  await expect(page.getByText(words.profile.thisBrowser)).toBeVisible();
  await expectReachableAtEachWidth(page, 'profile');

  await page.goto('/no-such-screen');
  await portal.expectTitle(words.notFound);
  await expectReachableAtEachWidth(page, 'unknown address');
});

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
  await expect(page.getByText(words.waiting.one)).toBeVisible();
  await expectReachableAtEachWidth(page, 'bills waiting');
  await shell.authority('up');
  await expect(page.getByText(words.waiting.one)).toBeHidden({ timeout: 30_000 });
});

test.describe('code that cannot be loaded', () => {
  test.use({ foreseen: [/ERR_FAILED|dynamically imported module/] });

  test('is asked for once more by loading the screen anew, then said to be missing, until it comes', async ({
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
