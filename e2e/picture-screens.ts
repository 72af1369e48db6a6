import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from './support/browser-flags.ts';
import { findCrowded } from './support/find-crowded.ts';
import { findOddShapes } from './support/find-odd-shapes.ts';
import { SPACED } from './support/expect-room-for-spacing.ts';
import { fillAddress, VISITS } from './support/pictured-screens.ts';
import { inState, PICTURED_STATES } from './support/pictured-states.ts';
import { PASSWORD } from './support/portal.ts';
import { PRESSED, type Presses } from './support/pressed.ts';

/**
 * Pictures of every screen of a Comptoir that runs with its demo world. `--only` takes the screens whose address has a word, `--who` one
 * account, `--look` one of the looks, `--state` one of the states, `--language` one of the languages. What has no room, or an odd shape,
 * is printed beside.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string', default: '' },
    who: { type: 'string' },
    look: { type: 'string', default: '' },
    state: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
    out: { type: 'string', default: path.resolve(import.meta.dirname, '../.cache/screens') },
  },
});

const height = 900;
interface Look extends BrowserContextOptions {
  /** In pixels, as a reader has set it in the browser. */
  readonly textSize?: number;
  readonly isSpaced?: true;
}
/** Windows that a screen is pictured in. */
const LOOKS: Readonly<Record<string, Look>> = {
  wide: { viewport: { width: 1280, height } },
  phone: { viewport: { width: 390, height } },
  narrow: { viewport: { width: 320, height } },
  forced: { viewport: { width: 1280, height }, forcedColors: 'active' },
  large: { viewport: { width: 1280, height }, textSize: 32 },
  spaced: { viewport: { width: 390, height }, isSpaced: true },
};
/** Those in which a screen is also looked at in each state, without a network, printed, and opened. */
const WHOLE = new Set(['wide', 'phone']);
/** One of the states of its calls, or `plain`, `opened`, `printed`. */
const isWanted = (state: string): boolean => state.includes(values.state);

for (const language of ['fr', 'en'].filter((one) => one.includes(values.language))) {
  for (const [look, options] of Object.entries(LOOKS).filter(([one]) => one.includes(values.look))) {
    const browser = await launch(options);
    await pictureAll(browser, { look, language, options });
    await browser.close();
  }
}
process.stdout.write(`The pictures are in ${values.out}.\n`);

interface Album {
  readonly look: string;
  readonly language: string;
  readonly options: Look;
}

function launch({ textSize }: Look): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...BROWSER_FLAGS, ...(textSize ? [`--blink-settings=defaultFontSize=${textSize}`] : [])],
  });
}

async function pictureAll(opened: Browser, { look, language, options }: Album): Promise<void> {
  const folder = path.join(values.out, `${language}-${look}`);
  await mkdir(folder, { recursive: true });
  for (const [who, paths] of VISITS.filter(([one]) => one === (values.who ?? one))) {
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
    if (options.isSpaced) await page.addInitScript(spaceText, SPACED);
    for (const template of paths.filter((one) => one.includes(values.only))) {
      const file = path.join(folder, `${who}${template.replaceAll(/\W+/g, '-')}`);
      const address = await fillAddress(page, { url: values.url, address: template, token });
      await pictureWanted(page, { look, who, template, address, file });
    }
    await context.close();
  }
}

interface Place {
  readonly look: string;
  readonly who: string;
  readonly template: string;
  readonly address: string;
  readonly file: string;
}

async function pictureWanted(page: Page, { look, who, template, address, file }: Place): Promise<void> {
  if (isWanted('plain')) await picture(page, address, `${file}.png`);
  if (!WHOLE.has(look)) return;
  if (isWanted('opened')) await pictureOpened(page, { template, address, file });
  if (isWanted('printed') && look === 'wide') await print(page, address, `${file}.pdf`);
  const states = who === '' ? [] : Object.entries(PICTURED_STATES).filter(([name]) => isWanted(name));
  for (const [name, state] of states) await inState(page, state, () => picture(page, address, `${file}-${name}.png`));
}

/** Returns the token of who is signed in. */
async function signIn(page: Page, email: string): Promise<string> {
  const reply = await page.request.post(`${values.url}/api/login`, { data: { email, password: PASSWORD } });
  const { webToken } = (await reply.json()) as { webToken: string };
  const localStorage = [{ name: 'JWT', value: webToken }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: values.url, localStorage }] });
  return webToken;
}

function spaceText(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Onto letter paper. */
async function print(page: Page, address: string, file: string): Promise<void> {
  await open(page, address);
  await untilThere(page);
  await seeAll(page);
  await page.waitForTimeout(400);
  const margin = '12mm';
  await page.pdf({
    path: file,
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
}

async function picture(page: Page, address: string, file: string): Promise<void> {
  await open(page, address);
  if (!file.endsWith('-loading.png')) await untilThere(page);
  await take(page, file);
}

/** Waits until nothing is marked as on its way; a screen that waits for ever is a picture too. */
async function untilThere(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: 3000 })
    .catch(() => null);
  await page.waitForTimeout(150);
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

/** Scrolls through the page, so that parts drawn only when seen, such as a chart, are drawn. */
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

/** Pictures everything that opens by a press, each beside nothing else, and the screen without a network. */
async function pictureOpened(
  page: Page,
  { template, address, file }: { readonly template: string; readonly address: string; readonly file: string },
): Promise<void> {
  for (const [name, presses] of Object.entries(PRESSED[template] ?? {})) {
    await open(page, address);
    if (await pressAll(page, presses)) await take(page, `${file}-${name}.png`);
  }
  if (template !== '/dashboard') return;
  await open(page, address);
  await page.context().setOffline(true);
  await take(page, `${file}-offline.png`);
  await page.context().setOffline(false);
}

/** Presses all; returns true when each was there: an element that is not on a screen of this width or this user is passed over. */
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
