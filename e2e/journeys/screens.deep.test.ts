import { fillIds } from '../support/call-api.ts';
import { expectArrived, expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { measureRows } from '../support/measure-rows.ts';
import { getScreen, PARTNER_PAGE, screensOf } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const NONE = /^$/;

/**
 * Landing page of a role, the screens that it alone has, and the shared ones that are looked at again beside the merchant's
 * own: an administrator sees more there, the picker above all, in French on all of them and in English on one. A partner sees
 * no more.
 */
const ROLES = [
  { role: 'merchant', landing: '/dashboard', own: /./, again: { fr: NONE, en: NONE } },
  { role: 'partner', landing: PARTNER_PAGE, own: /^\/partner\//, again: { fr: NONE, en: NONE } },
  {
    role: 'admin',
    landing: '/dashboard',
    own: /^\/(?:admin\/.*|reports|gestion)$/,
    again: { fr: /./, en: /^\/dashboard$/ },
  },
] as const;

/** Whose screens name one business in their header, whichever the screen. */
const OF: Readonly<Record<string, string>> = { merchant: 'Bistro du Quai', traiteur: 'Traiteur Les Trois Pignons' };

/** Screens that the navigation does not lead to, by whose account shows them. */
const BEYOND = {
  merchant: [
    '/sales/proof',
    '/sales/reports?view=taxes',
    '/sales/reports?view=accounting',
    '/logs/events',
    '/menu?kind=group',
    '/menu?kind=hours',
    '/release-notes',
    '/businesses',
    '/bills?view=all',
    '/thank-you',
  ],
  comptable: ['/businesses', '/businesses?open=:offer', '/sales/reports?view=accounting'],
  nouveau: ['/dashboard', '/merchant', '/subscribe'],
  traiteur: [
    '/sales/customers',
    '/sales/estimates',
    '/sales/estimates?view=calendar',
    '/sales/estimates/new',
    '/sales/contracts',
  ],
  admin: [
    '/admin/merchant',
    '/admin/merchant?merchantId=:merchant',
    '/admin/merchant-money',
    PARTNER_PAGE,
    '/reports?section=sending',
    '/reports?section=revenue',
    '/reports?section=invoices',
    '/gestion/plan',
    '/gestion/taxes',
    '/gestion/certification',
    '/gestion/promo-codes',
    '/gestion/technicians',
    '/gestion/accounting',
    '/gestion/release-notes',
    '/gestion/messages',
    '/gestion/support',
    '/gestion/audit',
    '/gestion/jobs',
    '/gestion/incidents',
  ],
} as const;

// the longest file by far: each worker takes what is left of it
test.describe.configure({ mode: 'parallel' });

/** Every screen in both languages. By screen reader in French: roles, names and colours are the same in English. */
for (const language of LANGUAGES) {
  const isJudgedByAxe = language === 'fr';

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the screens before sign-in are within reach of every user', async ({ page, portal, words }) => {
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
        await expectReachableAtEachWidth(page, path, { isJudgedByAxe });
      }
    });

    for (const { role, landing, own, again } of ROLES) {
      test(`${role}: the navigation leads from the first screen to all the others, within reach of every user`, async ({
        page,
        portal,
        words,
      }) => {
        const screens = screensOf(role, language);
        await portal.enter(`${role}@comptoir.test`);
        await page.goto(landing);
        await portal.expectTitle(getScreen(role, landing, language).title);
        const navigation = page.getByRole('navigation', { name: words.navigation });
        await expect(navigation.getByRole('link')).toHaveText(screens.map(({ link }) => link));

        for (const { path, link, title } of screens) {
          await navigation.getByRole('link', { name: link, exact: true }).click();
          await portal.expectTitle(title);
          const { pathname } = new URL(page.url());
          expect(pathname).toMatch(path);
          await expectArrived(page);
          const where = `${role}: ${pathname}`;
          const isOwn = own.test(pathname);
          if (isOwn || again[language].test(pathname))
            await expectReachableAtEachWidth(page, where, { isJudgedByAxe: isJudgedByAxe && isOwn, of: OF[role] });
        }
      });
    }

    for (const [email, paths] of Object.entries(BEYOND)) {
      test(`${email}: the screens that others lead to are within reach of every user`, async ({ page, portal }) => {
        await portal.enter(`${email}@comptoir.test`);
        for (const path of paths) {
          await page.goto(await fillIds(page, path));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectReachableAtEachWidth(page, `${email}: ${path}`, { isJudgedByAxe, of: OF[email] });
        }
      });
    }

    test('the log shows fourteen rows at once, and fifty on four screens of a phone', async ({ page, portal }) => {
      await portal.arrive('logs');
      const wide = await measureRows(page, { width: 1280, height: 900 });
      expect(wide.height).toBeLessThanOrEqual(44);
      expect(wide.inView).toBeGreaterThanOrEqual(14);
      const phone = await measureRows(page, { width: 390, height: 844 });
      // lines that are folded into one are fewer: fifty as high as these would end within four screens
      expect(phone.count).toBeGreaterThan(20);
      expect(phone.start + 50 * ((phone.end - phone.start) / phone.count)).toBeLessThanOrEqual(4 * 844);
    });

    test('what opens on the screens behind sign-in is within reach of every user', async ({ page, portal, words }) => {
      await portal.arrive('dashboard');
      // all of it is there
      await expect(page.locator('main [data-awaited]')).toHaveCount(0);
      await page.getByRole('button', { name: words.account, exact: true }).click();
      await expectReachableAtEachWidth(page, 'dashboard, account open', { isJudgedByAxe });

      await page.goto('/logs');
      await expect(portal.row(words.events.signedIn).first()).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^${words.filters.events}`) }).click();
      await expectReachableAtEachWidth(page, 'log, filter open', { isJudgedByAxe });

      await page.goto('/devices');
      await expect(page.getByText('Terrasse')).toBeVisible();
      await page.getByRole('button', { name: words.link.device }).click();
      await page.getByRole('button', { name: words.link.create }).click();
      await expect(page.getByText(words.link.required)).toBeVisible();
      await expectReachableAtEachWidth(page, 'devices, dialog open', { isJudgedByAxe });

      await page.goto('/profile');
      await portal.expectTitle(words.profile.title);
      await expect(page.getByText(words.profile.thisBrowser)).toBeVisible();
      await expectReachableAtEachWidth(page, 'profile', { isJudgedByAxe });
      await page.getByRole('button', { name: words.businesses.join }).click();
      await expectReachableAtEachWidth(page, 'profile, accounts to be joined', { isJudgedByAxe });

      await page.goto('/contacts');
      await page.getByRole('button', { name: words.businesses.offerOwnership }).click();
      await expectReachableAtEachWidth(page, 'contacts, ownership to be offered', { isJudgedByAxe });

      await page.goto('/no-such-screen');
      await portal.expectTitle(words.notFound);
      await expectReachableAtEachWidth(page, 'unknown address', { isJudgedByAxe });
    });
  });
}
