import { openPortal, PASSWORD } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const heading = { level: 1 } as const;

test.describe('refused', () => {
  test.use({ foreseen: [/status of 401/] });

  test('a wrong password is told, and the right one still works', async ({ page, portal, words }) => {
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

  test('is slowed down, and whoever knows the password comes in after the pause', async ({ page, portal, words }) => {
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
  portal,
  words,
}) => {
  await portal.arrive('devices');
  await expect(page.getByRole('banner').getByText('Bistro du Quai')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { ...heading, name: words.devices })).toBeVisible();
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
  await portal.signIn('merchant@comptoir.test');
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { ...heading, name: words.notFound })).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.navigation })).toBeVisible();
  await page.getByRole('link', { name: words.backToDashboard }).click();
  await expect(page.getByRole('heading', { ...heading, name: words.dashboard })).toBeVisible();
});

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
