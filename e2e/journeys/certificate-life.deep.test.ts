import { listOpenDiagnostics, listReceived, countReceived } from '../support/authority.ts';
import { CERTIFICATE_WORDS } from '../support/certificate-words.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { createCode, openShop, type Shop } from '../support/own-shop.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en') });

const SHOPS = {
  fr: {
    company: 'Brasserie Cinq Ans',
    name: 'Cyr Cinqans',
    email: 'cyr@cinqans.test',
    till: { device: 'Caisse de la brasserie', renamed: 'Caisse du fond', name: 'caisse-de-la-brasserie' },
    operator: {
      qst: '7183026402TQ0001',
      gst: '718302649RT0002',
      fileNumber: 'ER7184',
      authorizationCode: 'R2S4-T6V8',
    },
  },
  en: {
    company: 'Five Year Diner',
    name: 'Faye Fiveyear',
    email: 'faye@fiveyear.test',
    till: { device: 'Diner till', renamed: 'Back till', name: 'diner-till' },
    operator: {
      qst: '7294135002TQ0001',
      gst: '729413500RT0002',
      fileNumber: 'ER7295',
      authorizationCode: 'W3X5-Y7Z9',
    },
  },
} as const satisfies Record<'fr' | 'en', Shop & { till: object }>;

/** Mentions that nothing printed by a till without a certificate may lack. Source: SRM-42, SRM-43. */
const MENTIONS = ['CERTIFICAT INVALIDE', 'NE PAS REMETTRE AU CLIENT'];

/** Past half of the five years that a certificate lasts. */
const OLD_DAYS = '1000';

test('a certificate from its issue to its end: renewed from the portal, unlinked and linked again, revoked, replaced', async ({
  page,
  portal,
  shell,
  words,
  language,
}) => {
  test.setTimeout(240_000);
  const shop: Shop = SHOPS[language];
  const { device, renamed, name } = SHOPS[language].till;
  const texts = CERTIFICATE_WORDS[language];
  const person = { page, portal, words };
  const dialog = page.getByRole('dialog');
  const sell = () => shell.sale('5.00', '--till', name);
  const choose = async (action: keyof Omit<typeof texts.menu, 'of'>, till: string): Promise<void> => {
    await page.getByRole('button', { name: texts.menu.of(till) }).click();
    await page.getByRole('button', { name: texts.menu[action], exact: true }).filter({ visible: true }).click();
    await expect(dialog).toBeVisible();
  };
  const before = await countReceived();

  await test.step('a till gets a certificate that has passed half of its life', async () => {
    await openShop(person, { shop, words: texts });
    await portal.openScreen('devices');
    await page.getByRole('button', { name: words.link.device }).click();
    const code = await createCode(person, device);
    await shell.authority('age', OLD_DAYS);
    await shell.terminal('link', '--till', name, '--code', code);
    await shell.authority('age', '0');
    await dialog.getByRole('button', { name: words.link.done }).click();
    await expect(portal.row(device)).toContainText(words.certificate.renewable);
    expect((await sell()).psiNoTrans).not.toBeNull();
  });

  await test.step('its renewal is asked for in the portal, and done by the till when it calls', async () => {
    await choose('renew', device);
    await expectReachableAtEachWidth(page, 'devices, renewal');
    await dialog.getByRole('button', { name: texts.menu.renew }).click();
    await expect(portal.row(device)).toContainText(texts.renewalRequested);
    expect(await shell.terminal('sale', '5.00', '--till', name)).toMatch(texts.till.renewed);
    await expect(portal.row(device)).toContainText(words.certificate.valid);
    await expect(portal.row(device)).not.toContainText(texts.renewalRequested);
    expect((await sell()).psiNoTrans).not.toBeNull();
    await choose('history', device);
    await expect(dialog.getByRole('listitem')).toHaveText([
      new RegExp(texts.history.inUse),
      new RegExp(texts.history.replaced),
    ]);
    await expectReachableAtEachWidth(page, 'devices, history');
    await dialog.getByRole('button', { name: texts.history.close }).click();
  });

  await test.step('it is given another name, unlinked and linked again: its chain goes on', async () => {
    await choose('rename', device);
    await dialog.getByLabel(texts.rename.field).fill(renamed);
    await dialog.getByRole('button', { name: texts.rename.save, exact: true }).click();
    await expect(portal.row(renamed)).toBeVisible();

    await choose('unlink', renamed);
    await expect(dialog).toContainText(texts.unlink.fate);
    await expectReachableAtEachWidth(page, 'devices, unlinking');
    await dialog.getByRole('button', { name: texts.menu.unlink, exact: true }).click();
    await expect(portal.row(renamed)).toContainText(texts.unlink.notLinked);
    expect(await shell.refusedTerminal('link', '--till', name)).toMatch(texts.till.needsCode);

    await portal
      .row(renamed)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('button', { name: texts.unlink.again(renamed) }).click();
    const code = await createCode(person, null);
    await shell.terminal('link', '--till', name, '--code', code);
    await expect(dialog.getByText(words.link.linked(renamed))).toBeVisible();
    await dialog.getByRole('button', { name: words.link.done }).click();
    expect((await sell()).psiNoTrans).not.toBeNull();
  });

  await test.step('it is revoked: the till says so and makes no bill, until it has another certificate', async () => {
    await choose('revoke', renamed);
    await expectReachableAtEachWidth(page, 'devices, revocation');
    await dialog.getByLabel(texts.revoke.name).fill(renamed);
    await dialog.getByRole('button', { name: texts.revoke.confirm, exact: true }).click();
    await expect(portal.row(renamed)).toContainText(words.certificate.revoked);
    await expect(page.getByText(texts.revoke.over)).toBeVisible();
    await expectReachableAtEachWidth(page, 'devices, revoked');
    expect(await shell.terminal('status', '--till', name)).toMatch(texts.till.revoked);
    const refusal = await shell.refusedTerminal('sale', '5.00', '--till', name);
    for (const mention of MENTIONS) expect(refusal).toContain(mention);

    await shell.terminal('link', '--till', name);
    await expect(portal.row(renamed)).toContainText(words.certificate.valid);
    await expect(page.getByText(texts.revoke.over)).toHaveCount(0);
    expect((await sell()).psiNoTrans).not.toBeNull();
  });

  await test.step('the authority has every bill, verified, on one chain', async () => {
    const received = await listReceived({ after: before });
    const deviceNumbers = new Set(received.map(({ deviceNumber }) => deviceNumber));
    expect([...deviceNumbers]).toHaveLength(1);
    expect(received).toHaveLength(5);
    expect(received.every(({ verified }) => verified)).toBe(true);
    for (const [index, { preced }] of received.entries()) if (index > 0) expect(preced).toBe(received[index - 1]?.actu);
    expect(await listOpenDiagnostics()).toEqual([]);
  });
});
