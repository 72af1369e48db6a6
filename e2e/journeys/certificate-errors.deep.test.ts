import { CERTIFICATE_WORDS } from '../support/certificate-words.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { createCode, fix, openShop, type Shop } from '../support/own-shop.ts';
import { expect, test } from '../support/test.ts';

const SHOPS = {
  fr: {
    company: 'Crêperie Erreur',
    name: 'Elsa Erreur',
    email: 'elsa@erreur.test',
    till: { device: 'Crêperie', name: 'creperie' },
    operator: {
      qst: '7183026401TQ0001',
      gst: '718302649RT0001',
      fileNumber: 'ER7183',
      authorizationCode: 'H3J5-K7L9',
    },
  },
  en: {
    company: 'Mistaken Grill',
    name: 'Max Mistaken',
    email: 'max@mistaken.test',
    till: { device: 'Grill till', name: 'grill-till' },
    operator: {
      qst: '7294135001TQ0001',
      gst: '729413500RT0001',
      fileNumber: 'ER7294',
      authorizationCode: 'M4N6-P8Q1',
    },
  },
} as const satisfies Record<'fr' | 'en', Shop & { till: object }>;

const WRONG = { qst: '7999999999TQ0001', fileNumber: 'ER9999', authorizationCode: 'Z9Z9-Z9Z9' };

test('every refusal of a certificate is cured by following the screen: code, activation, tax number, file number', async ({
  page,
  portal,
  shell,
  words,
  language,
}) => {
  test.setTimeout(240_000);
  const shop: Shop = SHOPS[language];
  const { device, name } = SHOPS[language].till;
  const texts = CERTIFICATE_WORDS[language];
  const person = { page, portal, words };
  const panel = page.getByRole('row').filter({ hasText: texts.refused.title });
  const askAgain = (): Promise<string> => shell.refusedTerminal('link', '--till', name);

  await test.step('a business whose three numbers are all wrong asks for a certificate: 429', async () => {
    await openShop(person, { shop, typed: WRONG, words: texts });
    await portal.openScreen('devices');
    await page.getByRole('button', { name: words.link.device }).click();
    const code = await createCode(person, device);
    const refusal = await shell.refusedTerminal('link', '--till', name, '--code', code);
    expect(refusal).toContain('JW00B999429E[16]');
    await page.getByRole('dialog').getByRole('button', { name: words.link.done }).click();
    await expect(panel).toContainText('JW00B999429E[16]');
    await expect(panel).toContainText(`npm run terminal -- link --till ${name}`);
    await expect(portal.row(device).first()).toContainText(words.certificate.none);
    await expectReachableAtEachWidth(page, 'devices, refused');
  });

  await test.step('the right code, which is not active yet: 429 again, with a countdown', async () => {
    await shell.authority('activation', shop.operator.authorizationCode, '60');
    await fix(person, {
      field: 'authorization_code',
      value: shop.operator.authorizationCode.toLowerCase(),
      words: texts,
    });
    await expect(panel).toContainText(texts.refused.outdated);
    expect(await askAgain()).toContain('JW00B999429E[16]');
    await expect(panel).toContainText(texts.refused.activation);
    await expect(panel.getByRole('timer')).toHaveText(/\d:\d\d/);
  });

  await test.step('once it is active, a test from the portal comes to the next errors: 430 and 614', async () => {
    await shell.authority('activation', shop.operator.authorizationCode, '0');
    await panel.getByRole('button', { name: texts.refused.again }).click();
    await expect(panel).toContainText(texts.refused.still);
    await expect(panel).toContainText('JW00B999430E[16]');
    await expect(panel).toContainText('JW00B999614E[16]');
    await expect(panel).not.toContainText('JW00B999429E[16]');
  });

  await test.step('the right tax number: 614 is left, and its form is suggested', async () => {
    await fix(person, { field: 'qst_number', value: shop.operator.qst, words: texts });
    const refusal = await askAgain();
    expect(refusal).toContain('JW00B999614E[16]');
    expect(refusal).not.toContain('JW00B999430E');
    await expect(panel).not.toContainText('JW00B999430E[16]');
    await expect(panel).toContainText(texts.refused.form);
  });

  await test.step('the right file number, but a neighbour of these errors for once: 615', async () => {
    await fix(person, { field: 'file_number', value: shop.operator.fileNumber, words: texts });
    await shell.authority('error', '615', '--request', 'certificats');
    expect(await askAgain()).toContain('JW00B999615E[16]');
    await expect(panel).toContainText('JW00B999615E[16]');
    await expect(panel.getByRole('link', { name: texts.refused.fix.file_number })).toBeVisible();
  });

  await test.step('nothing is left to correct: the test from the portal is granted, and the till bills', async () => {
    await panel.getByRole('button', { name: texts.refused.again }).click();
    await expect(page.getByText(texts.granted(device))).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(portal.row(device)).toContainText(words.certificate.valid);
    expect(await shell.terminal('link', '--till', name)).toContain(words.till.linked(name));
    const bill = await shell.sale('5.00', '--till', name);
    expect(bill.psiNoTrans).not.toBeNull();
    await expect(portal.row(device)).toContainText(bill.deviceNumber);
  });
});
