import type { Page } from '@playwright/test';
import { openPortal, PASSWORD } from '../support/portal.ts';
import { getScreen, PARTNER_PAGE } from '../support/screens.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en') });

const heading = { level: 1 } as const;

/** Secret that a tab makes up before it leaves for the provider. */
const WORD = 'made-up-by-the-page-01';

test('after sign-in each role lands on the screen that it begins with', async ({ page, portal, language }) => {
  const landings = { merchant: '/dashboard', partner: PARTNER_PAGE, admin: '/dashboard' } as const;
  for (const [role, landing] of Object.entries(landings) as [keyof typeof landings, string][]) {
    const { path, title } = getScreen(role, landing, language);
    await portal.signIn(`${role}@comptoir.test`, title);
    expect(new URL(page.url()).pathname).toMatch(path);
    await forgetSession(page);
  }
});

test.describe('refused', () => {
  test.use({ foreseen: [/status of 401/] });

  test('a wrong password is shown, and the right one still works', async ({ page, portal, words }) => {
    await page.goto('/');
    await portal.fillSignIn('merchant@comptoir.test', 'not-the-password');
    await expect(page.getByText(words.invalid)).toBeVisible();
    await expect(page).toHaveURL('/');
    await portal.fillSignIn('merchant@comptoir.test', PASSWORD);
    await expect(page.getByRole('heading', { ...heading, name: words.dashboard })).toBeVisible();
  });

  test('an unknown address is refused in the same words', async ({ page, portal, words }) => {
    await page.goto('/');
    await portal.fillSignIn('nobody@comptoir.test', PASSWORD);
    await expect(page.getByText(words.invalid)).toBeVisible();
  });

  test('a forged token opens nothing, and signing in leads back to the screen that was wanted', async ({
    page,
    portal,
    words,
  }) => {
    await page.goto('/');
    await page.evaluate((token) => localStorage.setItem('JWT', token), forgeToken({ livesFor: 3600 }));
    await page.goto('/logs?events=bill-accepted');
    await expect(page.getByRole('heading', { ...heading, name: words.signInTitle, exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
    await portal.fillSignIn('merchant@comptoir.test', PASSWORD);
    await expect(page.getByRole('heading', { ...heading, name: words.logs })).toBeVisible();
    await expect(page).toHaveURL(/\/logs\?events=bill-accepted$/);
  });
});

test.describe('guessing', () => {
  test.use({ foreseen: [/status of 4(?:01|29)/] });

  test('is slowed down, and a user who knows the password comes in after the pause', async ({
    page,
    portal,
    words,
  }) => {
    const email = 'lou.desjardins@vieuxport.test';
    const button = page.getByRole('button', { name: words.signIn, exact: true });
    const pause = page.getByRole('timer').textContent({ timeout: 60_000 });
    await page.goto('/');
    // The pause grows faster than a busy machine slows down: a few more guesses, and one of them comes too early.
    await expect(async () => {
      await expect(button).toBeEnabled();
      const reply = page.waitForResponse('**/api/login');
      await portal.fillSignIn(email, 'not-the-password');
      expect((await reply).status()).toBe(429);
    }).toPass({ intervals: [0], timeout: 60_000 });
    expect(await pause).toMatch(words.pause);
    await expect(button).toBeEnabled({ timeout: 60_000 });
    await portal.fillSignIn(email, PASSWORD);
    await portal.expectTitle(words.dashboard);
  });
});

test('an expired token opens nothing, and signing in leads back to the screen that was wanted', async ({
  page,
  portal,
  words,
}) => {
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('JWT', token), forgeToken({ livesFor: -60 }));
  await page.goto('/devices');
  await expect(page.getByRole('heading', { ...heading, name: words.signInTitle, exact: true })).toBeVisible();
  await portal.fillSignIn('merchant@comptoir.test', PASSWORD);
  await expect(page.getByRole('heading', { ...heading, name: words.devices })).toBeVisible();
  await expect(page).toHaveURL('/devices');
});

test('a token left in a cookie signs in on the first visit, and is moved out of the cookie', async ({
  page,
  context,
  words,
}) => {
  const reply = await page.request.post('/api/login', {
    data: { email: 'merchant@comptoir.test', password: PASSWORD },
  });
  const { webToken } = (await reply.json()) as { webToken: string };
  // the tab that has left for the provider, and comes back with the word that only it knows
  await page.goto('/login/clover');
  await page.evaluate((word) => sessionStorage.setItem('SignInDeparture', word), WORD);
  await context.addCookies([{ name: 'webToken', value: `${WORD}.${webToken}`, url: new URL(reply.url()).origin }]);
  await page.goto('/devices');
  await expect(page.getByRole('heading', { ...heading, name: words.devices })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Bistro du Quai')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('webToken');
  await page.reload();
  await expect(page.getByRole('heading', { ...heading, name: words.devices })).toBeVisible();
});

test('a token in a cookie that no one asked for is ignored, and leaves the open session alone', async ({
  page,
  context,
  portal,
  words,
}) => {
  const reply = await page.request.post('/api/login', { data: { email: 'partner@comptoir.test', password: PASSWORD } });
  const { webToken } = (await reply.json()) as { webToken: string };
  const plant = (value: string) => context.addCookies([{ name: 'webToken', value, url: new URL(reply.url()).origin }]);
  await plant(webToken);
  await page.goto('/devices');
  await portal.expectTitle(words.signInTitle);
  await portal.fillSignIn('merchant@comptoir.test', PASSWORD);
  await portal.expectTitle(words.devices);
  const token = await page.evaluate(() => localStorage.getItem('JWT'));
  for (const value of [webToken, `made-up-by-someone-else.${webToken}`]) {
    await plant(value);
    await page.goto('/devices');
    await portal.expectTitle(words.devices);
    expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBe(token);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('webToken');
  }
});

test('signing out in one tab signs out the other', async ({ page, context, portal, words }) => {
  await portal.signIn('merchant@comptoir.test');
  const other = await context.newPage();
  await other.goto('/devices');
  await expect(other.getByRole('heading', { ...heading, name: words.devices })).toBeVisible();
  const token = await other.evaluate(() => localStorage.getItem('JWT'));

  await portal.signOut();
  await expect(other.getByRole('heading', { ...heading, name: words.signInTitle, exact: true })).toBeVisible();
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const reply = await page.request.get('/api/session', { headers: { Authorization: `Bearer ${token}` } });
  expect(reply.status(), 'the server has forgotten the session too').toBe(401);

  await openPortal(other, words).signIn('merchant@comptoir.test');
  await expect(page.getByRole('heading', { ...heading, name: words.dashboard })).toBeVisible();
});

test('an unknown address is said to be one, and leads back', async ({ page, portal, words }) => {
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading', { ...heading, name: words.notFound })).toBeVisible();
  await portal.enter();
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { ...heading, name: words.notFound })).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.navigation })).toBeVisible();
  await page.getByRole('link', { name: words.backToDashboard }).click();
  await expect(page.getByRole('heading', { ...heading, name: words.dashboard })).toBeVisible();
});

test('a user of several merchants is shown the same of an unknown address, and stays signed in', async ({
  page,
  portal,
  words,
}) => {
  await portal.enter('admin@comptoir.test');
  await page.goto('/admin/no-such-screen');
  await expect(page.getByRole('heading', { ...heading, name: words.notFound })).toBeVisible();
  await expect(page.getByRole('combobox', { name: words.merchant, exact: true })).toHaveValue(/./);
  await expect(page).toHaveURL(/\/admin\/no-such-screen\?merchantId=/);
  await expect(page.getByRole('heading', { ...heading, name: words.notFound })).toBeVisible();
  await page.goto('/gestion');
  await expect(page).toHaveURL(/\/gestion\?merchantId=/);
});

test.describe('a merchant in the address', () => {
  test.use({ foreseen: [/status of 404/] });

  test('that there is not is said, and another one is shown only when asked for', async ({ page, portal, words }) => {
    await portal.enter('admin@comptoir.test');
    const strange = '/devices?merchantId=00000000-0000-4000-8000-000000000000';
    await page.goto(strange);
    await portal.expectTitle(words.strangeMerchant);
    await expect(page).toHaveURL(strange);
    await page.getByRole('main').getByRole('button').click();
    await portal.expectTitle(words.devices);
  });
});

test('an address asked for after sign-in is one of this site, or none', async ({ page, portal, words }) => {
  for (const next of [
    'https://evil.test/phish',
    'http://localhost@evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'mailto:x@evil.test',
  ])
    await test.step(JSON.stringify(next), async () => {
      const query = new URLSearchParams({ next }).toString();
      await page.goto(`/?${query}`);
      await portal.fillSignIn('merchant@comptoir.test', PASSWORD);
      await portal.expectTitle(words.dashboard);
      await expect(page).toHaveURL('/dashboard');
      await page.goto(`/?${query}`);
      await portal.expectTitle(words.dashboard);
      await expect(page).toHaveURL('/dashboard');
      await forgetSession(page);
    });
});

/** With no page left that could still ask for something. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
}

/** A token with all the claims, that the server has never signed. */
function forgeToken({ livesFor }: { readonly livesFor: number }): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: '00000000-0000-4000-8000-000000000000',
    sid: '00000000-0000-4000-8000-000000000001',
    role: 'admin',
    email: 'admin@comptoir.test',
    merchantId: null,
    partnerId: null,
    iat: now - 60,
    exp: now + livesFor,
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(86)}`;
}
