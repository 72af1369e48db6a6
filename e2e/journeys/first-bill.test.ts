import { readBill } from '../support/second-shell.ts';
import { listReceived, countReceived } from '../support/authority.ts';
import { npmRun } from '../support/npm-run.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en') });

/** All that a closing receipt must say, for a plate at 5.00 $ paid by debit. Source: SRM-42, SRM-43. */
const MENTIONS = [
  /^ *Bistro du Quai$/m,
  /^ *200-45 rue du Sault-au-Matelot$/m,
  /^ *Québec \(Québec\) G1K ?3Z4$/m,
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/m,
  /^TRANSACTION #\S+$/m,
  /^ +1 Plat du jour +5,00 FP$/m,
  /^SOUS-TOTAL +5,00\s\$$/m,
  /^TPS 812345676 RT 0001$/m,
  /^TVQ 4071234567 TQ 0001$/m,
  /^ *CARTE DE DÉBIT$/m,
  /^TPS\s: +0,25\s\$$/m,
  /^TVQ\s: +0,50\s\$$/m,
  /^TOTAL\s: +5,75\s\$$/m,
  /^ *PAIEMENT REÇU$/m,
  /^ *\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n *[\dA-Z]{4}(-[\dA-Z]{4}){3}\n *\d{4}-\d{4}-\d{4}\n={48}$/m,
];

test('a sale in a second shell shows in the open browser, with the number that the authority gave it', async ({
  page,
  portal,
  words,
}, info) => {
  // Said for two seconds: a look afterwards may be too late.
  const shown = page.getByText(words.signedIn).waitFor({ timeout: 30_000 });
  await portal.signIn('merchant@comptoir.test');
  await shown;
  await expect(page.getByRole('banner').getByText('Bistro du Quai')).toBeVisible();

  await portal.openScreen('devices');
  await expect(portal.row('Terrasse')).toContainText(words.certificate.renewable);
  await expect(portal.row('Bar')).toContainText(words.certificate.valid);
  await expect(portal.row('Caisse du comptoir')).toContainText(words.certificate.valid);

  await portal.openScreen('logs');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  const before = await countReceived();
  const sale = npmRun(['terminal', '--', 'sale', '5.00'], /^={48}\n[^]*\d{4}-\d{4}-\d{4}\n={48}$/m);
  const bill = readBill(await sale.printed);
  const printedAt = performance.now();
  const line = portal.row(new RegExp(`\\b${bill.noTrans}\\b`));
  await line.waitFor({ timeout: 5000 });
  const milliseconds = Math.round(performance.now() - printedAt);
  info.annotations.push({ type: 'seen after the bill was printed', description: `${milliseconds} ms` });
  const output = await sale.ended;

  expect(bill.psiNoTrans).not.toBeNull();
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(words.events.accepted);
  await expect(line).toContainText('Caisse du comptoir');
  await expect(line).toContainText(String(bill.psiNoTrans));
  await expect(line).toContainText(/5[.,]75/);
  expect(await page.evaluate(() => 'stillTheSamePage' in window), 'nothing was loaded again').toBe(true);

  for (const mention of MENTIONS) expect(output).toMatch(mention);
  expect(output.match(/^={48}$/gm)).toHaveLength(2);

  const received = await listReceived({ after: before, deviceNumber: bill.deviceNumber });
  expect(received).toMatchObject([{ noTrans: bill.noTrans, psiNoTrans: bill.psiNoTrans, verified: true }]);
});

test('the printed QR address opens what the authority has received', async ({ page, shell }) => {
  const bill = await shell.sale('5.00');
  const address = /^http\S+\/qr\?f=\S+$/m.exec(bill.text)?.[0];
  expect(address).toBeDefined();
  await page.goto(String(address));
  await expect(page.getByText(bill.noTrans, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/5[.,]75/).first()).toBeVisible();
});

test('a refund is a credit note that the authority accepts too', async ({ page, portal, shell, words }) => {
  const sale = await shell.sale('12.49', '--item', 'Poutine');
  const credit = readBill(await shell.terminal('refund', sale.noTrans));
  expect(credit.text).toMatch(/^ *NOTE DE CRÉDIT$/m);
  expect(credit.text).toMatch(/-14,36\s\$/);
  expect(credit.psiNoTrans).not.toBeNull();

  await portal.arrive('logs');
  await expect(portal.row(new RegExp(`\\b${credit.noTrans}\\b`))).toContainText(String(credit.psiNoTrans));
  await expect(page.getByRole('main').getByRole('button', { name: words.waiting.send })).toHaveCount(0);
});
