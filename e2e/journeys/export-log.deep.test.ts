import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EXPORT_WORDS } from '../support/export-words.ts';
import { lastMail, waitForMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;

/** The dialog of the export, opened from the log. */
async function openExport(page: Page, language: 'fr' | 'en') {
  const words = EXPORT_WORDS[language];
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // by the keyboard: a filter that is open lies over the button
  const start = () => dialog.getByRole('button', { name: words.open, exact: true }).press('Enter');
  const choose = async (from: string, to: string): Promise<void> => {
    await dialog.getByLabel(words.from).fill(from);
    await dialog.getByLabel(words.to).fill(to);
    await start();
  };
  return { dialog, words, start, choose };
}

/** Half past midnight of a day on the Magdalen Islands, when it is half past eleven of the day before in Montréal. */
function islandMidnight(day: string): Date {
  const wall = (at: Date): string =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Halifax',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(at);
  for (let hour = 0; hour < 24; hour += 1) {
    const at = new Date(Date.parse(`${day}T00:30:00Z`) + hour * 3_600_000);
    if (wall(at).startsWith(day) && / 00:30|24:30/.test(wall(at))) return at;
  }
  throw new Error(`there is no midnight on ${day}`);
}

for (const language of ['fr', 'en'] as const)
  test.describe(`the export of the log (${language})`, () => {
    test.use({ language });

    test('says what is missing in the words of the specification', async ({ page, portal }) => {
      await portal.arrive('logs');
      const { dialog, words, start, choose } = await openExport(page, language);
      const refusal = dialog.getByRole('alert');
      await choose('', '2026-01-01');
      await expect(refusal).toHaveText(words.refusals.chooseDates);
      await choose('2026-01-01', '2999-01-01');
      await expect(refusal).toHaveText(words.refusals.datesAhead);
      await dialog.getByRole('button', { name: words.events }).click();
      await dialog.getByRole('button', { name: words.clear }).first().click();
      await start();
      await expect(refusal).toHaveText(words.refusals.chooseDevicesAndEvents);
    });

    test('knows the merchant’s own day, an hour before midnight in Montréal', async ({ page, portal }) => {
      const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
      await page.clock.setFixedTime(islandMidnight(yesterday));
      await portal.arrive('logs', 'admin@comptoir.test');
      await portal.pickMerchant('Bistro du Quai');
      const east = await openExport(page, language);
      await east.choose(yesterday, yesterday);
      await expect(east.dialog.getByRole('alert')).toHaveText(east.words.refusals.datesAhead);
      await page.keyboard.press('Escape');
      await expect(east.dialog).toHaveCount(0);
      await portal.pickMerchant('Cantine des Îles');
      const islands = await openExport(page, language);
      await islands.choose(yesterday, yesterday);
      await expect(islands.dialog.getByText(islands.words.saved)).toBeVisible();
    });

    test('is made in the background, announced by a mail, and fetched by its link', async ({ page, portal }) => {
      await portal.arrive('logs');
      const { dialog, words, start } = await openExport(page, language);
      const before = await lastMail();
      await dialog.getByRole('checkbox', { name: words.later }).check();
      await start();
      await expect(page.getByText(words.ordered)).toBeVisible();
      // the mail is in the language that the person chose, whatever the browser's
      const mail = await waitForMail('merchant@comptoir.test', before, /exportation est prête|export is ready/);
      const link = /https?:\S+\/exports\?open=[\da-f-]{36}/.exec(mail.text)?.[0] ?? '';
      await page.goto(new URL(link).pathname + new URL(link).search);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.download }).first().click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).toContain('SHA-256');
    });
  });
