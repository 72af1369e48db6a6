import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { EXPORT_WORDS } from '../support/export-words.ts';
import { MERCHANT } from '../support/portal.ts';
import { runNode } from '../support/run-node.ts';
import { getRunning } from '../support/running.ts';
import { getScreen, PARTNER_PAGE } from '../support/screens.ts';
import { readBill } from '../support/second-shell.ts';
import { startApart, type Apart } from '../support/start-apart.ts';
import { expect, inLanguage, test as base } from '../support/test.ts';

const test = base.extend<object, { apart: Apart }>({
  apart: [
    async ({ browser: _browser }, use) => {
      const apart = await startApart();
      await use(apart);
      await apart.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ apart }, use) => use(apart.page),
});

test.use({ language: inLanguage('fr') });

const UPLOAD = {
  fr: {
    open: 'Inviter des commerçants',
    choose: 'Choisir un fichier',
    send: 'Envoyer 1 invitation',
    done: /est en route/,
  },
  en: { open: 'Invite merchants', choose: 'Choose a file', send: 'Send 1 invitation', done: /is on its way/ },
} as const;

/** Collects the calls that a page makes, by what they begin with. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(origin + pathname);
  });
  return calls;
}

test('a day of work on a page whose API is elsewhere', async ({ page, context, portal, words, language, apart }) => {
  const calls = collectCalls(page);
  await portal.signIn(MERCHANT);
  const marks = await context.cookies(apart.api);
  expect(marks.map(({ name }) => name)).toContain('comptoir-device');
  await portal.openScreen('devices');
  await expect(portal.row('Terrasse')).toContainText(words.certificate.renewable);

  await test.step('a sale shows by itself', async () => {
    await portal.openScreen('logs');
    const { output } = await runNode(['dist/terminal.mjs', 'sale', '5.00'], { dataDir: apart.dataDir });
    await portal.row(new RegExp(`\\b${readBill(output).noTrans}\\b`)).waitFor({ timeout: 5000 });
  });

  await test.step('an export comes with its name and its rows', async () => {
    const { open, saved } = EXPORT_WORDS[language];
    await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: open, exact: true }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^(?!export$).+\.csv$/);
    expect(await readFile(await (await download).path(), 'utf8')).toContain('SHA-256');
    await expect(dialog.getByText(saved)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await portal.signOut();

  await test.step('a file of a partner is taken', async () => {
    await portal.signIn('partner@comptoir.test', getScreen('partner', PARTNER_PAGE, language).title);
    const { open, choose, send, done } = UPLOAD[language];
    await page.getByRole('button', { name: open, exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: choose, exact: true }).click();
    const text = 'Commerce;Nom;Courriel;Langue\nCantine du Coin;Léa Roy;lea.roy@example.com;fr\n';
    await (await chooser).setFiles({ name: 'invitations.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
    await portal.signOut();
  });
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !call.startsWith(`${apart.api}/api/`))).toEqual([]);
});

test('a sign-in from the provider begins and ends at the page', async ({ page, portal, words, apart }) => {
  const calls = collectCalls(page);
  await page.goto((await getRunning(apart.dataDir)).cloverPageUrl);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Bistro du Quai', exact: true }) });
  await section.getByRole('link').first().click();
  await page.getByRole('button', { name: words.clover.allow }).click();
  await portal.expectTitle(words.dashboard);
  expect(page.url()).toBe(`${apart.page}/dashboard`);
  await portal.openScreen('devices');
  await expect(portal.row('Terrasse')).toBeVisible();
  const own = calls.filter((call) => call.startsWith(apart.page)).map((call) => new URL(call).pathname);
  expect(own).toEqual(['/api/pos-sign-in/start', '/api/pos-sign-in/finish']);
});

test.describe('a page of any other origin', () => {
  test.use({ foreseen: [/blocked by CORS policy|net::ERR_FAILED/] });

  test('reads no answer and sends no sign-in', async ({ page, apart }) => {
    await page.goto('about:blank');
    const tries = await page.evaluate(async (api) => {
      const asked = async (path: string, init?: RequestInit): Promise<string> =>
        fetch(`${api}/api${path}`, init).then(
          () => 'answered',
          () => 'refused',
        );
      const body = JSON.stringify({ email: 'merchant@comptoir.test', password: 'comptoir-demo' });
      const headers = { 'Content-Type': 'application/json' };
      return [await asked('/healthz'), await asked('/login', { method: 'POST', headers, body })];
    }, apart.api);
    expect(tries).toEqual(['refused', 'refused']);
  });
});
