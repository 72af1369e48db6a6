import { becomeCustomer, CARDS, dayFromNow, enterCard, readCount } from '../support/become-customer.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, waitForMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const BUSINESS = {
  fr: { company: 'Gaufres Refus', name: 'Rémi Refus', email: 'remi@refus.test' },
  en: { company: 'Wafer Refusal', name: 'Ray Refusal', email: 'ray@refusal.test' },
};
/** A month of the plan: $49.00, GST $2.45, QST $4.89. */
const TOTAL = '56.34';

test('a card that is refused at midnight is shown by mail and on the screen, until another one pays', async ({
  page,
  portal,
  elsewhere,
  shell,
  words,
  language,
}) => {
  test.setTimeout(240_000);
  const { billing, invoices, money } = words;
  const business = BUSINESS[language];
  const person = { page, portal, words };
  const started = await lastMail();

  await test.step('midnight comes to nothing, and a mail asks for another card', async () => {
    await becomeCustomer(person, business, CARDS.refused);
    const output = await shell.midnight(dayFromNow(1));
    expect(readCount(output, words.midnight.declined)).toBeGreaterThan(0);
    const mail = await waitForMail(business.email, started, invoices.mails.refused);
    expect(mail.text).toContain(money(TOTAL));
  });

  await test.step('the account says so, and that tills go on', async () => {
    await page.goto('/billing');
    await portal.expectTitle(billing.title);
    await expect(page.getByText(billing.late)).toBeVisible();
    await expectReachableAtEachWidth(page, 'billing, past due');
  });

  await test.step('support sees it, and could try again', async () => {
    const { support } = words;
    await elsewhere.portal.enter('admin@comptoir.test');
    await elsewhere.page.goto('/admin/merchantlist');
    await elsewhere.portal
      .row(business.company)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await elsewhere.page.getByRole('link', { name: support.title, exact: true }).click();
    await elsewhere.portal.expectTitle(support.title);
    await expect(elsewhere.page.getByText(support.late, { exact: true })).toBeVisible();
    await expectReachableAtEachWidth(elsewhere.page, 'account and invoices');
    await elsewhere.page.getByRole('rowheader').getByRole('link').click();
    await expect(elsewhere.page.getByRole('button', { name: support.retry })).toBeVisible();
    await expectReachableAtEachWidth(elsewhere.page, 'an invoice for support');
  });

  await test.step('another card is saved', async () => {
    await page.getByRole('button', { name: words.card.replace }).click();
    await enterCard(person, CARDS.other);
    await expect(page.getByText(words.card.face(CARDS.refused.brand, CARDS.refused.last4))).toHaveCount(0);
  });

  await test.step('it pays at once, and nothing is late any more', async () => {
    await page.getByRole('link', { name: billing.toInvoices }).click();
    await portal.expectTitle(invoices.title);
    await expect(portal.row(money(TOTAL))).toContainText(invoices.refused);
    await expectReachableAtEachWidth(page, 'invoices, card refused');
    await portal
      .row(money(TOTAL))
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('button', { name: invoices.openPay }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.card.face(CARDS.other.brand, CARDS.other.last4))).toBeVisible();
    await expectReachableAtEachWidth(page, 'an invoice to pay');
    await dialog.getByRole('button', { name: invoices.pay(money(TOTAL)) }).click();
    await expect(page.getByText(invoices.isPaid)).toBeVisible();
    await expect(portal.row(money(TOTAL))).toContainText(invoices.paid);
    const mail = await waitForMail(business.email, started, invoices.mails.paid);
    expect(mail.text).toContain(money(TOTAL));
  });

  await test.step('both attempts are listed, and midnight takes nothing more', async () => {
    await shell.midnight(dayFromNow(1));
    await page.getByRole('button', { name: invoices.all, exact: true }).click();
    await expect(portal.row(money(TOTAL))).toHaveCount(1);
    await page.getByRole('rowheader').getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(invoices.attemptRefused)).toHaveCount(1);
    await expect(dialog.getByText(invoices.byMerchant)).toHaveCount(1);
    await page.goto('/billing');
    await portal.expectTitle(billing.title);
    await expect(page.getByText(words.card.face(CARDS.other.brand, CARDS.other.last4))).toBeVisible();
    await expect(page.getByText(billing.late)).toHaveCount(0);
  });
});
