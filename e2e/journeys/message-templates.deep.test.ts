import { MESSAGE_WORDS } from '../support/message-words.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, waitForMail } from '../support/mailbox.ts';
import { expect, inLanguage, test } from '../support/test.ts';

// what looks into the preview is kept from running in it, like everything else
test.use({ language: inLanguage('fr'), foreseen: [/Blocked script execution in 'about:srcdoc'/] });

test('a template is written and previewed, and a message begun from it names each merchant in its own mail', async ({
  page,
  portal,
  language,
}) => {
  const words = MESSAGE_WORDS[language];
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await portal.enter('admin@comptoir.test');

  await test.step('written and previewed with sample values', async () => {
    await page.goto('/gestion/messages');
    await page.getByRole('button', { name: words.write }).click();
    await expect(dialog.getByLabel(words.name, { exact: true })).toBeFocused();
    await dialog.getByLabel(words.name, { exact: true }).fill(words.template);
    for (const [label, text] of words.texts) await dialog.getByLabel(label, { exact: true }).fill(text);
    await button(words.preview).click();
    await expect(dialog.frameLocator(`iframe[title="${words.frame}"]`).getByRole('heading')).toHaveText(
      'Casse-croûte Chez Lou',
    );
    await expectReachableAtEachWidth(page, 'message templates, one template');
    await button(words.save).click();
    await expect(portal.row(words.template)).toContainText(words.used);
  });

  await test.step('two merchants are written to from it, each by its name', async () => {
    const before = await lastMail();
    await page.goto('/admin/merchantlist');
    for (const name of ['Bistro du Quai', 'Traiteur Les Trois Pignons'])
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    await page.getByRole('button', { name: words.message }).click();
    await dialog.getByRole('combobox', { name: words.begin }).selectOption(words.template);
    await button(words.preview).click();
    await expect(dialog.frameLocator(`iframe[title="${words.frame}"]`).getByRole('heading')).toHaveText(
      'Bistro du Quai',
    );
    await button(words.send).click();
    await expect(dialog.getByText(words.done)).toBeVisible({ timeout: 30_000 });
    for (const [email, name] of [
      ['merchant@comptoir.test', 'Bistro du Quai'],
      ['traiteur@comptoir.test', 'Traiteur Les Trois Pignons'],
    ] as const) {
      const mail = await waitForMail(email, before);
      expect(mail.subject).toContain(name);
      expect(mail.text).toContain(`<b>${name}</b>`);
    }
  });
});
