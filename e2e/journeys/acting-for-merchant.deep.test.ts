import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { getScreen, PARTNER_PAGE, screensOf } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const BISTRO = 'Bistro du Quai';

test('an administrator acts for a merchant, who sees all of it', async ({
  page,
  portal,
  elsewhere,
  words,
  language,
}) => {
  const { acting } = words;
  const reason = { fr: 'aide demandée au téléphone', en: 'help asked for by phone' }[language];
  const list = getScreen('admin', '/admin/merchantlist', language);
  await elsewhere.portal.arrive('logs');
  await portal.enter('admin@comptoir.test');
  await page.goto('/admin/merchantlist');
  await page.getByRole('button', { name: acting.menu(BISTRO) }).click();
  await page.getByRole('button', { name: acting.entry }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: acting.start }).click();
  await expect(dialog.getByText(acting.tooShort)).toBeVisible();
  await expectReachableAtEachWidth(page, 'acting for a merchant, asked for the reason');
  await dialog.getByLabel(acting.reason, { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: acting.start }).click();

  await portal.expectTitle(words.dashboard);
  const banner = page.getByRole('region', { name: acting.region });
  await expect(banner.getByText(acting.forWhom(BISTRO))).toBeVisible();
  await expect(banner.getByRole('timer', { name: acting.left })).toHaveText(/^(?:30:00|29:\d\d|28:\d\d)$/);
  const navigation = page.getByRole('navigation', { name: words.navigation });
  await expect(navigation.getByRole('link')).toHaveText(screensOf('merchant', language).map(({ link }) => link));
  await expectReachableAtEachWidth(page, 'dashboard, acting for a merchant');

  await test.step('what is personal and what makes codes stays closed', async () => {
    await page.getByRole('button', { name: words.account, exact: true }).click();
    await page.getByRole('link', { name: words.profile.title, exact: true }).click();
    await portal.expectTitle(words.profile.title);
    await expect(page.getByText(words.profile.closed)).toBeVisible();
    await portal.openScreen('devices');
    await expect(portal.row('Terrasse')).toBeVisible();
    await expect(page.getByRole('button', { name: words.link.device })).toHaveCount(0);
    await page.goto('/gestion');
    await expect(page).toHaveURL('/merchant');
    await expect(banner.getByText(acting.forWhom(BISTRO))).toBeVisible();
  });

  await test.step('it ends where it began', async () => {
    await banner.getByRole('button', { name: acting.end }).click();
    await portal.expectTitle(list.title);
    await expect(banner).toHaveCount(0);
    await expect(navigation.getByRole('link')).toHaveText(screensOf('admin', language).map(({ link }) => link));
  });

  await test.step('the merchant has seen who, why, what and until when, as it happened', async () => {
    const lines = elsewhere.portal.row('admin@comptoir.test');
    await expect(lines.filter({ hasText: acting.events.started }).filter({ hasText: reason })).toHaveCount(1);
    await expect(lines.filter({ hasText: acting.events.action }).first()).toBeVisible();
    await expect(lines.filter({ hasText: acting.events.ended })).toHaveCount(1);
  });
});

test.describe('a partner', () => {
  // 409: what the dashboard was still asking when the acting ended.
  test.use({ foreseen: [/status of 409/] });

  test('acts for a merchant of theirs, and comes back to their own page', async ({ page, portal, words }) => {
    const { acting } = words;
    await portal.enter('partner@comptoir.test');
    await page.goto(PARTNER_PAGE);
    await page.getByRole('button', { name: acting.menu('Brasserie Chaudière') }).click();
    await page.getByRole('button', { name: acting.entry }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(acting.reason, { exact: true }).fill('certificat');
    await dialog.getByRole('button', { name: acting.start }).click();
    await portal.expectTitle(words.dashboard);
    const banner = page.getByRole('region', { name: acting.region });
    await expect(banner.getByText(acting.forWhom('Brasserie Chaudière'))).toBeVisible();
    // Said for two seconds: a look afterwards may be too late.
    const shown = page.getByText(acting.ended).waitFor({ timeout: 30_000 });
    await banner.getByRole('button', { name: acting.end }).click();
    await shown;
    await portal.expectTitle('Services Boréal');
  });
});
