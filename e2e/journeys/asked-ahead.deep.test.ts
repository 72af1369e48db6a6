import { expect, test } from '../support/test.ts';

for (const screen of ['dashboard', 'logs', 'devices'] as const) {
  test(`a first visit of ${screen} asks for each thing once, before the scripts are there`, async ({
    page,
    portal,
    words,
  }) => {
    await portal.arrive(screen);
    // as in a browser that has kept nothing
    await page.addInitScript(() => localStorage.removeItem('Queries'));
    let asked: string[] = [];
    // what is new since the answers were asked for is said when the stream opens, and read again
    let isOpen = false;
    page.on('request', (request) => {
      // what the screen before still asks is none of this visit's
      if (request.isNavigationRequest()) [asked, isOpen] = [[], false];
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && !isOpen) asked.push(`${pathname.replace('/api', '')}${search}`);
    });
    page.on('response', (response) => {
      if (response.url().includes('/stream')) isOpen = true;
    });
    await page.reload();
    await portal.expectTitle(words[screen]);
    await expect(page.locator('main [data-awaited]')).toHaveCount(0);
    await expect.poll(() => isOpen).toBe(true);
    const ahead = (await page.locator('html').getAttribute('data-ahead'))?.split(' ') ?? [];
    expect(ahead).not.toEqual([]);
    expect(asked.slice(0, ahead.length + 2)).toEqual(expect.arrayContaining(['/session', ...ahead]));
    expect(ahead.map((path) => [path, asked.filter((one) => one === path).length])).toEqual(
      ahead.map((path) => [path, 1]),
    );
  });
}

test('what does not come, though it was asked for before the scripts were there, is asked for again', async ({
  page,
  portal,
  words,
}) => {
  await portal.arrive('devices');
  await page.addInitScript(() => localStorage.removeItem('Queries'));
  let times = 0;
  await page.route('**/api/devices', async (route) => {
    times += 1;
    if (times > 1) await route.continue();
  });
  await page.reload();
  await portal.expectTitle(words.devices);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(times).toBe(2);
});
