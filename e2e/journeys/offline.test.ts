import { expectReachable } from '../support/expect-reachable.ts';
import { getScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// axe would read the style sheets once more
test.use({ foreseen: [/ERR_INTERNET_DISCONNECTED|Couldn't load preload assets/] });

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
