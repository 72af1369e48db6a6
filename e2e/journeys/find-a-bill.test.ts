import { readFile } from 'node:fs/promises';
import { readBill } from '../support/second-shell.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('fr'), foreseen: [/status of 404/] });

test('a bill is found by its amount, verified here and now, and leads to its refund and back', async ({
  page,
  portal,
  shell,
  words,
}) => {
  const sale = await shell.sale('913.57', '--item', 'Banquet');
  const credit = readBill(await shell.terminal('refund', sale.noTrans));
  await portal.enter();
  await page.goto('/sales');
  await page.getByLabel(words.sales.search).fill('1 050,38 $');
  await portal.row(sale.noTrans).getByRole('link').first().click();
  await portal.expectTitle(`${words.sales.bill} ${sale.noTrans}`);
  const main = page.getByRole('main');
  await expect(main.getByText(String(sale.psiNoTrans)).first()).toBeVisible();
  await expect(main.getByText('Banquet').first()).toBeVisible();
  await main.getByRole('button', { name: words.sales.verify, exact: true }).click();
  await expect(main.getByText(words.sales.verified)).toBeVisible();
  await main.getByRole('listitem').filter({ hasText: words.sales.referredBy }).getByRole('link').click();
  await portal.expectTitle(`${words.sales.bill} ${credit.noTrans}`);
  const original = main.getByRole('listitem').filter({ hasText: words.sales.refersTo });
  await expect(original.getByRole('link', { name: sale.noTrans })).toBeVisible();
  const address = page.url();

  await page.goto('/sales');
  await page.getByLabel(words.sales.search).fill(sale.noTrans);
  await expect(portal.row(sale.noTrans)).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`"${sale.noTrans}"`);

  await portal.enter('traiteur@comptoir.test');
  await page.goto(address);
  await expect(page.getByRole('alert').getByText(words.sales.notFound)).toBeVisible();
  await expect(page.getByText(String(credit.psiNoTrans))).toHaveCount(0);
});
