import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readPdf } from '../support/read-pdf.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ');

async function save(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return download;
}

test.describe('in French', () => {
  test.use({ language: inLanguage('fr') });

  test('the taxes of a quarter are read, held against Revenu Québec and saved for the accountant', async ({
    page,
    portal,
    shell,
    words: { figures },
  }) => {
    await shell.sale('87.30');
    await portal.enter();
    await page.goto('/sales/reports');
    await portal.expectTitle(figures.title);
    await page.getByRole('button', { name: figures.taxes, exact: true }).click();
    await page.getByRole('button', { name: figures.thisQuarter, exact: true }).click();
    await expect(page.getByRole('heading', { name: figures.taxesTitle })).toBeVisible();
    const total = page.getByRole('row', { name: figures.total }).first().getByRole('cell').last();
    const agreement = page.getByRole('region', { name: figures.agreement });
    await expect(agreement).toContainText(figures.sum);
    // the table shows the month before until the quarter has come
    await expect(async () => {
      const sum = plain(await total.textContent());
      expect(sum).toMatch(/\d/);
      expect(plain(await agreement.textContent())).toContain(sum);
    }).toPass();
    const download = await save(page, figures.pdf);
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+-taxes-.*\.pdf$/);
    expect(await readPdf(await readFile(await download.path()))).toContain(figures.taxPdf);
  });
});

test.describe('in English', () => {
  test.use({ language: inLanguage('en') });

  test('a year is reached from the dashboard’s picture, read month by month, and saved with its proof', async ({
    page,
    portal,
    shell,
    elsewhere,
    words,
  }) => {
    const { figures } = words;
    await shell.sale('12.49');
    await portal.arrive('dashboard');
    const sales = page.getByRole('region', { name: figures.sales, exact: true });
    await sales.getByRole('button', { name: figures.today, exact: true }).click();
    await sales.getByRole('button', { name: figures.bills, exact: true }).click();
    const reader = sales.getByRole('slider');
    await reader.focus();
    await page.keyboard.press('Home');
    await expect(reader).toHaveValue('0');
    await sales.getByRole('link').click();
    await portal.expectTitle(figures.title);
    await page.getByRole('button', { name: figures.year, exact: true }).click();
    const year = new Date().getFullYear();
    await expect(page.getByRole('heading', { name: figures.yearTitle(year) })).toBeVisible();
    await expect(page.getByRole('region', { name: figures.proof })).toContainText(/[\da-f]{64}/);
    await expect(page.getByRole('region', { name: figures.months }).getByRole('row')).not.toHaveCount(0);
    const download = await save(page, figures.pdf);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^[a-z-]+-annual-report-${year}.pdf$`));
    expect(await readPdf(await readFile(await download.path()))).toContain(figures.yearTitle(year));

    await test.step('an administrator goes from a figure of the province to the merchant behind it', async () => {
      const { page: desk, portal: office } = elsewhere;
      await office.enter('admin@comptoir.test');
      for (const section of ['sending', 'revenue', 'invoices', 'onboarding', 'certificates']) {
        await desk.goto(`/reports?section=${section}`);
        await desk.getByRole('link', { name: figures.showBehind }).last().click();
        const merchant = desk.getByRole('region', { name: figures.behind }).getByRole('link').first();
        const name = (await merchant.textContent()) ?? '';
        await merchant.click();
        await office.expectTitle(name);
        expect(new URL(desk.url()).pathname).toBe('/admin/merchant');
      }
    });
  });
});
