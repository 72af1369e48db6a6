import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, readTemporaryPassword, waitForMail } from '../support/mailbox.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en'), foreseen: [/status of 401/] });

const NAME = { fr: 'Zoé Invitée', en: 'Zed Invited' };

test('an administrator invites a user, changes what for, and takes the access away, at once each time', async ({
  page,
  portal,
  elsewhere,
  words,
  language,
}) => {
  const { users } = words;
  const name = NAME[language];
  const email = `invited-${language}@comptoir.test`;
  const own = `une phrase bien à moi, ${language}`;
  const dialog = page.getByRole('dialog');
  const before = await lastMail();
  await portal.enter('admin@comptoir.test');
  await page.goto('/gestion');

  await test.step('invited, by mail, in the language chosen', async () => {
    await page.getByRole('button', { name: users.invite }).click();
    await dialog.getByLabel(words.email, { exact: true }).fill(email);
    await dialog.getByLabel(users.name, { exact: true }).fill(name);
    await dialog.getByRole('combobox', { name: users.ofMerchant }).fill('sushi');
    await dialog.getByRole('option').filter({ hasText: 'Sushi Saint-Roch' }).click();
    await expectReachableAtEachWidth(page, 'users, invitation');
    await dialog.getByRole('button', { name: users.send }).click();
    await expect(portal.row(name)).toContainText(users.invited);
    const mail = await waitForMail(email, before);
    expect(mail.subject).toContain(users.invitation);
    await elsewhere.page.goto('/');
    await elsewhere.portal.fillSignIn(email, readTemporaryPassword(mail));
    await elsewhere.portal.expectTitle(words.choose.title);
    await elsewhere.page.getByLabel(words.choose.field, { exact: true }).fill(own);
    await elsewhere.page.getByRole('button', { name: words.choose.submit }).click();
    await elsewhere.portal.expectTitle(words.dashboard);
    await expect(elsewhere.page.getByRole('banner').getByText('Sushi Saint-Roch')).toBeVisible();
  });

  const signIn = () => elsewhere.portal.fillSignIn(email, own);
  const open = () => page.getByRole('link', { name, exact: true }).click();
  const confirm = async (action: string): Promise<void> => {
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('suspended, they are out at once without touching anything, and stay out until that is over', async () => {
    await page.reload();
    await open();
    await expectReachableAtEachWidth(page, 'users, one person');
    await confirm(users.suspend);
    await expect(portal.row(name)).toContainText(users.suspended);
    await elsewhere.portal.expectTitle(words.signInTitle);
    await signIn();
    await expect(elsewhere.page.getByText(words.invalid)).toBeVisible();
    await open();
    await confirm(users.reinstate);
    await signIn();
    await elsewhere.portal.expectTitle(words.dashboard);
  });

  await test.step('with another role, they sign in again and land elsewhere', async () => {
    await open();
    await dialog.getByLabel(users.role, { exact: true }).selectOption(users.partner);
    await dialog.getByLabel(users.ofPartner).selectOption('Services Boréal');
    await dialog.getByRole('button', { name: users.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(portal.row(name)).toContainText('Services Boréal');
    await elsewhere.portal.expectTitle(words.signInTitle);
    await elsewhere.page.goto('/');
    await signIn();
    await elsewhere.portal.expectTitle('Services Boréal');
  });

  await test.step('their sessions are ended', async () => {
    await page.reload();
    await open();
    await confirm(users.endSessions);
    await elsewhere.page.goto('/faq');
    await elsewhere.portal.expectTitle(words.signInTitle);
  });
});
