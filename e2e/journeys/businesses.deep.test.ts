import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CERTIFICATE_WORDS } from '../support/certificate-words.ts';
import { readProof } from '../support/proof-archive.ts';
import { expect, test } from '../support/test.ts';

const ACCOUNTANT = 'comptable@comptoir.test';
const [BISTRO, BRASSERIE] = ['Bistro du Quai', 'Brasserie Chaudière'];
/** Each has one restaurant, and adds two. */
const OWNERS = {
  fr: { email: 'kenji.morissette@sushisaintroch.test', own: 'Sushi Saint-Roch' },
  en: { email: 'alexis.gauthier@roulotte.test', own: 'La Roulotte à Poutine' },
} as const;

/** The business that a tab shows, by the button that opens the others. */
const shownIn = (page: Page, label: RegExp) => page.getByRole('banner').getByRole('button', { name: label });

/** A business that the open panel of the header leads to. */
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });

for (const language of ['fr', 'en'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('an accountant goes from one restaurant to the other, and every tab shows where it is', async ({
      page,
      portal,
      words,
      context,
    }) => {
      const { businesses } = words;
      await portal.arrive('dashboard', ACCOUNTANT);
      const shown = shownIn(page, businesses.open);
      const first = String(await shown.textContent());
      const other = first === BISTRO ? BRASSERIE : BISTRO;

      const second = await context.newPage();
      await second.goto('/sales');
      await expect(shownIn(second, businesses.open)).toHaveText(first);

      await test.step('the header opens the other one, and the other tab follows', async () => {
        await shown.click();
        await inHeader(page, other).click();
        await expect(shown).toHaveText(other);
        await portal.expectTitle(words.dashboard);
        await expect(shownIn(second, businesses.open)).toHaveText(other);
        await second.close();
      });

      await test.step('both stand side by side, each leading back', async () => {
        await shown.click();
        await page.getByRole('link', { name: businesses.all }).click();
        await portal.expectTitle(businesses.title);
        await expect(portal.row(BISTRO)).toBeVisible();
        await portal.row(first).getByRole('button', { name: first, exact: true }).click();
        await portal.expectTitle(words.dashboard);
        await expect(shown).toHaveText(first);
      });

      await test.step('the journals of both are one file, with a file of each in it', async () => {
        await page.goto('/sales/reports?view=accounting');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: businesses.journals }).click();
        const names = [...readProof(await readFile(await (await download).path())).keys()];
        for (const word of ['bistro-du-quai', 'brasserie-chaudiere'])
          expect(names.filter((name) => name.startsWith(`${word}-`))).toHaveLength(1);
        await expect(page.getByRole('list', { name: businesses.leftOut })).toHaveCount(0);
      });
    });

    test('an owner has three restaurants in one sign-in, and no work is lost between them', async ({
      page,
      portal,
      words,
      context,
    }) => {
      const { businesses } = words;
      const added = [`Buvette ${Date.now()}`, `Cantine ${Date.now()}`] as const;
      const { email, own } = OWNERS[language];
      await portal.enter(email);
      await page.goto('/businesses');
      const shown = shownIn(page, businesses.open);

      await test.step('two more are added, each with its own steps to go', async () => {
        for (const name of added) {
          await page.getByRole('button', { name: businesses.add, exact: true }).click();
          await page.getByLabel(businesses.addName).fill(name);
          await page.getByRole('dialog').getByRole('button', { name: businesses.added, exact: true }).dblclick();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await portal.row(name).getByRole('button', { name: businesses.actions }).click();
          await page.getByRole('button', { name: businesses.accept }).click();
          await expect(shown).toHaveText(name);
          await page.goto('/businesses');
        }
        for (const name of [own, ...added]) await expect(portal.row(name)).toHaveCount(1);
      });

      await test.step('the last one that was open comes first', async () => {
        await portal.row(own).getByRole('button', { name: own, exact: true }).click();
        await expect(shown).toHaveText(own);
        await shown.click();
        const panel = page.getByRole('banner').getByRole('listitem');
        await expect(panel).toHaveCount(3);
        await expect(panel.nth(1)).toContainText(added[1]);
        await page.keyboard.press('Escape');
      });

      await test.step('a tab with work that is not saved stays, and says so', async () => {
        const { city, unsaved } = CERTIFICATE_WORDS[language].information;
        await page.goto('/merchant');
        await page.getByLabel(city, { exact: true }).fill('Lévis');
        await expect(page.getByText(unsaved, { exact: true })).toBeVisible();
        const second = await context.newPage();
        await second.goto('/businesses');
        await shownIn(second, businesses.open).click();
        await inHeader(second, added[0]).click();
        await expect(shownIn(second, businesses.open)).toHaveText(added[0]);
        await expect(page.getByText(businesses.heldBack(own))).toBeVisible();
        await expect(shown).toHaveText(own);
        await second.close();
        await page.getByRole('button', { name: businesses.follow, exact: true }).click();
        await expect(shown).toHaveText(added[0]);
      });
    });
  });
