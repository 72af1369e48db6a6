import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { healAuthority } from './authority.ts';
import { openPortal, type Portal } from './portal.ts';
import { getRunning, theDataDir } from './running.ts';
import { openShell, type SecondShell } from './second-shell.ts';
import { logOf } from './start-comptoir.ts';
import { WORDS, type Language, type Words } from './words.ts';

export interface LanguageOption {
  /** The language of the person on the journey, and of their browser. */
  language: Language;
}

interface Journey {
  words: Words;
  shell: SecondShell;
  portal: Portal;
  /** Another browser, such as somebody else's: it shares nothing with the first. */
  elsewhere: { readonly page: Page; readonly portal: Portal };
  /** Complaints of the browser that belong to the journey, such as a refused sign-in. */
  foreseen: RegExp[];
  calmBeforeAndSilenceAfter: void;
}

/** A journey through a running Comptoir: a browser, a second shell, and an authority that answers when it begins. */
export const test = base.extend<LanguageOption & Journey>({
  language: ['fr', { option: true }],
  foreseen: [[], { option: true }],
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

/** What a person would see in the browser's console in red or yellow, and every error that nobody caught. */
function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

export { expect } from '@playwright/test';
