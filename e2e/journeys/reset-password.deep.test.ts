import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, readTemporaryPassword, waitForMail } from '../support/mailbox.ts';
import { getRunning, theDataDir } from '../support/running.ts';
import { expect, inLanguage, test } from '../support/test.ts';

// 403: what is asked for before one’s own password is chosen.
test.use({
  language: inLanguage('en'),
  foreseen: [/status of 4(?:01|03|22)|^Merchant Not Found$/],
});

const PERSON = { fr: 'alexis.gauthier@roulotte.test', en: 'sandrine.lefebvre@chaudiere.test' };

test('a forgotten password: a temporary one by mail opens the session once, and one’s own is chosen', async ({
  page,
  portal,
  elsewhere,
  words,
  language,
}) => {
  const person = PERSON[language];
  const before = await lastMail();
  const ask = async (email: string): Promise<void> => {
    // The screen before it has a field of the same name.
    await portal.expectTitle(words.forgot);
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: words.reset.send }).click();
    await portal.expectTitle(words.reset.sent);
    await expect(page.getByText(words.reset.sentTo(email))).toBeVisible();
  };

  await test.step('whether there is such an account is not said', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: words.forgot }).click();
    await ask('nobody@comptoir.test');
    await expectReachableAtEachWidth(page, 'reset password, sent');
    await page.goto('/reset-password');
    await ask(person);
  });

  const password = await test.step('the mail comes, and is read where mail is read', async () => {
    const mail = await waitForMail(person, before);
    // A person who never chose a language is written to in their merchant's: French.
    expect(mail.subject).toBe('Votre mot de passe temporaire');
    const temporary = readTemporaryPassword(mail);
    await elsewhere.page.goto((await getRunning(theDataDir())).mailboxPageUrl);
    await elsewhere.page.locator(`#message-${mail.id}`).click();
    await expect(elsewhere.page.locator('pre').filter({ hasText: temporary })).toBeVisible();
    return temporary;
  });

  const own = `une phrase bien à moi, ${language}`;
  await test.step('it opens the session, to choose one’s own password first', async () => {
    await page.getByRole('link', { name: words.reset.back }).click();
    await portal.expectTitle(words.signInTitle);
    await portal.fillSignIn(person, password);
    await portal.expectTitle(words.choose.title);
    await expectReachableAtEachWidth(page, 'choose a password');
    const field = page.getByLabel(words.choose.field, { exact: true });
    for (const [typed, refusal] of [
      ['trop court', words.choose.tooShort],
      ['password1234', words.choose.tooCommon],
    ] as const) {
      await field.fill(typed);
      await page.getByRole('button', { name: words.choose.submit }).click();
      await expect(page.getByText(refusal)).toBeVisible();
    }
    await page.goto('/devices');
    await portal.expectTitle(words.choose.title);
    // Loaded again, it no longer knows the temporary password, and asks for it.
    await page.getByLabel(words.choose.current, { exact: true }).fill(password);
    await field.fill(own);
    await page.getByRole('button', { name: words.choose.submit }).click();
    await portal.expectTitle(words.devices);
  });

  await test.step('the temporary one is spent, the chosen one works', async () => {
    await elsewhere.page.goto(new URL('/', page.url()).href);
    await elsewhere.portal.fillSignIn(person, password);
    await expect(elsewhere.page.getByText(words.invalid)).toBeVisible();
    await elsewhere.portal.fillSignIn(person, own);
    await elsewhere.portal.expectTitle(words.dashboard);
  });
});
