import { readFile } from 'node:fs/promises';
import { lastMail, waitForMail } from '../support/mailbox.ts';
import { readBill } from '../support/second-shell.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('fr'), foreseen: [/status of 404/] });

test('a bill is found by its amount, opened beside the list, verified, printed, mailed, and leads to its refund and back', async ({
  page,
  portal,
  shell,
  words,
}) => {
  const sale = await shell.sale('913.57', '--item', 'Banquet');
  const credit = readBill(await shell.terminal('refund', sale.noTrans));
  const drawer = page.getByRole('complementary', { name: `${words.sales.bill} ${sale.noTrans}` });
  const opener = portal.row(sale.noTrans).getByRole('link').first();

  await test.step('beside the list, under its own address, with the focus in it and back', async () => {
    await portal.enter();
    await page.goto('/sales');
    await page.getByLabel(words.sales.search).fill('1 050,38 $');
    await expect(page).toHaveURL(/\/sales\?q=/);
    await opener.click();
    await expect(drawer.getByText('Banquet').first()).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL(/\/sales\/[\da-f-]{36}$/);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/sales\?q=/);
    await opener.click();
    await expect(drawer.getByText('Banquet').first()).toBeVisible();
  });

  await test.step('as PDF, and by mail to its customer', async () => {
    const tab = page.waitForEvent('popup');
    const reply = page.waitForResponse(/\/api\/bills\/[^/]+\/pdf/);
    await drawer.getByRole('button', { name: words.sales.pdf }).click();
    expect((await reply).headers()['content-type']).toBe('application/pdf');
    await (await tab).close();
    const before = await lastMail();
    await drawer.getByRole('button', { name: words.sales.email }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.sales.emailTo).fill('convive@client.test');
    await dialog.getByRole('button', { name: words.sales.emailSend, exact: true }).click();
    await expect(page.getByText(words.sales.emailed).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const mail = await waitForMail('convive@client.test', before);
    expect(mail.text).toContain(`TRANSACTION #${sale.noTrans}`);
    expect(mail.attachments.map(({ filename, type }) => [filename, type])).toEqual([
      [`bistro-du-quai-facture-${sale.noTrans}.pdf`, 'application/pdf'],
    ]);
  });

  // the link of a row, copied: the whole page
  const address = new URL(page.url()).pathname;
  await page.goto('/dashboard');
  await page.goto(address);
  await portal.expectTitle(`${words.sales.bill} ${sale.noTrans}`);
  const main = page.getByRole('main');
  await expect(main.getByText(String(sale.psiNoTrans)).first()).toBeVisible();
  await main.getByRole('button', { name: words.sales.verify, exact: true }).click();
  await expect(main.getByText(words.sales.verified)).toBeVisible();
  await main.getByRole('listitem').filter({ hasText: words.sales.referredBy }).getByRole('link').click();
  await portal.expectTitle(`${words.sales.bill} ${credit.noTrans}`);
  const original = main.getByRole('listitem').filter({ hasText: words.sales.refersTo });
  await expect(original.getByRole('link', { name: sale.noTrans })).toBeVisible();
  const ofCredit = page.url();

  await page.goto('/sales');
  await page.getByLabel(words.sales.search).fill(sale.noTrans);
  await expect(portal.row(sale.noTrans)).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: /^Export/ }).click();
  await main.getByRole('button', { name: /^CSV/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`"${sale.noTrans}"`);

  await portal.enter('traiteur@comptoir.test');
  for (const foreign of [address, ofCredit]) {
    await page.goto(foreign);
    await expect(page.getByRole('alert').getByText(words.sales.notFound)).toBeVisible();
    await expect(page.getByText(String(credit.psiNoTrans))).toHaveCount(0);
  }
});
