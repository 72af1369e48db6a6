import type { Page } from '@playwright/test';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en') });

test('an administrator picks any merchant and sees its devices and its log', async ({ portal, words }) => {
  await portal.arrive('devices', 'admin@comptoir.test');

  await portal.pickMerchant('Taverne du Faubourg');
  await expect(portal.row('Zinc')).toContainText(words.certificate.expiring);
  await expect(portal.row('Mezzanine').first()).toContainText(words.certificate.revoked);
  await portal.pickMerchant('Crèmerie du Vieux-Port');
  await expect(portal.row('Fenêtre')).toContainText(words.certificate.expired);
  await expect(portal.row('Zinc')).toHaveCount(0);

  await portal.openScreen('logs');
  await expect(portal.row(words.events.accepted).filter({ hasText: 'Fenêtre' }).first()).toBeVisible();
  await portal.pickMerchant('Taverne du Faubourg');
  await expect(portal.row(words.events.accepted).filter({ hasText: 'Zinc' }).first()).toBeVisible();
  await expect(portal.row('Fenêtre')).toHaveCount(0);
});

test.describe('a partner', () => {
  test.use({ foreseen: [/status of 40[34]/] });

  test('sees its own merchants and no other, not even by address', async ({
    page,
    portal,
    words,
    browser,
    baseURL,
  }) => {
    const foreign = await test.step('an administrator looks up a merchant of another partner', async () => {
      const context = await browser.newContext({ baseURL: String(baseURL) });
      const { webToken } = await (await context.request.post('/api/login', { data: ADMIN })).json();
      const merchants: { id: string; company_name: string }[] = await (
        await context.request.get('/api/merchant', { headers: { Authorization: `Bearer ${webToken}` } })
      ).json();
      await context.close();
      return merchants.find(({ company_name: name }) => name === 'Cantine des Îles')?.id;
    });
    expect(foreign).toBeDefined();

    await portal.arrive('devices', 'partner@comptoir.test');
    await portal.pickMerchant('Bistro du Quai');
    await expect(portal.row('Terrasse')).toContainText(words.certificate.renewable);
    await portal.openScreen('logs');
    await portal.pickMerchant('Traiteur Les Trois Pignons');
    await expect(portal.row(words.events.accepted).filter({ hasText: 'Cuisine' }).first()).toBeVisible();

    const picker = page.getByRole('combobox', { name: words.merchant, exact: true });
    await picker.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectReachableAtEachWidth(page, 'merchant picker, open');
    await picker.fill('Cantine');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.goto(`/devices?merchantId=${foreign}`);
    await expect(page.getByRole('heading', { level: 1, name: words.strangeMerchant })).toBeVisible();
    await expect(page.getByText('Cantine des Îles')).toHaveCount(0);
    for (const path of ['devices', 'logs', 'transactions/waiting']) {
      expect(await statusOf(page, `/api/${path}?merchantId=${foreign}`)).toBe(404);
    }
  });
});

const ADMIN = { email: 'admin@comptoir.test', password: 'comptoir-demo' };

/** Returns the server's status for the user who is signed in on this page. */
async function statusOf(page: Page, path: string): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('JWT'));
  return (await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })).status();
}
