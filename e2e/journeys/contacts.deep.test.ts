import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, readTemporaryPassword, waitForMail } from '../support/mailbox.ts';
import { getScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// 401: a person who was removed signs in.
test.use({ foreseen: [/status of 401/] });

const BUSINESS = 'Bistro du Quai';
const SUPPORT = 'soutien@comptoir.test';

const COLLEAGUE = {
  fr: { name: 'Léa Collègue', message: 'Le terminal de la terrasse ne s’allume plus.' },
  en: { name: 'Lee Colleague', message: 'The terminal on the terrace does not come on any more.' },
};

test('a merchant invites a colleague, who writes to support, and removes them: out at once', async ({
  page,
  portal,
  elsewhere,
  words,
  language,
}) => {
  test.setTimeout(180_000);
  const { contacts, ticket, users } = words;
  const { name, message } = COLLEAGUE[language];
  const email = `colleague-${language}@comptoir.test`;
  const own = `une phrase entre collègues, ${language}`;
  const theirs = elsewhere.page;
  const dialog = page.getByRole('dialog');
  const before = await lastMail();

  await test.step('invited, by mail', async () => {
    const screen = getScreen('merchant', '/contacts', language);
    await portal.enter();
    await page.goto('/contacts');
    await portal.expectTitle(screen.title);
    await page.getByRole('button', { name: contacts.open }).click();
    await dialog.getByRole('button', { name: contacts.send }).click();
    await expect(dialog.getByText(words.link.required)).toHaveCount(3);
    await expectReachableAtEachWidth(page, 'contacts, invitation with problems');
    await dialog.getByLabel(users.name, { exact: true }).fill(name);
    await dialog.getByLabel(contacts.username, { exact: true }).fill(`collegue-${language}`);
    await dialog.getByLabel(words.email, { exact: true }).fill(email);
    await dialog.getByRole('button', { name: contacts.send }).click();
    await expect(dialog).toHaveCount(0);
    await expect(portal.row(name)).toContainText(users.invited);
    await expectReachableAtEachWidth(page, 'contacts');
  });

  await test.step('let in by the temporary password, for one of their own', async () => {
    const mail = await waitForMail(email, before);
    expect(mail.subject).toContain(users.invitation);
    await theirs.goto('/');
    await elsewhere.portal.fillSignIn(email, readTemporaryPassword(mail));
    await elsewhere.portal.expectTitle(words.choose.title);
    await theirs.getByLabel(words.choose.field, { exact: true }).fill(own);
    await theirs.getByRole('button', { name: words.choose.submit }).click();
    await elsewhere.portal.expectTitle(words.dashboard);
    await expect(theirs.getByRole('banner').getByText(BUSINESS)).toBeVisible();
    await page.reload();
    await expect(portal.row(name)).toContainText(users.active);
  });

  await test.step('a message to support is a ticket, there and in both mails', async () => {
    const screen = getScreen('merchant', '/contact', language);
    await theirs.getByRole('link', { name: screen.link, exact: true }).click();
    await elsewhere.portal.expectTitle(screen.title);
    await theirs.getByRole('button', { name: ticket.send, exact: true }).click();
    await expect(theirs.getByText(words.link.required)).toBeVisible();
    await theirs.getByLabel(ticket.subject, { exact: true }).selectOption({ value: 'terminal' });
    await theirs.getByLabel(ticket.message, { exact: true }).fill(message);
    await theirs.getByRole('button', { name: ticket.send, exact: true }).click();
    await expect(theirs.getByText(ticket.sent)).toBeVisible();
    const shown = theirs.getByRole('main').getByText(/^C-\d+$/);
    await expect(shown).toBeVisible();
    await expectReachableAtEachWidth(theirs, 'contact, a ticket');

    const number = await shown.innerText();
    const subject = new RegExp(String.raw`^\[${number}\] ${ticket.mail}`);
    const toSupport = await waitForMail(SUPPORT, before, subject);
    for (const part of [BUSINESS, name, email, message]) expect(toSupport.text).toContain(part);
    const copy = await waitForMail(email, before, subject);
    for (const part of [number, message]) expect(copy.text).toContain(part);
  });

  await test.step('removed, they are out at once without touching anything, and stay out', async () => {
    // a screen that keeps itself up to date, so it learns it at once; any other learns it with its next question
    await elsewhere.portal.openScreen('logs');
    await portal
      .row(name)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('button', { name: contacts.remove(name), exact: true }).click();
    await expectReachableAtEachWidth(page, 'contacts, removal');
    await dialog.getByRole('button', { name: contacts.confirm, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(portal.row(name)).toHaveCount(0);
    await elsewhere.portal.expectTitle(words.signInTitle);
    await elsewhere.portal.fillSignIn(email, own);
    await expect(theirs.getByText(words.invalid)).toBeVisible();
  });
});
