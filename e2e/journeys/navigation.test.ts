import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { PASSWORD } from '../support/portal.ts';
import { ADMIN_PATHS, getScreen, screensOf } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// What moves is judged once it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where a role lands after sign-in, and which of its screens the others do not have. */
const ROLES = [
  { role: 'merchant', landing: '/dashboard', own: /./ },
  { role: 'partner', landing: '/partner/3a5dfa11-046c-50c2-89db-6985699b27b2/', own: /^\/partner\// },
  { role: 'admin', landing: '/dashboard', own: /^\/(?:admin\/.*|reports|gestion)$/ },
] as const;

for (const { role, landing, own } of ROLES) {
  test(`${role}: lands on the screen that the role begins with, and the navigation leads to all the others`, async ({
    page,
    portal,
    words,
    language,
  }) => {
    test.setTimeout(240_000);
    const screens = screensOf(role, language);
    await page.goto('/');
    await portal.fillSignIn(`${role}@comptoir.test`, PASSWORD);
    await portal.expectTitle(getScreen(role, landing, language).title);
    const navigation = page.getByRole('navigation', { name: words.navigation });
    await expect(navigation.getByRole('link')).toHaveText(screens.map(({ link }) => link));

    for (const { path, link, title } of screens) {
      await navigation.getByRole('link', { name: link, exact: true }).click();
      await portal.expectTitle(title);
      const { pathname } = new URL(page.url());
      expect(pathname).toMatch(path);
      await expectReachableAtEachWidth(page, `${role}: ${pathname}`, { isJudgedByAxe: own.test(pathname) });
    }
  });
}

for (const role of ['merchant', 'partner'] as const) {
  test(`what is for administrators alone leads a ${role} to the merchant screen`, async ({
    page,
    portal,
    language,
  }) => {
    const merchant = getScreen(role, '/merchant', language);
    await portal.arrive('devices', `${role}@comptoir.test`);
    for (const path of ADMIN_PATHS) {
      await page.goto(path);
      await portal.expectTitle(merchant.title);
      expect(new URL(page.url()).pathname).toBe('/merchant');
    }
  });
}
