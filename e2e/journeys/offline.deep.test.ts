import type { Page } from '@playwright/test';
import { expectReachable } from '../support/expect-reachable.ts';
import { PASSWORD } from '../support/portal.ts';
import { getScreen } from '../support/screens.ts';
import { serveReleases } from '../support/serve-releases.ts';
import { expect, test } from '../support/test.ts';

// axe would read the style sheets once more
test.use({ foreseen: [/ERR_INTERNET_DISCONNECTED|Couldn't load preload assets|^Merchant Not Found$/] });

test('without a network a screen keeps what it shows, with its age, and the next one says why it shows nothing', async ({
  page,
  context,
  portal,
  words,
  language,
}) => {
  const contacts = getScreen('merchant', '/contacts', language);
  const devices = page.getByRole('table').getByRole('row');
  await portal.arrive('devices');
  await expect(devices).not.toHaveCount(0);
  const before = await devices.count();
  const toContacts = page.getByRole('link', { name: contacts.link, exact: true });
  const arrived = page.waitForResponse(/\/assets\/contacts-page-.*\.js$/);
  await toContacts.hover();
  await arrived;

  await context.setOffline(true);
  await expect(page.getByText(words.offline.since)).toBeVisible();
  await expect(devices).toHaveCount(before);
  await expectReachable(page, 'a screen without a network');

  await toContacts.click();
  await portal.expectTitle(contacts.title);
  const again = page.getByRole('button', { name: words.offline.retry, exact: true });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  await expect(page.getByText(words.offline.alone)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(words.offline.alone)).toHaveCount(0);
  await expect(again).toHaveCount(0);
});

test.describe('a visit after the first', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens at once without a network, with what was read and its age; signing out leaves nothing behind', async ({
    page,
    context,
    portal,
    words,
    language,
  }) => {
    const row = page.getByRole('table').getByRole('row').nth(1);
    await portal.arrive('devices');
    const first = await row.getByRole('rowheader').innerText();
    await untilKept(page);

    await test.step('the screen of the last visit, and one that was never opened', async () => {
      await context.setOffline(true);
      await page.goto('/devices');
      await portal.expectTitle(words.devices);
      await expect(page.getByText(words.offline.lost)).toBeVisible();
      await expect(row.getByRole('rowheader')).toHaveText(first);
      await page.goto('/contacts');
      await portal.expectTitle(getScreen('merchant', '/contacts', language).title);
      await expect(page.getByRole('button', { name: words.offline.retry, exact: true })).toBeVisible();
    });

    await test.step('nothing of the person is in the browser once they have signed out', async () => {
      await page.goto('/devices');
      await portal.signOut();
      expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([]);
      await page.goto('/devices');
      await portal.expectTitle(words.signInTitle);
      await expect(page.getByText(first)).toHaveCount(0);
      const answers = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith('/api'));
      });
      expect(answers).toEqual([]);
    });
    await context.setOffline(false);
  });

  test('has the release of the visit before, whole; the one after it has the new one', async ({
    page,
    portal,
    baseURL,
    words,
    language,
  }) => {
    const releases = await serveReleases(String(baseURL));
    try {
      await page.goto(releases.url);
      await portal.fillSignIn('merchant@comptoir.test', PASSWORD);
      await portal.expectTitle(words.dashboard);
      await untilKept(page);
      releases.deploy();

      // what the old release has not shown yet is in the browser as well
      await page.goto(`${releases.url}/devices`);
      await portal.expectTitle(words.devices);
      expect(await releaseOf(page)).toBe('before');

      // some two hundred files, one after the other
      await expect.poll(() => keptRelease(page), { timeout: 60_000 }).toBe('next');
      await page.goto(`${releases.url}/contacts`);
      await portal.expectTitle(getScreen('merchant', '/contacts', language).title);
      expect(await releaseOf(page)).toBe('next');
      await portal.openScreen('devices');
      expect(await releaseOf(page)).toBe('next');
    } finally {
      await releases.close();
    }
  });
});

/** Once the browser has all files of the portal, and what was read. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 60_000 })
    .toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('Queries'))).not.toBeNull();
}

/** Returns the release of the page's modules: one, never two. */
async function releaseOf(page: Page): Promise<string> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );
  expect(names).not.toEqual([]);
  return [...new Set(names.map((name) => (name.startsWith('/assets/next/') ? 'next' : 'before')))].join(' and ');
}

/** Returns the release of the page that the browser keeps. */
const keptRelease = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    const cache = await caches.open(String(name));
    const urls = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const scripts = urls.filter((url) => url.startsWith('/assets/'));
    const isNext = scripts.length > 0 && scripts.every((url) => url.startsWith('/assets/next/'));
    return isNext ? 'next' : 'before';
  });
