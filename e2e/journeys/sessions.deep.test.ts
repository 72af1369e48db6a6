import { openPortal, PASSWORD } from '../support/portal.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en'), foreseen: [/status of 401/] });

const PERSON = { fr: 'fernande.poulin@chezfernande.test', en: 'rose-aimee.cyr@cantinedesiles.test' };

test('one’s sessions are listed, ended one by one, and all at once', async ({
  page,
  portal,
  elsewhere,
  words,
  language,
}) => {
  const person = PERSON[language];
  await elsewhere.portal.arrive('devices', person);
  await portal.enter(person);
  await page.goto('/profile');
  const sessions = page.getByRole('table', { name: words.profile.sessions });
  const others = sessions.getByRole('button', { name: words.profile.endThere });
  await expect(sessions.getByText(words.profile.thisBrowser)).toHaveCount(1);
  await expect(others).toHaveCount(1);

  await test.step('the one that is ended is led to sign in, and back to where they were going', async () => {
    await others.click();
    await expect(others).toHaveCount(0);
    // By address, for the portal may have heard of it and left the screen whose link one would click.
    await elsewhere.page.goto('/logs');
    await elsewhere.portal.expectTitle(words.signInTitle);
    await elsewhere.portal.fillSignIn(person, PASSWORD);
    await elsewhere.portal.expectTitle(words.logs);
  });

  await test.step('all of them end, this one too', async () => {
    await page.getByRole('button', { name: words.profile.everywhere }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.profile.everywhere }).click();
    await portal.expectTitle(words.signInTitle);
    // The log hears of it by itself.
    await elsewhere.portal.expectTitle(words.signInTitle);
  });
});

test('a session that is ended leads its other tab to sign in too', async ({ page, context, portal, words }) => {
  await portal.arrive('devices');
  const other = await context.newPage();
  const inOther = openPortal(other, words);
  await other.goto('/faq?merchantId=none');
  await expect(other.getByRole('navigation', { name: words.navigation })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('JWT'));
  await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('link', { name: words.logs, exact: true }).click();
  await portal.expectTitle(words.signInTitle);
  await inOther.expectTitle(words.signInTitle);
});
