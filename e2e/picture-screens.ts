import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from './support/browser-flags.ts';
import { findCrowded } from './support/find-crowded.ts';
import { findOddShapes } from './support/find-odd-shapes.ts';
import { fillAddress, VISITS } from './support/pictured-screens.ts';
import { PASSWORD } from './support/portal.ts';
import { PRESSED, type Presses } from './support/pressed.ts';

/** Pictures of every screen of a Comptoir that runs with its demo world. `--only` takes the screens whose address has a word, `--look` one of the looks, `--language` one of the languages. What has no room, or an odd shape, is printed beside. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string', default: '' },
    look: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
    out: { type: 'string', default: path.resolve(import.meta.dirname, '../.cache/screens') },
  },
});

const height = 900;
/** How a screen is looked at. */
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  wide: { viewport: { width: 1280, height } },
  phone: { viewport: { width: 390, height } },
  narrow: { viewport: { width: 320, height } },
  forced: { viewport: { width: 1280, height }, forcedColors: 'active' },
};
/** Those in which a screen is also looked at while its data is on its way, when there is none to be had, without a network, and opened. */
const WHOLE = new Set(['wide', 'phone']);
const STATES = ['loading', 'failed'] as const;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: BROWSER_FLAGS,
});
for (const language of ['fr', 'en'].filter((one) => one.includes(values.language))) {
  for (const [look, options] of Object.entries(LOOKS))
    if (look.includes(values.look)) await pictureAll(browser, { look, language, options });
}
await browser.close();
process.stdout.write(`The pictures are in ${values.out}.\n`);

interface Album {
  readonly look: string;
  readonly language: string;
  readonly options: BrowserContextOptions;
}

async function pictureAll(opened: Browser, { look, language, options }: Album): Promise<void> {
  const folder = path.join(values.out, `${language}-${look}`);
  await mkdir(folder, { recursive: true });
  for (const [who, paths] of VISITS) {
    const context = await opened.newContext({
      ...options,
      locale: `${language}-CA`,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    // each is a first visit: what the last one left would stand where it is loading
    await context.addInitScript({ content: "localStorage.removeItem('Queries')" });
    // what finds faults runs in the page, with the compiler's call around its functions
    await context.addInitScript({ content: 'globalThis.__name = (one) => one' });
    const page = await context.newPage();
    const token = who === '' ? '' : await signIn(page, `${who}@comptoir.test`);
    for (const template of paths.filter((one) => one.includes(values.only))) {
      const file = path.join(folder, `${who}${template.replaceAll(/\W+/g, '-')}`);
      const address = await fillAddress(page, { url: values.url, address: template, token });
      await picture(page, address, `${file}.png`);
      if (!WHOLE.has(look)) continue;
      await pictureOpened(page, { template, address, file });
      if (who !== '') for (const state of STATES) await pictureState(page, address, { state, file });
    }
    await context.close();
  }
}

/** Returns the token of who is signed in. */
async function signIn(page: Page, email: string): Promise<string> {
  const reply = await page.request.post(`${values.url}/api/login`, { data: { email, password: PASSWORD } });
  const { webToken } = (await reply.json()) as { webToken: string };
  const localStorage = [{ name: 'JWT', value: webToken }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: values.url, localStorage }] });
  return webToken;
}

async function picture(page: Page, address: string, file: string): Promise<void> {
  await open(page, address);
  // what is on its way is marked so; a screen that waits for ever is a picture too
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: 5000 })
    .catch(() => null);
  await take(page, file);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${values.url}${address}`);
  // one that shows no heading is a picture too
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => null);
}

async function take(page: Page, file: string): Promise<void> {
  await seeAll(page);
  await page.waitForTimeout(150);
  await page.screenshot({ path: file, fullPage: true });
  await printFaults(page, path.relative(values.out, file));
}

/** What is drawn when it is seen, such as a chart, is drawn. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function printFaults(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const found = { ...(await page.evaluate(findCrowded)), ...(await page.evaluate(findOddShapes, { isPhone })) };
  for (const [fault, ones] of Object.entries(found))
    for (const one of ones) process.stdout.write(`${name}: ${fault}: ${one}\n`);
}

/** What is opened by a press, each beside nothing else, and the screen without a network. */
async function pictureOpened(
  page: Page,
  { template, address, file }: { readonly template: string; readonly address: string; readonly file: string },
): Promise<void> {
  for (const [name, presses] of Object.entries(PRESSED[template] ?? {})) {
    if (await pressAll(page, presses)) await take(page, `${file}-${name}.png`);
    await open(page, address);
  }
  if (template !== '/dashboard') return;
  await page.context().setOffline(true);
  await take(page, `${file}-offline.png`);
  await page.context().setOffline(false);
}

/** Whether each was there to be pressed: what is not on a screen of this width or this user is passed over. */
async function pressAll(page: Page, presses: Presses): Promise<boolean> {
  for (const pressed of presses) {
    const isPressed = await page
      .locator(pressed)
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (!isPressed) return false;
  }
  // what opens brings its own code, and asks for what it shows
  await page.waitForTimeout(600);
  return true;
}

/** The same screen when the server keeps its data waiting, or has none. The session is there: without it there is no screen. */
async function pictureState(
  page: Page,
  address: string,
  { state, file }: { readonly state: (typeof STATES)[number]; readonly file: string },
): Promise<void> {
  const everything = /\/api\/(?!session|merchant\/)/;
  await page.route(everything, (route) =>
    state === 'failed'
      ? route.fulfill({ status: 500, json: { error: { code: 'internal-error', requestId: 'r-1' } } })
      : undefined,
  );
  await open(page, address);
  await page.waitForTimeout(300);
  await take(page, `${file}-${state}.png`);
  await page.unroute(everything);
}
