import { countReceived, listReceived } from '../support/authority.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en') });

test('a new till is linked with a one-time code from the portal, and bills', async ({
  page,
  portal,
  shell,
  words,
  language,
}) => {
  const till = { fr: { device: 'Caisse 2', name: 'caisse-2' }, en: { device: 'Till 2', name: 'till-2' } }[language];
  await portal.arrive('devices');

  await page.getByRole('button', { name: words.link.device }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.link.create }).click();
  await expect(dialog.getByText(words.link.required)).toBeVisible();
  await dialog.getByLabel(words.link.name).fill(till.device);
  await dialog.getByRole('button', { name: words.link.create }).click();

  const code = (await dialog.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? '';
  const command = `npm run terminal -- enrol --till ${till.name} --code ${code}`;
  await expect(dialog.getByText(command, { exact: true })).toBeVisible();
  await expect(portal.row(till.device)).toContainText(words.certificate.notLinked);

  const output = await shell.terminal('enrol', '--till', till.name, '--code', code);
  expect(output).toContain(words.till.linked(till.name));
  await expect(dialog.getByText(words.link.linked(till.device))).toBeVisible();
  await dialog.getByRole('button', { name: words.link.done }).click();
  await expect(dialog).toBeHidden();
  await expect(portal.row(till.device)).toContainText(words.certificate.valid);

  const before = await countReceived();
  const bill = await shell.sale('5.00', '--till', till.name);
  await expect(portal.row(till.device)).toContainText(bill.deviceNumber);
  await portal.openScreen('logs');
  for (const text of [bill.noTrans, words.events.certificate, words.events.linked]) {
    await expect(portal.row(till.device).filter({ hasText: text }).first()).toBeVisible();
  }
  const received = await listReceived({ after: before });
  expect(received).toMatchObject([{ deviceNumber: bill.deviceNumber, preced: '='.repeat(88) }]);

  const again = await shell.refusedTerminal('enrol', '--till', `${till.name}-bis`, '--code', code);
  expect(again).toContain(words.till.usedCode);
});
