import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { MENU_WORDS } from '../support/menu-words.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

/** Businesses of the demo world that have no menu yet, one for each language. */
const OWNERS = { fr: 'bar@comptoir.test', en: 'traiteur@comptoir.test' } as const;

const FILE = 'Nom;Prix;Catégorie\r\nPoutine;13,00;Plats\r\nTarte;6,50;Plats\r\nSoupe;5,25;Plats\r\nThé;cinq;Plats\r\n';

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a menu is written, ordered, filled from a file, and sold from', async ({ page, portal, shell }) => {
      test.setTimeout(120_000);
      const words = MENU_WORDS[language];
      const owner = OWNERS[language];
      const dialog = page.getByRole('dialog');
      const list = page.getByRole('table');
      const save = async (name: string): Promise<void> => {
        await dialog.getByRole('button', { name: words.save, exact: true }).click();
        await expect(page.getByText(words.saved(name)).first()).toBeVisible();
        await expect(dialog).toHaveCount(0);
      };
      const add = async (button: string, name: string, price: string): Promise<void> => {
        await page.getByRole('button', { name: button, exact: true }).click();
        await dialog.getByLabel(words.name, { exact: true }).fill(name);
        await dialog.getByLabel(words.price, { exact: true }).fill(price);
        await save(name);
      };
      await portal.enter(owner);

      await test.step('a first item, and another one', async () => {
        await page.goto('/menu');
        await portal.expectTitle(words.title);
        await expect(page.getByText(words.empty)).toBeVisible();
        await expectReachableAtEachWidth(page, 'menu, empty');
        await add(words.first, 'Poutine', '12.50');
        await add(words.add, 'Crêpe', '9');
        await expect(list.getByRole('link')).toHaveText(['Poutine', 'Crêpe']);
      });

      await test.step('a price that counts from tomorrow on', async () => {
        await list.getByRole('link', { name: 'Crêpe' }).click();
        await dialog.getByRole('button', { name: words.addChange, exact: true }).click();
        await dialog.getByRole('textbox', { name: words.change, exact: true }).fill('9.75');
        await expectReachableAtEachWidth(page, 'menu, an item');
        await save('Crêpe');
        await expect(list.getByRole('row').filter({ hasText: 'Crêpe' }).getByText(words.from)).toBeVisible();
      });

      await test.step('out of stock by one click, which stays', async () => {
        await list.getByRole('checkbox', { name: words.out('Poutine'), exact: true }).check();
        await page.reload();
        await expect(list.getByRole('checkbox', { name: words.out('Poutine'), exact: true })).toBeChecked();
      });

      await test.step('another order by key, read out, which stays', async () => {
        const handle = list.getByRole('button', { name: words.move('Crêpe'), exact: true });
        await handle.focus();
        await page.keyboard.press('ArrowUp');
        await expect(page.getByText(words.moved('Crêpe'))).toBeAttached();
        await expect(handle).toBeFocused();
        await page.reload();
        await expect(list.getByRole('link')).toHaveText(['Crêpe', 'Poutine']);
        await expectReachableAtEachWidth(page, 'menu');
      });

      await test.step('a file is checked line by line, then taken', async () => {
        await page.getByRole('button', { name: words.files, exact: true }).click();
        await page.getByRole('button', { name: words.import, exact: true }).click();
        const chosen = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
        await dialog.locator('input[type="file"]').setInputFiles(chosen);
        for (const sentence of words.report) await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
        await expect(dialog.getByText(words.refused)).toBeVisible();
        await expectReachableAtEachWidth(page, 'menu, a file');
        await dialog.getByRole('button', { name: words.take, exact: true }).click();
        await expect(page.getByText(words.taken).first()).toBeVisible();
        await expect(list.getByRole('link')).toHaveText(['Poutine', 'Tarte', 'Soupe', 'Crêpe']);
      });

      await test.step('a till sells from it, and not what has run out', async () => {
        const till = ['--till', `menu-${language}`];
        await shell.terminal('enrol', ...till, '--demo', '--as', owner);
        expect(await shell.refusedTerminal('sale', '--item', 'poutine', ...till)).toMatch(words.isOut);
        expect(await shell.terminal('sale', '--item', 'tarte', ...till)).toMatch(/Tarte.*6[,.]50/);
      });
    });
  });
