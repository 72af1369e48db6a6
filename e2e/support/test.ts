import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { healAuthority } from './authority.ts';
import { openPortal, type Portal } from './portal.ts';
import { getRunning, theDataDir } from './running.ts';
import { openShell, type SecondShell } from './second-shell.ts';
import { logOf } from './start-comptoir.ts';
import { WORDS, type Language, type Words } from './words.ts';

interface Journey {
  /** The language of the user on the journey, and of their browser: `test.use({ language: inLanguage('en') })`. */
  language: Language;
  words: Words;
  shell: SecondShell;
  portal: Portal;
  /** Another browser, such as another user's: it shares nothing with the first. */
  elsewhere: { readonly page: Page; readonly portal: Portal };
  /** Complaints of the browser that belong to the journey, such as a refused sign-in. */
  foreseen: RegExp[];
  calmBeforeAndSilenceAfter: void;
}

/** Each journey is made in one language. With `SWAP_LANGUAGES` set it is made in the other one, so that two runs make all in both. */
export const inLanguage = (language: Language): Language =>
  process.env['SWAP_LANGUAGES'] ? OTHER[language] : language;

const OTHER = { fr: 'en', en: 'fr' } as const satisfies Record<Language, Language>;

/** A journey through a running Comptoir: a browser, a second shell, and an authority that answers when it begins. */
export const test = base.extend<Journey>({
  language: [inLanguage('fr'), { option: true }],
  foreseen: [[], { option: true }],
  locale: async ({ language }, use) => use(`${language}-CA`),
  baseURL: async ({ language: _language }, use) => use((await getRunning(theDataDir())).portalUrl),
  words: async ({ language }, use) => use(WORDS[language]),
  shell: async ({ language }, use) => use(openShell(language)),
  portal: async ({ page, words }, use) => use(openPortal(page, words)),
  elsewhere: async ({ browser, baseURL, words }, use) => {
    const context = await browser.newContext({ baseURL: String(baseURL) });
    const page = await context.newPage();
    await use({ page, portal: openPortal(page, words) });
    await context.close();
  },
  calmBeforeAndSilenceAfter: [
    async ({ context, foreseen }, use, info) => {
      await healAuthority();
      const complaints = collectComplaints(context);
      await use();
      if (info.status !== info.expectedStatus) await info.attach('comptoir.log', { path: logOf(theDataDir()) });
      const unforeseen = complaints.filter((text) => !foreseen.some((pattern) => pattern.test(text)));
      expect(unforeseen, 'the browser complains of nothing unforeseen').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the red and yellow lines of the browser's console, and every uncaught error. */
function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

export { expect } from '@playwright/test';
